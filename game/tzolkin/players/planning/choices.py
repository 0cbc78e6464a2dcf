"""Choices outside of turns: tribe, wealth tiles, days, and choices on a food day."""

from collections.abc import Generator
from typing import Final

from game.tzolkin.players.planning.imagine import next_own_turns
from game.tzolkin.players.planning.turns import plan_turns
from game.tzolkin.players.weights import Weights
from game.tzolkin.players.worth.evaluation import Evaluation
from game.tzolkin.rules.actions import Action, Tribe
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.state import KEEP, OVER, State

TRIBES: Final = (4, 3, 2, 4, 4, 6, 3, 4, 3, 2, 2, 3, 3)
"""Estimated value of each tribe in points, in the order of their numbers; not tuned."""


def best_choice(state: State, weights: Weights, width: int) -> Generator[None, None, Action]:
    """Return the legal action after which the seat's next turn begins with most expected points.

    Wealth tiles are judged by the best first turn that they allow (search with ``width``), tribes
    by ``TRIBES``. The generator yields after each action.
    """
    seat, best, chosen = state.seat, float("-inf"), None
    evaluation = Evaluation(state, seat, weights)
    for action in legal_actions(state):
        if isinstance(action, Tribe):
            worth = float(TRIBES[action.tribe - 1])
        else:
            worth = float("-inf")
            for begun in next_own_turns(state, action, evaluation):
                prices = Evaluation(begun, seat, weights)
                if state.phase == KEEP and begun.phase != OVER:
                    turns = yield from plan_turns(begun, prices, width)
                    worth = max(worth, turns[0].worth)
                else:
                    worth = max(worth, prices.total(begun))
        yield
        if worth > best:
            best, chosen = worth, action
    assert chosen
    return chosen
