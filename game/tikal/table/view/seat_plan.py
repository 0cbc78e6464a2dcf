"""The layout of a seat's panel."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pygame import Rect

from game.tikal.rules.turns.scoring import treasure_points
from game.ui.screen import Screen

_SUPPLIES = 190
"""The greatest width in dp of the row of supplies in a small panel."""


SUPPLY_SHARES = (3.3, 1.6, 2.5, 2.5)
"""The shares of workers, leader, camps and guards in the row of supplies: wide enough for two
digits beside the workers, for none beside the leader."""
_PAID_SHARES = (0.0, 0.4, 0.7, 1.0)
"""The edges of the points in all, for temples, and for treasures, in parts of their row."""
_PAID = 40
"""The width in dp of the points to come in a low panel."""
_BEFORE_PAID = 4
_APART = 5
"""The greatest distance between two wafers in dp."""
_DOT = 0.18
"""The side of a dot that counts wafers, in heights of their row."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """The rectangles of a seat's panel, in device pixels.

    Attributes:
        large: True where there is room for a portrait.
        sign: the portrait in a large panel, else the mark.
        head: name and points; a line without height, at their middle.
        supplies: the counts of workers, leader, camps and guards still in supply.
        treasures: the wafers, with a dot below each for every treasure of its kind.
        paid: what the position would pay now; without width where it has no room.
    """

    large: bool
    sign: Rect
    head: Rect
    supplies: Rect
    treasures: Rect
    paid: Rect


def plan_seat(screen: Screen, rect: Rect) -> SeatPlan:
    """Return the layout of a panel in this rectangle."""
    if rect.h >= screen.px(84) and rect.w >= screen.px(150):
        return _large(screen, rect)
    return _small(screen, rect)


def _large(screen: Screen, rect: Rect) -> SeatPlan:
    """Return the layout with a portrait on the left."""
    px = screen.px
    portrait = Rect(rect.x + px(4), rect.y + px(4), min(px(88), rect.w // 3), rect.h - px(8))
    left = portrait.right + px(4)
    width = rect.right - px(14) - left
    return SeatPlan(
        True,
        portrait,
        Rect(left, rect.y + round(rect.h * 0.22), width, 0),
        Rect(left, rect.y + round(rect.h * 0.35), width, min(px(20), round(rect.h * 0.19))),
        Rect(left, rect.y + round(rect.h * 0.54), width, round(rect.h * 0.22)),
        Rect(left, rect.y + round(rect.h * 0.78), width, round(rect.h * 0.16)),
    )


def _small(screen: Screen, rect: Rect) -> SeatPlan:
    """Return the layout in low rows: mark, name and points; supplies; treasures, beside the
    supplies if there is no third row."""
    px = screen.px
    inner = rect.inflate(-px(16), -px(10) if rect.h > px(60) else -px(8))
    count = 3 if inner.h >= px(46) else 2
    rows = [
        Rect(inner.x, inner.y + i * inner.h // count, inner.w, inner.h // count)
        for i in range(count)
    ]
    if count == 2:
        rows[1].w = inner.w * 3 // 5
        left = rows[1].right + px(6)
        rows.append(Rect(left, rows[1].y, inner.right - left, rows[1].h))
    rows[1].w = min(rows[1].w, px(_SUPPLIES))
    mark = Rect(rows[0].x, rows[0].y, rows[0].h, rows[0].h).inflate(-px(2), -px(2))
    left = mark.right + px(6)
    head = Rect(left, mark.centery + px(1), rows[0].right - left, 0)
    if count == 2:
        return SeatPlan(False, mark, head, rows[1], rows[2], Rect(rows[2].topright, (0, 0)))
    paid = Rect(rows[2].right - px(_PAID), rows[2].y, px(_PAID), rows[2].h)
    rows[2].w -= px(_PAID + _BEFORE_PAID)
    return SeatPlan(False, mark, head, rows[1], rows[2], paid)


def supply_boxes(row: Rect) -> list[Rect]:
    """Return the room of workers, leader, camps and guards, side by side."""
    unit, x, boxes = row.w / sum(SUPPLY_SHARES), float(row.x), []
    for share in SUPPLY_SHARES:
        boxes.append(Rect(round(x), row.y, round(share * unit), row.h))
        x += share * unit
    return boxes


def paid_boxes(plan: SeatPlan) -> list[Rect]:
    """Return the room of the points in all and, in a large panel, of those for temples and for
    treasures."""
    row, shares = plan.paid, _PAID_SHARES if plan.large else (0.0, 1.0)
    edges = [row.x + round(share * row.w) for share in shares]
    return [Rect(left, row.y, right - left, row.h) for left, right in pairwise(edges)]


def place_wafers(screen: Screen, row: Rect, kinds: Sequence[int]) -> dict[int, Rect]:
    """Return the place of the wafer of each kind that is owned, by kind, with room for dots
    below."""
    owned = [kind for kind, count in enumerate(kinds) if count]
    most = row.h - round(row.h * _DOT) - screen.px(1)
    step = min(most + screen.px(_APART), row.w // max(1, len(owned)))
    side = max(1, min(most, step - screen.px(1)))
    return {kind: Rect(row.x + i * step, row.y, side, side) for i, kind in enumerate(owned)}


def dot_side(row: Rect, wafer: Rect) -> int:
    """Return the side in pixels of the dots below a wafer; three dots stay apart from those of the
    next one."""
    return max(2, min(round(row.h * _DOT), wafer.w // 4))


def treasure_note(kinds: Sequence[int]) -> str:
    """Return the points of a seat's treasures as a note, such as "+6"."""
    return f"+{treasure_points(list(kinds))}"
