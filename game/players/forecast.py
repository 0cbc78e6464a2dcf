"""A forecast of a match's end: the final points of every seat, and its chance to win.

A game describes a position by its own *terms*, a few numbers for each seat. What a seat will still
score is a weighted sum of its own terms and of the mean of the other seats' terms. The weights
differ with how far the game is: each has a value at a few stages from the beginning to the end, and
between two of them it changes evenly. ``tools/forecast`` fits them to self-played games.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, fsum
from pathlib import Path


@dataclass(frozen=True)
class Outlook:
    """What is known of a position for a forecast, by seat.

    Attributes:
        turns: the turns of each seat that are still to come, on average.
        points: the points of every seat now.
        terms: the terms of every seat, all in the same order.
        winners: the seats that have won; none before the end.
    """

    turns: float
    points: Sequence[float]
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
        weights: the weights at each stage: of 1, of the turns to come, of the seat's own terms, and
            of the mean of the others'.
        spread: by stage, how far the final points stray from the forecast: the chances to win are
            the softmax of the points divided by it.
    """

    turns: float
    weights: Sequence[Sequence[float]]
    spread: Sequence[float]

    def forecast(self, outlook: Outlook) -> Forecast:
        """Return the forecast of a position; of a match that is over, how it ended."""
        points = tuple(outlook.points)
        if outlook.winners:
            return Forecast(points, _shares(outlook))
        stages = list(self._stages(outlook.turns))
        weights = [fsum(column) for column in zip(*self._scaled(stages), strict=True)]
        points = tuple(
            now + fsum(map(float.__mul__, weights, inputs(outlook, seat)))
            for seat, now in enumerate(points)
        )
        return Forecast(points, _chances(points, fsum(self.spread[at] * by for at, by in stages)))

    def _stages(self, turns: float) -> Iterator[tuple[int, float]]:
        """Yield the two stages that the game is between, and how much each counts."""
        last = len(self.weights) - 1
        passed = last * min(1.0, max(0.0, 1.0 - turns / self.turns))
        before = min(int(passed), last - 1)
        yield before, before + 1 - passed
        yield before + 1, passed - before

    def _scaled(self, stages: Sequence[tuple[int, float]]) -> Iterator[list[float]]:
        for at, by in stages:
            yield [weight * by for weight in self.weights[at]]


def inputs(outlook: Outlook, seat: int) -> list[float]:
    """Return what a seat's forecast is a weighted sum of, in the order of ``Model.weights``."""
    others = [terms for one, terms in enumerate(outlook.terms) if one != seat]
    means = (fsum(column) / len(others) for column in zip(*others, strict=True))
    return [1.0, outlook.turns, *map(float, outlook.terms[seat]), *means]


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
