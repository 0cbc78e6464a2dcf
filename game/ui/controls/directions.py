"""Which of many rectangles lies nearest in a direction, for arrow keys that walk among them."""

from collections.abc import Mapping
from typing import Final

from pygame import Rect

DIRECTIONS: Final[Mapping[str, tuple[int, int]]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}
"""The steps in x and y of each arrow key, by the key's name."""
_LEAN: Final = 8
"""Of two that lie alike, as on hexagons, the one to the left of the way is nearer: the way leans
there by this part of the start's size. So the way back leads where one came from."""


def nearest(start: Rect, direction: str, places: Mapping[str, Rect]) -> str | None:
    """Return the id of the rectangle nearest to ``start`` in a direction; None if none is there.

    The gap along the way counts once, the gap across twice. What lies as far on as the start does,
    but beside the way, is the last to be chosen.
    """
    there = [id for id, place in places.items() if lies_towards(start, direction, place)]
    return min(there, key=lambda id: _distance(start, direction, places[id]), default=None)


def _inner(place: Rect, direction: str) -> Rect:
    """Return the inner half of a rectangle along the way, with all of it across."""
    if DIRECTIONS[direction][0]:
        return place.inflate(-(place.w // 4 * 2), 0)
    return place.inflate(0, -(place.h // 4 * 2))


def lies_towards(start: Rect, direction: str, place: Rect) -> bool:
    """Return True if the middle of a rectangle lies in a direction, and not rather beside it."""
    along, _across = _between_middles(start, direction, place)
    _gap_along, gap_across = _gaps(start, direction, place)
    return along > 0 and along >= gap_across


def _distance(start: Rect, direction: str, place: Rect) -> tuple[bool, int, float]:
    """Return what the nearest has least of: the gaps, then how far its middle lies off the way.

    Along the way the gap is that between the inner halves, so that what touches or overlaps is told
    apart.
    """
    along, across = _gaps(start, direction, place)
    beside = along == 0 and across > 0
    along, across = _gaps(_inner(start, direction), direction, _inner(place, direction))
    forth, aside = _between_middles(start, direction, place)
    lean = (start.h if DIRECTIONS[direction][0] else start.w) / _LEAN
    return beside, along + 2 * across, forth + 2 * abs(aside + lean)


def _between_middles(start: Rect, direction: str, place: Rect) -> tuple[int, int]:
    """Return how far on the middle of a rectangle lies, and how far to the right of the way."""
    step_x, step_y = DIRECTIONS[direction]
    x, y = place.centerx - start.centerx, place.centery - start.centery
    return x * step_x + y * step_y, y * step_x - x * step_y


def _gaps(start: Rect, direction: str, place: Rect) -> tuple[int, int]:
    """Return the gaps between two rectangles, along and across; 0 where they overlap."""
    x = max(0, place.left - start.right, start.left - place.right)
    y = max(0, place.top - start.bottom, start.top - place.bottom)
    return (x, y) if DIRECTIONS[direction][0] else (y, x)
