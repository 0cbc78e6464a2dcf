"""How hard a computer player thinks, and what it thinks matters."""

from dataclasses import dataclass, field

from game.ai.weights import Weights, tuned


@dataclass(frozen=True, slots=True)
class Level:
    """A level's effort, in positions and plans, never in seconds.

    Attributes:
        width: plans of a turn carried on per action point.
        placements: ways to lay the hexagon whose turns are planned.
        replies: turns after which the next player's turn is imagined; 0 for none.
        reply_width: plans carried on in that player's turn.
        blur: points by which it misjudges a turn, up or down, as a rule.
        weights: what a position is judged by.
    """

    width: int
    placements: int
    replies: int = 0
    reply_width: int = 3
    blur: float = 0.0
    weights: Weights = field(default_factory=tuned)
