"""The standings of a tournament, computed from the results of its games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median
from typing import Final

from game.players.tournament.arena import Result
from game.players.tournament.fixture import name_of

_Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within this number of standard deviations."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share of won games (Wilson's score interval)."""
    centre = share + _Z**2 / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + (_Z / (2 * games)) ** 2)
    scale = 1 + _Z**2 / games
    return (centre - spread) / scale, (centre + spread) / scale


@dataclass(frozen=True)
class EntrantResults:
    """An entrant's results over all games.

    Attributes:
        name: the entrant's name.
        win_share: the share of games won; a shared win counts as a fraction.
        interval: the 95 % confidence interval of that share.
        mean_rank: the mean rank.
        mean_points: the mean of the final points.
        lost_decisions: the number of decisions replaced by a safe default.
        mean_steps: the mean number of thinking steps per turn.
        median_seconds: the median of the seconds per turn.
        worst_seconds: the most seconds of any turn.
    """

    name: str
    win_share: float
    interval: tuple[float, float]
    mean_rank: float
    mean_points: float
    lost_decisions: int
    mean_steps: float
    median_seconds: float
    worst_seconds: float


def standings(results: Iterable[Result]) -> list[EntrantResults]:
    """Return the results of every entrant, in the order in which they were entered.

    The order of ``results`` does not matter.
    """
    played = sorted(results, key=lambda one: (one.fixture.seed, one.fixture.rotation))
    return [_standing(played, entrant) for entrant in range(len(played[0].fixture.entrants))]


def _standing(played: Sequence[Result], entrant: int) -> EntrantResults:
    share = fmean(one.wins[entrant] for one in played)
    seconds = [turn for one in played for turn in one.turn_seconds[entrant]]
    turns = len(seconds)
    return EntrantResults(
        name_of(played[0].fixture.entrants[entrant]),
        share,
        wilson(share, len(played)),
        fmean(one.ranks[entrant] for one in played),
        fmean(one.points[entrant] for one in played),
        sum(one.lost[entrant] for one in played),
        sum(one.steps[entrant] for one in played) / turns,
        median(seconds),
        max(seconds),
    )
