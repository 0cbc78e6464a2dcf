"""Large cards over the gears: what is chosen before the first turn."""

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
"""Of a card."""
_LINE: Final = 120
"""The height of a line of cards from which on two lines are better than one,"""
_MANY: Final = 4
"""with so many cards."""
_COLUMN: Final = 104
"""The least width of a card, where they need not lie closer."""


def plan_page(screen: Screen, area: Rect, tray_area: Rect, tray: Tray) -> TrayPlan:
    """The cards in the area, row by row below their titles; the words in the tray."""
    px = screen.px
    placed = []
    for number, row in enumerate(tray.rows):
        band = _band(screen, area, number, len(tray.rows))
        below = Rect(band.x, band.y + px(_TITLE), band.w, band.h - px(_TITLE))
        placed += _placed(screen, below, row.cards)
    words = tray_area.inflate(-2 * px(_PAD), -2 * px(_GAP))
    return TrayPlan(words, tuple(placed))


def _band(screen: Screen, area: Rect, number: int, count: int) -> Rect:
    """The part of the area for a row."""
    inner = area.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
    high = inner.h // count
    return Rect(inner.x, inner.y + number * high, inner.w, high)


def _placed(screen: Screen, area: Rect, cards: tuple[TrayCard, ...]) -> list[tuple[TrayCard, Rect]]:
    """In one line if all have room side by side, or two lines have none; else in two columns,
    also where one line would leave much of the area empty."""
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
    """What the cards lie on, and what is to be chosen of them."""
    panels.draw(canvas, area)
    for number, row in enumerate(tray.rows):
        band = _band(canvas.screen, area, number, len(tray.rows))
        title = Rect(band.x, band.y, band.w, canvas.px(_TITLE))
        text.draw_in(canvas, row.title, title, theme.SUBHEADING)
