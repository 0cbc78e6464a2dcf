"""Where to lay the hexagon in hand: the turn that is best after it."""

from collections.abc import Generator
from random import Random

from game.tikal.players.evaluation import Evaluation
from game.tikal.players.level import Level
from game.tikal.players.planning.turn import Turn, judge, turns_of
from game.tikal.players.planning.ways import costs_from, with_hexagon
from game.tikal.players.weights import Weights
from game.tikal.rules.actions import Action, PlaceTile
from game.tikal.rules.play import apply
from game.tikal.rules.state import State
from game.tikal.rules.turns.placement import placements

_PLACEMENTS_A_STEP = 4


def best_placement(view: State, level: Level, chance: Random) -> Generator[None, None, Turn]:
    """The best turn with the hexagon in hand, its placement included."""
    ranked = yield from _ranked(view, level.weights(view))
    turns: list[Turn] = []
    # who misjudges may take any of them for the best
    most = None if level.blur else max(1, level.replies)
    for action, laid in ranked[: level.placements]:
        planned = yield from turns_of(laid, level.weights(laid), level.width, action)
        turns += planned[:most]
    return (yield from judge(turns, level, chance))


def _ranked(view: State, weights: Weights) -> Generator[None, None, list[tuple[Action, State]]]:
    """All placements and the positions after them, the best first before anything is done."""
    homes = [costs_from(view, view.homes[one]) for one in range(view.seats)]
    now = Evaluation(view, view.seat, weights, homes)
    ranked = []
    for number, action in enumerate(placements(view)):
        laid, nearer = view.copy(), homes
        apply(laid, action)
        if isinstance(action, PlaceTile):
            nearer = [with_hexagon(laid, costs, action.space) for costs in homes]
        ranked.append((now.laid(laid, nearer).contested(), action, laid))
        if number % _PLACEMENTS_A_STEP == 0:
            yield
    ranked.sort(key=lambda one: -one[0])
    return [(action, laid) for _, action, laid in ranked]
