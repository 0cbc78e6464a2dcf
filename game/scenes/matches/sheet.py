"""The layout of a page of kept matches."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.ui import theme
from game.ui.screen import Screen

# All sizes are in dp.

_WIDEST: Final = 1180
_CARD: Final = (300, 136)
"""The least width and height of a card."""
_LOW: Final = 98
"""The least height of a card in a window that has no room for four rows."""
_HIGHEST: Final = 168
_SHARES: Final = (3, 4, 3, 5)
"""The shares of a narrow foot's buttons: title, previous, next, open record."""
_BUTTON: Final = 190
"""The greatest width of a button in the foot."""


@dataclass(frozen=True)
class MatchesPlaces:
    """The places on a page, in device pixels; ``foot``: title, previous, next, open record."""

    heading: Rect
    cards: list[Rect]
    foot: list[Rect]


def lay_out(screen: Screen) -> MatchesPlaces:
    """Lay out the page with as many cards as fit, in one column or two."""
    px, gap = screen.px, screen.px(theme.GAP)
    area = screen.safe.inflate(-2 * px(12), -2 * px(10))
    area = Rect(0, 0, min(area.w, px(_WIDEST)), area.h).move_to(center=area.center)
    head = min(px(48), area.h // 6)
    bar = min(px(theme.BUTTON_HEIGHT), max(px(theme.TOUCH), area.h // 8))
    middle = Rect(area.x, area.y + head, area.w, area.h - head - bar - gap)
    foot = Rect(area.x, area.bottom - bar, area.w, bar)
    return MatchesPlaces(
        Rect(area.x, area.y, area.w, head), _grid(screen, middle), _foot(screen, foot)
    )


def _grid(screen: Screen, area: Rect) -> list[Rect]:
    """Return the places of the cards, row by row."""
    gap = screen.px(theme.GAP)
    least = [screen.px(side) for side in _CARD]
    columns = max(1, (area.w + gap) // (least[0] + gap))
    columns = min(columns, 2)
    rows = (area.h + gap) // (least[1] + gap)
    if rows < 4:
        rows = max(1, (area.h + gap) // (screen.px(_LOW) + gap))
    wide = (area.w + gap) // columns - gap
    high = min((area.h + gap) // rows - gap, screen.px(_HIGHEST))
    return [
        Rect(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        for row in range(rows)
        for column in range(columns)
    ]


def _foot(screen: Screen, bar: Rect) -> list[Rect]:
    """Return the places of the foot's buttons: the outer ones at the ends, two in the middle."""
    gap = screen.px(theme.GAP)
    unit = (bar.w - gap * (len(_SHARES) - 1)) / sum(_SHARES)
    wide = [min(int(unit * share), screen.px(_BUTTON)) for share in _SHARES]
    back, previous, following, record = (Rect(bar.x, bar.y, one, bar.h) for one in wide)
    record.right = bar.right
    spare = record.x - back.right - previous.w - gap - following.w
    previous.x = back.right + spare // 2
    following.x = previous.right + gap
    return [back, previous, following, record]
