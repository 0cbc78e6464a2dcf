"""What is left, and what may come next, in places of their own beside the board of a very wide
window."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect

from game.tikal.table.board import hexagon_card
from game.tikal.table.panels.placed import Placed
from game.tikal.table.panels.stack import stock
from game.tikal.table.shown.shown import Shown
from game.tikal.table.shown.stock import Stock
from game.ui import panels, sprites, text, theme
from game.ui.controls.explaining import Tooltip
from game.ui.i18n import gettext as _
from game.ui.painting.cells import grid
from game.ui.screen import Canvas, Screen

_DRAWN: Final[Mapping[str, tuple[int, Callable[[Canvas, Rect, Stock], None]]]] = {
    "letters": (stock.COUNTS, stock.draw_letters),
    "scorings": (stock.ROW, stock.draw_scorings),
    "treasures": (stock.ROW, stock.draw_treasures),
    "temples": (stock.TEMPLES, stock.draw_temples),
}
"""The height in dp of each row, and the function that draws it."""
_PAD: Final = 12
_TITLE: Final = 46
_LETTER: Final = replace(theme.NUMBER_HUGE, size=18, outline=2.5)
_CARD: Final = 170
"""The greatest width of a hexagon in dp."""
_HIGH: Final = 0.86
"""The height of a hexagon with its trees, in widths of the hexagon."""


def stock_rows(screen: Screen, panel: Rect) -> dict[str, Rect]:
    """Return the place of each row by name, spread evenly over a panel."""
    inner = panel.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
    spare = inner.h - sum(screen.px(high) for high, _draw in _DRAWN.values())
    rows, y = {}, float(inner.y)
    for name, (high, _draw) in _DRAWN.items():
        rows[name] = Rect(inner.x, round(y), inner.w, screen.px(high))
        y += screen.px(high) + spare / (len(_DRAWN) - 1)
    return rows


class StockPanel(Placed):
    """The panel of the stock: hexagons by letter, scoring rounds, treasures, temple tiles."""

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        panels.draw(canvas, self.rect)
        for name, row in stock_rows(canvas.screen, self.rect).items():
            _DRAWN[name][1](canvas, row, shown.stock)


def explained_stock_panel(screen: Screen, panel: Rect) -> Sequence[Tooltip]:
    """Return the tooltips of the panel's rows."""
    return stock.explained_rows(stock_rows(screen, panel))


def draw_next(canvas: Canvas, inner: Rect, stock: Stock) -> None:
    """Draw the letter on top of the stack, and the hexagons of which it is one; with an empty
    stack, what follows."""
    px, letter = canvas.px, stock.top
    sign = Rect(inner.x, inner.y, px(_TITLE), px(_TITLE))
    drawn = sprites.draw_in(canvas, "back" if letter else "temple_10", sign)
    text.draw(canvas, letter or "", drawn.center, _LETTER)
    title = _("Next, one of these") if letter else _("No hexagon left")
    left = sign.right + px(theme.GAP)
    begin = left, sign.centery
    text.draw(canvas, title, begin, theme.SUBHEADING, "lm", max_width=inner.right - left)
    top = sign.bottom + px(theme.GAP)
    area = Rect(inner.x, top, inner.w, max(1, inner.bottom - top))
    if not letter:
        text.paragraph(canvas, stock.follows, area, theme.BODY)
        return
    for card, hexagon in zip(_cards(canvas, area, len(stock.next)), stock.next, strict=True):
        hexagon_card(canvas, card, hexagon, 0)


def _cards(canvas: Canvas, area: Rect, count: int) -> list[Rect]:
    """Return the places of ``count`` hexagons, as large as they can be, in the middle of an
    area."""
    most = canvas.px(_CARD)

    def wide(columns: int) -> int:
        rows = -(-count // columns)
        return min(most, area.w // columns, round(area.h / rows / _HIGH))

    columns = max(range(1, count + 1), key=wide)
    rows, side = -(-count // columns), wide(columns)
    place = Rect(0, 0, columns * side, round(rows * side * _HIGH))
    place.center = area.center
    return grid(place, columns, rows, 0)[:count]
