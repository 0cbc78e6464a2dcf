"""Fits a model of the forecast: weights by ridge regression, spreads by the chances they give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from game.players.forecast import Model, Outlook, inputs
from tools.forecast.positions import Played

Floats = NDArray[np.float64]

STAGES: Final = 3
"""At the beginning of a game, at its half, and at its end. More did not forecast better."""
_RIDGE: Final = 1e-4
"""What a weight's square costs, for each input brought to a standard deviation of 1."""
_DIGITS: Final = 4
_SPREADS: Final = np.geomspace(0.5, 60, 60)
"""The spreads that are tried at a stage, in points."""
_ROUNDS: Final = 4
"""How often the spreads are gone through, each while the others stay."""


def fit(games: Sequence[Played]) -> Model:
    """Fit the model of a variant and a number of seats."""
    turns = float(np.mean([game.outlooks[0].turns for game in games]))
    seen = [(one, game) for game in games for one in game.outlooks if not one.winners]
    weights = _weights(turns, seen)
    plain = Model(turns, weights, (1.0,) * STAGES)
    return Model(turns, weights, _spreads(plain, seen))


def _weights(turns: float, seen: Sequence[tuple[Outlook, Played]]) -> list[list[float]]:
    rows, to_come, stages = list[list[float]](), list[float](), list[float]()
    for outlook, game in seen:
        for seat, final in enumerate(game.points):
            rows.append(inputs(outlook, seat))
            to_come.append(final - outlook.points[seat])
            stages.append(outlook.turns)
    known = np.array(rows)
    scale = known.std(0)
    scale[scale == 0.0] = 1.0  # what is the same in all games
    shares = _shares_of_stages(np.array(stages), turns)
    wide = (shares[:, :, None] * (known / scale)[:, None, :]).reshape(len(known), -1)
    square = wide.T @ wide + _RIDGE * len(wide) * np.eye(wide.shape[1])
    found = np.linalg.solve(square, wide.T @ np.array(to_come)).reshape(STAGES, -1) / scale
    return [[_short(weight) for weight in stage] for stage in found]


def _shares_of_stages(turns: Floats, whole: float) -> Floats:
    """How much each stage counts, as in ``Model``."""
    passed = (STAGES - 1) * np.clip(1 - turns / whole, 0, 1)
    return np.maximum(0.0, 1.0 - np.abs(passed[:, None] - np.arange(STAGES)))


def _spreads(model: Model, seen: Sequence[tuple[Outlook, Played]]) -> list[float]:
    """The spread of each stage under which what came was likeliest."""
    shares = _shares_of_stages(np.array([one.turns for one, _game in seen]), model.turns)
    leads, won = _leads(model, seen)
    spreads: Floats = np.full(STAGES, 10.0)
    for _round in range(_ROUNDS):
        for stage in range(STAGES):
            tried = [_with(spreads, stage, one) for one in _SPREADS]
            spreads = min(tried, key=lambda one: _surprise(leads, won, shares @ one))
    return [_short(one) for one in spreads]


def _leads(model: Model, seen: Sequence[tuple[Outlook, Played]]) -> tuple[Floats, Floats]:
    """By position and seat: how far the forecast is from the best seat's, and who won."""
    points = np.array([model.forecast(one).points for one, _game in seen])
    return points - points.max(1, keepdims=True), np.array([game.wins for _one, game in seen])


def _surprise(leads: Floats, won: Floats, spreads: Floats) -> float:
    """The mean logarithmic loss of the chances to win."""
    odds = leads / spreads[:, None]
    return float((np.log(np.exp(odds).sum(1)) - (won * odds).sum(1)).mean())


def _with(spreads: Floats, stage: int, spread: float) -> Floats:
    changed: Floats = spreads.copy()
    changed[stage] = spread
    return changed


def _short(figure: Any) -> float:  # noqa: ANN401 (numpy's own numbers)
    return float(f"{figure:.{_DIGITS}g}")
