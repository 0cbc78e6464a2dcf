"""Everything that can be touched, explained: what it is, does, and costs now."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from game.table.things import Seat
from game.tzolkin.rules.data.board import GEAR_OF, GEARS, UXMAL
from game.tzolkin.table.choice.options import Option, Way
from game.tzolkin.table.explaining import days, gears, seats, tiles, tracks, ways
from game.tzolkin.table.explaining.explanation import Asked, Explanation
from game.tzolkin.table.things import (
    Ahead,
    BuildingTile,
    Calendar,
    Cube,
    Gear,
    MonumentTile,
    Plate,
    ProphecyTile,
    QuickSpaces,
    Space,
    StartSpace,
    Technology,
    Temple,
    TribeTile,
    WealthTile,
)
from game.tzolkin.words import places

__all__ = ["Asked", "Explanation", "explained"]


def explained(asked: Asked, thing: Option) -> Explanation:
    """A thing or a way to go on in words, for whoever asks."""
    return replace(_TOLD[type(thing)](asked, thing), rule=rule_of(thing))


def rule_of(thing: Option) -> str:
    """The place of the rulebook that tells of it."""
    match thing:
        case Way():
            return ways.rule_of_way(thing)
        case Gear(gear) | Plate(gear, _):
            return GEARS[gear]
        case Space(tooth):
            return GEARS[GEAR_OF[tooth]]
    return _RULES[type(thing)]


_RULES: Final[dict[type, str]] = {
    StartSpace: places.PLACING,
    QuickSpaces: places.QUICK_ACTIONS,
    Calendar: places.FOOD_DAYS,
    Ahead: places.CALENDAR,
    Temple: places.TEMPLES,
    Technology: places.TECHNOLOGIES,
    BuildingTile: places.TILES,
    MonumentTile: places.MONUMENTS,
    WealthTile: places.BEGINNING,
    TribeTile: places.TRIBES,
    ProphecyTile: places.PROPHECIES,
    Seat: places.FOOD_DAYS,
    Cube: GEARS[UXMAL],
}
_TOLD: Final[dict[type, Callable[[Asked, Any], Explanation]]] = {
    Gear: gears.of_gear,
    Space: gears.of_space,
    Plate: gears.of_plate,
    StartSpace: gears.of_start,
    QuickSpaces: gears.of_quick,
    Calendar: days.of_calendar,
    Ahead: days.of_ahead,
    Temple: tracks.of_temple,
    Technology: tracks.of_technology,
    BuildingTile: tiles.of_building,
    MonumentTile: tiles.of_monument,
    WealthTile: tiles.of_wealth,
    TribeTile: tiles.of_tribe,
    ProphecyTile: tiles.of_prophecy,
    Seat: seats.of_seat,
    Cube: tracks.of_cube,
    Way: ways.of_way,
}
