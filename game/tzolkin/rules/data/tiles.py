"""Wealth tiles, buildings and monuments: the figures on each (sections 2, 9, 12 and 16).

Source: the project's component data, compiled from the rulebook and from the open programs by
SH11235, tomisme, skula, Innoviox and scherven. The base game's figures agree in three sources or
more; the gear and space of a wealth tile's dummy agree in two. A figure marked with a dagger has
a single source (SH11235, who names the publisher's files and photographs of tiles).
"""

from typing import Final, NamedTuple

from game.tzolkin.rules.data import board

ANY: Final = -1
"""Stands for a temple or technology of the player's choice."""
FARM, TOMB, CITY, SHRINE = "farm", "tomb", "city", "shrine"

STEPS_UP, LEARN, EXTRA_BUILDING, MARKET, ACTION, MONUMENT, RELEARN, FAVOUR = range(8)
"""Kinds of effects that a tile has after its goods.

STEPS_UP: steps up on a temple. LEARN: technology steps. EXTRA_BUILDING: one more building.
MARKET: a visit to the market. ACTION: an action of choice for 1 corn. MONUMENT: a monument.
RELEARN: X07's exchange of technology levels. FAVOUR: the temple step of theology 2.
"""


class Goods(NamedTuple):
    """Goods that a tile or an action gives at once."""

    corn: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    skulls: int = 0
    points: int = 0
    workers: int = 0


class Cost(NamedTuple):
    """The cost of a building or monument; ``skulls`` are never discounted."""

    wood: int = 0
    stone: int = 0
    gold: int = 0
    skulls: int = 0


class Effect(NamedTuple):
    """An effect of a tile: its kind, its temple or track (or ``ANY``), and its number of steps."""

    kind: int
    target: int = ANY
    steps: int = 1


def up(temple: int, steps: int = 1) -> Effect:
    """Return an effect of steps up on a temple."""
    return Effect(STEPS_UP, temple, steps)


def learn(track: int, steps: int = 1) -> Effect:
    """Return an effect of free technology steps."""
    return Effect(LEARN, track, steps)


class Building(NamedTuple):
    """A building.

    Attributes:
        id: its id, such as "B21".
        kind: farm, tomb, city or shrine.
        cost: what is paid for it.
        goods: what it gives at once.
        effects: what follows the goods.
        free_meals: the number of workers who need no corn on food days.
        meal_discount: the corn that each worker needs less on food days.
        food_day_goods: the goods of food days 1 to 4. A building with a harvest can be rebuilt.
        keeps_skull: True if the skull paid for it stays on it.
    """

    id: str
    kind: str
    cost: Cost
    goods: Goods = Goods()
    effects: tuple[Effect, ...] = ()
    free_meals: int = 0
    meal_discount: int = 0
    food_day_goods: tuple[Goods, ...] = ()
    keeps_skull: bool = False


class Monument(NamedTuple):
    """A monument; ``scoring`` computes the points that it scores."""

    id: str
    kind: str
    cost: Cost


class Wealth(NamedTuple):
    """A wealth tile. ``gear`` and ``space`` say where it places a dummy if nobody keeps it."""

    id: str
    gear: int
    space: int
    goods: Goods = Goods()
    effects: tuple[Effect, ...] = ()
    free_meals: int = 0


WEALTH: Final = (
    Wealth(
        "W01", board.PALENQUE, 1, Goods(corn=3), (up(board.QUETZALCOATL), learn(board.AGRICULTURE))
    ),
    Wealth("W02", board.PALENQUE, 3, Goods(corn=5, gold=1), (up(board.QUETZALCOATL),)),
    Wealth("W03", board.PALENQUE, 5, Goods(stone=1, gold=1), (learn(board.AGRICULTURE),)),
    Wealth("W04", board.PALENQUE, 7, Goods(corn=9, stone=1)),
    Wealth("W05", board.YAXCHILAN, 1, Goods(wood=1), (up(board.KUKULCAN), learn(board.EXTRACTION))),
    Wealth("W06", board.YAXCHILAN, 3, Goods(corn=2, wood=2), (up(board.KUKULCAN),)),
    Wealth("W07", board.YAXCHILAN, 5, Goods(corn=4, wood=1), (learn(board.EXTRACTION),)),
    Wealth("W08", board.YAXCHILAN, 7, Goods(corn=3, wood=2, stone=1)),
    Wealth("W09", board.TIKAL, 1, Goods(corn=2), (up(board.CHAAC), learn(board.ARCHITECTURE))),
    Wealth("W10", board.TIKAL, 3, Goods(corn=6, stone=2)),
    Wealth("W11", board.TIKAL, 5, Goods(corn=3, gold=1), (learn(board.ARCHITECTURE),)),
    Wealth("W12", board.TIKAL, 7, Goods(corn=6, wood=1, stone=1)),
    Wealth("W13", board.UXMAL, 1, Goods(corn=5, stone=1), (up(board.CHAAC),)),
    Wealth("W14", board.UXMAL, 3, Goods(corn=3, wood=1), free_meals=1),
    Wealth("W15", board.UXMAL, 5, Goods(workers=1)),
    Wealth("W16", board.UXMAL, 7, Goods(corn=8, gold=1)),
    Wealth("W17", board.CHICHEN, 0, Goods(corn=4, wood=1, skulls=1)),
    Wealth("W18", board.CHICHEN, 3, Goods(corn=5, stone=1), (learn(board.THEOLOGY),)),
    Wealth("W19", board.CHICHEN, 5, Goods(corn=4, wood=3)),
    Wealth("W20", board.CHICHEN, 7, Goods(corn=2, wood=2), (learn(board.THEOLOGY),)),
    Wealth("W21", board.CHICHEN, 10, Goods(corn=7, wood=2)),
)

