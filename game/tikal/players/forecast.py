"""The forecast of a match of Tikal, out of what its computer players see in a position."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from game.players.forecast import Forecast, Model, Outlook, read_models
from game.tikal.players.evaluation import Evaluation, turns_until_scorings
from game.tikal.players.level import tuned_weights
from game.tikal.players.planning.search import evaluation_of
from game.tikal.rules.board import SPACES
from game.tikal.rules.hidden import View
from game.tikal.rules.scoring import breakdown, strength, winners
from game.tikal.rules.setup import SHORT
from game.tikal.rules.state import NONE, OVER

FORECAST_FILE: Final = Path(__file__).with_name("forecast.json")
"""The file of the fitted models."""
SHORT_SUFFIX: Final = " short"
"""What follows the variant in the name of a model for short games."""


def forecast(view: View) -> Forecast:
    """Return the final points of every seat and its chance to win, as a position promises them."""
    return model_for(view).forecast(outlook(view))


def model_for(view: View) -> Model:
    """Return the model for the variant, the length and the number of seats of a position."""
    short = SHORT_SUFFIX if view.options.length == SHORT else ""
    return read_models(FORECAST_FILE)[f"{view.variant.name}{short}", view.seats]


def outlook(view: View) -> Outlook:
    """Return what the forecast of a position is made of."""
    weights = replace(tuned_weights(view), rivals=0.0)
    return Outlook(
        next(reversed(turns_until_scorings(view)), 0.0),
        view.score,
        [_terms(evaluation_of(view, seat, weights)[0]) for seat in range(view.seats)],
        winners(view) if view.phase == OVER else (),
    )


def _terms(evaluation: Evaluation) -> list[float]:
    """Return the terms of the evaluation's seat.

    Points; members on the board; guards and camps in the supply; scorings to come; what temples
    without and with a guard, and treasures on the board, are worth until the end; what temples and
    treasures would pay if nothing changed; whether a scoring turn is to come in this round, and
    what it would pay.
    """
    state, seat = evaluation.state, evaluation.seat
    scorings = evaluation.scorings_left[seat] + evaluation.scores_now
    pays, soon = breakdown(state, seat), seat in state.scoring_queue
    return [
        state.score[seat],
        sum(state.members[seat].values()),
        state.guards_left[seat],
        state.camps_left[seat],
        scorings,
        *_worths_on_board(evaluation, scorings),
        pays.temple_points * scorings,
        pays.treasures * scorings,
        soon,
        soon * pays.total,
    ]


def _worths_on_board(evaluation: Evaluation, scorings: int) -> tuple[float, float, float]:
    """Return the seat's worth of temples without a guard, of those it guards, and of ruins."""
    state, seat = evaluation.state, evaluation.seat
    open_temples = guarded = ruins = 0.0
    for space in range(SPACES):
        value, lying = state.value[space], len(state.ruin_treasures[space])
        if lying:
            ruins += evaluation.ruin_worth(space, lying, state.members[seat].get(space, 0))
        elif value and state.guard[space] == NONE:
            open_temples += evaluation.temple_worth(space, value, strength(state, seat, space))
        elif state.guard[space] == seat:
            guarded += value * scorings
    return open_temples, guarded, ruins
