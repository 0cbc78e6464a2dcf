"""The levels of computer players: the effort of the search and the weights of evaluation."""

from collections.abc import Callable
from dataclasses import dataclass

from game.tzolkin.players.weights import Weights, tuned
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Level:
    """The search effort of a level, counted in positions and turns, never in seconds.

    Attributes:
        width: beam width within a turn: how many partial turns get one more worker.
        turns: how many of the best turns are searched beyond their end.
        rounds: search depth, in own turns after this one.
        lines: beam width over rounds: how many lines of play are continued each round.
        branches: how many turns continue each of these lines.
        later_width: ``width`` for the turns of later rounds.
        foresees: True if the search predicts the rivals' turns; otherwise they pass.
        blur: typical error, in points, by which the level misjudges a turn.
        weights: returns the evaluation's weights for a position.
    """

    width: int
    turns: int = 1
    rounds: int = 0
    lines: int = 1
    branches: int = 1
    later_width: int = 1
    foresees: bool = False
    blur: float = 0.0
    weights: Callable[[State], Weights] = tuned
