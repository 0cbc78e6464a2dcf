"""A forecast of a match's end: the final points of every seat, and its chance to win.

A seat ends with the points that it has, with what is *due* to it, which it would still be paid if
nothing changed any more, and with what is to come beyond that. What is to come is a weighted sum of
a few numbers that describe a position, a game's own *terms*, and of the mean of the other seats'
terms. So a payment that was due does not change a forecast by itself. The weights differ with how
many turns a seat still has: each has a value at a few stages, and between two of them it changes
evenly. After a seat's last turn nothing is to come. ``tools/forecast`` fits the weights to
self-played games.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, fsum
from pathlib import Path
from typing import Final

STAGES: Final = (1.0, 0.75, 0.5, 0.25, 0.1, 0.0)
"""The share of a seat's turns that is still to come at each stage."""


@dataclass(frozen=True)
class Outlook:
    """What is known of a position for a forecast, by seat.

    Attributes:
        turns: the turns of every seat that are still to come, on average.
        points: the points of every seat now.
        due: what the rules would still pay every seat if nothing changed any more.
        terms: the terms of every seat, all in the same order.
        winners: the seats that have won; none before the end.
    """

    turns: Sequence[float]
    points: Sequence[float]
    due: Sequence[float]
    terms: Sequence[Sequence[float]]
    winners: Sequence[int] = ()


@dataclass(frozen=True)
class Forecast:
    """The forecast of a position, by seat.

    Attributes:
        points: the final points.
        chances: the chances to win, which add up to 1; several winners share a win.
    """

    points: tuple[float, ...]
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Model:
    """The fitted figures for a variant and a number of seats.

    Attributes:
        turns: the turns of each seat in a whole game, on average.
        weights: the weights at each stage but the last, where all are 0: of 1, of the turns to
            come, of the seat's own terms, and of the mean of the others'.
        spread: by stage, how far the final points stray from the forecast: the chances to win are
            the softmax of the points divided by it.
    """

    turns: float
    weights: Sequence[Sequence[float]]
    spread: Sequence[float]

    def forecast(self, outlook: Outlook) -> Forecast:
        """Return the forecast of a position; of a match that is over, how it ended."""
        if outlook.winners:
            return Forecast(tuple(outlook.points), _shares(outlook))
        points = tuple(self._points(outlook, seat) for seat in range(len(outlook.points)))
        return Forecast(points, _chances(points, self._spread(outlook)))

    def _points(self, outlook: Outlook, seat: int) -> float:
        known = inputs(outlook, seat)
        stages = counted(outlook.turns[seat] / self.turns)
        to_come = (
            share * weight * one
            for weights, share in zip(self.weights, stages, strict=False)
            if share
            for weight, one in zip(weights, known, strict=True)
        )
        return outlook.points[seat] + outlook.due[seat] + fsum(to_come)

    def _spread(self, outlook: Outlook) -> float:
        turns = fsum(outlook.turns) / len(outlook.turns)
        return fsum(map(float.__mul__, self.spread, counted(turns / self.turns)))


def counted(to_come: float) -> list[float]:
    """Return how much each stage counts, where such a share of a seat's turns is to come."""
    within = min(1.0, max(0.0, to_come))
    shares = [0.0] * len(STAGES)
    after = next(stage for stage, share in enumerate(STAGES) if stage and share <= within)
    before = after - 1
    shares[before] = (within - STAGES[after]) / (STAGES[before] - STAGES[after])
    shares[after] = 1.0 - shares[before]
    return shares


def inputs(outlook: Outlook, seat: int) -> list[float]:
    """Return what is to come for a seat is a weighted sum of, in the order of ``Model.weights``."""
    others = [terms for one, terms in enumerate(outlook.terms) if one != seat]
    means = (fsum(column) / len(others) for column in zip(*others, strict=True))
    return [1.0, outlook.turns[seat], *map(float, outlook.terms[seat]), *means]


@cache
def read_models(path: Path) -> dict[tuple[str, int], Model]:
    """Read a game's data file; return its models by variant and number of seats."""
    return {
        (one["variant"], one["seats"]): Model(one["turns"], one["weights"], one["spread"])
        for one in json.loads(path.read_text("utf-8"))
    }


def _shares(outlook: Outlook) -> tuple[float, ...]:
    won = outlook.winners
    return tuple((seat in won) / len(won) for seat in range(len(outlook.points)))


def _chances(points: Sequence[float], spread: float) -> tuple[float, ...]:
    best = max(points)
    odds = [exp((one - best) / spread) for one in points]
    return tuple(one / fsum(odds) for one in odds)


def expected_points(forecasts: Sequence[Forecast]) -> tuple[tuple[int, ...], ...]:
    """Return the points of forecasts, rounded."""
    return tuple(tuple(map(round, one.points)) for one in forecasts)


def chances_in_percent(forecasts: Sequence[Forecast]) -> tuple[tuple[int, ...], ...]:
    """Return the chances of forecasts, in whole percent."""
    return tuple(tuple(round(100 * chance) for chance in one.chances) for one in forecasts)
