"""The sound of every action (docs/sound.md)."""

from typing import Final

from game.tzolkin.rules.actions import Action, Do, DoOn, Gain, Take
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.state import State
from game.tzolkin.table.verbs import GEARS, VERBS

_OWN: Final = "tzolkin/"
FOOD_DAY: Final = f"{_OWN}day"
SECOND_AGE: Final = f"{_OWN}age"
_BRINGS: Final = frozenset((Do, DoOn, Take, Gain))
"""Actions that sound like what they bring."""


def sound_of(before: State, action: Action, after: State) -> str:
    """Return the name of an action's sound: food day, turning gears, what it brings, its own."""
    if after.food_days_done > before.food_days_done:
        return SECOND_AGE if after.age > before.age else FOOD_DAY
    if after.tooth != before.tooth:
        return GEARS
    brought = _brought(before, after) if type(action) in _BRINGS else ""
    return brought or VERBS[type(action)].sound


def _brought(before: State, after: State) -> str:
    """Return the sound of the rarest thing that the seat to act gained; empty for nothing."""
    seat = before.seat
    if after.skulls[seat] > before.skulls[seat]:
        return f"{_OWN}skull"
    for kind in reversed(range(len(KINDS))):
        if after.cubes_of(seat)[kind] > before.cubes_of(seat)[kind]:
            return f"{_OWN}{KINDS[kind]}"
    return f"{_OWN}corn" if after.corn[seat] > before.corn[seat] else ""
