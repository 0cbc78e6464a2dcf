"""A scene that is a picture of the table: what of it is drawn anew, and when."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pygame import Rect

from game.tikal.table.explaining import explained_at
from game.tikal.table.modes import Mode
from game.tikal.table.view.picture import Picture
from game.ui.controls.explaining import Explained
from game.ui.input import Pos
from game.ui.scene import Scene
from game.ui.screen import Canvas
from game.ui.widgets import Element


class Pictured(Scene):
    """Shows a picture, and keeps all of it that has not changed.

    Attributes:
        picture: what is seen.
        mode: what is going on.
        turns: whether the board turns to whoever decides.
    """

    picture: Picture
    mode: Mode
    turns = False

    @property
    def busy(self) -> bool:
        """True while a computer player or a hint thinks, or waits to be shown."""
        return self.mode.busy

    @property
    def notes(self) -> Rect | None:
        """In the ribbon, or over it and the buttons beside it: neither the board nor the seats are
        covered."""
        layout = self.picture.places.layout
        return layout.notes if layout.notes.w else layout.ribbon

    def redraw(self, part: Rect | None = None) -> None:
        """Everything there is to be drawn anew, also what is kept around the board."""
        super().redraw(part)
        self.picture.change(part)

    def turn(self) -> None:
        """The board is seen from its other side."""
        self.picture.turn()
        self.redraw()

    def face(self, seat: int | None, people: Collection[int]) -> None:
        """Shows whoever of the people here decides with all he has, and turns the board to him if
        that is wanted: every other one of them sits opposite."""
        if people and (seat in people or self.picture.own not in people):
            self._belong_to(seat if seat in people else min(people))
        if self.turns and seat is not None and seat in people:
            opposite = sorted(people).index(seat) % 2 == 1
            if opposite != self.picture.board.seen.turned:
                self.turn()

    def _belong_to(self, seat: int | None) -> None:
        if seat is not None and seat != self.picture.own:
            self.picture.own = seat
            self.redraw()

    def redraw_board(self) -> None:
        """Only the board is to be drawn anew."""
        super().redraw(self.picture.board.rect)

    def redraw_log(self) -> None:
        """Only the lines of the log beside it are."""
        super().redraw(self.picture.beside.rect)

    touched = Scene.redraw_widgets  # what else a button has changed, refresh() has found out

    def lives(self, now: float) -> Rect | None:
        return self.picture.lives(now)

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, self.stage.still)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        yield from self.picture.prepare(canvas)

    def explains(self, pos: Pos, held: bool) -> Explained | None:
        return explained_at(self.picture, pos, self.mode.offer, held)

    def elements(self) -> list[Element]:
        """The buttons, and what can be touched in the picture."""
        return super().elements() + self.picture.elements()
