"""A scene that is a picture of the table: what of it is drawn anew, and when."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.table.log import LogPanel
from game.tzolkin.table.view.picture import Picture
from game.ui.controls.explaining import Explained
from game.ui.input import Pos
from game.ui.scene import Scene
from game.ui.screen import Canvas
from game.ui.widgets import Element


class Pictured(Scene):
    """Shows a picture, and keeps all of it that has not changed.

    Attributes:
        picture: what is seen.
        log: what was done, beside it where there is room.
    """

    picture: Picture
    log: LogPanel

    @property
    def notes(self) -> Rect:
        """In the ribbon, or over it and buttons beside it: neither the gears nor the seats are
        covered."""
        places = self.picture.places
        return places.notes if places.notes.w else places.ribbon

    def redraw(self, part: Rect | None = None) -> None:
        """Everything there is to be drawn anew, also what is kept around the board."""
        super().redraw(part)
        self.picture.change(part)

    def redraw_log(self) -> None:
        """Only the lines of the log beside it are."""
        super().redraw(self.log.rect)

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas)

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        yield from self.picture.prepare(canvas)

    def explains(self, pos: Pos, held: bool) -> Explained | None:  # noqa: ARG002
        return self.log.explains(pos) or self.picture.explains(pos)

    def elements(self) -> list[Element]:
        """The buttons and what can be touched on the table, then the lines of the log."""
        return super().elements() + self.log.elements()
