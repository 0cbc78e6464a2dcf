"""What a legal line is made of: the things that a player touches to say it, one after another."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.table import things
from game.tzolkin.rules import actions as lines
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.data.board import KINDS, NONE
from game.tzolkin.rules.effects.placing import lowest
from game.tzolkin.rules.state import State
from game.tzolkin.table.things import (
    BuildingTile,
    Cube,
    Gear,
    MonumentTile,
    Plate,
    QuickSpaces,
    Space,
    StartSpace,
    Technology,
    Temple,
    Thing,
    TribeTile,
)

_OF_KIND: Final = frozenset({"save", "trade", "sell", "buy"})
"""The verbs of ways that are about a kind of resource."""


@dataclass(frozen=True, slots=True)
class Way(things.Thing):
    """What nothing on the table stands for: a verb, and the number of what it is about."""

    verb: str
    about: int = 0

    @property
    def id(self) -> str:
        return f"way/{self.verb}/{KINDS[self.about] if self.verb in _OF_KIND else self.about}"


Option = Thing | Way
NOTHING: Final = Way("nothing")
DECLINE: Final = Way("decline")
CORN: Final = Way("corn")
WOOD: Final = Way("wood")
BURN: Final = Way("burn")
WHOLE: Final = Way("whole")
"""A building at its whole price: the one of two that architecture does not serve."""
SERVED: Final = Way("served")
"""A building that architecture serves, with nothing to be spared."""
ANEW: Final = Way("anew")
"""A building for which nothing is rebuilt."""
BEG: Final = Way("beg")


def options_of(state: State, action: Action) -> tuple[Option, ...]:
    """What is touched to say a line in a position; the same beginnings mean the same."""
    return _OPTIONS[type(action)](state, action)


def _place(state: State, action: lines.Place) -> tuple[Option, ...]:
    gear = action.gear
    return (Space(lowest(state, gear, skip=True)),) if action.skip else (Gear(gear),)


def _do(state: State, action: lines.Do) -> tuple[Option, ...]:
    return (Plate(state.about[0], action.number),)


def _build(_state: State, action: lines.Build) -> tuple[Option, ...]:
    tile = BuildingTile(action.building)
    if action.plain:
        return tile, _source(action.source), WHOLE
    saved = SERVED if action.saved == NONE else Way("save", action.saved)
    return tile, _source(action.source), saved


def _source(building: int) -> Option:
    """What is rebuilt."""
    return ANEW if building == NONE else BuildingTile(building)


def _cubes(_state: State, action: lines.Pay | lines.Gain) -> tuple[Option, ...]:
    return tuple(map(Cube, action.cubes))


_OPTIONS: Final[dict[type[Action], Callable[[State, Any], tuple[Option, ...]]]] = {
    lines.Place: _place,
    lines.PlaceStart: lambda _s, _a: (StartSpace(),),
    lines.PlaceQuick: lambda _s, _a: (QuickSpaces(),),
    lines.Pick: lambda _s, a: (Space(a.tooth),),
    lines.Beg: lambda _s, a: (BEG, Temple(a.temple)),
    lines.Mercy: lambda _s, a: (Gear(a.gear),),
    lines.Pass: lambda _s, _a: (Way("pass"),),
    lines.EndTurn: lambda _s, _a: (Way("end"),),
    lines.Trade: lambda _s, a: (Way("trade", a.kind),),
    lines.Tribe: lambda _s, a: (TribeTile(a.tribe),),
    lines.Do: _do,
    lines.DoOn: lambda _s, a: (Plate(a.gear, a.number),),
    lines.Nothing: lambda _s, _a: (NOTHING,),
    lines.Decline: lambda _s, _a: (DECLINE,),
    lines.Take: lambda _s, a: (WOOD if a.wood else CORN,),
    lines.Burn: lambda _s, a: (BURN, Temple(a.temple)),
    lines.Learn: lambda _s, a: (Technology(a.track),),
    lines.Bonus: lambda _s, a: (Technology(a.track),),
    lines.Unlearn: lambda _s, a: (Technology(a.track),),
    lines.Pay: _cubes,
    lines.Gain: _cubes,
    lines.StepUp: lambda _s, a: (Temple(a.temple),),
    lines.Lower: lambda _s, a: (Temple(a.temple),),
    lines.TakeGold: lambda _s, a: (Way("gold", a.number),),
    lines.Build: _build,
    lines.BuildMonument: lambda _s, a: (MonumentTile(a.monument), _source(a.source)),
    lines.Sell: lambda _s, a: (Way("sell", a.kind),),
    lines.Buy: lambda _s, a: (Way("buy", a.kind),),
    lines.Done: lambda _s, _a: (Way("done"),),
    lines.Advance: lambda _s, a: (Way("days", a.days),),
}
