"""The layout of the unrolled gears' cells."""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from pygame import FRect, Rect

from game.tzolkin.rules.data.board import CHICHEN, GEARS, LAST_SPACE
from game.ui.input import Pos
from game.ui.screen import Screen

_EMBLEM: Final = 28
_GAP: Final = 2
_STRIP: Final = 48
"""In dp: the column of emblems, the gap between rows, and the height of the calendar."""
_HIGHEST: Final = 84
_NARROWEST: Final = 40
"""The smallest width of a cell at which Chichen Itza lies in one row, in dp."""
_COLUMNS: Final = LAST_SPACE[0] + 1
_LONG: Final = LAST_SPACE[CHICHEN] + 1
"""The number of cells of an ordinary gear, and of Chichen Itza."""


@dataclass(frozen=True)
class TrackLayout:
    """The unrolled gears in a rectangle of the window.

    If it is wide enough, every gear is one row; otherwise Chichen Itza continues in a second row.
    """

    screen: Screen
    area: Rect

    @cached_property
    def strip(self) -> Rect:
        """Return the rectangle of the calendar, above the gears."""
        return Rect(self.area.x, self.area.y, self.area.w, self.screen.px(_STRIP))

    @cached_property
    def wide(self) -> bool:
        """Return True if Chichen Itza lies in one row."""
        return self.area.w >= self.screen.px(_EMBLEM + _LONG * _NARROWEST)

    def row(self, gear: int) -> Rect:
        """Return the rectangle of a whole gear; two rows for Chichen Itza in a narrow window."""
        rows = 1 if gear != CHICHEN or self.wide else 2
        first = self._line(gear)
        return first.union(self._line(gear + rows - 1))

    def emblem(self, gear: int) -> Rect:
        """Return the rectangle of a gear's emblem."""
        row = self.row(gear)
        return Rect(row.x, row.y, self.screen.px(_EMBLEM), row.h)

    def cell(self, gear: int, space: float) -> Rect:
        """Return the cell of a space.

        A fraction is a place between two spaces, for a worker in motion. A space beyond the gear's
        last may lie outside the row.
        """
        line, column = self._line(gear), space
        if gear == CHICHEN and not self.wide and space > LAST_SPACE[0] + 0.5:
            line, column = self._line(gear + 1), space - _COLUMNS
        return self._box(line, column)

    def rest(self, gear: int) -> Rect:
        """Return what the cells of a gear leave free of its last row."""
        last = self.cell(gear, LAST_SPACE[gear])
        row = self.row(gear)
        return Rect(last.right, last.y, row.right - last.right, last.h)

    def tooth_at(self, pos: Pos) -> tuple[int, int] | None:
        """Return gear and space of the cell at a pixel, or of one beside a gap; else None."""
        gap = self.screen.px(_GAP)
        teeth = [(gear, n) for gear in range(len(GEARS)) for n in range(LAST_SPACE[gear] + 1)]
        cells = {tooth: self.cell(*tooth) for tooth in teeth}
        near = [one for one in teeth if cells[one].inflate(2 * gap, 4 * gap).collidepoint(pos)]
        away = {one: math.dist(cells[one].center, pos) for one in near}
        return min(near, key=away.__getitem__, default=None)

    def gear_at(self, pos: Pos) -> int | None:
        """Return the gear whose row lies at a pixel, or None."""
        return next((g for g in range(len(GEARS)) if self.row(g).collidepoint(pos)), None)

    def _line(self, number: int) -> Rect:
        """Return one row of cells with its emblem, counted from the top."""
        gap = self.screen.px(_GAP)
        count = len(GEARS) + (not self.wide)
        room = self.area.bottom - self.strip.bottom
        pitch = min(room / count, self.screen.px(_HIGHEST) + gap)
        top = self.strip.bottom + (room - pitch * count) / 2 + number * pitch + gap
        return Rect(FRect(self.area.x, top, self.area.w, pitch - gap))

    def _box(self, line: Rect, column: float) -> Rect:
        left = line.x + self.screen.px(_EMBLEM)
        pitch = (line.right - left) / (_LONG if self.wide else _COLUMNS)
        return Rect(FRect(left + column * pitch + 1, line.y + 1, pitch - 1, line.h - 2))