_AGE_1: Final = (
    Building("B01", FARM, Cost(wood=1), free_meals=1),
    Building("B02", FARM, Cost(wood=1), free_meals=1),
    Building("B03", FARM, Cost(wood=1), free_meals=1),
    Building("B04", FARM, Cost(wood=4), meal_discount=1),
    Building("B05", FARM, Cost(wood=4), meal_discount=1),
    Building("B06", TOMB, Cost(wood=2, stone=1), effects=(up(board.CHAAC), up(board.QUETZALCOATL))),
    Building("B07", TOMB, Cost(wood=1, stone=2), effects=(up(board.CHAAC), up(board.KUKULCAN))),
    Building("B08", TOMB, Cost(wood=1, gold=1), effects=(up(ANY), Effect(EXTRA_BUILDING))),
    Building("B09", CITY, Cost(wood=2), effects=(learn(board.AGRICULTURE),)),
    Building("B10", CITY, Cost(wood=3), Goods(stone=1), (learn(board.AGRICULTURE),)),
    Building("B11", CITY, Cost(wood=1, stone=1), Goods(corn=1), (learn(board.EXTRACTION),)),
    Building("B12", CITY, Cost(wood=2, stone=1), Goods(gold=1), (learn(board.EXTRACTION),)),
    Building("B13", SHRINE, Cost(gold=1), effects=(learn(board.ARCHITECTURE),)),
    Building(
        "B14", SHRINE, Cost(stone=1, gold=1), effects=(learn(board.THEOLOGY), up(board.KUKULCAN))
    ),
)
_AGE_2: Final = (
    Building("B15", FARM, Cost(wood=2), free_meals=3),
    Building("B16", FARM, Cost(wood=2), free_meals=3),
    Building("B17", FARM, Cost(wood=2), free_meals=3),
    Building("B18", TOMB, Cost(stone=3), Goods(points=6), (Effect(MARKET),)),
    Building("B19", TOMB, Cost(wood=1, stone=1, gold=1), Goods(points=6, workers=1)),
    Building("B20", TOMB, Cost(wood=1, gold=2), Goods(points=8)),
    Building("B21", TOMB, Cost(wood=2, stone=1, gold=1), Goods(points=2), (Effect(ACTION),)),
    Building(
        "B22",
        TOMB,
        Cost(wood=1, stone=2, gold=1),
        Goods(points=3),
        (up(board.CHAAC), up(board.QUETZALCOATL), up(board.KUKULCAN)),
    ),
    Building("B23", CITY, Cost(wood=3), Goods(stone=1), (learn(ANY),)),
    Building("B24", CITY, Cost(wood=2, stone=1), Goods(gold=1), (learn(ANY),)),
    Building("B25", CITY, Cost(wood=3, stone=1), Goods(corn=6), (learn(ANY),)),
    Building("B26", CITY, Cost(wood=2, stone=2), Goods(skulls=1), (learn(ANY),)),
    Building("B27", SHRINE, Cost(stone=2), Goods(points=2), (up(board.CHAAC, 2),)),
    Building("B28", SHRINE, Cost(stone=1, gold=1), Goods(points=3), (learn(board.ARCHITECTURE),)),
    Building("B29", SHRINE, Cost(gold=2), Goods(points=3), (up(board.KUKULCAN, 2),)),
    Building(
        "B30",
        SHRINE,
        Cost(stone=2, gold=1),
        effects=(learn(board.THEOLOGY), up(board.CHAAC), up(board.KUKULCAN)),
    ),
    Building("B31", SHRINE, Cost(stone=1, gold=2), effects=(learn(ANY, 2),)),
    Building("B32", SHRINE, Cost(gold=3), Goods(points=4), (up(board.QUETZALCOATL, 2),)),
)
_NEW_1: Final = (
    Building("X01", FARM, Cost(wood=3), food_day_goods=(Goods(corn=3),) * 4),  # † cost, corn
    Building(
        "X02",
        TOMB,
        Cost(wood=2, gold=1),  # †
        food_day_goods=(Goods(wood=1), Goods(wood=1), Goods(skulls=1), Goods(skulls=1)),
    ),
    Building("X03", CITY, Cost(wood=1, stone=2), food_day_goods=(Goods(gold=1),) * 4),  # † gold
    Building("X04", SHRINE, Cost(gold=2), food_day_goods=(Goods(stone=1),) * 4),  # † stone
)
_NEW_2: Final = (
    Building("X05", FARM, Cost(wood=2), Goods(corn=8)),
    Building("X06", TOMB, Cost(wood=1, gold=1), Goods(points=1), (Effect(MONUMENT),)),
    Building("X07", CITY, Cost(wood=1, stone=1), effects=(Effect(RELEARN, steps=3),)),  # † cost
    Building(
        "X08",
        SHRINE,
        Cost(gold=1, skulls=1),
        Goods(points=7),  # †
        (up(ANY), Effect(FAVOUR)),
        keeps_skull=True,
    ),
)
BUILDINGS: Final = (*_AGE_1, *_AGE_2, *_NEW_1, *_NEW_2)
MONUMENTS: Final = (
    Monument("M01", TOMB, Cost(3, 2, 1)),
    Monument("M02", TOMB, Cost(1, 3, 2)),
    Monument("M03", TOMB, Cost(1, 1, 4)),
    Monument("M04", TOMB, Cost(1, 0, 4)),
    Monument("M05", TOMB, Cost(2, 2, 2)),
    Monument("M06", CITY, Cost(2, 3, 1)),
    Monument("M07", CITY, Cost(1, 1, 3)),
    Monument("M08", CITY, Cost(2, 1, 3)),
    Monument("M09", CITY, Cost(3, 0, 3)),
    Monument("M10", SHRINE, Cost(0, 2, 3)),
    Monument("M11", SHRINE, Cost(0, 4, 3)),
    Monument("M12", SHRINE, Cost(0, 3, 3)),
    Monument("M13", SHRINE, Cost(0, 0, 4, 1)),
)

