"""A name in the program for everything that can be touched: for buttons, tests and the mirror."""

from dataclasses import astuple
from typing import Final

from game.tzolkin.rules.data.board import GEAR_OF, GEARS, KINDS, SPACE_OF, TEMPLES, TRACKS
from game.tzolkin.rules.data.expansion import PROPHECIES, TRIBES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, WEALTH
from game.tzolkin.table.choice.options import Option, Way
from game.tzolkin.table.things import (
    BuildingTile,
    Cube,
    Gear,
    MonumentTile,
    Plate,
    ProphecyTile,
    Space,
    Technology,
    Temple,
    TribeTile,
    WealthTile,
)

_OF_KIND: Final = frozenset({"save", "trade", "sell", "buy"})


def id_of(option: Option) -> str:
    """The name of a thing or a way; every two of them have two."""
    match option:
        case Gear(gear):
            return f"gear/{GEARS[gear]}"
        case Space(tooth):
            return f"space/{GEARS[GEAR_OF[tooth]]}/{SPACE_OF[tooth]}"
        case Plate(gear, number):
            return f"plate/{GEARS[gear]}/{number}"
        case Temple(temple, step):
            return f"temple/{TEMPLES[temple]}" + (f"/{step}" if step >= 0 else "")
        case Technology(track, level):
            return f"technology/{TRACKS[track]}" + (f"/{level}" if level >= 0 else "")
        case BuildingTile(number):
            return f"building/{BUILDINGS[number].id}"
        case MonumentTile(number):
            return f"monument/{MONUMENTS[number].id}"
        case WealthTile(number):
            return f"wealth/{WEALTH[number].id}"
        case TribeTile(tribe):
            return f"tribe/{TRIBES[tribe - 1]}"
        case ProphecyTile(prophecy):
            return f"prophecy/{PROPHECIES[prophecy - 1].id}"
        case Cube(kind):
            return f"cube/{KINDS[kind]}"
        case Way(verb, about):
            return f"way/{verb}/{KINDS[about] if verb in _OF_KIND else about}"
    return "/".join((type(option).__name__.lower(), *map(str, astuple(option))))
