"""The gears in some days, if nobody acts until then (section 10)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.tzolkin.rules.actions import Do, DoOn, Pick
from game.tzolkin.rules.data.board import FOOD_TEETH, GEAR_OF, SPACE_OF
from game.tzolkin.rules.effects import placing, spaces
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.state import PICKING, State
from game.tzolkin.rules.turn import turn_gears

MOST_DAYS: Final = 7
"""The most days that can be looked ahead.

After them every worker of today has left, except on the longest gear.
"""


def days_to_come(state: State) -> int:
    """Return how many days can be looked ahead."""
    return min(MOST_DAYS, max(1, FOOD_TEETH[-1] - state.tooth))


def in_days(state: State, days: int) -> State:
    """Return the position with the gears turned by so many days, and nothing else changed."""
    later = state.copy()
    for _ in range(days):
        turn_gears(later)
    return later


def days_left(state: State, tooth: int) -> int:
    """Return the days until the worker on a tooth is pushed off without an action."""
    gear = GEAR_OF[tooth]
    last = placing.last_space(gear, state.tribe[state.teeth[tooth]])
    return last - SPACE_OF[tooth] + 1


def pushed_off(state: State, days: int) -> list[int]:
    """Return the teeth of today whose workers are pushed off within so many days."""
    return [
        tooth
        for tooth, seat in enumerate(state.teeth[:-1])
        if seat >= 0 and days_left(state, tooth) <= days
    ]


@dataclass(frozen=True, slots=True)
class WorkerAction:
    """An action that a worker could take.

    Attributes:
        gear, number: the action.
        corn: what reaching it costs; a negative number brings corn.
        after: the position once it is done, or once its first choice is asked for.
    """

    gear: int
    number: int
    corn: int
    after: State


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a worker could do in some days.

    Attributes:
        days: counted from today.
        space: where he stands then; -1 if he was pushed off.
        ways: the actions he could take with what his player has today.
        before: the position in which he is picked up.
    """

    days: int
    space: int
    ways: tuple[WorkerAction, ...]
    before: State


def outlook(state: State, tooth: int, days: int) -> Outlook:
    """Return what the worker on a tooth could do if he were picked up in so many days."""
    seat, later = state.teeth[tooth], in_days(state, days)
    if days_left(state, tooth) <= days:
        return Outlook(days, -1, (), later)
    later.seat, later.phase, later.about, later.todo = seat, PICKING, (), []
    apply(later, Pick.of(tooth + days))
    return Outlook(days, SPACE_OF[tooth] + days, tuple(_ways(later)), later)


def _ways(state: State) -> Iterator[WorkerAction]:
    """Find the actions of the worker who has been picked up."""
    own, space = state.about
    for action in legal_actions(state):
        if not isinstance(action, Do | DoOn):
            continue
        gear = action.gear if isinstance(action, DoOn) else own
        corn = dict(spaces.ways_of(state, gear, space))[action.number]
        after = state.copy()
        apply(after, action)
        yield WorkerAction(gear, action.number, corn, after)
