"""What is counted, one column a player."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from pygame import Rect

from game.outcome import Row
from game.ui import sprites, text, theme
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas

_HIGHEST: Final = 62
"""The greatest height of a row in dp."""


def draw_table(
    canvas: Canvas,
    rect: Rect,
    marks: Sequence[str],
    table: Sequence[Sequence[Row]],
    *,
    sums: bool,
    counted: int | None = None,
) -> None:
    """Fills the rectangle with groups of rows; the last row may be their sum. What is not
    ``counted`` yet is pale."""
    wide = rect.w > canvas.px(420)
    inner = rect.inflate(-2 * canvas.px(18 if wide else 12), -2 * canvas.px(8))
    rows = [row for group in table for row in group]
    begins = set(accumulate((len(group) for group in table[:-1]), initial=0))
    step = min(inner.h / (len(rows) + 1), canvas.px(_HIGHEST))
    label = round(inner.w * (0.30 if wide else 0.27))
    column = (inner.w - label) / len(marks)
    cell_width = column - canvas.px(4)
    side = min(canvas.px(30), round(step * 0.86))
    for i, mark in enumerate(marks):
        box = Rect(0, 0, side, side)
        box.center = (round(inner.x + label + column * (i + 0.5)), round(inner.y + step / 2))
        sprites.draw_in(canvas, f"mark_{mark}", box)
    for row, (name, cells) in enumerate(rows):
        y = inner.y + step * (row + 1.5)
        last = sums and row == len(rows) - 1
        if row in begins:
            _rule(canvas, inner, round(y - step / 2))
        room = label - canvas.px(6)
        style = style_for(canvas.screen, name, theme.SUBHEADING if last else theme.BODY, room)
        text.draw(canvas, name, (inner.x, y), style, "lm", max_width=room)
        for i, cell in enumerate(cells):
            x = inner.x + label + column * (i + 0.5)
            number = theme.NUMBER if wide else theme.CHIP
            if last and step > canvas.px(30) and _fit(canvas, cells, cell_width):
                number = theme.NUMBER_BIG
            colour = theme.RUST if last else theme.INK
            if counted is not None and row >= counted:
                colour = theme.INK_FADED
            text.draw(canvas, cell, (x, y), number, "mm", colour, cell_width)


def _fit(canvas: Canvas, cells: Sequence[str], width: float) -> bool:
    """Whether all of them can be large."""
    return all(text.fits(canvas.screen, one, theme.NUMBER_BIG, width) for one in cells)


def _rule(canvas: Canvas, inner: Rect, y: int) -> None:
    canvas.surface.fill(theme.GOLD, Rect(inner.x, y, inner.w, canvas.px(1)))
