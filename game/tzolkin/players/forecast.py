"""The forecast of a match of Tzolk'in, out of what its computer players see in a position."""

from pathlib import Path
from typing import Final

from game.players.forecast import Forecast, Outlook, read_models
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.price_tables import FOOD_DAYS_WITH_POINTS, days_to_come
from game.tzolkin.players.weights import tuned
from game.tzolkin.rules.data.board import FOOD_DAYS
from game.tzolkin.rules.effects.steps import CALENDAR
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.rounds import end_food_day, unfed_penalty, worker_meals
from game.tzolkin.rules.scoring import (
    QUARTERS,
    goods_in_corn,
    points_without_goods,
    reward_with_points,
    temple_step_points,
    totals_in_quarters,
    winners,
)
from game.tzolkin.rules.state import ADVANCE, State

FORECAST_FILE: Final = Path(__file__).with_name("forecast.json")
"""The file of the fitted models."""


def forecast(view: View) -> Forecast:
    """Return the final points of every seat and its chance to win, as a position promises them."""
    return read_models(FORECAST_FILE)["", view.seats].forecast(outlook(view))


def outlook(view: View) -> Outlook:
    """Return what the forecast of a position is made of."""
    seats = range(view.seats)
    if totals := totals_in_quarters(view):
        points, none = [total / QUARTERS for total in totals], [0.0] * view.seats
        return Outlook(none, points, none, (), winners(view))
    days, after = days_to_come(view), _after_food_days(view)
    due = [_due(view, after, seat) for seat in seats]
    return Outlook(
        [days.days_left + _is_to_act(view, seat) for seat in seats],
        view.score,
        due,
        [_terms(view, seat, due[seat], days.food_days_left) for seat in seats],
    )


def _is_to_act(view: View, seat: int) -> bool:
    """Return True if a seat's turn of this round is to come, or to end."""
    if view.dealt_wealth or view.dealt_tribes:
        return True
    if view.phase == ADVANCE or (CALENDAR,) in view.pending_steps:
        return False
    first, seats = view.first_player, view.seats
    return (seat - first) % seats >= (view.seat - first) % seats


def _after_food_days(view: View) -> State:
    """Return the position after the food days to come, with nothing but their points."""
    after = view.copy()
    for day in range(view.food_days_done + 1, FOOD_DAYS + 1):
        after.food_day = day
        if day in FOOD_DAYS_WITH_POINTS:
            reward_with_points(after, day)
        end_food_day(after)
    return after


def _due(view: View, after: State, seat: int) -> float:
    """Return what a seat is paid until the end if nobody acts any more.

    That is the points of food days, ``after`` them; of monuments and skulls; and of goods, less
    what its workers eat. Hunger counts where it is certain: on this day, after the seat's turn.
    """
    corn, hungry = view.corn[seat], 0
    certain = 0 if _is_to_act(view, seat) else view.food_day
    for day in range(view.food_days_done + 1, FOOD_DAYS + 1):
        for meal in worker_meals(view, seat):
            hungry += meal > corn and day == certain
            corn -= meal if meal <= corn else 0
    goods = goods_in_corn(view, seat) - view.corn[seat] + corn
    lost = hungry * unfed_penalty(view, seat)
    return points_without_goods(after, seat) - lost - view.score[seat] + goods / QUARTERS


def _terms(view: View, seat: int, due: float, food_days: int) -> list[float]:
    """Return the terms of a seat.

    Points with what is due; what the evaluation expects beyond that; the points that its steps on
    the temples show; corn without the meals to come; skulls; workers on the gears; levels of
    technologies; and the parts of the expansion that are played.
    """
    options = view.options
    certain = view.score[seat] + due
    return [
        certain,
        Evaluation(view, seat, tuned(view)).expected_points(view) - certain,
        temple_step_points(view, seat),
        view.corn[seat] - food_days * sum(worker_meals(view, seat)),
        view.skulls[seat],
        view.teeth.count(seat),
        *view.techs[4 * seat : 4 * seat + 4],
        options.tribes,
        options.prophecies,
        options.new_buildings,
        options.quick_actions,
    ]
