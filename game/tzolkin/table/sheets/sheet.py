"""What is counted, a column for every seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.outcome import Row
from game.table.charts.points_table import draw_table
from game.table.players import Player
from game.ui import panels, text, theme
from game.ui.screen import Canvas

_PAD = 10
_GAP = 6
_ROW = 24
"""In dp; the last is what a row needs before there is room for a note."""


@dataclass(frozen=True)
class Sheet:
    """A table of numbers with a sum, and what there is to know of it.

    Attributes:
        title, hint: what it is about.
        groups: its rows; the last one is the sum.
        note: how it is to be read.
    """

    title: str
    hint: str
    groups: Sequence[Sequence[Row]]
    note: str = ""

    @property
    def rows(self) -> int:
        """How many there are."""
        return sum(map(len, self.groups))


def draw_sheet(
    canvas: Canvas, area: Rect, sheet: Sheet, players: Sequence[Player], counted: int | None = None
) -> None:
    """Over an area; all of it, or the first rows with the others pale."""
    px = canvas.px
    panels.draw(canvas, area, panels.PARCHMENT)
    inner = area.inflate(-2 * px(_PAD), -2 * px(_PAD))
    room = Rect(inner.x, inner.y, inner.w, inner.h)
    if sheet.note and text.paragraph_fits(canvas.screen, sheet.note, inner, theme.NOTE):
        high = text.paragraph_height(canvas.screen, sheet.note, inner, theme.NOTE)
        if inner.h - high > px(_ROW) * (sheet.rows + 1):
            below = Rect(inner.x, inner.bottom - high, inner.w, high)
            text.paragraph(canvas, sheet.note, below, theme.NOTE)
            room.h -= high + px(_GAP)
    marks = [player.mark for player in players]
    draw_table(canvas, room, marks, sheet.groups, sums=True, counted=counted)
