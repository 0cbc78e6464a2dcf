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
"""Where the tooth of today lies: at the bottom, over the pointer."""
HUB_RADIUS: Final = 10.0
RIM: Final = (HUB_RADIUS, 12.0)
"""The rim that carries the food days."""

CONTACT: Final = (8, 4, -4, -8, 0)
"""The calendar's tooth that each gear meshes with, counter-clockwise from the topmost. At rest all
of them lie in a gap of their gear."""
DIAL: Final = 1.95
"""From a gear's pitch circle in to the edge of its dial."""
NUMBERS: Final = DIAL + 0.5
"""From there in to the numbers of its spaces,"""
NICHES: Final = DIAL + 1.72
"""and to the niches for skulls of Chichen Itza."""
FOOT: Final = 0.58
"""From there in to the foot of a tooth, on which a worker rides."""
CLEAR: Final = ADDENDUM + 0.25
"""From there out to where plates begin."""
POINTER: Final = (0.95, 2.2)
"""From the calendar's pitch circle out to the tip and the foot of the pointer to today."""

BETWEEN: Final = 1.5
"""Teeth from the contact to space 0."""


def radius(gear: int) -> float:
    """Of a gear's pitch circle."""
    return TEETH[gear] / 2


def tip(gear: int) -> float:
    """Of the circle of its teeth's tips."""
    return radius(gear) + ADDENDUM


def root(gear: int) -> float:
    """Of the circle between its teeth."""
    return radius(gear) - DEDENDUM


def direction(gear: int) -> float:
    """In which a gear lies from the calendar."""
    return 90 + CONTACT[gear] * CALENDAR_STEP


def middle(gear: int) -> Point:
    """Of a gear."""
    x, y = around(CALENDAR_RADIUS + radius(gear), direction(gear))
    return x, -y


def step(gear: int) -> float:
    """Degrees from one tooth of a gear to the next."""
    return 360 / TEETH[gear]


def angle(gear: int, space: float) -> float:
    """The direction of a space from its gear's middle; clockwise, space by space."""
    return direction(gear) + 180 - (BETWEEN + space) * step(gear)


def spot(gear: int, space: float, far: float) -> Point:
    """The point of a space that lies so far from its gear's middle."""
    x, y = middle(gear)
    dx, dy = around(far, angle(gear, space))
    return x + dx, y - dy


def foot(gear: int, space: float) -> Point:
    """Where a worker rides."""
    return spot(gear, space, radius(gear) - FOOT)


def calendar_angle(days: float) -> float:
    """The direction of the tooth that will be today's in so many days."""
    return TODAY - days * CALENDAR_STEP


def on_calendar(days: float, far: float) -> Point:
    """The point of that tooth that lies so far from the calendar's middle."""
    x, y = around(far, calendar_angle(days))
    return x, -y


def in_mesh(days: int) -> bool:
    """True if that tooth is in a gap of a gear."""
    tooth = round((calendar_angle(days) - 90) / CALENDAR_STEP)
    half = CALENDAR_TEETH // 2
    return (tooth + half) % CALENDAR_TEETH - half in CONTACT


def space_at(gear: int, degrees: float) -> int:
    """The space that lies in a direction from a gear's middle; the last ones have no number."""
    passed = (direction(gear) + 180 - degrees) / step(gear) - BETWEEN
    return round(passed) % TEETH[gear]
