"""The forecast of a match of Tikal, out of what its computer players see in a position."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from game.players.forecast import Forecast, Model, Outlook, read_models
from game.tikal.players.evaluation import Evaluation, turns_until_scorings
from game.tikal.players.level import tuned_weights
from game.tikal.players.planning.ways import PathCosts
from game.tikal.rules.board import SPACES
from game.tikal.rules.hidden import View
from game.tikal.rules.scoring import breakdown, winners
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
    weights, ways = replace(tuned_weights(view), rivals=0.0), PathCosts(view)
    homes = [ways.from_homes(own) for own in view.homes]
    seats = [_Seat(Evaluation(view, seat, weights, homes)) for seat in range(view.seats)]
    turns = next(reversed(turns_until_scorings(view)), 0.0)
    return Outlook(
        [turns + one.scorings for one in seats],
        view.score,
        [one.scorings * one.pays.total for one in seats],
        [one.terms() for one in seats],
        winners(view) if view.phase == OVER else (),
    )


class _Seat:
    """What a position promises a seat.

    ``scorings`` is the number of its scorings to come, ``pays`` what it would be paid now.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self.scorings = evaluation.scorings_left[evaluation.seat] + evaluation.scores_now
        self.pays = breakdown(evaluation.state, evaluation.seat)

    def terms(self) -> list[float]:
        """Return the terms of the forecast.

        Points with what is due; members on the board and still to enter; guards and camps in the
        supply; what temples and treasures would pay now; what temples without a guard, and
        treasures on the board, are worth for each scoring to come; what one more treasure would
        bring; whether a scoring is to come in this round, and what it would pay now.
        """
        state, seat, pays = self._evaluation.state, self._evaluation.seat, self.pays
        soon, scorings = seat in state.scoring_queue, max(1, self.scorings)
        return [
            state.score[seat] + self.scorings * pays.total,
            sum(state.members[seat].values()),
            state.workers[seat],
            state.guards_left[seat],
            state.camps_left[seat],
            pays.temple_points,
            pays.treasures,
            *(worth / scorings for worth in self._worths_on_board()),
            self._evaluation.treasure_gain,
            soon,
            soon * pays.total,
        ]

    def _worths_on_board(self) -> tuple[float, float]:
        """Return what temples without a guard and what treasures on the board are worth."""
        state, temples, treasures = self._evaluation.state, 0.0, 0.0
        for space in range(SPACES):
            if state.ruin_treasures[space]:
                treasures += self._evaluation.worth_at(space)
            elif state.value[space] and state.guard[space] == NONE:
                temples += self._evaluation.worth_at(space)
        return temples, treasures
