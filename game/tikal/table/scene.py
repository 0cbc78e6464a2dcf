"""The table scene of Tikal, in which a match is played or followed, and its ``Kit``."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from game.platform.node import Node
from game.settings.store import Settings
from game.table import opening
from game.table.dialogs.menu import latest_actions, take_back_label
from game.table.kit import Kit
from game.table.modes import Outcome
from game.table.opening import make_open_table
from game.table.scene import table
from game.table.session import Session
from game.table.things import Seat
from game.tikal.players.roster import OPPONENTS
from game.tikal.rules.actions import Action
from game.tikal.rules.game_rules import RULES
from game.tikal.rules.hidden import View
from game.tikal.rules.records import TikalMatch, catch_up
from game.tikal.rules.setup import Setup, seal
from game.tikal.rules.state import State
from game.tikal.table import commands, ids, nodes, words
from game.tikal.table.board.elements import is_space, space_numbers
from game.tikal.table.dialogs import open_dialog, open_seat_dialog
from game.tikal.table.match import telling
from game.tikal.table.match.telling import step
from game.tikal.table.modes.deciding import Deciding
from game.tikal.table.modes.mode import AskToEnd, ChooseExchange, CountRest, LookAt, Turn
from game.tikal.table.modes.overlaid import LookingBack, Overlaid
from game.tikal.table.modes.watching import LookingOn
from game.tikal.table.modes.which import mode_now
from game.tikal.table.things import Thing
from game.tikal.table.tooltips import explain_buttons, tooltip_at
from game.tikal.table.view.controls import KEYS, Controls
from game.tikal.table.view.picture import Picture
from game.tikal.table.view.places import PlaceAll, place_all
from game.tikal.words import names
from game.tikal.words.firsts import firsts
from game.tikal.words.sounds import SOUNDS
from game.ui.controls.tooltips import Tooltip
from game.ui.input import Gesture, Key, Pos, Press, SecondaryTap, Wheel
from game.ui.scene import Stage
from game.ui.sentence import Sentence, lines


def describe_start(setup: Setup, session: Session[State, View, Action]) -> Sentence:
    """Return the text of the table's menu: which game is played, and what was done last."""
    done = latest_actions(session, lambda played: step(played, session.players).words)
    return lines((names.game_with_options(setup), done))


def show_rules(stage: Stage, match: TikalMatch, rule: str = "") -> None:
    """Open the rulebook for the variant and options played here, at a rule or at its beginning.

    It also explains how anybody can check that the draw is fair.
    """
    from game.rulebook.scene import RulebookScene  # noqa: PLC0415 (read by few)
    from game.tikal.table.pictures import paint_figure  # noqa: PLC0415
    from game.tikal.words.book import book  # noqa: PLC0415

    setup = match.setup
    write = partial(book, setup.variant, setup.options, seal(setup))
    stage.push(RulebookScene(stage, write, paint_figure, rule))


def current_turn(session: Session[State, View, Action]) -> Turn:
    """Return the turn of the position that the session shows."""
    match, agreed = session.match, take_back_label(session)
    return Turn(session.view, session.players, match.can_undo, match.can_redo, agreed)


KIT: Final = Kit(
    rules=RULES,
    telling=telling,
    make_turn=current_turn,
    make_mode=mode_now,
    overlaid=Overlaid,
    looking_back=LookingBack,
    looking_on=LookingOn,
    catch_up=catch_up,
    keys=KEYS,
    opponents=OPPONENTS,
    refusal_text=words.reason,
    menu_text=describe_start,
    open_rulebook=show_rules,
    firsts=firsts,
    tracks_mouse=True,
    guide=commands,
    sounds=SOUNDS,
    aside=("rotate", "display/", "party/less", "party/more", "party/leader", "party/all"),
)
"""With this Tikal plays at the shared table."""


