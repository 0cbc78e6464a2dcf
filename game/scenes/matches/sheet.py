"""Where everything lies on a page of kept games."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.ui import theme
from game.ui.screen import Screen

# all in dp

_WIDEST: Final = 1180
_CARD: Final = (300, 136)
"""The least width and height of a card,"""
_LOW: Final = 98
"""and its least height in a window that has no room for four of them."""
_HIGHEST: Final = 168
_SHARES: Final = (3, 4, 3, 5)
"""How the foot is shared by its buttons where it is narrow: back, previous, next, record."""
_BUTTON: Final = 190
"""The greatest width of a button."""


@dataclass(frozen=True)
class MatchesPlaces:
    """Rectangles in device pixels; ``foot`` holds those of back, previous, next and record."""

    heading: Rect
    cards: list[Rect]
    foot: list[Rect]


def lay_out(screen: Screen) -> MatchesPlaces:
    """As many cards as have room, in one column or more."""
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
    """The first and the last at the ends, two in the middle."""
    gap = screen.px(theme.GAP)
    unit = (bar.w - gap * (len(_SHARES) - 1)) / sum(_SHARES)
    wide = [min(int(unit * share), screen.px(_BUTTON)) for share in _SHARES]
    back, previous, following, record = (Rect(bar.x, bar.y, one, bar.h) for one in wide)
    record.right = bar.right
    spare = record.x - back.right - previous.w - gap - following.w
    previous.x = back.right + spare // 2
    following.x = previous.right + gap
    return [back, previous, following, record]