WEALTH_INDEX: Final = {tile.id: number for number, tile in enumerate(WEALTH)}
BUILDING_INDEX: Final = {tile.id: number for number, tile in enumerate(BUILDINGS)}
MONUMENT_INDEX: Final = {tile.id: number for number, tile in enumerate(MONUMENTS)}


def _numbers(tiles: tuple[Building, ...]) -> tuple[int, ...]:
    return tuple(BUILDING_INDEX[tile.id] for tile in tiles)


BASE_AGES: Final = (_numbers(_AGE_1), _numbers(_AGE_2))
NEW_AGES: Final = (_numbers(_AGE_1 + _NEW_1), _numbers(_AGE_2 + _NEW_2))
"""Building numbers of ages 1 and 2, without and with the new buildings."""
REBUILDABLE: Final = _numbers(_NEW_1)
"""Numbers of the buildings that can be rebuilt."""

MONUMENT_EACH: Final = {"M01": 4, "M02": 2, "M03": 4, "M04": 4, "M06": 4, "M10": 4}
"""Points of a monument for each thing that it counts."""
M05_EACH: Final = {2: 6, 3: 5, 4: 4, 5: 3}  # † 3 for five players
"""By number of players, points of M05 for each monument that anybody has built."""
M07_POINTS: Final = (0, 9, 20, 33, 33)
"""Points of M07, by the number of technologies at level 3."""
M08_EACH: Final = 3
"""Points of M08 for each level of a technology."""
M09_POINTS: Final = {3: 0, 4: 6, 5: 12, 6: 18}
"""Points of M09, by the number of the seat's workers."""
M12_EACH: Final = 3
"""Points of M12 for each step above the start on the seat's best temple."""
M13_EACH: Final = 3
"""Points of M13 for each skull on Chichen Itza or on X08."""
