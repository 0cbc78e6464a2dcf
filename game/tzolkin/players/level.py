"""How hard a computer player thinks, and what it thinks matters."""

from collections.abc import Callable
from dataclasses import dataclass

from game.tzolkin.players.weights import Weights, tuned
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Level:
    """A level's effort, in positions and turns, never in seconds.

    Attributes:
        width: turns carried on with one worker more.
        turns: turns that are looked into beyond their end.
        rounds: own turns that are looked ahead.
        lines: of all the ways there, how many are carried on from round to round.
        branches: turns of each that are carried on.
        later_width: as ``width``, in these turns.
        foresees: whether it imagines the rivals' turns in these rounds; else they wait.
        blur: points by which it misjudges a turn, up or down, as a rule.
        weights: what positions are judged by.
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
