"""Large cards over the gears, for the choice before the first turn."""

from typing import Final

from pygame import Rect

from game.tzolkin.table.tray.card import Tray, TrayCard
from game.tzolkin.table.view.tray import TrayPlan
from game.ui import panels, text, theme
from game.ui.painting.cells import grid
from game.ui.screen import Canvas, Screen

_PAD: Final = 16
_TITLE: Final = 34
_GAP: Final = 10
_HIGHEST: Final = 220
"""The greatest height of a card, in dp."""
_LINE: Final = 120
"""The height in dp of a line of cards, from which two lines are better than one."""
_MANY: Final = 4
"""The number of cards from which two lines are better than one."""
_COLUMN: Final = 104
"""The smallest width of a card in dp, unless cards have to lie closer."""


def plan_page(screen: Screen, area: Rect, tray_area: Rect, tray: Tray) -> TrayPlan:
    """Lay out the cards in the area, row by row below their titles, and the words in the tray."""
    px = screen.px
    placed = []
    for number, row in enumerate(tray.rows):
        band = _band(screen, area, number, len(tray.rows))
        below = Rect(band.x, band.y + px(_TITLE), band.w, band.h - px(_TITLE))
        placed += _placed(screen, below, row.cards)
    words = tray_area.inflate(-2 * px(_PAD), -2 * px(_GAP))
    return TrayPlan(words, tuple(placed))


def _band(screen: Screen, area: Rect, number: int, count: int) -> Rect:
    """Return the part of the area for a row."""
    inner = area.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
    high = inner.h // count
    return Rect(inner.x, inner.y + number * high, inner.w, high)


def _placed(screen: Screen, area: Rect, cards: tuple[TrayCard, ...]) -> list[tuple[TrayCard, Rect]]:
    """Lay out the cards of a row in one line, or in two columns.

    One line is used if all have room side by side, or if the area is too low for two lines; it is
    not used if it would leave much of the area empty.
    """
    gap = screen.px(_GAP)
    low = area.h < 2 * screen.px(theme.TOUCH) + gap
    tall = area.h >= 2 * screen.px(_LINE) + gap
    beside = low or (area.w >= len(cards) * screen.px(_COLUMN) and not tall)
    columns = len(cards) if beside or len(cards) < _MANY else 2
    rows = -(-len(cards) // columns)
    high = min(area.h, rows * screen.px(_HIGHEST))
    return list(
        zip(cards, grid(Rect(area.x, area.y, area.w, high), columns, rows, gap), strict=False)
    )


def draw_page(canvas: Canvas, area: Rect, tray: Tray) -> None:
    """Draw the ground of the cards, and the title of every row."""
    panels.draw(canvas, area)
    for number, row in enumerate(tray.rows):
        band = _band(canvas.screen, area, number, len(tray.rows))
        title = Rect(band.x, band.y, band.w, canvas.px(_TITLE))
        text.draw_in(canvas, row.title, title, theme.SUBHEADING)
