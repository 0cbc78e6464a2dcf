"""Explanations of everything that can be touched: what it is, what it does, its price now."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from game.table.things import Seat
from game.tzolkin.rules.data.board import GEAR_OF, GEARS, UXMAL
from game.tzolkin.table import things
from game.tzolkin.table.choice.options import Option, OptionWay
from game.tzolkin.table.explaining import days, gears, seats, tiles, tracks, ways
from game.tzolkin.table.explaining.explanation import Asker, Explanation
from game.tzolkin.words import places

__all__ = ["Asker", "Explanation", "explained"]


def explained(asked: Asker, thing: Option) -> Explanation:
    """Return the explanation of a thing or a way, from the point of view of ``asked``."""
    return replace(_TOLD[type(thing)](asked, thing), rule=rule_of(thing))


def rule_of(thing: Option) -> str:
    """Return the section of the rulebook about a thing or a way."""
    match thing:
        case OptionWay():
            return ways.rule_of_way(thing)
        case things.Gear(gear) | things.Plate(gear, _):
            return GEARS[gear]
        case things.Space(tooth):
            return GEARS[GEAR_OF[tooth]]
    return _RULES[type(thing)]


_RULES: Final[dict[type, str]] = {
    things.StartSpace: places.PLACING,
    things.QuickSpaces: places.QUICK_ACTIONS,
    things.Calendar: places.FOOD_DAYS,
    things.Ahead: places.CALENDAR,
    things.Temple: places.TEMPLES,
    things.Technology: places.TECHNOLOGIES,
    things.BuildingTile: places.TILES,
    things.MonumentTile: places.MONUMENTS,
    things.WealthTile: places.BEGINNING,
    things.TribeTile: places.TRIBES,
    things.ProphecyTile: places.PROPHECIES,
    Seat: places.FOOD_DAYS,
    things.Cube: GEARS[UXMAL],
}
_TOLD: Final[dict[type, Callable[[Asker, Any], Explanation]]] = {
    things.Gear: gears.of_gear,
    things.Space: gears.of_space,
    things.Plate: gears.of_plate,
    things.StartSpace: gears.of_start,
    things.QuickSpaces: gears.of_quick,
    things.Calendar: days.of_calendar,
    things.Ahead: days.of_ahead,
    things.Temple: tracks.of_temple,
    things.Technology: tracks.of_technology,
    things.BuildingTile: tiles.of_building,
    things.MonumentTile: tiles.of_monument,
    things.WealthTile: tiles.of_wealth,
    things.TribeTile: tiles.of_tribe,
    things.ProphecyTile: tiles.of_prophecy,
    Seat: seats.of_seat,
    things.Cube: tracks.of_cube,
    OptionWay: ways.of_way,
}
