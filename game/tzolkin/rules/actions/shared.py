"""All actions, made once: listing the legal ones only collects references."""

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from game.tzolkin.rules.actions.action import NONE
from game.tzolkin.rules.actions.choices import (
    Advance,
    Bonus,
    Build,
    BuildMonument,
    Burn,
    Buy,
    Decline,
    Do,
    Done,
    DoOn,
    Gain,
    Learn,
    Lower,
    Nothing,
    Pay,
    Sell,
    StepUp,
    Take,
    TakeGold,
    Unlearn,
)
from game.tzolkin.rules.actions.turns import (
    Beg,
    EndTurn,
    Keep,
    Mercy,
    Pass,
    Pick,
    Place,
    PlaceQuick,
    PlaceStart,
    Trade,
    Tribe,
)
from game.tzolkin.rules.data.board import (
    ACTIONS,
    ALL_TEETH,
    CHICHEN,
    GEARS,
    KINDS,
    TEMPLES,
    TRACKS,
)
from game.tzolkin.rules.data.expansion import TRIBES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, REBUILDABLE

MOST_PAID: Final = 4
"""Cubes in one ``pay``: a third level under P09."""
MOST_GAINED: Final = 2
MOST_GOLD: Final = 2
DAYS: Final = (1, 2)

PLACE: Final = tuple(Place(gear) for gear in range(len(GEARS)))
PLACE_SKIP: Final = tuple(Place(gear, skip=True) for gear in range(len(GEARS)))
PLACE_START: Final = PlaceStart()
PLACE_QUICK: Final = PlaceQuick()
PICK: Final = tuple(Pick(tooth) for tooth in range(ALL_TEETH))
MERCY: Final = tuple(Mercy(gear) for gear in range(len(GEARS)))
PASS: Final = Pass()
END_TURN: Final = EndTurn()
DO: Final = tuple(Do(number) for number in range(max(ACTIONS) + 1))
DO_ON: Final = tuple(
    tuple(DoOn(gear, number) for number in range(ACTIONS[gear] + 1)) for gear in range(CHICHEN)
)
NOTHING: Final = Nothing()
DECLINE: Final = Decline()
TAKE_CORN: Final = Take(wood=False)
TAKE_WOOD: Final = Take(wood=True)
BEG, BURN, STEP_UP, LOWER = (
    tuple(type_(temple) for temple in range(len(TEMPLES))) for type_ in (Beg, Burn, StepUp, Lower)
)
LEARN, BONUS, UNLEARN = (
    tuple(type_(track) for track in range(len(TRACKS))) for type_ in (Learn, Bonus, Unlearn)
)
TRADE, SELL, BUY = (
    tuple(type_(kind) for kind in range(len(KINDS))) for type_ in (Trade, Sell, Buy)
)
DONE: Final = Done()
ADVANCE: Final = tuple(Advance(days) for days in DAYS)
TAKE_GOLD: Final = tuple(TakeGold(number) for number in range(MOST_GOLD + 1))
TRIBE: Final = tuple(Tribe(tribe) for tribe in range(1, len(TRIBES) + 1))


def _cubes(most: int) -> list[tuple[int, ...]]:
    return [
        cubes
        for number in range(1, most + 1)
        for cubes in combinations_with_replacement(range(len(KINDS)), number)
    ]


PAY: Final = {cubes: Pay(cubes) for cubes in _cubes(MOST_PAID)}
GAIN: Final = {cubes: Gain(cubes) for cubes in _cubes(MOST_GAINED)}

PLAIN: Final = len(KINDS) + 1
"""How a building is built, as an index of ``BUILD``: 0, 1 + the kind that is saved, or this."""
SOURCES: Final = (NONE, *REBUILDABLE)


def _ways(building: int, source: int) -> tuple[Build, ...]:
    return (
        Build(building, source),
        *(Build(building, source, save=kind) for kind in range(len(KINDS))),
        Build(building, source, plain=True),
    )


BUILD: Final = {
    source: tuple(_ways(building, source) for building in range(len(BUILDINGS)))
    for source in SOURCES
}
"""By source, building and way."""
BUILD_MONUMENT: Final = {
    source: tuple(BuildMonument(monument, source) for monument in range(len(MONUMENTS)))
    for source in SOURCES
}


@cache
def keep(tiles: tuple[int, ...]) -> Keep:
    """To keep these wealth tiles, in ascending order."""
    return Keep(tiles)
