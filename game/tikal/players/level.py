"""How hard a computer player thinks, and what it thinks matters."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.tikal.players.weights import Weights, tuned
from game.tikal.rules.components import MIN_SEATS
from game.tikal.rules.state import State


@dataclass(frozen=True, slots=True)
class Level:
    """A level's effort, in positions and plans, never in seconds.

    Attributes:
        width: plans of a turn carried on per action point.
        placements: ways to lay the hexagon whose turns are planned.
        replies: turns after which a turn of every rival is imagined; 0 for none.
        reply_width: plans carried on in such a turn.
        trials: turns, the best after these, that are played on in dealt games; 0 for none.
        deals: games dealt for each of them; for half of them twice as many more, and so on.
        ahead: turns of all seats until such a game is judged, in whole rounds, the first its own.
        crowd: with more than two seats, so many times the placements and replies.
        blur: points by which it misjudges a turn, up or down, as a rule.
        weights: what positions are judged by, given one of the game that is played.
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
        """The level as it plays at a table of so many seats."""
        if seats == MIN_SEATS:
            return self
        crowd = self.crowd
        return replace(self, placements=crowd * self.placements, replies=crowd * self.replies)
