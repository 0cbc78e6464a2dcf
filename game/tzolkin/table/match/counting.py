"""What is counted for all to see: a food day, and the end (sections 11 and 12)."""

from dataclasses import dataclass

from game.table.news import Interlude
from game.table.telling import PlayedAction
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.data.board import FOOD_DAYS
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table.foresight.ahead import pushed_off

_Played = PlayedAction[View, Action]


@dataclass(frozen=True, slots=True)
class FoodDay(Interlude):
    """A food day that has come.

    Attributes:
        day: 1 to 4.
        view: what is seen before anybody is fed.
    """

    day: int
    view: View


@dataclass(frozen=True, slots=True)
class Ending(Interlude):
    """The game is over.

    Attributes:
        view: its last position.
    """

    view: View


def food_day_of(played: _Played) -> FoodDay | None:
    """The food day that begins with an action, None if none does."""
    view = _before_feeding(played)
    return FoodDay(played.before.food_day, view) if view else None


def _before_feeding(played: _Played) -> View | None:
    """What is seen when all turns of a food day's round are over.

    As if all food days were held: then the rules go on from the last turn to the end at once, and
    leave everybody's goods as they were when the food day began. The gears and who stands where
    are set back.
    """
    before, action, after = played
    if not before.food_day or before.food_days_done == before.food_day:
        return None
    state = before.copy()
    state.food_day, state.food_days_done = 0, FOOD_DAYS
    state.deck1 = state.deck2 = ()
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
    _refill(state, before, after)
    return View(state)


def _refill(state: State, before: View, after: View) -> None:
    """The buildings that the last turn has turned up are still displayed afterwards; if the first
    age has ended meanwhile, nobody has seen them."""
    if after.age > before.age:
        state.deck1, state.deck2 = before.deck1, before.deck2
    else:
        state.display, state.deck1, state.deck2 = after.display, after.deck1, after.deck2


def ending_of(after: View) -> Ending | None:
    """The count at the end, None before it."""
    return Ending(after) if after.phase == OVER else None
