"""A scene that is a picture of a table: what of it is drawn anew, and when."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from pygame import Rect

from game.table.log.panel import LogPanel
from game.table.picture import Picture
from game.ui import theme
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

    picture: Picture[Any, Any]
    log: LogPanel

    _moved: tuple[Rect, ...] = ()
    _first: Iterator[None] = iter(())

    @property
    def notes(self) -> Rect:
        """In the ribbon, or over it and buttons beside it: neither the board nor the seats are
        covered."""
        return self.picture.notes

    def redraw(self, part: Rect | None = None) -> None:
        """Everything there is to be drawn anew, also what is kept around the board: as soon as
        there is time, for no frame has all of it to paint."""
        if part is None:
            self.form.note()
        self.picture.change(part)
        self._explaining.renew()

    def redraw_board(self, part: Rect | None = None) -> None:
        """Only what is never kept: the board and what moves, or a part of it."""
        self._moved = (*self._moved, self.picture.bare if part is None else part)

    def redraw_log(self) -> None:
        """Only the lines of the log beside it are."""
        self._moved = (*self._moved, self.log.rect)
        self._explaining.renew()

    def put_off(self) -> None:
        """This frame had enough to do: what it changed is drawn in a later one."""
        self._first = self._before_drawing()

    def _before_drawing(self) -> Iterator[None]:
        yield
        yield from self.picture.prepare_next()

    def update(self, now: float) -> None:
        super().update(now)
        hurries = self.stage.portion < math.inf
        for _part in self._first:
            if hurries:
                return
        seconds = theme.PAINTING_SLICE if hurries else math.inf
        mended = self.picture.kept.mend(self.stage.screen, seconds)
        for part in (*self._moved, *mended):
            self.changed.add(part)
        self._moved = ()

    def lives(self, now: float) -> Rect | None:
        return self.picture.lives(now)

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, self.stage.still)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        yield from self.picture.prepare(canvas)

    def explains(self, pos: Pos, held: bool) -> Explained | None:
        return self.log.explains(pos) or self.picture.explains(pos, held)

    def elements(self) -> list[Element]:
        """The buttons, what else can be touched, then the lines of the log."""
        return super().elements() + self.picture.elements() + self.log.elements()
