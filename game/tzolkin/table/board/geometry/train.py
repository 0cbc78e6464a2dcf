"""The train of gears: where the calendar, its five gears and all their spaces lie.

Lengths are in modules from the middle of the calendar, which meshes with every gear; x goes right
and y goes down, as on the screen. Angles are in degrees, counter-clockwise from the right. One day
turns every wheel by one of its teeth, the calendar counter-clockwise and the gears clockwise.
Source: the design of the table, section 1.
"""

from typing import Final

from game.tzolkin.rules.data.board import TEETH
from game.tzolkin.table.board.geometry.teeth import ADDENDUM, DEDENDUM, Point, around

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
NUMBERS: Final = DIAL + 0.5
"""The distance from the pitch circle in to the numbers of the spaces."""
NICHES: Final = DIAL + 1.72
"""The distance from the pitch circle in to Chichen Itza's niches for skulls."""
FOOT: Final = 0.58
"""The distance from the pitch circle in to the foot of a tooth, where a worker stands."""
CLEAR: Final = ADDENDUM + 0.25
"""The distance from the pitch circle out to where plates may begin."""
POINTER: Final = (0.95, 2.2)
"""The distances from the calendar's pitch circle out to the tip and the foot of the pointer."""

BETWEEN: Final = 1.5
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
    x, y = around(CALENDAR_RADIUS + radius(gear), direction(gear))
    return x, -y


def step(gear: int) -> float:
    """Return the degrees from one tooth of a gear to the next."""
    return 360 / TEETH[gear]


def angle(gear: int, space: float) -> float:
    """Return the direction of a space from its gear's middle; spaces run clockwise."""
    return direction(gear) + 180 - (BETWEEN + space) * step(gear)


def spot(gear: int, space: float, far: float) -> Point:
    """Return the point in a space's direction at distance ``far`` from its gear's middle."""
    x, y = middle(gear)
    dx, dy = around(far, angle(gear, space))
    return x + dx, y - dy


def foot(gear: int, space: float) -> Point:
    """Return the point at which a worker on a space stands."""
    return spot(gear, space, radius(gear) - FOOT)


def calendar_angle(days: float) -> float:
    """Return the direction of the calendar's tooth that will be today's in so many days."""
    return TODAY - days * CALENDAR_STEP


def on_calendar(days: float, far: float) -> Point:
    """Return the point at distance ``far`` in the direction of the tooth of that day."""
    x, y = around(far, calendar_angle(days))
    return x, -y


def in_mesh(days: int) -> bool:
    """Return True if the calendar's tooth of that day lies in a gap of a gear."""
    tooth = round((calendar_angle(days) - 90) / CALENDAR_STEP)
    half = CALENDAR_TEETH // 2
    return (tooth + half) % CALENDAR_TEETH - half in CONTACT


def space_at(gear: int, degrees: float) -> int:
    """Return the space in a direction from a gear's middle.

    Numbers beyond the gear's last space are teeth without a space.
    """
    passed = (direction(gear) + 180 - degrees) / step(gear) - BETWEEN
    return round(passed) % TEETH[gear]
