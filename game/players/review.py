"""The review of a finished match by a computer player: its expectations and the costly turns."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from game.core.match import ActionT, Match, PositionT
from game.core.message import Message
from game.players.forecast import Forecast

MAX_REPORTED: Final = 3
"""The most turns that a review reports."""
_LEAST: Final = 1
"""The least loss, in points, that is worth reporting."""

ViewT = TypeVar("ViewT")
Turns = Sequence[tuple[int, int]]
"""The indices of the first and of the last action of each turn."""


@dataclass(frozen=True)
class ReviewedTurn(Generic[ViewT, ActionT]):
    """A turn that could have been played better.

    Attributes:
        view: the view at the beginning of the turn.
        played: the actions that were played, without the one that ends the turn.
        better: the actions that would have been better, without the one that ends the turn.
        reason: the purpose of the better actions.
        cost: the points that the better actions would have gained, as positions are evaluated.
    """

    view: ViewT
    played: tuple[ActionT, ...]
    better: tuple[ActionT, ...]
    reason: Message
    cost: float


ReviewTurn = Callable[[int, int], Generator[None, None, ReviewedTurn[ViewT, ActionT] | None]]
"""Reviews the turn between two action indices, part by part; None if there is nothing to judge."""


@dataclass(frozen=True)
class MatchReview(Generic[ViewT, ActionT]):
    """The review of a whole match.

    Attributes:
        forecasts: the forecasts before the first turn and after each.
        costly: the turns that lost most, the worst first, each with its number from 1.
    """

    forecasts: tuple[Forecast, ...]
    costly: tuple[tuple[int, ReviewedTurn[ViewT, ActionT]], ...]


def turns_of(
    match: Match[PositionT, ActionT],
    begins: Callable[[PositionT], bool],
    ends: Callable[[ActionT], bool],
) -> list[tuple[int, int]]:
    """Return the turns of a match as pairs of action indices, first and last.

    A turn begins at the first position for which ``begins`` is true, and ends with the first action
    from there on for which ``ends`` is true.
    """
    found, first = [], None
    for index, action in enumerate(match.actions):
        if first is None and begins(match.before(index)):
            first = index
        if first is not None and ends(action):
            found.append((first, index))
            first = None
    return found


def review_match(
    turns: Turns, review: ReviewTurn[ViewT, ActionT], forecast: Callable[[int], Forecast]
) -> Generator[float, None, MatchReview[ViewT, ActionT]]:
    """Review a match turn by turn; yield the share that is done (0 to 1) and return the findings.

    Args:
        turns: the turns to review.
        review: reviews one turn.
        forecast: returns the forecast after that many actions.
    """
    forecasts = [forecast(0)]
    found: list[tuple[int, ReviewedTurn[ViewT, ActionT]]] = []
    for number, (first, end) in enumerate(turns, start=1):
        thinking = review(first, end)
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                if done.value:
                    found.append((number, done.value))
                break
            yield (number - 1) / len(turns)
        forecasts.append(forecast(end + 1))
    found.sort(key=lambda one: -one[1].cost)
    worth_telling = (one for one in found[:MAX_REPORTED] if round(one[1].cost) >= _LEAST)
    return MatchReview(tuple(forecasts), tuple(worth_telling))
