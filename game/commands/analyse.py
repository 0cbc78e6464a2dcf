"""The command ``analyse``: what a computer player says of a finished match, as JSON."""

import json
from argparse import Namespace
from typing import Any

from game.commands.records import load_record
from game.core.game import Action, State
from game.core.match import OVER
from game.core.record import RecordError
from game.games import game_of
from game.players.forecast import Forecast
from game.players.review import CostlyTurn, MatchReview, Reviewable, review_match


def analyse(options: Namespace) -> None:
    """Print a line of JSON for every turn, and then one for each costly turn.

    Raises:
        RecordError: the record is refused, its match is not over, or its game has no analysis.
    """
    match = load_record(options.record)
    game = game_of(match)
    if not game.reviewable:
        raise RecordError("no-analysis", name=game.name)
    if match.state.phase != OVER:
        raise RecordError("not-over")
    reviewable = game.reviewable()(match)
    told = _review(reviewable)
    for number, forecast in enumerate(told.forecasts):
        first = reviewable.turns[number - 1][0] if number else None
        seat = None if first is None else match.before(first).seat
        _print({"turn": number, "seat": seat, **_forecast(forecast)})
    for one in told.costly:
        _print(_costly(one, reviewable))
    _print({"decisive": told.decisive})


def _review(match: Reviewable[State, Action]) -> MatchReview[State, Action]:
    work = review_match(match)
    while True:
        try:
            next(work)
        except StopIteration as done:
            told: MatchReview[State, Action] = done.value
            return told


def _forecast(forecast: Forecast) -> dict[str, Any]:
    return {
        "forecast": [round(points, 1) for points in forecast.points],
        "chances": [round(chance, 3) for chance in forecast.chances],
    }


def _costly(one: CostlyTurn[State, Action], match: Reviewable[State, Action]) -> dict[str, Any]:
    """Return what is printed of a costly turn; ``after`` is the number of actions before it."""
    turn, cost = one.turn, one.cost
    return {
        "costly": one.number,
        "seat": turn.seat,
        "after": match.turns[one.number - 1][0],
        "cost": round(cost.points, 1),
        "error": round(cost.error, 1),
        "deals": cost.deals,
        "played": [str(action) for action in turn.played],
        "better": [str(action) for action in turn.better],
    }


def _print(line: dict[str, Any]) -> None:
    print(json.dumps(line, separators=(",", ":")), flush=True)
