"""A finished match as computer players see it: turn by turn, what was expected and what it cost."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from game.core.match import ActionT, Match, PositionT
from game.core.message import Message

TOLD: Final = 3
"""How many turns are told."""
_LEAST: Final = 1
"""The least cost in points that is worth telling."""

ViewT = TypeVar("ViewT")
Turns = Sequence[tuple[int, int]]
"""The numbers of the first action and of the one that ends it, turn by turn."""


@dataclass(frozen=True)
class Reviewed(Generic[ViewT, ActionT]):
    """A turn as it could have been played.

    Attributes:
        view: the position in which it began.
        played, better: the actions before its end.
        reason: what the better ones are for.
        cost: the points that they are better by, as positions are judged.
    """

    view: ViewT
    played: tuple[ActionT, ...]
    better: tuple[ActionT, ...]
    reason: Message
    cost: float


Review = Callable[[int, int], Generator[None, None, Reviewed[ViewT, ActionT] | None]]
"""Reviews the turn with these numbers part by part; None where there is nothing to be judged."""


@dataclass(frozen=True)
class Findings(Generic[ViewT, ActionT]):
    """What came of a whole match.

    Attributes:
        points: those that every seat was expected to have in the end, before all turns and after
            each.
        costly: the turns that cost most, the worst first, with their numbers from 1.
    """

    points: tuple[tuple[int, ...], ...]
    costly: tuple[tuple[int, Reviewed[ViewT, ActionT]], ...]


def turns_between(
    match: Match[PositionT, ActionT],
    begins: Callable[[PositionT], bool],
    ends: Callable[[ActionT], bool],
) -> list[tuple[int, int]]:
    """All turns of a match that begin in such positions and end with such actions."""
    found, first = [], None
    for index, action in enumerate(match.actions):
        if first is None and begins(match.before(index)):
            first = index
        if first is not None and ends(action):
            found.append((first, index))
            first = None
    return found


def findings(
    turns: Turns, review: Review[ViewT, ActionT], expected: Callable[[int], Sequence[float]]
) -> Generator[float, None, Findings[ViewT, ActionT]]:
    """Reviews turn by turn; tells how much of it is done (0 to 1).

    ``expected`` says what every seat was expected to have in the end after so many actions.
    """
    points = [_rounded(expected(0))]
    found: list[tuple[int, Reviewed[ViewT, ActionT]]] = []
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
        points.append(_rounded(expected(end + 1)))
    found.sort(key=lambda one: -one[1].cost)
    worth_telling = (one for one in found[:TOLD] if round(one[1].cost) >= _LEAST)
    return Findings(tuple(points), tuple(worth_telling))


def _rounded(points: Sequence[float]) -> tuple[int, ...]:
    return tuple(map(round, points))
