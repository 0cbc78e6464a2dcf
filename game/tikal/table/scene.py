"""The table: where a game is played."""

from __future__ import annotations

from collections.abc import Sequence

from game.settings.store import Settings
from game.table.modes import Outcome
from game.table.scene import table
from game.table.things import Seat
from game.tikal.table import ids
from game.tikal.table.dialogs import look_at_seat, open_for
from game.tikal.table.explaining import explained_at, told_of_buttons
from game.tikal.table.kit import KIT
from game.tikal.table.modes.mode import AskToEnd, ChooseExchange, CountRest, LookAt
from game.tikal.table.things import Thing
from game.tikal.table.view.controls import Controls
from game.tikal.table.view.picture import Picture
from game.tikal.table.view.places import place
from game.ui.controls.explaining import Tooltip
from game.ui.input import Gesture, Key, Pos, Press, SecondaryTap, Wheel


class TableScene(table.TableScene):
    """The board turns to whoever decides, if that is wanted, and is moved by the system where
    that can do it.

    Attributes:
        turns: whether it turns.
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
        told = told_of_buttons(self.match.setup.options)
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
        """Shows whoever of the people here decides with all he has, and turns the board to him if
        that is wanted: every other one of them sits opposite."""
        people, picture = self.session.people, self.picture
        if people and (seat in people or picture.own not in people):
            picture.belong_to(min(people) if seat is None or seat not in people else seat)
        if self.turns and seat is not None and seat in people:
            opposite = sorted(people).index(seat) % 2 == 1
            if opposite != picture.board.seen.turned:
                self.turn()

    def _follow_own(self, outcome: Outcome) -> None:
        """Counts the rest at once, or asks, or shows large what is looked at."""
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
        """The wheel turns the hexagon in hand, too."""
        if isinstance(gesture, Wheel):
            if (held := self.form.at(gesture.pos)) and held.id == ids.ROTATE_HAND:
                self.press(ids.ROTATE_BACK if gesture.amount > 0 else ids.ROTATE)
        else:
            super()._gesture(gesture)

    def _steered(self) -> None:
        if not self.picture.steered(self.stage.note):
            self.redraw_board()
        if self.picture.shown.offered is not None:
            self.refresh()  # what is offered on the board goes with its hexagon

    # what is seen

    def _show_controls(self) -> None:
        self.controls.show_display(self.picture.shown.view)
        super()._show_controls()

    def explains(self, pos: Pos, held: bool) -> Tooltip | None:
        return self.log.explains(pos) or explained_at(self.picture, pos, held)
