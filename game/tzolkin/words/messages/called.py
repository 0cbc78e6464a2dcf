"""Convert the ids in messages' fields to names that people use."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.tzolkin.rules.data.board import GEARS, KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.data.expansion import TRIBE_INDEX
from game.tzolkin.rules.data.tiles import BUILDING_INDEX, MONUMENT_INDEX, WEALTH_INDEX
from game.tzolkin.words import expansion, names, tiles
from game.ui.sentence import Words


def _tile(id_: str) -> Words:
    """Name a building, monument, wealth tile or quick action by its id."""
    if id_ in BUILDING_INDEX:
        return tiles.building(BUILDING_INDEX[id_])
    if id_ in MONUMENT_INDEX:
        return tiles.monument(MONUMENT_INDEX[id_])
    if id_ in WEALTH_INDEX:
        return tiles.wealth(WEALTH_INDEX[id_])
    return expansion.quick_action(id_)


def _gear(id_: str) -> Words:
    return names.gear(GEARS.index(id_))


def _kind(id_: str) -> Words:
    return names.cube(KINDS.index(id_))


CALLED: Final[Mapping[str, Callable[[Any], Words]]] = {
    "gear": _gear,
    "gears": lambda ids: names.listed(map(_gear, ids)),
    "kind": _kind,
    "kinds": lambda ids: names.listed(map(_kind, ids)),
    "temple": lambda id_: names.temple(TEMPLES.index(id_)),
    "track": lambda id_: names.technology(TRACKS.index(id_)),
    "tile": _tile,
    "source": _tile,
    "building": _tile,
    "monument": _tile,
    "tribe": lambda id_: expansion.tribe(TRIBE_INDEX[id_]),
}
"""By name of a message's field, the function that turns the field's ids into words."""
