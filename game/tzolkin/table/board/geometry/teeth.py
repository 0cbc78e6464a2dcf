"""The outline of a gear with involute teeth, so that gears really turn together.

Lengths are in modules: the pitch circle of a gear of n teeth has a radius of n / 2, and two gears
mesh where the circles touch. Angles are in degrees, counter-clockwise from the right; y goes up.
"""

import math
from functools import cache
from typing import Final

Point = tuple[float, float]

PRESSURE: Final = math.radians(20)
ADDENDUM: Final = 0.70
"""From the pitch circle to the tips of the teeth, and"""
DEDENDUM: Final = 0.95
"""to their roots."""
PLAY: Final = 0.05
"""By so much a tooth is thinner than half of its room, on either side."""
_FLANK: Final = 5
"""Parts of which a flank is made."""


def turned(x: float, y: float, degrees: float) -> Point:
    """A point turned counter-clockwise about the middle."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return x * cos - y * sin, x * sin + y * cos


def around(radius: float, degrees: float) -> Point:
    """The point of a circle about the middle that lies in a direction."""
    return turned(radius, 0.0, degrees)


@cache
def outline(teeth: int) -> tuple[Point, ...]:
    """The outline of a gear about the middle, one of whose teeth points to the right."""
    pitch = 360 / teeth
    flank = _flank(teeth)
    points: list[Point] = []
    for tooth in range(teeth):
        one_side = [around(radius, tooth * pitch - half) for radius, half in flank]
        other = [around(radius, tooth * pitch + half) for radius, half in reversed(flank)]
        points += [*one_side, around(teeth / 2 + ADDENDUM, tooth * pitch), *other]
        points.append(around(teeth / 2 - DEDENDUM, (tooth + 0.5) * pitch))
    return tuple(points)


def _flank(teeth: int) -> list[tuple[float, float]]:
    """From root to tip: how far from the middle, and half the tooth's width there as an angle."""
    radius = teeth / 2
    base = radius * math.cos(PRESSURE)
    at_base = math.pi / (2 * teeth) - PLAY / radius + _involute(PRESSURE)
    root, tip = radius - DEDENDUM, radius + ADDENDUM
    begin = max(root, base)
    radii = [root, *(begin + (tip - begin) * part / _FLANK for part in range(_FLANK + 1))]
    return [(far, math.degrees(at_base - _unwound(base, far))) for far in radii]


def _unwound(base: float, radius: float) -> float:
    """How far an involute has turned where it has come to a radius; below its base it is straight
    to the middle."""
    return _involute(math.acos(base / radius)) if radius > base else 0.0


def _involute(angle: float) -> float:
    return math.tan(angle) - angle
