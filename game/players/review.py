"""The review of a finished match by a computer player: forecasts, and the turns that cost most.

Turns that the evaluation finds costly are only candidates. What a turn has cost is proved by
playing on from it; what is likely to be proved soonest comes first.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, pairwise
from random import Random
from typing import Final, Generic, TypeVar

from game.core.match import ActionT, Match, PositionT
from game.core.message import Message
from game.players.forecast import Forecast
from game.players.proof import LEAST, Cost, Ending, prove_cost

MAX_REPORTED: Final = 3
"""The most turns of a seat that a review reports."""
_TRIED: Final = 6
"""The most candidates of a seat that are played on from."""

_AT_ONCE: Final = 0.08
"""The estimate, divided by the effort, of a candidate that is tried at once: proving what so much
promises takes a moment."""

_DIFFERENCES: Final = 2
"""The most places that are told where the better way is worth more."""

_FORECASTS: Final = 0.05
_CANDIDATES: Final = 0.2
"""The shares of the work that are done when the forecasts, and the candidates, are there."""

ViewT = TypeVar("ViewT")
Turns = Sequence[tuple[int, int]]
"""The indices of the first and of the last action of each turn."""


@dataclass(frozen=True)
class ReviewedTurn(Generic[ViewT, ActionT]):
    """A turn, and how it could have been played better.

    Attributes:
        seat: the seat whose turn it was.
        view: the view at the beginning of the turn.
        played: the actions that were played, without the one that ends the turn.
        better: the actions that would have been better, without the one that ends the turn.
        reason: the purpose of the better actions.
        estimate: the points that the better actions gain, as positions are evaluated.
        differences: where the two differ most: names of places, or of what is valued, each with
            the points that the better actions are worth more there, as positions are evaluated;
            below 0 where the played ones are worth more.
    """

    seat: int
    view: ViewT
    played: tuple[ActionT, ...]
    better: tuple[ActionT, ...]
    reason: Message
    estimate: float
    differences: tuple[tuple[str, int], ...] = ()


def largest_differences(
    better: dict[str, float], played: dict[str, float]
) -> tuple[tuple[str, int], ...]:
    """Return where a way is worth at least a point more, rounded: the better one in two places at
    most, the played one (below 0) in the one that counts most against it.

    Args:
        better, played: the worth of each place, or of what is valued, after both ways.
    """
    gains = [
        (name, round(better.get(name, 0.0) - played.get(name, 0.0))) for name in better | played
    ]
    gains.sort(key=lambda one: -one[1])
    most = [one for one in gains[:_DIFFERENCES] if one[1] >= 1]
    return (*most, *(one for one in gains[-1:] if one[1] <= -1))


@dataclass(frozen=True)
class CostlyTurn(Generic[ViewT, ActionT]):
    """A turn whose cost is proved.

    Attributes:
        number: its number in the match, from 1.
        turn: what was played, and what was better.
        cost: what it cost.
    """

    number: int
    turn: ReviewedTurn[ViewT, ActionT]
    cost: Cost


@dataclass(frozen=True)
class Reviewable(Generic[ViewT, ActionT]):
    """A match as its game gives it to be reviewed.

    Attributes:
        turns: its turns.
        seats: the number of seats.
        forecast: returns the forecast after that many actions.
        judge: looks for something better than the turn between two action indices, part by part;
            None if there is nothing to judge.
        play_on: plays a turn that begins in a view, without the action that ends it, and the game
            on in a deal drawn by chance (``proof.PlayOn``).
        effort: how hard it is to prove what a turn cost after which so many turns are left, to be
            compared with others.
    """

    turns: Turns
    seats: int
    forecast: Callable[[int], Forecast]
    judge: Callable[[int, int], Generator[None, None, ReviewedTurn[ViewT, ActionT] | None]]
    play_on: Callable[[ViewT, tuple[ActionT, ...], Random], Generator[None, None, Ending]]
    effort: Callable[[int], float]


@dataclass(frozen=True)
class MatchReview(Generic[ViewT, ActionT]):
    """The review of a whole match, as far as it has come.

    Attributes:
        share: the share of the work that is done (0 to 1).
        forecasts: the forecasts before the first turn and after each; all of them or none.
        costly: the turns that cost most, up to three of each seat, the worst first.
    """

    share: float = 0.0
    forecasts: tuple[Forecast, ...] = ()
    costly: tuple[CostlyTurn[ViewT, ActionT], ...] = ()

    @property
    def decisive(self) -> int:
        """The number of the turn, from 1, that changed somebody's chance to win most."""
        swings = [
            max(abs(now - was) for was, now in zip(before.chances, after.chances, strict=True))
            for before, after in pairwise(self.forecasts)
        ]
        return swings.index(max(swings)) + 1


