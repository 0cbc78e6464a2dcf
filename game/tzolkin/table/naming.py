"""The names of everything that can be touched, as used in the tray."""

from game.tzolkin.rules.state import State
from game.tzolkin.table import things
from game.tzolkin.table.choice.options import Option, OptionWay
from game.tzolkin.table.ways import WAYS as ALL_WAYS
from game.tzolkin.words import expansion, names, tiles, ways
from game.tzolkin.words.ways import WAYS
from game.ui.sentence import Words


def name_of(option: Option, state: State) -> Words:
    """Return the name of an option; empty for a seat, which has its player's name."""
    match option:
        case things.Gear(gear):
            return names.gear(gear)
        case things.Space(tooth):
            return names.tooth(tooth)
        case things.Plate(gear, number):
            return names.action(gear, number)
        case things.Temple(temple, _step):
            return names.temple(temple)
        case things.Technology(track, _level):
            return names.technology(track)
        case things.Cube(kind):
            return names.cube(kind)
        case OptionWay(verb, about):
            return ALL_WAYS[verb].name(about)
    return _name_of_tile(option, state)


def _name_of_tile(option: Option, state: State) -> Words:
    match option:
        case things.StartSpace():
            return WAYS["start"]
        case things.QuickSpaces():
            return names.whole(expansion.quick_action(state.quick_tile()))
        case things.Calendar():
            return WAYS["calendar"]
        case things.Ahead(days):
            return ways.in_days(days)
        case things.BuildingTile(number):
            return tiles.building(number)
        case things.MonumentTile(number):
            return tiles.monument(number)
        case things.WealthTile(number):
            return tiles.wealth(number)
        case things.TribeTile(tribe):
            return expansion.tribe(tribe)
        case things.ProphecyTile(prophecy):
            return expansion.prophecy(prophecy)
    return ""
