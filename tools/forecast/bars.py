"""Measures a forecast on games that it was not fitted to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from game.players.forecast import Forecast, Model
from tools.forecast.positions import Played
from tools.forecast.scorings import foreseen

_TENTHS: Final = 10
_HALF: Final = (0.45, 0.55)
_JUMP: Final = 8.0


@dataclass(frozen=True)
class _Point:
    """One seat's forecast in one position.

    Attributes:
        passed: the share of the game's turns that have passed.
        now, points, final: the seat's points, those forecast, those in the end.
        chance, won: its chance to win and the share of the win that it got.
    """

    passed: float
    now: float
    points: float
    final: float
    chance: float
    won: float


def report(model: Model, games: Sequence[Played]) -> str:
    """The figures of a model, as lines of text."""
    told = [[model.forecast(one) for one in game.outlooks] for game in games]
    seen = [
        point for game, course in zip(games, told, strict=True) for point in _seen(game, course)
    ]
    by_tenth = [
        [one for one in seen if min(int(one.passed * _TENTHS), _TENTHS - 1) == tenth]
        for tenth in range(_TENTHS)
    ]
    return "\n".join(
        (
            f"  bias by tenths    {_row(_bias(one) for one in by_tenth)}",
            f"  mean error        {_row(_error(one) for one in by_tenth)}",
            f"  Brier score       {_row((_brier(one) for one in by_tenth), 3)}",
            f"  at the half       {_at_half(seen)}",
            f"  chances           {_calibration(seen)}",
            f"  scorings foreseen {_jumps(model, games)}",
        )
    )


def _seen(game: Played, course: Sequence[Forecast]) -> Iterator[_Point]:
    last = len(course) - 1
    for number, (outlook, told) in enumerate(zip(game.outlooks, course, strict=True)):
        for seat, (final, won) in enumerate(zip(game.points, game.wins, strict=True)):
            points, chance = told.points[seat], told.chances[seat]
            yield _Point(number / last, outlook.points[seat], points, final, chance, won)


def _row(figures: Iterator[float], digits: int = 1) -> str:
    return " ".join(f"{figure:6.{digits}f}" for figure in figures)


def _bias(seen: Sequence[_Point]) -> float:
    return float(np.mean([one.points - one.final for one in seen]))


def _error(seen: Sequence[_Point]) -> float:
    return float(np.mean([abs(one.points - one.final) for one in seen]))


def _brier(seen: Sequence[_Point]) -> float:
    return float(np.mean([(one.chance - one.won) ** 2 for one in seen]))


def _at_half(seen: Sequence[_Point]) -> str:
    half = [one for one in seen if _HALF[0] <= one.passed < _HALF[1]]
    own = _error(half)
    plain = float(np.mean([abs(one.now / one.passed - one.final) for one in half]))
    return f"error {own:.1f}, as everybody went on {plain:.1f}: {own / plain:.0%}"


def _calibration(seen: Sequence[_Point]) -> str:
    """How often those won whose chance lay in each tenth."""
    told = []
    for tenth in range(_TENTHS):
        there = [one.won for one in seen if int(min(one.chance, 0.999) * _TENTHS) == tenth]
        if there:
            told.append(f"{tenth * 10}-{tenth * 10 + 10}%: {np.mean(there):.0%}")
    return ", ".join(told)


def _jumps(model: Model, games: Sequence[Played]) -> str:
    """How far the forecast jumps at scorings that paid about what was to be foreseen."""
    jumps = np.abs([one.jump(model) for one in foreseen(games)])
    over = float((jumps > _JUMP).mean())
    return f"{len(jumps)}, {over:.1%} jump over {_JUMP:g}, the farthest {jumps.max():.1f}"
