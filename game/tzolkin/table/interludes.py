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
    """A food day that begins.

    Attributes:
        day: its number, 1 to 4.
        view: the position before anybody is fed.
    """

    day: int
    view: View


@dataclass(frozen=True, slots=True)
class Ending(Interlude):
    """The end of the game.

    Attributes:
        view: its last position.
    """

    view: View


def food_day_of(played: _Played) -> FoodDay | None:
    """Return the food day that begins with an action, or None."""
    view = _before_feeding(played)
    return FoodDay(played.before.food_day, view) if view else None


def _before_feeding(played: _Played) -> View | None:
    """Return the position at the end of a food day's round before anybody is fed, or None.

    The action is applied as if all food days were held: then the rules go on from the last turn to
    the end at once, and leave everybody's goods as they were when the food day began. Afterwards
    the gears and the workers on them are set back.
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
        state.workers_in_hand[before.teeth[tooth]] -= 1
    for seat in (before.start_space, *before.quick_spaces):
        if seat >= 0:
            state.workers_in_hand[seat] -= 1
    state.food_day, state.food_days_done = before.food_day, before.food_days_done
    state.days_passed, state.teeth = before.days_passed, before.teeth[:]
    state.start_space, state.quick_spaces = before.start_space, before.quick_spaces[:]
    state.phase, state.seat = before.phase, before.seat
    _refill(state, before, after)
    return View(state)


def _refill(state: State, before: View, after: View) -> None:
    """Restore the displayed buildings.

    Those that the last turn revealed are still displayed afterwards; if the first age has ended
    meanwhile, nobody has seen them.
    """
    if after.age > before.age:
        state.deck1, state.deck2 = before.deck1, before.deck2
    else:
        state.displayed_buildings, state.deck1, state.deck2 = (
            after.displayed_buildings,
            after.deck1,
            after.deck2,
        )


def ending_of(after: View) -> Ending | None:
    """Return the count at the end of the game; None before it."""
    return Ending(after) if after.phase == OVER else None
