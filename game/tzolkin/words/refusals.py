"""Why an action is refused and why a computer player decides as it does, in words."""

from collections.abc import Callable, Mapping
from typing import Final

from game.players.player import Reason
from game.tzolkin.rules.data.board import GEARS, KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.data.expansion import TRIBE_INDEX
from game.tzolkin.rules.data.tiles import BUILDING_INDEX, MONUMENT_INDEX, WEALTH_INDEX
from game.tzolkin.rules.refusals.reason import IllegalAction
from game.tzolkin.words import expansion, names, tiles
from game.ui.i18n import gettext as _


def reason(refused: IllegalAction) -> str:
    """Why an action is refused, as a sentence."""
    return _told(refused.template, refused.facts)


def why(decided: Reason) -> str:
    """Why a computer player decides as it does, as a sentence."""
    return _told(decided.template, decided.facts)


def _told(template: str, facts: Mapping[str, object]) -> str:
    named = {
        field: _NAMED[field](str(value)) if field in _NAMED else value
        for field, value in facts.items()
    }
    return names.sentence(_(template).format(**named))


def _tile(id_: str) -> str:
    """What a tile of any kind is called by its id."""
    if id_ in BUILDING_INDEX:
        return tiles.building(BUILDING_INDEX[id_])
    if id_ in MONUMENT_INDEX:
        return tiles.monument(MONUMENT_INDEX[id_])
    if id_ in WEALTH_INDEX:
        return tiles.wealth(WEALTH_INDEX[id_])
    return expansion.quick_action(id_)


def _named(ids: tuple[str, ...], name: Callable[[int], str]) -> Callable[[str], str]:
    """How one or several of these, with commas between them, are called."""
    return lambda listed: names.listed(name(ids.index(id_)) for id_ in listed.split(", "))


_NAMED: Final[Mapping[str, Callable[[str], str]]] = {
    "gear": _named(GEARS, names.gear),
    "gears": _named(GEARS, names.gear),
    "kind": _named(KINDS, names.cube),
    "kinds": _named(KINDS, names.cube),
    "temple": _named(TEMPLES, names.temple),
    "track": _named(TRACKS, names.technology),
    "tile": _tile,
    "source": _tile,
    "building": _tile,
    "monument": _tile,
    "tribe": lambda id_: expansion.tribe(TRIBE_INDEX[id_]),
}
"""By the names of a message's fields: what the rules call by an id has a name for people."""
