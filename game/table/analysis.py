"""A review of a match as the analysis shows it, told anew only where something was found."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Generic

from game.core.match import ActionT
from game.outcome import Analysis, CostlyTurn, PointsHistory, TurnLine
from game.players import review
from game.players.forecast import chances_in_percent, expected_points
from game.players.review import MatchReview, Reviewable, ViewT, review_match
from game.ui.sentence import Words


@dataclass(frozen=True)
class Telling(Generic[ViewT, ActionT]):
    """How a game tells of a review of one of its matches.

    Attributes:
        scorings: the numbers of the turns, from 1, after which points were counted.
        costly: tells of a costly turn.
    """

    scorings: Sequence[int]
    costly: Callable[[review.CostlyTurn[ViewT, ActionT]], CostlyTurn]


def analysis_of(
    match: Reviewable[ViewT, ActionT], telling: Telling[ViewT, ActionT]
) -> Generator[Analysis, None, Analysis]:
    """Review a match; yield the analysis as far as it has come, very often, and return it."""
    work, shown = review_match(match), MatchReview[ViewT, ActionT]()
    told = Analysis()
    while True:
        try:
            found = next(work)
        except StopIteration as done:
            return _told(done.value, telling)
        if found is not shown:
            shown, told = found, _told(found, telling)
        yield told


def costly_turn(
    one: review.CostlyTurn[ViewT, ActionT],
    line: Callable[[tuple[ActionT, ...]], TurnLine],
    reason: Words,
    differences: Sequence[tuple[Words, int]],
) -> CostlyTurn:
    """Return a costly turn as the analysis scene shows it.

    Args:
        one: the turn.
        line: tells of a way to play it, by its actions.
        reason: why the better way is better.
        differences: where the two differ most, each with the points.
    """
    turn, cost = one.turn, one.cost
    return CostlyTurn(
        turn=one.number,
        seat=turn.seat,
        cost=cost.points,
        error=cost.error,
        deals=cost.deals,
        played=line(turn.played),
        better=line(turn.better),
        reason=reason,
        differences=differences,
    )


def _told(found: MatchReview[ViewT, ActionT], telling: Telling[ViewT, ActionT]) -> Analysis:
    if not found.forecasts:
        return Analysis(found.share)
    scorings = tuple(telling.scorings)
    return Analysis(
        found.share,
        PointsHistory(expected_points(found.forecasts), scorings=scorings),
        PointsHistory(chances_in_percent(found.forecasts), scorings=scorings),
        found.decisive,
        tuple(map(telling.costly, found.costly)),
    )