_Numbered = tuple[int, ReviewedTurn[ViewT, ActionT]]
Reviewing = Generator[
    MatchReview[ViewT, ActionT],
    None,
    MatchReview[ViewT, ActionT],
]
"""Reviews a match part by part: yields the review as far as it has come, very often."""


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


def review_match(match: Reviewable[ViewT, ActionT]) -> Reviewing[ViewT, ActionT]:
    """Review a match; yield the review as far as it has come, and return it."""
    return (yield from _Review(match).whole())


_Done = TypeVar("_Done")


class _Review(Generic[ViewT, ActionT]):
    """A review on its way.

    Attributes:
        told: what is told of it.
    """

    def __init__(self, match: Reviewable[ViewT, ActionT]) -> None:
        self.told: MatchReview[ViewT, ActionT] = MatchReview()
        self._match = match
        self._tried = set[int]()
        self._proved: list[CostlyTurn[ViewT, ActionT]] = []

    def whole(self) -> Reviewing[ViewT, ActionT]:
        """Forecast, look for candidates, and prove what they cost."""
        forecasts = []
        for index in (0, *(end + 1 for _first, end in self._match.turns)):
            forecasts.append(self._match.forecast(index))
            yield self.told
        self.told = replace(self.told, share=_FORECASTS, forecasts=tuple(forecasts))
        candidates = yield from self._candidates()
        for done, candidate in enumerate(candidates):
            self._has_come(_CANDIDATES, 1.0, done / len(candidates))
            yield from self._prove(*candidate)
        self._has_come(_CANDIDATES, 1.0, 1.0)
        return self.told

    def _has_come(self, begin: float, end: float, part: float) -> None:
        """Tell that a part of the work is done between two shares of the whole."""
        self.told = replace(self.told, share=begin + (end - begin) * part)

    def _pausing(
        self, work: Generator[None, None, _Done]
    ) -> Generator[MatchReview[ViewT, ActionT], None, _Done]:
        """Do some work; yield what is told meanwhile whenever it pauses."""
        while True:
            try:
                next(work)
            except StopIteration as done:
                found: _Done = done.value
                return found
            yield self.told

    def _candidates(
        self,
    ) -> Generator[MatchReview[ViewT, ActionT], None, list[_Numbered[ViewT, ActionT]]]:
        """Return the turns to be played on from, with their numbers: the worst of every seat.

        The more a turn seems to have cost for the effort of proving it, the earlier it comes. The
        last turns are looked at first, and until one is proved, what is likely to be proved is
        tried at once: soon after a match is over, there is something to see.
        """
        turns = self._match.turns
        by_seat: list[list[_Numbered[ViewT, ActionT]]] = [[] for _ in range(self._match.seats)]
        for done, (first, end) in enumerate(reversed(turns)):
            self._has_come(_FORECASTS, _CANDIDATES, done / len(turns))
            number = len(turns) - done
            turn = yield from self._pausing(self._match.judge(first, end))
            if turn and turn.estimate >= LEAST:
                by_seat[turn.seat].append((number, turn))
                if not self._proved and self._promise((number, turn)) >= _AT_ONCE:
                    yield from self._prove(number, turn)
        worst = [sorted(found, key=lambda one: -one[1].estimate)[:_TRIED] for found in by_seat]
        left = (one for one in chain.from_iterable(worst) if one[0] not in self._tried)
        return sorted(left, key=self._promise, reverse=True)

    def _promise(self, candidate: _Numbered[ViewT, ActionT]) -> float:
        number, turn = candidate
        return turn.estimate / self._match.effort(len(self._match.turns) - number)

    def _prove(
        self, number: int, turn: ReviewedTurn[ViewT, ActionT]
    ) -> Generator[MatchReview[ViewT, ActionT], None, None]:
        """Play on from a candidate, and tell it if its cost is proved."""
        self._tried.add(number)
        play_on = partial(self._match.play_on, turn.view)
        cost = yield from self._pausing(prove_cost(play_on, turn.played, turn.better, number))
        if cost:
            self._proved.append(CostlyTurn(number, turn, cost))
            self.told = replace(self.told, costly=_worst(self._proved, self._match.seats))


def _worst(
    proved: Sequence[CostlyTurn[ViewT, ActionT]], seats: int
) -> tuple[CostlyTurn[ViewT, ActionT], ...]:
    ordered = sorted(proved, key=lambda one: -one.cost.points)
    told: Iterator[CostlyTurn[ViewT, ActionT]] = chain.from_iterable(
        [one for one in ordered if one.turn.seat == seat][:MAX_REPORTED] for seat in range(seats)
    )
    return tuple(sorted(told, key=lambda one: -one.cost.points))
