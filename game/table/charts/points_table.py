"""What is counted, one column a player."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from pygame import Rect

from game.outcome import Row
from game.ui import sprites, text, theme
from game.ui.input import Pos
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.theme import TextStyle

_HIGHEST: Final = 62
"""The greatest height of a row in dp."""
_WIDE: Final = 420
"""The width in dp from which on there is room for large numbers."""
_NAMES, _NAMES_OF_FEW, _NAMES_OF_MANY = 0.30, 0.36, 0.27
"""The part of the width that the rows' names have: with room, and on narrow tables with few or many
players."""
_MANY: Final = 4
"""More than so many columns."""


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
    wide = _is_wide(canvas.screen, rect)
    inner, label = _within(canvas.screen, rect, len(marks))
    rows = [row for group in table for row in group]
    begins = set(accumulate((len(group) for group in table[:-1]), initial=0))
    step = min(inner.h / (len(rows) + 1), canvas.px(_HIGHEST))
    column = (inner.w - label) / len(marks)
    cell_width = column - canvas.px(2)
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
        named = Rect(inner.x, round(y - step / 2), label - canvas.px(6), round(step))
        _draw_name(canvas, named, name, theme.SUBHEADING if last else theme.BODY)
        for i, cell in enumerate(cells):
            x = inner.x + label + column * (i + 0.5)
            number = theme.NUMBER if wide else theme.CHIP
            if last and step > canvas.px(30) and _fit(canvas, cells, cell_width - canvas.px(12)):
                number = theme.NUMBER_BIG
            colour = theme.RUST if last else theme.INK
            if counted is not None and row >= counted:
                colour = theme.INK_FADED
            text.draw(canvas, cell, (x, y), number, "mm", colour, cell_width)


def _draw_name(canvas: Canvas, box: Rect, name: Words, style: TextStyle) -> None:
    """In one line, or where it is not whole in one in two."""
    fitting = style_for(canvas.screen, name, style, box.w)
    if text.fits(canvas.screen, name, fitting, box.w):
        text.draw(canvas, name, box.midleft, fitting, "lm", max_width=box.w)
    else:
        text.paragraph(canvas, name, box, theme.LABEL, "lm")


def column_at(screen: Screen, rect: Rect, columns: int, pos: Pos) -> tuple[int, Rect] | None:
    """Which of so many columns of a table that fills the rectangle lies at a pixel, and where."""
    inner, label = _within(screen, rect, columns)
    if not columns or not inner.collidepoint(pos) or pos[0] < inner.x + label:
        return None
    wide = (inner.w - label) / columns
    number = min(columns - 1, int((pos[0] - inner.x - label) / wide))
    return number, Rect(round(inner.x + label + number * wide), inner.y, round(wide), inner.h)


def highest(screen: Screen, rows: int) -> int:
    """The height in pixels that a table of so many rows fills at most."""
    return screen.px(_HIGHEST) * (rows + 1) + 2 * screen.px(8)


def _is_wide(screen: Screen, rect: Rect) -> bool:
    return rect.w > screen.px(_WIDE)


def _within(screen: Screen, rect: Rect, columns: int) -> tuple[Rect, int]:
    """The rectangle without its edges, and the width of the rows' names."""
    wide = _is_wide(screen, rect)
    inner = rect.inflate(-2 * screen.px(18 if wide else 12), -2 * screen.px(8))
    narrow = _NAMES_OF_MANY if columns > _MANY else _NAMES_OF_FEW
    return inner, round(inner.w * (_NAMES if wide else narrow))


def _fit(canvas: Canvas, cells: Sequence[Words], width: float) -> bool:
    """Whether all of them can be large."""
    return all(text.fits(canvas.screen, one, theme.NUMBER_BIG, width) for one in cells)


def _rule(canvas: Canvas, inner: Rect, y: int) -> None:
    canvas.surface.fill(theme.GOLD, Rect(inner.x, y, inner.w, canvas.px(1)))
