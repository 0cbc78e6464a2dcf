"""What is heard of every action (docs/sound.md)."""

from collections.abc import Mapping
from typing import Final

from game.tikal.rules.actions import (
    Action,
    Bid,
    Choose,
    Discard,
    EndTurn,
    Enter,
    EstablishCamp,
    Exchange,
    Move,
    Pass,
    PlaceGuard,
    PlaceTile,
    Recover,
    Shuttle,
    Uncover,
)
from game.tikal.rules.state import State
from game.tikal.rules.turns.turn import is_final_round

ERUPTION: Final = "volcano"
SCORED: Final = "scored"
SOUNDS: Final[Mapping[type[Action], str]] = {
    Bid: "bid",
    Pass: "pass",
    Choose: "choose",
    PlaceTile: "tile",
    Discard: "pass",
    Enter: "enter",
    Shuttle: "shuttle",
    Move: "step",
    Uncover: "uncover",
    Recover: "recover",
    Exchange: "exchange",
    EstablishCamp: "camp",
    PlaceGuard: "guard",
    EndTurn: "turn",
}


def sound_of(before: State, action: Action, after: State) -> str:
    """The name of the action's sound: its own, unless it begins or ends a scoring.

    What begins a scoring round is heard as the volcano, but for the final one, which has none.
    """
    if after.queue and not before.queue and not is_final_round(after):
        return ERUPTION
    if before.queue and isinstance(action, EndTurn):
        return SCORED
    return SOUNDS[type(action)]
