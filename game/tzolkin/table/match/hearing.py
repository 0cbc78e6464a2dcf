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
from game.tzolkin.rules.state import State

FOOD_DAY: Final = "scored"
SOUNDS: Final[Mapping[type[Action], str]] = {
    Tribe: "choose",
    Keep: "choose",
    Place: "step",
    PlaceStart: "step",
    PlaceQuick: "step",
    Mercy: "step",
    Beg: "pass",
    Pick: "enter",
    Pass: "pass",
    EndTurn: "turn",
    Trade: "exchange",
    Do: "tile",
    DoOn: "tile",
    Nothing: "pass",
    Decline: "pass",
    Done: "pass",
    Take: "recover",
    Burn: "recover",
    Learn: "uncover",
    Bonus: "uncover",
    Unlearn: "uncover",
    Pay: "exchange",
    Gain: "recover",
    StepUp: "uncover",
    Lower: "uncover",
    TakeGold: "exchange",
    Build: "camp",
    BuildMonument: "guard",
    Sell: "exchange",
    Buy: "exchange",
    Advance: "turn",
}


def sound_of(before: State, action: Action, after: State) -> str:
    """The name of the action's sound: its own, unless a food day is over with it."""
    if after.food_days_done > before.food_days_done:
        return FOOD_DAY
    return SOUNDS[type(action)]
