"""What is counted for all to see: a food day, and the end (sections 11 and 12)."""

from dataclasses import dataclass

from game.table.news import Interlude
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.data.board import FOOD_DAYS
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table.foresight.ahead import pushed_off


@dataclass(frozen=True, slots=True)
class FoodDay(Interlude):
    """A food day that has come.

    Attributes:
        day: 1 to 4.
        state: the real position before anybody is fed.
    """

    day: int
    state: State


@dataclass(frozen=True, slots=True)
class Ending(Interlude):
    """The game is over.

    Attributes:
        state: its last position.
    """

    state: State


def food_day_of(before: State, action: Action) -> FoodDay | None:
    """The food day that begins with an action, None if none does."""
    state = _before_feeding(before, action)
    return FoodDay(before.food_day, state) if state else None


def _before_feeding(before: State, action: Action) -> State | None:
    """The position when all turns of a food day's round are over.

    As if all food days were held: then the rules go on from the last turn to the end at once, and
    leave everybody's goods as they were when the food day began. The gears and who stands where
    are set back.
    """
    if not before.food_day or before.food_days_done == before.food_day:
        return None
    state = before.copy()
    state.food_day, state.food_days_done = 0, FOOD_DAYS
    apply(state, action)
    if state.phase != OVER:
        return None
    for tooth in pushed_off(before, 1):
        state.hand[before.teeth[tooth]] -= 1
    for seat in (before.start_space, *before.quick_board):
        if seat >= 0:
            state.hand[seat] -= 1
    state.food_day, state.food_days_done = before.food_day, before.food_days_done
    state.tooth, state.teeth = before.tooth, before.teeth[:]
    state.start_space, state.quick_board = before.start_space, before.quick_board[:]
    state.phase, state.seat = before.phase, before.seat
    return state


def ending_of(after: State) -> Ending | None:
    """The count at the end, None before it."""
    return Ending(after) if after.phase == OVER else None