class TableScene(table.TableScene):
    """The scene of a match of Tikal.

    The board can turn to the player who decides. Where the system supports it, the camera moves
    without redrawing the board.

    Attributes:
        turns_board: whether the board turns to whoever decides.
    """

    kit = KIT
    picture: Picture
    controls: Controls
    turns_board = False
    ends_motion = (Press, SecondaryTap, Key, Wheel)
    place: PlaceAll = staticmethod(place_all)

    def _made(self) -> tuple[Picture, Controls]:
        picture = Picture(
            self.stage.screen, self.players, self._area, self.form, self.log, place=self.place
        )
        told = explain_buttons(self.match.setup.options)
        return picture, Controls(self.press, self.touch, told)

    @property
    def _area(self) -> Sequence[int]:
        """The spaces that are shown: all that are in play."""
        area: Sequence[int] = self.match.setup.variant.area
        return area

    def _take_settings(self, settings: Settings) -> None:
        super()._take_settings(settings)
        self.turns_board = settings.turn_board

    def _face(self, seat: int | None) -> None:
        """Show the deciding player's seat in full and, if the setting asks for it, turn the board
        to that player. Every second person at this device sits opposite."""
        people, picture = self.session.people, self.picture
        if people and (seat in people or picture.own_seat not in people):
            picture.show_in_full(min(people) if seat is None or seat not in people else seat)
        if self.turns_board and seat is not None and seat in people:
            opposite = sorted(people).index(seat) % 2 == 1
            if opposite != picture.board.seen.turned:
                self.turn()

    def _follow_own(self, outcome: Outcome) -> None:
        """Follow an outcome that only Tikal has: count the rest at once, or open a dialog."""
        if isinstance(outcome, CountRest):
            self.picture.playing.skip()
            self._enter(self.mode.uncovered)
            self._pass(self._moment)
        else:
            assert isinstance(outcome, LookAt | ChooseExchange | AskToEnd)
            open_dialog(self.stage, outcome, self.players, self.picture.shown.view, self.play)

    # what is spoken of

    @property
    def _has_room_for_help(self) -> bool:
        """True while nothing has been begun: help lies over the ribbon, which then says only whose
        turn it is."""
        mode = self.mode
        idle = isinstance(mode, Deciding) and mode.words == mode.put_down().words
        return super()._has_room_for_help and idle

    def name_things(self, ids: Collection[str]) -> None:
        super().name_things(ids)
        self.picture.board.named = space_numbers(ids)

    def _places(self, ids: Collection[str], *, enabled: bool = False) -> Iterator[Rect]:
        """Leave out the spaces, whose rings are drawn on the board itself."""
        return super()._places([id for id in ids if not is_space(id)], enabled=enabled)

    def _shown_view(self) -> View:
        return self.picture.shown.view

    # what is touched

    def touch(self, thing: Thing | None) -> None:
        if isinstance(thing, Seat):
            open_seat_dialog(self.stage, self._shown_view, self.players, thing.seat)
        else:
            super().touch(thing)

    def touch_at(self, pos: Pos) -> None:
        """Touch the thing at a pixel; the paper of the panel is none: whoever misses a button there
        keeps what is chosen."""
        picture = self.picture
        on_paper = picture.places.context.collidepoint(pos) and picture.pick(pos) is None
        if not (on_paper and isinstance(self.mode, Deciding)):
            super().touch_at(pos)

    def _gesture(self, gesture: Gesture) -> None:
        """Handle a gesture; over the hexagon in hand the wheel turns that hexagon."""
        if isinstance(gesture, Wheel):
            if (held := self.form.widget_at(gesture.pos)) and held.id == ids.ROTATE_HAND:
                self.press(ids.ROTATE_BACK if gesture.amount > 0 else ids.ROTATE)
        else:
            super()._gesture(gesture)

    def _steered(self) -> None:
        if not self.picture.steered(self.stage.toast_rect):
            self.redraw_board()
        if self.picture.shown.offered is not None:
            self.refresh()  # the button on the board moves with its hexagon

    def table_nodes(self) -> list[Node]:
        return nodes.table_nodes(self.picture)

    def thing_of(self, id: str) -> Thing | None:
        return nodes.thing_of(id)

    # what is seen

    def _show_controls(self) -> None:
        self.controls.show_display(self.picture.shown.view)
        super()._show_controls()

    def tooltip_at(self, pos: Pos, held: bool) -> Tooltip | None:
        return self.log.explains(pos) or tooltip_at(self.picture, pos, held)


open_table: Final = make_open_table(TableScene)
"""Opens a table to play at."""


class LookOn(opening.LookOnScene, TableScene):
    """The table of a match that another window plays."""
