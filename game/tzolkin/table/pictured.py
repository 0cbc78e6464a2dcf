"""A scene that is a picture of the table: what of it is drawn anew, and when."""

from __future__ import annotations

import math
from collections.abc import Iterator

from pygame import Rect

from game.table.log.panel import LogPanel
from game.tzolkin.table.view.picture import Picture
from game.ui import panels, theme
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

    _moved: tuple[Rect, ...] = ()
    _first: Iterator[None] = iter(())

    @property
    def notes(self) -> Rect:
        """In the ribbon, or over it and buttons beside it: neither the gears nor the seats are
        covered."""
        places = self.picture.places
        return places.notes if places.notes.w else places.ribbon

    def redraw(self, part: Rect | None = None) -> None:
        """Everything there is to be drawn anew, also what is kept around the board: as soon as
        there is time, for no frame has all of it to paint."""
        if part is None:
            self.form.note()
        self.picture.change(part)
        self._explaining.renew()

    def redraw_board(self, part: Rect | None = None) -> None:
        """Only what is never kept: the gears and what moves, or a part of it."""
        board = panels.reach(self.screen, self.picture.places.board)
        self._moved = (*self._moved, board if part is None else part)

    def put_off(self) -> None:
        """This frame had enough to do: what it changed is drawn in a later one."""
        self._first = self._before_drawing()

    def _before_drawing(self) -> Iterator[None]:
        yield
        yield from self.picture.prepare_cover()

    def update(self, now: float) -> None:
        super().update(now)
        hurries = self.stage.portion < math.inf
        for _part in self._first:
            if hurries:
                return
        seconds = theme.PAINTING_SLICE if hurries else math.inf
        mended = self.picture.kept.mend(self.screen, seconds)
        for part in (*self._moved, *mended):
            self.changed.add(part)
        self._moved = ()

    def redraw_log(self) -> None:
        """Only the lines of the log beside it are."""
        self._moved = (*self._moved, self.log.rect)
        self._explaining.renew()

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        yield from self.picture.prepare(canvas)

    def explains(self, pos: Pos, held: bool) -> Explained | None:  # noqa: ARG002
        return self.log.explains(pos) or self.picture.explains(pos)

    def elements(self) -> list[Element]:
        """The buttons and what can be touched on the table, then the lines of the log."""
        return super().elements() + self.log.elements()
