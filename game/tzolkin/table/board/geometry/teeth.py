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
"""The distance from the pitch circle out to the tips of the teeth."""
DEDENDUM: Final = 0.95
"""The distance from the pitch circle in to the roots of the teeth."""
PLAY: Final = 0.05
"""By how much each side of a tooth is thinner than half of the pitch, so that gears have play."""
_FLANK: Final = 5
"""The number of segments that approximate a flank."""


def turned(x: float, y: float, degrees: float) -> Point:
    """Return a point turned counter-clockwise about the origin."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return x * cos - y * sin, x * sin + y * cos


def around(radius: float, degrees: float) -> Point:
    """Return the point of a circle about the origin that lies in a direction."""
    return turned(radius, 0.0, degrees)


@cache
def outline(teeth: int) -> tuple[Point, ...]:
    """Return the outline of a gear about the origin, with one tooth pointing to the right."""
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
    """Return the flank of a tooth from root to tip, as pairs.

    Each pair is a distance from the middle and half of the tooth's width there, in degrees.
    """
    radius = teeth / 2
    base = radius * math.cos(PRESSURE)
    at_base = math.pi / (2 * teeth) - PLAY / radius + _involute(PRESSURE)
    root, tip = radius - DEDENDUM, radius + ADDENDUM
    begin = max(root, base)
    radii = [root, *(begin + (tip - begin) * part / _FLANK for part in range(_FLANK + 1))]
    return [(far, math.degrees(at_base - _unwound(base, far))) for far in radii]


def _unwound(base: float, radius: float) -> float:
    """Return the angle in radians through which an involute has turned at a radius.

    It is 0 up to the base circle, since the flank is radial there.
    """
    return _involute(math.acos(base / radius)) if radius > base else 0.0


def _involute(angle: float) -> float:
    return math.tan(angle) - angle
