"""What waiting workers will be able to do, if nobody else does anything until then.

Several promises hold together: what one of them costs is not promised twice.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.tzolkin.rules.actions import Action, Do
from game.tzolkin.rules.data.board import GEAR_OF, HIGHEST_ACTION, SPACE_OF
from game.tzolkin.rules.play import apply, legal_actions
from game.tzolkin.rules.rounds import LAST_FOOD_DAY_OF_AGE_1, turn_gears
from game.tzolkin.rules.state import PICKING, State
from game.tzolkin.table.foresight.ahead import days_after, days_left, pick_up
from game.tzolkin.table.foresight.food_day import accounts, after_food_day, food_day_from

_PATIENCE = 3
"""The most days that a worker is expected to wait while an action is reached earlier."""


class Promise(NamedTuple):
    """An action that a worker waits for: that of the space on which he will stand, or any one.

    Attributes:
        tooth: where he stands now.
        days: how long he waits.
        food_day: the days to the next food day, if he acts before it; else 0.
        before: the position in which he is picked up then.
        after: the position after the action, or once its first choice is asked for.
    """

    tooth: int
    days: int
    food_day: int
    before: State
    after: State

    @property
    def there(self) -> int:
        """Where he will stand."""
        return self.tooth + self.days


def promises(state: State, seat: int, teeth: Sequence[int], least: int = 1) -> dict[int, Promise]:
    """Return what the workers of a seat on these teeth wait for, by tooth.

    Each waits for the highest action within a few days before the next food day, else for the first
    one. A worker is left out whose actions cannot be done with what the seat will have. The seat
    can act after ``least`` days.
    """
    found: dict[int, Promise] = {}
    for tooth in (*teeth, *teeth):  # what a later worker brings may pay for an earlier one
        if tooth not in found:
            found = _with(state, seat, found, tooth, least) or found
    return found


def _with(
    state: State, seat: int, found: dict[int, Promise], tooth: int, least: int
) -> dict[int, Promise] | None:
    """Return the promises with one more, for its best aim that can be kept; None if none can.

    The worker acts after those who act on the same day, or else before them.
    """
    others = {one.tooth: one.days for one in found.values()}
    for days in aims(state, tooth, least):
        for waiting in ({**others, tooth: days}, {tooth: days, **others}):
            if held := _played_on(state, seat, waiting):
                return held
    return None


def aims(state: State, tooth: int, least: int = 1) -> list[int]:
    """Return after how many days a worker stands on an action, the best aim first.

    It is after ``least`` days or later. The spaces with any action come last.
    """
    last = min(days_left(state, tooth) - 1, days_after(state))
    days = range(least, last + 1)
    _day, left = food_day_from(state)
    own = HIGHEST_ACTION[GEAR_OF[tooth]] - SPACE_OF[tooth]
    early = [one for one in days if one <= min(left, _PATIENCE, own)]
    return [*reversed(early), *(one for one in days if one not in early)]


def _played_on(state: State, seat: int, waiting: dict[int, int]) -> dict[int, Promise] | None:
    """Return the promises if each worker acts after so many days; None if one cannot.

    ``waiting`` holds the days by tooth.
    """
    later, found = state.copy(), dict[int, Promise]()
    _day, left = food_day_from(state)
    for day in range(1, max(waiting.values()) + 1):
        later = _next_day(later)
        for tooth in (tooth for tooth, days in waiting.items() if days == day):
            before = later.copy()
            pick_up(before, seat, tooth + day)
            action = _action_of(before, tooth + day)
            if action is None:
                return None
            after = before.copy()
            apply(after, action)
            found[tooth] = Promise(tooth, day, left if day <= left else 0, before, after)
            later = _completed(after)
    return found


def _next_day(state: State) -> State:
    """Return the position a day later, after a food day if one is held before.

    What is displayed then in the second age is not known.
    """
    number, left = food_day_from(state)
    later = state.copy()
    if number and not left:
        later = after_food_day(state, accounts(state))
        if number == LAST_FOOD_DAY_OF_AGE_1:
            later.displayed_buildings = ()
    turn_gears(later)
    return later


def _action_of(state: State, tooth: int) -> Action | None:
    """Return the action of a worker's own space, or the first of any; None if it cannot be done."""
    can = [one for one in legal_actions(state) if isinstance(one, Do)]
    own = SPACE_OF[tooth] <= HIGHEST_ACTION[GEAR_OF[tooth]]
    return next((one for one in can if not own or one.number == SPACE_OF[tooth]), None)


def _completed(state: State) -> State:
    """Return the position once all choices of an action are made, whichever comes first."""
    done = state.copy()
    while done.phase != PICKING:
        apply(done, legal_actions(done)[0])
    return done
