"""The geometry of the gears, without drawing: where the calendar, the gears and their spaces lie.

Lengths are in modules, from the middle of the calendar, which meshes with every gear: the pitch
circle of a gear of n teeth has a radius of n / 2, and two gears mesh where the circles touch.
Angles are in degrees, counter-clockwise from the right. One day turns every wheel by one of its
teeth, the calendar counter-clockwise and the gears clockwise.
"""

import math
from functools import cache
from typing import Final

from game.tzolkin.rules.data.board import TEETH

# The outline of a gear with involute teeth, so that gears really turn together; y goes up.

Point = tuple[float, float]

PRESSURE: Final = math.radians(20)
ADDENDUM: Final = 0.70
"""The distance from the pitch circle out to the tips of the teeth."""
DEDENDUM: Final = 0.95
"""The distance from the pitch circle in to the roots of the teeth."""
BACKLASH: Final = 0.05
"""By how much each side of a tooth is thinner than half of the pitch, so that gears have play."""
_FLANK: Final = 5
"""The number of segments that approximate a flank."""


def rotated(x: float, y: float, degrees: float) -> Point:
    """Return a point turned counter-clockwise about the origin."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return x * cos - y * sin, x * sin + y * cos


def point_at(radius: float, degrees: float) -> Point:
    """Return the point of a circle about the origin that lies in a direction."""
    return rotated(radius, 0.0, degrees)


@cache
def outline(teeth: int) -> tuple[Point, ...]:
    """Return the outline of a gear about the origin, with one tooth pointing to the right."""
    pitch = 360 / teeth
    flank = _flank(teeth)
    points: list[Point] = []
    for tooth in range(teeth):
        one_side = [point_at(radius, tooth * pitch - half) for radius, half in flank]
        other = [point_at(radius, tooth * pitch + half) for radius, half in reversed(flank)]
        points += [*one_side, point_at(teeth / 2 + ADDENDUM, tooth * pitch), *other]
        points.append(point_at(teeth / 2 - DEDENDUM, (tooth + 0.5) * pitch))
    return tuple(points)


def _flank(teeth: int) -> list[tuple[float, float]]:
    """Return the flank of a tooth from root to tip, as pairs.

    Each pair is a distance from the middle and half of the tooth's width there, in degrees.
    """
    radius = teeth / 2
    base = radius * math.cos(PRESSURE)
    at_base = math.pi / (2 * teeth) - BACKLASH / radius + _involute(PRESSURE)
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


# The train of gears; x goes right and y goes down, as on the screen.

CALENDAR_TEETH: Final = 26
CALENDAR_RADIUS: Final = CALENDAR_TEETH / 2
CALENDAR_STEP: Final = 360 / CALENDAR_TEETH
TODAY: Final = 270.0
"""The direction of today's tooth: at the bottom, over the pointer."""
HUB_RADIUS: Final = 10.0
RIM: Final = (HUB_RADIUS, 12.0)
"""The inner and outer radius of the rim that carries the food days."""

CONTACT: Final = (8, 4, -4, -8, 0)
"""The calendar's tooth that meshes with each gear, counter-clockwise from the top.

At rest each of these teeth lies in a gap of its gear.
"""
DIAL: Final = 1.95
"""The distance from a gear's pitch circle in to the edge of its dial."""
NUMBERS: Final = DIAL + 0.56
"""The distance from the pitch circle in to the numbers of the spaces."""
NICHES: Final = DIAL + 1.72
"""The distance from the pitch circle in to Chichen Itza's niches for skulls."""
FOOT: Final = 0.58
"""The distance from the pitch circle in to the foot of a tooth, where a worker stands."""
PLATE_CLEARANCE: Final = ADDENDUM + 0.25
"""The distance from the pitch circle out to where plates may begin."""
POINTER: Final = (0.95, 2.2)
"""The distances from the calendar's pitch circle out to the tip and the foot of the pointer."""

TEETH_TO_FIRST_SPACE: Final = 1.5
"""The number of teeth from the contact with the calendar to space 0."""


def radius(gear: int) -> float:
    """Return the radius of a gear's pitch circle, in modules."""
    return TEETH[gear] / 2


def tip(gear: int) -> float:
    """Return the radius of the circle through the tips of a gear's teeth."""
    return radius(gear) + ADDENDUM


def root(gear: int) -> float:
    """Return the radius of the circle through the roots of a gear's teeth."""
    return radius(gear) - DEDENDUM


def direction(gear: int) -> float:
    """Return the direction of a gear from the calendar's middle, in degrees."""
    return 90 + CONTACT[gear] * CALENDAR_STEP


def middle(gear: int) -> Point:
    """Return the middle of a gear."""
    x, y = point_at(CALENDAR_RADIUS + radius(gear), direction(gear))
    return x, -y


def step(gear: int) -> float:
    """Return the degrees from one tooth of a gear to the next."""
    return 360 / TEETH[gear]


def angle(gear: int, space: float) -> float:
    """Return the direction of a space from its gear's middle; spaces run clockwise."""
    return direction(gear) + 180 - (TEETH_TO_FIRST_SPACE + space) * step(gear)


def space_point(gear: int, space: float, far: float) -> Point:
    """Return the point in a space's direction at distance ``far`` from its gear's middle."""
    x, y = middle(gear)
    dx, dy = point_at(far, angle(gear, space))
    return x + dx, y - dy


def worker_point(gear: int, space: float) -> Point:
    """Return the point at which a worker on a space stands."""
    return space_point(gear, space, radius(gear) - FOOT)


def calendar_angle(days: float) -> float:
    """Return the direction of the calendar's tooth that will be today's in so many days."""
    return TODAY - days * CALENDAR_STEP


def calendar_point(days: float, far: float) -> Point:
    """Return the point at distance ``far`` in the direction of the tooth of that day."""
    x, y = point_at(far, calendar_angle(days))
    return x, -y


def is_in_mesh(days: int) -> bool:
    """Return True if the calendar's tooth of that day lies in a gap of a gear."""
    tooth = round((calendar_angle(days) - 90) / CALENDAR_STEP)
    half = CALENDAR_TEETH // 2
    return (tooth + half) % CALENDAR_TEETH - half in CONTACT


def space_at(gear: int, degrees: float) -> int:
    """Return the space in a direction from a gear's middle.

    Numbers beyond the gear's last space are teeth without a space.
    """
    passed = (direction(gear) + 180 - degrees) / step(gear) - TEETH_TO_FIRST_SPACE
    return round(passed) % TEETH[gear]
