"""The gears, the temples and the calendar as they are printed (sections 1, 5, 9 and 10).

A tooth of a gear is one number for the whole board: ``START[gear] + space``.
"""

from typing import Final

NONE: Final = -1
"""No tile, no tooth, no kind, nobody."""

GEARS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
PALENQUE, YAXCHILAN, TIKAL, UXMAL, CHICHEN = range(5)
START: Final = (0, 10, 20, 30, 40)
TEETH: Final = (10, 10, 10, 10, 13)
"""Of each gear; its first tooth stands on space 0."""
ALL_TEETH: Final = 53
GEAR_OF: Final = tuple(gear for gear, teeth in enumerate(TEETH) for _ in range(teeth))
SPACE_OF: Final = tuple(space for teeth in TEETH for space in range(teeth))

ACTIONS: Final = (5, 5, 5, 5, 9)
"""The highest action of each gear; the spaces above it have any action."""
LAST_SPACE: Final = (7, 7, 7, 7, 10)
"""Workers are pushed off from there."""
OPPOSITE: Final = 5
"""Teeth between the first dummy of a gear and the second."""
PAIR: Final = (YAXCHILAN, PALENQUE, UXMAL, TIKAL, NONE)
"""The gear whose actions Huracan may do too (section 15)."""

KINDS: Final = ("wood", "stone", "gold")
WOOD, STONE, GOLD = range(3)
VALUE: Final = (2, 3, 4)
"""Corn for one cube, at the market and at the end."""
CHEAPEST: Final = min(VALUE)

TRACKS: Final = ("agriculture", "extraction", "architecture", "theology")
AGRICULTURE, EXTRACTION, ARCHITECTURE, THEOLOGY = range(4)
MOST_LEVELS: Final = 3

TEMPLES: Final = ("chaac", "quetzalcoatl", "kukulcan")
CHAAC, QUETZALCOATL, KUKULCAN = range(3)
TEMPLE_POINTS: Final = (
    (-1, 0, 2, 4, 6, 7, 8),
    (-2, 0, 1, 2, 4, 6, 9, 12, 13),
    (-3, 0, 1, 3, 5, 7, 9, 10),
)
TOP: Final = tuple(len(points) - 1 for points in TEMPLE_POINTS)
FIRST_STEP: Final = 1
TEMPLE_CUBES: Final = ((STONE, (2, 4)), (GOLD, (3, 5)), (WOOD, (2, 4)))
"""Per temple the cube that lies on it, and on which steps."""
TEMPLE_SKULL: Final = (KUKULCAN, 5)
HIGHEST_BONUS: Final = ((6, 2, 4), (2, 6, 4))
"""Per age and temple."""

FOOD_TEETH: Final = (7, 13, 20, 26)
FOOD_DAYS: Final = len(FOOD_TEETH)

FISHING: Final = 3
HARVEST: Final = (0, 0, 4, 5, 7, 9)
"""Corn of Palenque's spaces 2 to 5."""
LOGGING: Final = (0, 0, 0, 2, 3, 4)
JUNGLE_SPACES: Final = (2, 3, 4, 5)
SKULLS: Final = 13
OFFERING_POINTS: Final = (0, 4, 5, 6, 7, 8, 8, 10, 11, 13)
OFFERING_TEMPLE: Final = (NONE, 0, 0, 0, 2, 2, 2, 1, 1, 1)
OFFERING_CUBES: Final = (0, 0, 0, 0, 0, 0, 1, 0, 1, 1)
"""What a skull brings on each space of Chichen Itza."""

WORKERS: Final = 6
WORKERS_AT_FIRST: Final = 3
"""In hand; the others are in the bank."""
EXTRA: Final = (0, 1, 2, 3, 4, 5)
"""Corn for the first to the sixth worker of a turn."""
BEGGED_CORN: Final = 3
BEGGING_LIMIT: Final = 2
MEAL: Final = 2
UNFED: Final = 3
"""Points for a worker that is not fed."""
DISPLAYED: Final = 6
"""Buildings."""
TECH_COST: Final = (1, 2, 3, 1)
"""Cubes for a step from each level; the last brings the bonus."""
