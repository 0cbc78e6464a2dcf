"""Rank the placements of the hexagon in hand."""

from collections.abc import Generator
from typing import Final

from game.tikal.players.evaluation import Evaluation
from game.tikal.players.planning.ways import costs_from, with_hexagon
from game.tikal.players.weights import Weights
from game.tikal.rules.actions import Action, PlaceTile, tile
from game.tikal.rules.play import apply
from game.tikal.rules.state import State

_PLACEMENTS_A_STEP: Final = 4


def ranked(view: State, weights: Weights) -> Generator[None, None, list[tuple[Action, State]]]:
    """Return all placements with the positions after them, the best first by evaluation alone."""
    homes = [costs_from(view, view.homes[one]) for one in range(view.seats)]
    now = Evaluation(view, view.seat, weights, homes)
    found = []
    for number, action in enumerate(tile.legal(view)):
        laid, nearer = view.copy(), homes
        apply(laid, action)
        if isinstance(action, PlaceTile):
            nearer = [with_hexagon(laid, costs, action.space) for costs in homes]
        found.append((now.laid(laid, nearer).contested(), action, laid))
        if number % _PLACEMENTS_A_STEP == 0:
            yield
    found.sort(key=lambda one: -one[0])
    return [(action, laid) for _, action, laid in found]
