"""Choices outside of turns: tribe and wealth tiles, days, and what a food day asks."""

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
"""What the tribes are worth in points, in their order; a guess of ours."""


def best_choice(state: State, weights: Weights, width: int) -> Generator[None, None, Action]:
    """The action after which the seat's next turn begins best; wealth tiles are judged by the
    first turn that they make possible."""
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
