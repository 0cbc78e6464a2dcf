"""How every kind of action appears at the table: options, sign, sound and red button."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.tzolkin.rules import actions as lines
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.data.board import GEAR_OF, KINDS, NONE, TEMPLES, TRACKS
from game.tzolkin.rules.data.tiles import BUILDINGS
from game.tzolkin.rules.effects.placing import tooth_for_next_worker
from game.tzolkin.rules.state import State
from game.tzolkin.table import options, things
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.spaces import EMBLEMS

_OWN: Final = "tzolkin/"
GEARS: Final = f"{_OWN}gears"


@dataclass(frozen=True)
class Verb:
    """How a kind of action appears at the table.

    Attributes:
        options: what is touched to choose it, one after another; lines with the same first options
            share them.
        icon: the sign in the log.
        sound: the name of its sound (docs/sound.md).
        red_button: the key of the red button's words; empty if it has no red button.
    """

    options: Callable[[State, Any], tuple[options.Option, ...]]
    icon: Callable[[State, Any], str]
    sound: str
    red_button: str = ""


def options_of(state: State, action: Action) -> tuple[options.Option, ...]:
    """Return what is touched to choose a line in a position, one after another."""
    return VERBS[type(action)].options(state, action)


def icon_of(before: State, action: Action) -> str:
    """Return the sign of what an action is about."""
    return VERBS[type(action)].icon(before, action)


def _always(name: str) -> Callable[[State, Any], str]:
    return lambda _state, _action: name


def _place(state: State, action: lines.Place) -> tuple[options.Option, ...]:
    gear = action.gear
    return (
        (things.Space(tooth_for_next_worker(state, gear, skip=True)),)
        if action.skip
        else (things.Gear(gear),)
    )


def _build(_state: State, action: lines.Build) -> tuple[options.Option, ...]:
    tile = things.BuildingTile(action.building)
    if action.plain:
        return tile, _source(action.source), options.FULL_PRICE
    saved = (
        options.NOTHING_SAVED if action.saved == NONE else options.VerbOption("save", action.saved)
    )
    return tile, _source(action.source), saved


def _source(building: int) -> options.Option:
    """Return the building that is rebuilt, or ``NEW_BUILDING``."""
    return options.NEW_BUILDING if building == NONE else things.BuildingTile(building)


def _cubes(_state: State, action: lines.Pay | lines.Gain) -> tuple[options.Option, ...]:
    return tuple(map(things.Cube, action.cubes))


def _technology(
    _state: State, action: lines.Learn | lines.Bonus | lines.Unlearn
) -> tuple[options.Option, ...]:
    return (things.Technology(action.track),)


def _temple(_state: State, action: lines.StepUp | lines.Lower) -> tuple[options.Option, ...]:
    return (things.Temple(action.temple),)


def _emblem(_state: State, action: lines.Place | lines.Mercy | lines.DoOn) -> str:
    return EMBLEMS[action.gear]


def _track(_state: State, action: lines.Learn | lines.Bonus | lines.Unlearn) -> str:
    return TRACKS[action.track]


def _temples_sign(_state: State, action: lines.StepUp | lines.Lower) -> str:
    return TEMPLES[action.temple]


def _kind(_state: State, action: lines.Sell | lines.Buy | lines.Trade) -> str:
    return KINDS[action.kind]


def _kinds(_state: State, action: lines.Pay | lines.Gain) -> str:
    """Return the kind of the cubes if they are all alike, else the sign of any cube."""
    return KINDS[action.cubes[0]] if len(set(action.cubes)) == 1 else sign.CUBE


VERBS: Final[Mapping[type[Action], Verb]] = {
    lines.Tribe: Verb(
        lambda _s, a: (things.TribeTile(a.tribe),), _always(sign.TRIBE), "choose", "keep"
    ),
    lines.Keep: Verb(lambda _s, _a: (), _always(sign.WEALTH), "choose", "keep"),
    lines.Place: Verb(_place, _emblem, f"{_OWN}place"),
    lines.PlaceStart: Verb(
        lambda _s, _a: (things.StartSpace(),), _always(sign.FIRST), f"{_OWN}place"
    ),
    lines.PlaceQuick: Verb(
        lambda _s, _a: (things.QuickSpaces(),), _always(sign.QUICK), f"{_OWN}place"
    ),
    lines.Mercy: Verb(lambda _s, a: (things.Gear(a.gear),), _emblem, f"{_OWN}place"),
    lines.Beg: Verb(
        lambda _s, a: (options.BEG, things.Temple(a.temple)), _always(sign.BEG), f"{_OWN}beg", "beg"
    ),
    lines.Pick: Verb(
        lambda _s, a: (things.Space(a.tooth),),
        lambda _s, a: EMBLEMS[GEAR_OF[a.tooth]],
        f"{_OWN}lift",
    ),
    lines.Pass: Verb(lambda _s, _a: (options.VerbOption("pass"),), _always(sign.SKIP), "pass"),
    lines.EndTurn: Verb(lambda _s, _a: (options.END,), _always(sign.DAY), "turn"),
    lines.Trade: Verb(
        lambda _s, a: (options.VerbOption("trade", a.kind),), _kind, f"{_OWN}market", "trade"
    ),
    lines.Do: Verb(
        lambda s, a: (things.Plate(s.phase_args[0], a.number),),
        lambda s, _a: EMBLEMS[s.phase_args[0]],
        "tile",
        "action",
    ),
    lines.DoOn: Verb(lambda _s, a: (things.Plate(a.gear, a.number),), _emblem, "tile", "action"),
    lines.Nothing: Verb(lambda _s, _a: (options.NOTHING,), _always(sign.SKIP), "pass", "nothing"),
    lines.Decline: Verb(lambda _s, _a: (options.DECLINE,), _always(sign.SKIP), "pass", "decline"),
    lines.Take: Verb(
        lambda _s, a: (options.WOOD if a.wood else options.CORN,),
        lambda _s, a: sign.WOOD_TILE if a.wood else sign.CORN_TILE,
        f"{_OWN}corn",
        "take",
    ),
    lines.Burn: Verb(
        lambda _s, a: (options.BURN, things.Temple(a.temple)),
        _always(sign.BURN),
        f"{_OWN}fire",
        "burn",
    ),
    lines.Learn: Verb(_technology, _track, f"{_OWN}learn", "learn"),
    lines.Bonus: Verb(_technology, _track, f"{_OWN}learn", "take"),
    lines.Unlearn: Verb(_technology, _track, f"{_OWN}learn", "down"),
    lines.Pay: Verb(_cubes, _kinds, f"{_OWN}pay", "pay"),
    lines.Gain: Verb(_cubes, _kinds, f"{_OWN}wood", "take"),
    lines.StepUp: Verb(_temple, _temples_sign, f"{_OWN}temple", "up"),
    lines.Lower: Verb(_temple, _temples_sign, f"{_OWN}down", "down"),
    lines.TakeGold: Verb(
        lambda _s, a: (options.VerbOption("gold", a.number),),
        _always(sign.GOLD),
        f"{_OWN}gold",
        "take",
    ),
    lines.Build: Verb(_build, lambda _s, a: BUILDINGS[a.building].kind, f"{_OWN}build", "build"),
    lines.BuildMonument: Verb(
        lambda _s, a: (things.MonumentTile(a.monument), _source(a.source)),
        _always(sign.MONUMENT),
        f"{_OWN}monument",
        "build",
    ),
    lines.Sell: Verb(lambda _s, a: (options.VerbOption("sell", a.kind),), _kind, f"{_OWN}market"),
    lines.Buy: Verb(lambda _s, a: (options.VerbOption("buy", a.kind),), _kind, f"{_OWN}market"),
    lines.Done: Verb(lambda _s, _a: (options.VerbOption("done"),), _always(sign.SKIP), "pass"),
    lines.Advance: Verb(
        lambda _s, a: (options.VerbOption("days", a.days),), _always(sign.DAY), GEARS, "days"
    ),
}
