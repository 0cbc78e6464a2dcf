"""What a turn cost, proved: the game is played on from what was played and from what was better."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from math import fsum, hypot, sqrt
from random import Random
from typing import Final, NamedTuple, TypeVar

ActionT = TypeVar("ActionT")

FEWEST_DEALS: Final = 16
"""The fewest deals that prove a cost."""
MOST_DEALS: Final = 64
BETWEEN_LOOKS: Final = 8
"""The deals between two looks at whether enough is known."""
FIRST_LOOK: Final = 4
"""The deals before the first look, at whether a turn is hopeless."""
LEAST: Final = 1.0
"""The least cost, in points, that is worth telling."""
_SURE: Final = 2.75
"""By how many standard errors a cost must lie above ``LEAST``; more than two, for there are many
looks at many turns."""
_SOON: Final = 1.5
"""By how many standard errors a cost must lie too low at the first look; later by one, for by then
the error itself is known better."""
_BY_CHANCE: Final = 0.75
"""The standard error that is usual in the end by chance alone, in points."""
_USUAL: Final = 3.5
"""How far the true costs of turns that are played on from usually lie from 0, in points."""


@dataclass(frozen=True)
class Cost:
    """What a turn cost.

    Attributes:
        points: the points that its player's lead lost by it. Of the average over all deals only a
            share is told, the smaller the larger its error: those that look costliest are too often
            those whose error was large.
        error: the standard error of the points: by chance, and by what forecasts are in doubt.
        deals: the number of deals in which the game was played on.
    """

    points: float
    error: float
    deals: int


class Ending(NamedTuple):
    """Where playing on has led.

    Attributes:
        lead: the points by which the turn's player leads in the end, or is forecast to.
        doubt: the typical error of what two forecasts differ by; 0 at the end of the game.
    """

    lead: float
    doubt: float


PlayOn = Callable[[tuple[ActionT, ...], Random], Generator[None, None, Ending]]
"""Plays a turn and the game on in a deal drawn by chance, part by part."""


def prove_cost(
    play_on: PlayOn[ActionT], played: tuple[ActionT, ...], better: tuple[ActionT, ...], seed: int
) -> Generator[None, None, Cost | None]:
    """Return what a turn cost against a better one; None if that it cost anything is not proved.

    Both are played on in the same deals until the cost is certain, after 16 to 64 of them, or
    hopeless, after 4 at least. The generator yields between parts of the play.
    """
    lost: list[float] = []
    doubts: list[float] = []
    while len(lost) < MOST_DEALS:
        for _ in range(BETWEEN_LOOKS - len(lost) % BETWEEN_LOOKS if lost else FIRST_LOOK):
            deal = f"{seed} {len(lost)}"
            with_better = yield from play_on(better, Random(deal))
            as_played = yield from play_on(played, Random(deal))
            lost.append(with_better.lead - as_played.lead)
            doubts += (with_better.doubt, as_played.doubt)
        mean, chance = _mean_and_error(lost)
        doubt = fsum(doubts) / len(doubts)
        error = hypot(chance, doubt)
        if len(lost) >= FEWEST_DEALS and mean - _SURE * error > LEAST:
            share = _USUAL**2 / (_USUAL**2 + error**2)
            return Cost(share * mean, sqrt(share) * error, len(lost))
        least_error = hypot(chance * sqrt(len(lost) / MOST_DEALS), doubt)
        at_most = mean + chance * (_SOON if len(lost) == FIRST_LOOK else 1.0)
        if at_most < LEAST + _SURE * least_error:
            return None  # all the deals would hardly make it certain
    return None


def least_proved(doubt: float) -> float:
    """Return the least cost, in points, that is usually proved where forecasts are in doubt."""
    return LEAST + _SURE * hypot(_BY_CHANCE, doubt)


def _mean_and_error(lost: Sequence[float]) -> tuple[float, float]:
    # fsum, because sum gives different results for floats in different versions of Python
    mean = fsum(lost) / len(lost)
    squares = fsum((one - mean) ** 2 for one in lost)
    return mean, sqrt(squares / (len(lost) - 1) / len(lost))
