"""Fits a model of the forecast: weights by ridge regression, spreads by the chances they give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from game.players.forecast import STAGES, Model, Outlook, counted, inputs
from tools.forecast.positions import Played
from tools.forecast.scorings import foreseen

Floats = NDArray[np.float64]

_RIDGE: Final = 1e-4
"""What a weight's square costs, where each input has a standard deviation of 1."""
_STEADY: Final = 2.0
"""What the mean square of jumps at foreseen scorings costs beside that of errors."""
_DIGITS: Final = 4
_SPREADS: Final = np.geomspace(0.5, 60, 60)
"""The spreads that are tried at a stage, in points."""
_ROUNDS: Final = 4
"""How often the spreads are gone through, each while the others stay."""


def fit(games: Sequence[Played]) -> Model:
    """Fit the model of a variant and a number of seats."""
    turns = float(np.mean([game.outlooks[0].turns for game in games]))
    weights = _weights(turns, games)
    plain = Model(turns, weights, (1.0,) * len(STAGES))
    seen = [(one, game) for game in games for one in game.outlooks if not one.winners]
    return Model(turns, weights, _spreads(plain, seen))


def _weights(turns: float, games: Sequence[Played]) -> list[list[float]]:
    """The weights under which errors, and jumps at foreseen scorings, are smallest."""
    seats = [
        (outlook, seat, final)
        for game in games
        for outlook in game.outlooks
        if not outlook.winners
        for seat, final in enumerate(game.points)
    ]
    to_come = np.array([final - _certain(outlook, seat) for outlook, seat, final in seats])
    known = _known(turns, [(outlook, seat) for outlook, seat, _final in seats])
    scale = known.std(0)
    scale[scale == 0.0] = 1.0  # what is the same in all games
    steady, steps = _jumps(turns, games)
    known, steady = known / scale, steady / scale
    square = known.T @ known / len(known) + _STEADY * steady.T @ steady / len(steady)
    right = known.T @ to_come / len(known) + _STEADY * steady.T @ steps / len(steady)
    found = np.linalg.solve(square + _RIDGE * np.eye(len(square)), right) / scale
    return [[_short(weight) for weight in stage] for stage in found.reshape(len(STAGES) - 1, -1)]


def _jumps(turns: float, games: Sequence[Played]) -> tuple[Floats, Floats]:
    """How the inputs change at foreseen scorings, and what they have to make up for there."""
    scorings = [one for one in foreseen(games) if not one.after.winners]
    before = [(one.before, one.seat) for one in scorings]
    after = [(one.after, one.seat) for one in scorings]
    fell = [_certain(*one) - _certain(*then) for one, then in zip(before, after, strict=True)]
    return _known(turns, after) - _known(turns, before), np.array(fell)


def _certain(outlook: Outlook, seat: int) -> float:
    return outlook.points[seat] + outlook.due[seat]


def _known(turns: float, seats: Sequence[tuple[Outlook, int]]) -> Floats:
    """The inputs of seats, for each stage times how much it counts."""
    known = np.array([inputs(outlook, seat) for outlook, seat in seats])
    stages = np.array([counted(outlook.turns[seat] / turns)[:-1] for outlook, seat in seats])
    wide: Floats = stages[:, :, None] * known[:, None, :]
    return wide.reshape(len(seats), -1)


def _spreads(model: Model, seen: Sequence[tuple[Outlook, Played]]) -> list[float]:
    """The spread of each stage under which what came was likeliest."""
    shares = np.array([counted(float(np.mean(one.turns)) / model.turns) for one, _game in seen])
    leads, won = _leads(model, seen)
    spreads: Floats = np.full(len(STAGES), 10.0)
    for _round in range(_ROUNDS):
        for stage in range(len(STAGES)):
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
