"""The forecast of a match of Tzolk'in, out of what its computer players see in a position."""

from pathlib import Path
from typing import Final

from game.players.forecast import Forecast, Outlook, read_models
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.weights import tuned
from game.tzolkin.rules.data.board import WORKERS
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.scoring import (
    QUARTERS,
    goods_in_corn,
    points_without_goods,
    temple_step_points,
    totals_in_quarters,
    winners,
)

FORECAST_FILE: Final = Path(__file__).with_name("forecast.json")
"""The file of the fitted models."""


def forecast(view: View) -> Forecast:
    """Return the final points of every seat and its chance to win, as a position promises them."""
    return read_models(FORECAST_FILE)["", view.seats].forecast(outlook(view))


def outlook(view: View) -> Outlook:
    """Return what the forecast of a position is made of."""
    if totals := totals_in_quarters(view):
        return Outlook(0.0, [total / QUARTERS for total in totals], (), winners(view))
    weights = tuned(view)
    evaluations = [Evaluation(view, seat, weights) for seat in range(view.seats)]
    days = evaluations[0].tables.calendar.days_left
    return Outlook(days, view.score, [_terms(view, one) for one in evaluations])


def _terms(view: View, evaluation: Evaluation) -> list[float]:
    """Return the terms of the evaluation's seat.

    Points, and what the evaluation expects beyond them; what a game that ended now would add for
    monuments and skulls, and for goods; the points that its steps on the temples show; corn;
    skulls; workers, and those on the gears; levels of technologies; buildings; and the parts of the
    expansion that are played.
    """
    seat, options = evaluation.seat, view.options
    now, hired = view.score[seat], WORKERS - view.workers_in_bank[seat]
    return [
        now,
        evaluation.expected_points(view) - now,
        points_without_goods(view, seat) - now,
        goods_in_corn(view, seat) / QUARTERS,
        temple_step_points(view, seat),
        view.corn[seat],
        view.skulls[seat],
        hired,
        view.teeth.count(seat),
        *view.techs[4 * seat : 4 * seat + 4],
        len(view.buildings[seat]),
        options.tribes,
        options.prophecies,
        options.new_buildings,
        options.quick_actions,
    ]
