"""Choose the placement of the hexagon in hand by the best turn after it."""

from collections.abc import Generator
from random import Random

from game.tikal.players.level import Level
from game.tikal.players.planning.judging import judge
from game.tikal.players.planning.laying import ranked
from game.tikal.players.planning.turn import Turn, turns_of
from game.tikal.rules.state import State


def best_placement(view: State, level: Level, chance: Random) -> Generator[None, None, Turn]:
    """Return the best turn in the phase ``PLACE``, with the placement of the hexagon in hand."""
    places = yield from ranked(view, level.weights(view))
    turns: list[Turn] = []
    # a level that misjudges turns may take any of them for the best
    most = None if level.blur else max(1, level.replies)
    for action, laid in places[: level.placements]:
        planned = yield from turns_of(laid, level.weights(laid), level.width, action)
        turns += planned[:most]
    return (yield from judge(turns, level, chance))
