"""The sound of every action (docs/sound.md)."""

from typing import Final

from game.tikal.rules.actions import Action, EndTurn
from game.tikal.rules.state import State
from game.tikal.rules.turns.turn import is_final_round
from game.tikal.table import verbs

ERUPTION: Final = "volcano"
SCORED: Final = "scored"


def sound_of(before: State, action: Action, after: State) -> str:
    """Return the name of an action's sound: its own, unless it begins or ends a scoring.

    An action that begins a scoring round sounds as the volcano; the final round has no such sound.
    """
    if after.queue and not before.queue and not is_final_round(after):
        return ERUPTION
    if before.queue and isinstance(action, EndTurn):
        return SCORED
    return verbs.sound_of(action)
