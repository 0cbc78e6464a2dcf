"""A sheet over the board: its table, with the note on how to read it below."""

from collections.abc import Sequence

from pygame import Rect

from game.table.charts import column_at, draw_table, highest
from game.table.players import Player
from game.tzolkin.table.sheets.sheet import Cover, Sheet
from game.ui import panels, text, theme
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen

_PAD = 10
_GAP = 6
_ROW = 24
"""In dp; ``_ROW`` is the height that each row needs before there is room for a note."""


def seat_at(screen: Screen, area: Rect, seats: int, pos: Pos) -> tuple[int, Rect] | None:
    """Return the seat whose figures lie at a pixel of a sheet, and their rectangle; or None."""
    return column_at(screen, _inner(screen, area), seats, pos)


def draw_cover(canvas: Canvas, area: Rect, cover: Cover, players: Sequence[Player]) -> None:
    """Draw a sheet over an area; rows that have not come in yet are pale."""
    px, sheet = canvas.px, cover.sheet
    panels.draw(canvas, area, panels.PARCHMENT)
    inner, note = _inner(canvas.screen, area), " ".join(map(str, sheet.note))
    high = _height(canvas.screen, inner, sheet, note)
    room = Rect(inner.x, 0, inner.w, min(inner.h - high, highest(canvas.screen, sheet.rows)))
    room.y = inner.y + (inner.h - high - room.h) // 2
    if high:
        below = Rect(inner.x, room.bottom + px(_GAP), inner.w, high)
        text.paragraph(canvas, note, below, theme.NOTE)
    if not sheet.groups:
        text.paragraph(canvas, sheet.title, inner, theme.SUBHEADING, "mm")
        return
    marks = [player.mark for player in players]
    draw_table(canvas, room, marks, sheet.groups, sums=True, counted=cover.counted)


def _height(screen: Screen, inner: Rect, sheet: Sheet, note: str) -> int:
    """Return the height of the note in pixels; 0 if there is no room for it."""
    if not note or not text.paragraph_fits(screen, note, inner, theme.NOTE):
        return 0
    high = text.paragraph_height(screen, note, inner, theme.NOTE) + screen.px(_GAP)
    return high if inner.h - high > screen.px(_ROW) * (sheet.rows + 1) else 0


def _inner(screen: Screen, area: Rect) -> Rect:
    return area.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
