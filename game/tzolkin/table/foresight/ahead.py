"""The gears in some days, if nobody acts until then, and warnings before a turn ends."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.tzolkin.rules.actions import Do, DoOn, Pick
from game.tzolkin.rules.data.board import FOOD_TEETH, GEAR_OF, SPACE_OF
from game.tzolkin.rules.effects import gear_actions, placing
from game.tzolkin.rules.play import apply, legal_actions
from game.tzolkin.rules.rounds import turn_gears
from game.tzolkin.rules.state import PICKING, PLACING, State
from game.tzolkin.table.foresight.food_day import Account, account
from game.tzolkin.words import calendar
from game.ui.sentence import Sentence

MOST_DAYS: Final = 7
"""The most days that can be looked ahead.

After them every worker of today has left, except on the longest gear.
"""


def days_to_come(state: State) -> int:
    """Return how many days can be looked ahead."""
    return min(MOST_DAYS, max(1, days_after(state)))


def days_after(state: State) -> int:
    """Return how many more days the game has after this one."""
    return max(0, FOOD_TEETH[-1] - state.days_passed)


def state_in_days(state: State, days: int) -> State:
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
        actions: the actions he could take with what his player has today.
        before: the position in which he is picked up.
    """

    days: int
    space: int
    actions: tuple[WorkerAction, ...]
    before: State


def outlook(state: State, tooth: int, days: int) -> Outlook:
    """Return what the worker on a tooth could do if he were picked up in so many days."""
    seat, later = state.teeth[tooth], state_in_days(state, days)
    if days_left(state, tooth) <= days:
        return Outlook(days, -1, (), later)
    pick_up(later, seat, tooth + days)
    return Outlook(days, SPACE_OF[tooth] + days, tuple(_ways(later)), later)


def pick_up(state: State, seat: int, tooth: int) -> None:
    """Begin a seat's turn in a position by picking up a worker."""
    state.seat, state.phase, state.phase_args, state.pending_steps = seat, PICKING, (), []
    apply(state, Pick.of(tooth))


def _ways(state: State) -> Iterator[WorkerAction]:
    """Find the actions of the worker who has been picked up."""
    own, space = state.phase_args
    for action in legal_actions(state):
        if not isinstance(action, Do | DoOn):
            continue
        gear = action.gear if isinstance(action, DoOn) else own
        corn = dict(gear_actions.actions_of_worker(state, gear, space))[action.number]
        after = state.copy()
        apply(after, action)
        yield WorkerAction(gear, action.number, corn, after)


# Warnings for a player who ends his turn now.


def warnings(state: State) -> list[Sentence]:
    """Return the warnings for the seat to act; empty while it cannot end its turn."""
    return list(_warnings(state)) if state.phase in (PLACING, PICKING) else []


def _warnings(state: State) -> Iterator[Sentence]:
    day = food_day_today(state)
    if day and day.lacking_corn:
        yield calendar.hunger_warning(day.lacking_corn, day.points_lost)
    for tooth in workers_returning(state):
        yield calendar.push_off_warning(tooth)


def food_day_today(state: State) -> Account | None:
    """Return the food day account of the seat to act if its turn ended now.

    None if no food day follows this round.
    """
    if not state.food_day:
        return None
    seat = state.seat
    corn = state.corn[seat] + (state.calendar_corn if state.start_space == seat else 0)
    return account(state, seat, corn)


def workers_returning(state: State) -> list[int]:
    """Return the teeth of the seat's workers who are pushed off at the end of the round."""
    return [tooth for tooth in pushed_off(state, 1) if state.teeth[tooth] == state.seat]
