"""What everything that can be touched is called, in the tray."""

from game.tzolkin.rules.data.board import VALUE
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
from game.tzolkin.words import expansion, goods, names, tiles
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext


def name_of(option: Option, state: State) -> str:
    """What it is called."""
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
            return _way(verb, about)
    return _name_of_tile(option, state)


def _name_of_tile(option: Option, state: State) -> str:
    match option:
        case StartSpace():
            return _("Starting player")
        case QuickSpaces():
            return names.sentence(expansion.quick_action(state.quick_tile()))
        case Calendar():
            return _("Calendar")
        case Ahead(days):
            return ngettext("In {count} day", "In {count} days", days).format(count=days)
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


def _way(verb: str, about: int) -> str:
    """What nothing on the table stands for."""
    match verb:
        case "days":
            return goods.days(about)
        case "gold":
            return goods.gold(about)
        case "save":
            return _("Save {cube}").format(cube=goods.cubes(about, 1))
        case "sell":
            return _("Sell {cube}").format(cube=goods.cubes(about, 1))
        case "buy":
            return _("Buy {cube}").format(cube=goods.cubes(about, 1))
        case "trade":
            told = _("{cube} into {corn}")
            return told.format(cube=goods.cubes(about, 1), corn=goods.corn(VALUE[about]))
    return {
        "nothing": _("Nothing"),
        "decline": _("Decline"),
        "corn": _("Take the corn"),
        "wood": _("Take the wood"),
        "burn": _("Burn the wood"),
        "whole": _("Keep architecture for the second"),
        "served": _("Use architecture here"),
        "anew": _("Build anew"),
        "beg": _("Beg for corn"),
        "pass": _("Pass"),
    }[verb]
