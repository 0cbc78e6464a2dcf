"""What is heard of every action (docs/sound.md)."""

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
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.state import State

_OWN: Final = "tzolkin/"
GEARS: Final = f"{_OWN}gears"
FOOD_DAY: Final = f"{_OWN}day"
SECOND_AGE: Final = f"{_OWN}age"
SOUNDS: Final[Mapping[type[Action], str]] = {
    Tribe: "choose",
    Keep: "choose",
    Place: f"{_OWN}place",
    PlaceStart: f"{_OWN}place",
    PlaceQuick: f"{_OWN}place",
    Mercy: f"{_OWN}place",
    Beg: f"{_OWN}beg",
    Pick: f"{_OWN}lift",
    Pass: "pass",
    EndTurn: "turn",
    Trade: f"{_OWN}market",
    Do: "tile",
    DoOn: "tile",
    Nothing: "pass",
    Decline: "pass",
    Done: "pass",
    Take: f"{_OWN}corn",
    Burn: f"{_OWN}fire",
    Learn: f"{_OWN}learn",
    Bonus: f"{_OWN}learn",
    Unlearn: f"{_OWN}learn",
    Pay: f"{_OWN}pay",
    Gain: f"{_OWN}wood",
    StepUp: f"{_OWN}temple",
    Lower: f"{_OWN}down",
    TakeGold: f"{_OWN}gold",
    Build: f"{_OWN}build",
    BuildMonument: f"{_OWN}monument",
    Sell: f"{_OWN}market",
    Buy: f"{_OWN}market",
    Advance: GEARS,
}
_BRINGS: Final = frozenset((Do, DoOn, Take, Gain))
"""What is heard as what it brings."""


def sound_of(before: State, action: Action, after: State) -> str:
    """The name of an action's sound: what it sets going, what it brings, or its own."""
    if after.food_days_done > before.food_days_done:
        return SECOND_AGE if after.age > before.age else FOOD_DAY
    if after.tooth != before.tooth:
        return GEARS
    brought = _brought(before, after) if type(action) in _BRINGS else ""
    return brought or SOUNDS[type(action)]


def _brought(before: State, after: State) -> str:
    """The rarest thing that the seat to act has more of; empty for nothing."""
    seat = before.seat
    if after.skulls[seat] > before.skulls[seat]:
        return f"{_OWN}skull"
    for kind in reversed(range(len(KINDS))):
        if after.cubes_of(seat)[kind] > before.cubes_of(seat)[kind]:
            return f"{_OWN}{KINDS[kind]}"
    return f"{_OWN}corn" if after.corn[seat] > before.corn[seat] else ""
