"""Scorings that paid about what was to be foreseen: a forecast should hardly change there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from game.players.forecast import Model, Outlook, inputs
from tools.forecast.positions import Played

_PAYS: Final = 5
"""A scoring that paid fewer points is too small to be looked at."""
_FORESEEN: Final = 2.0
"""A payment within so many points of what it usually is was foreseen."""


@dataclass(frozen=True)
class Scoring:
    """A seat's scoring: what was known before the turn that it ended, and after it."""

    before: Outlook
    after: Outlook
    seat: int

    @property
    def paid(self) -> float:
        """The points that the seat has more."""
        return self.after.points[self.seat] - self.before.points[self.seat]

    def jump(self, model: Model) -> float:
        """Return by how much the forecast of the seat's final points changes."""
        before, after = model.forecast(self.before), model.forecast(self.after)
        return after.points[self.seat] - before.points[self.seat]


def foreseen(games: Sequence[Played]) -> list[Scoring]:
    """Return the scorings that paid what is usually paid in such positions, by least squares."""
    scorings = [one for game in games for one in _scorings(game) if one.paid >= _PAYS]
    known = np.array([inputs(one.before, one.seat) for one in scorings])
    paid = np.array([one.paid for one in scorings])
    weights, *_rest = np.linalg.lstsq(known, paid, rcond=None)
    near = np.abs(paid - known @ weights) <= _FORESEEN
    return [one for one, is_near in zip(scorings, near, strict=True) if is_near]


def _scorings(game: Played) -> Iterator[Scoring]:
    for number, seat in game.scorings:
        yield Scoring(game.outlooks[number - 1], game.outlooks[number], seat)
