"""What the games of a tournament say about its players."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median
from typing import Final

from game.players.tournament.arena import Result
from game.players.tournament.fixture import name_of

_Z: Final = 1.959963984540054
"""Of the normal distribution, 95 % lie within so many standard deviations."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of won games, by Wilson's score."""
    centre = share + _Z**2 / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + (_Z / (2 * games)) ** 2)
    scale = 1 + _Z**2 / games
    return (centre - spread) / scale, (centre + spread) / scale


@dataclass(frozen=True)
class EntrantResults:
    """One entrant's results; a shared win counts in parts, times are in seconds a turn."""

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
    """One standing an entrant, in the order in which they entered.

    The same games give the same figures, whatever order they come in.
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
