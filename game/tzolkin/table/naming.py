"""What everything that can be touched is called, in the tray."""

from collections.abc import Callable, Mapping
from typing import Final

from game.tzolkin.rules.state import State
from game.tzolkin.table.choice.options import Option, Way
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
from game.tzolkin.words import expansion, goods, names, tiles, ways
from game.tzolkin.words.ways import WAYS
from game.ui.sentence import Sentence, Words


def name_of(option: Option, state: State) -> Words:
    """What it is called; empty for what has a player's name."""
    match option:
        case Gear(gear):
            return names.gear(gear)
        case Space(tooth):
            return names.tooth(tooth)
        case Plate(gear, number):
            return names.action(gear, number)
        case Temple(temple, _step):
            return names.temple(temple)
        case Technology(track, _level):
            return names.technology(track)
        case Cube(kind):
            return names.cube(kind)
        case Way(verb, about):
            return _WAYS[verb](about) if verb in _WAYS else WAYS[verb]
    return _name_of_tile(option, state)


def _name_of_tile(option: Option, state: State) -> Words:
    match option:
        case StartSpace():
            return WAYS["start"]
        case QuickSpaces():
            return names.whole(expansion.quick_action(state.quick_tile()))
        case Calendar():
            return WAYS["calendar"]
        case Ahead(days):
            return ways.in_days(days)
        case BuildingTile(number):
            return tiles.building(number)
        case MonumentTile(number):
            return tiles.monument(number)
        case WealthTile(number):
            return tiles.wealth(number)
        case TribeTile(tribe):
            return expansion.tribe(tribe)
        case ProphecyTile(prophecy):
            return expansion.prophecy(prophecy)
    return ""


_WAYS: Final[Mapping[str, Callable[[int], Sentence]]] = {
    "days": goods.days,
    "gold": goods.gold,
    "save": ways.save,
    "sell": ways.sell,
    "buy": ways.buy,
    "trade": ways.trade,
}
"""Those that are about a number or a kind, by their verbs."""
