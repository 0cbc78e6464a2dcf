"""How hard a computer player thinks, and what it thinks matters."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.weights import Weights, tuned
from game.tikal.state import State


@dataclass(frozen=True, slots=True)
class Level:
    """A level's effort, in positions and plans, never in seconds.

    Attributes:
        width: plans of a turn carried on per action point.
        placements: ways to lay the hexagon whose turns are planned.
        replies: turns after which those of the next players are imagined; 0 for none.
        rivals: how many of the next players' turns are imagined, each player's once at most.
        reply_width: plans carried on in such a turn.
        blur: points by which it misjudges a turn, up or down, as a rule.
        weights: what positions are judged by, given one of the game that is played.
    """

    width: int
    placements: int
    replies: int = 0
    rivals: int = 2
    reply_width: int = 3
    blur: float = 0.0
    weights: Callable[[State], Weights] = tuned
