"""The sign beside what was done, in the log and while others act."""

from collections.abc import Mapping
from typing import Final

from game.tzolkin.rules.actions import (
    Action,
    Advance,
    Beg,
    Bonus,
    Build,
    BuildMonument,
    Burn,
    Buy,
    Decline,
    Do,
    Done,
    DoOn,
    EndTurn,
    Gain,
    Keep,
    Learn,
    Lower,
    Mercy,
    Nothing,
    Pass,
    Pay,
    Pick,
    Place,
    PlaceQuick,
    PlaceStart,
    Sell,
    StepUp,
    Take,
    TakeGold,
    Trade,
    Tribe,
    Unlearn,
)
from game.tzolkin.rules.data.board import GEAR_OF, KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.data.tiles import BUILDINGS
from game.tzolkin.rules.state import State
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.layout import sprite
from game.tzolkin.table.signs.spaces import EMBLEMS

_ALWAYS: Final[Mapping[type[Action], str]] = {
    Tribe: sign.TRIBE,
    Keep: sign.WEALTH,
    PlaceStart: sign.FIRST,
    PlaceQuick: sign.QUICK,
    Beg: sign.BEG,
    Pass: sign.SKIP,
    EndTurn: sign.DAY,
    Nothing: sign.SKIP,
    Decline: sign.SKIP,
    Done: sign.SKIP,
    Burn: sign.BURN,
    BuildMonument: sign.MONUMENT,
    TakeGold: sign.GOLD,
    Advance: sign.DAY,
}


def icon_of(before: State, action: Action) -> str:
    """The sprite of what an action is about."""
    return sprite(_ALWAYS.get(type(action)) or _own(before, action))


def _own(before: State, action: Action) -> str:
    match action:
        case Place(gear=gear) | Mercy(gear=gear) | DoOn(gear=gear):
            return EMBLEMS[gear]
        case Pick(tooth=tooth):
            return EMBLEMS[GEAR_OF[tooth]]
        case Do():
            return EMBLEMS[before.about[0]]
        case Take(wood=wood):
            return sign.WOOD_TILE if wood else sign.CORN_TILE
        case Learn(track=track) | Bonus(track=track) | Unlearn(track=track):
            return TRACKS[track]
        case StepUp(temple=temple) | Lower(temple=temple):
            return TEMPLES[temple]
        case Sell(kind=kind) | Buy(kind=kind) | Trade(kind=kind):
            return KINDS[kind]
        case Pay(cubes=cubes) | Gain(cubes=cubes):
            return KINDS[cubes[0]] if len(set(cubes)) == 1 else sign.CUBE
        case Build(building=number):
            return BUILDINGS[number].kind
    raise ValueError(f"no sign for {action}")
