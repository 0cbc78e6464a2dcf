"""What is counted, a column for every seat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.outcome import Row
from game.table.charts.points_table import column_at, draw_table, highest
from game.table.players import Player
from game.tzolkin.words.names import number
from game.ui import panels, text, theme
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen

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
        sums: for every seat what its points are the sum of.
    """

    title: str
    hint: str
    groups: Sequence[Sequence[Row]]
    note: str = ""
    sums: Sequence[Said] = ()

    @property
    def rows(self) -> int:
        """How many there are."""
        return sum(map(len, self.groups))


def seat_at(screen: Screen, area: Rect, seats: int, pos: Pos) -> tuple[int, Rect] | None:
    """Whose figures lie at a pixel of a sheet over an area, and where all of them are."""
    return column_at(screen, _inner(screen, area), seats, pos)


def summed(parts: Iterable[float]) -> str:
    """Points, with what is added up to them."""
    first, *others = [one for one in parts if one] or [0]
    if not others:
        return _("Points: {sum}").format(sum=number(first))
    added = [f" {'+' if one > 0 else '−'} {number(abs(one))}" for one in others]
    told = _("Points: {parts} = {sum}")
    return told.format(parts=number(first) + "".join(added), sum=number(first + sum(others)))


def draw_sheet(
    canvas: Canvas, area: Rect, sheet: Sheet, players: Sequence[Player], counted: int | None = None
) -> None:
    """Over an area; all of it, or the first rows with the others pale."""
    px = canvas.px
    panels.draw(canvas, area, panels.PARCHMENT)
    inner, high = _inner(canvas.screen, area), 0
    if sheet.note and text.paragraph_fits(canvas.screen, sheet.note, inner, theme.NOTE):
        high = text.paragraph_height(canvas.screen, sheet.note, inner, theme.NOTE) + px(_GAP)
        high = high if inner.h - high > px(_ROW) * (sheet.rows + 1) else 0
    room = Rect(inner.x, 0, inner.w, min(inner.h - high, highest(canvas.screen, sheet.rows)))
    room.y = inner.y + (inner.h - high - room.h) // 2
    if high:
        below = Rect(inner.x, room.bottom + px(_GAP), inner.w, high)
        text.paragraph(canvas, sheet.note, below, theme.NOTE)
    marks = [player.mark for player in players]
    draw_table(canvas, room, marks, sheet.groups, sums=True, counted=counted)


def _inner(screen: Screen, area: Rect) -> Rect:
    return area.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
