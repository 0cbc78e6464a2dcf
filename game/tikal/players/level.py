"""The levels of computer players: how hard one thinks, and how it weighs a position."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.tikal.players.weights import Weights, tuned
from game.tikal.rules.components import MIN_SEATS
from game.tikal.rules.state import State


@dataclass(frozen=True, slots=True)
class Level:
    """How much a level searches, counted in positions and plans, never in seconds.

    Attributes:
        width: plans kept for each number of action points left (the width of the beam search).
        placements: the placements of the hexagon in hand for which turns are planned.
        replies: how many of the best turns are judged after imagined turns of all rivals; or 0.
        reply_width: the ``width`` for planning such a rival's turn.
        trials: how many of the turns judged best are then played on in dealt games; 0 for none.
        deals: games dealt for each trial; the number doubles whenever half of the trials are out.
        ahead: turns, rounded up to whole rounds, after which a dealt game is judged; the first is
            the turn on trial.
        crowd: factor on ``placements`` and ``replies`` with more than two seats.
        blur: points by which the level typically misjudges a turn, up or down; 0 for none.
        weights: returns the weights of the evaluation for a position's game.
    """

    width: int
    placements: int
    replies: int = 0
    reply_width: int = 3
    trials: int = 0
    deals: int = 0
    ahead: int = 6
    crowd: int = 1
    blur: float = 0.0
    weights: Callable[[State], Weights] = tuned

    def at(self, seats: int) -> "Level":
        """Return the level for a number of seats; with more than two ``crowd`` is applied."""
        if seats == MIN_SEATS:
            return self
        crowd = self.crowd
        return replace(self, placements=crowd * self.placements, replies=crowd * self.replies)
