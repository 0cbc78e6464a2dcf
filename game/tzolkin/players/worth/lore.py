"""What technology levels are worth."""

from game.tzolkin.players.weights import Weights
from game.tzolkin.players.worth.calendar import LAST_TOOTH, Calendar
from game.tzolkin.rules.data.board import MOST_LEVELS


def level_worths(calendar: Calendar, weights: Weights) -> list[list[float]]:
    """For each technology, what every level is worth: it pays until the end."""
    share = calendar.left / LAST_TOOTH
    tracks = (weights.agriculture, weights.extraction, weights.architecture, weights.theology)
    shape = [0.0]
    for level in range(MOST_LEVELS):
        shape.append(shape[-1] + weights.deeper**level)
    return [[share * first * so_far for so_far in shape] for first in tracks]
