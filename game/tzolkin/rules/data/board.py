"""Figures printed on the gears, temples and calendar (sections 1, 5, 9 and 10).

A tooth has one number on the whole board: ``START[gear] + space``, where ``space`` is the space
beside which it stands now. Gears, temples, tracks (technologies) and kinds of cubes are numbered
by their order in ``GEARS``, ``TEMPLES``, ``TRACKS`` and ``KINDS``.
"""

from typing import Final

NONE: Final = -1
"""Stands for no tile, no tooth, no kind of cube, no gear, or no seat."""

GEARS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
PALENQUE, YAXCHILAN, TIKAL, UXMAL, CHICHEN = range(5)
FIRST_TOOTH: Final = (0, 10, 20, 30, 40)
"""The number of the tooth at space 0 of each gear."""
TEETH: Final = (10, 10, 10, 10, 13)
"""The number of teeth of each gear."""
ALL_TEETH: Final = 53
"""The number of teeth of all gears."""
GEAR_OF: Final = tuple(gear for gear, teeth in enumerate(TEETH) for _ in range(teeth))
SPACE_OF: Final = tuple(space for teeth in TEETH for space in range(teeth))
"""By tooth, its gear and its space."""

HIGHEST_ACTION: Final = (5, 5, 5, 5, 9)
"""The highest action of each gear; a space above it offers any action of the gear."""
LAST_SPACE: Final = (7, 7, 7, 7, 10)
"""The last space of each gear for workers: the next turn of the gear pushes them off."""
OPPOSITE: Final = 5
"""Number of teeth between the first and the second dummy on a gear."""
PAIRED_GEAR: Final = (YAXCHILAN, PALENQUE, UXMAL, TIKAL, NONE)
"""By gear, the gear whose actions Huracan's workers may do as well (section 15)."""

KINDS: Final = ("wood", "stone", "gold")
WOOD, STONE, GOLD = range(3)
CUBE_VALUE: Final = (2, 3, 4)
"""Corn that a cube of each kind is worth, at the market and at the end of the game."""
CHEAPEST_CUBE: Final = min(CUBE_VALUE)
"""Corn for the cheapest cube."""

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
"""Points of each step of each temple, from the lowest step, number 0."""
TOP_STEP: Final = tuple(len(points) - 1 for points in TEMPLE_POINTS)
"""The top step of each temple."""
FIRST_STEP: Final = 1
"""The step on which every seat starts; one step, number 0, is below it."""
TEMPLE_CUBES: Final = ((STONE, (2, 4)), (GOLD, (3, 5)), (WOOD, (2, 4)))
"""By temple, the kind of cube that it gives, and the steps on which the cubes lie."""
TEMPLE_SKULL: Final = (KUKULCAN, 5)
"""The temple that gives a skull, and the step on which the skull lies."""
HIGHEST_BONUS: Final = ((6, 2, 4), (2, 6, 4))
"""Points for the highest seat, by age and temple."""

FOOD_TEETH: Final = (7, 13, 20, 26)
"""The teeth of the calendar at which the food days are held."""
FOOD_DAYS: Final = len(FOOD_TEETH)

FISHING_CORN: Final = 3
"""Corn of Palenque 1."""
HARVEST_CORN: Final = (0, 0, 4, 5, 7, 9)
"""Corn harvested on each space of Palenque; from space 2 on."""
LOGGING_WOOD: Final = (0, 0, 0, 2, 3, 4)
"""Wood taken on each space of Palenque; from space 3 on."""
JUNGLE_SPACES: Final = (2, 3, 4, 5)
"""The spaces of Palenque that have jungle tiles."""
SKULLS: Final = 13
"""Skulls in the supply at the start."""
OFFERING_POINTS: Final = (0, 4, 5, 6, 7, 8, 8, 10, 11, 13)
OFFERING_TEMPLE: Final = (NONE, 0, 0, 0, 2, 2, 2, 1, 1, 1)
OFFERING_CUBES: Final = (0, 0, 0, 0, 0, 0, 1, 0, 1, 1)
"""By space of Chichen Itza, the points, temple and number of cubes that a skull brings there."""

WORKERS: Final = 6
"""Workers of each seat, in hand, on the board or in the bank."""
WORKERS_AT_FIRST: Final = 3
"""Workers in hand at the start; the others are in the bank."""
EXTRA_WORKER_COST: Final = (0, 1, 2, 3, 4, 5)
"""Extra corn for the first to the sixth worker placed in a turn."""
BEGGED_CORN: Final = 3
"""Corn that a player has after begging."""
BEGGING_LIMIT: Final = 2
"""The most corn with which a player may beg."""
MEAL_CORN: Final = 2
"""Corn that a worker needs on a food day."""
UNFED_PENALTY: Final = 3
"""Points lost for a worker that is not fed."""
DISPLAYED_BUILDINGS: Final = 6
"""Number of displayed buildings."""
TECH_COST: Final = (1, 2, 3, 1)
"""Cubes for a technology step from each level; the step from the last brings the bonus."""
