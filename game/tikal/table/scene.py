"""The table scene of Tikal, in which a match is played."""

from __future__ import annotations

from collections.abc import Sequence

from game.platform.node import Node
from game.settings.store import Settings
from game.table.modes import Outcome
from game.table.scene import table
from game.table.things import Seat
from game.tikal.table import ids
from game.tikal.table.dialogs import look_at_seat, open_for
from game.tikal.table.explaining import describe_buttons, explained_at, nodes
from game.tikal.table.kit import KIT
from game.tikal.table.modes.mode import AskToEnd, ChooseExchange, CountRest, LookAt
from game.tikal.table.things import Thing
from game.tikal.table.view.controls import Controls
from game.tikal.table.view.picture import Picture
from game.tikal.table.view.places import place
from game.ui.controls.explaining import Tooltip
from game.ui.input import Gesture, Key, Pos, Press, SecondaryTap, Wheel


class TableScene(table.TableScene):
    """The scene of a match of Tikal.

    The board can turn to the player who decides. Where the system supports it, the camera moves
    without redrawing the board.

    Attributes:
        turns: whether the board turns to whoever decides.
    """

    kit = KIT
    picture: Picture
    controls: Controls
    turns = False
    ends_motion = (Press, SecondaryTap, Key, Wheel)
    place = staticmethod(place)

    def _made(self) -> tuple[Picture, Controls]:
        picture = Picture(
            self.stage.screen, self.players, self._area, self.form, self.log, place=self.place
        )
        told = describe_buttons(self.match.setup.options)
        return picture, Controls(self.press, self.touch, told)

    @property
    def _area(self) -> Sequence[int]:
        """The spaces that are shown: all that are in play."""
        area: Sequence[int] = self.match.setup.variant.area
        return area

    def _take_settings(self, settings: Settings) -> None:
        super()._take_settings(settings)
        self.turns = settings.turn_board

    def _face(self, seat: int | None) -> None:
        """Show the deciding player's seat in full and, if the setting asks for it, turn the board
        to that player. Every second person at this device sits opposite."""
        people, picture = self.session.people, self.picture
        if people and (seat in people or picture.own not in people):
            picture.belong_to(min(people) if seat is None or seat not in people else seat)
        if self.turns and seat is not None and seat in people:
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
            open_for(self.stage, outcome, self.players, self.picture.shown.view, self.play)

    # what is touched

    def touch(self, thing: Thing | None) -> None:
        if isinstance(thing, Seat):
            look_at_seat(self.stage, self.picture.shown.view, self.players, thing.seat)
        else:
            super().touch(thing)

    def _gesture(self, gesture: Gesture) -> None:
        """Handle a gesture; over the hexagon in hand the wheel turns that hexagon."""
        if isinstance(gesture, Wheel):
            if (held := self.form.at(gesture.pos)) and held.id == ids.ROTATE_HAND:
                self.press(ids.ROTATE_BACK if gesture.amount > 0 else ids.ROTATE)
        else:
            super()._gesture(gesture)

    def _steered(self) -> None:
        if not self.picture.steered(self.stage.note):
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

    def explains(self, pos: Pos, held: bool) -> Tooltip | None:
        return self.log.explains(pos) or explained_at(self.picture, pos, held)
