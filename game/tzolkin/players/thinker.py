"""The computer player, for every level."""

from collections.abc import Generator
from random import Random
from typing import Final

from game.players.evaluation import with_random_error
from game.players.player import Decision, Thinking
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.reasons import reason_for_choice, reason_for_turn
from game.tzolkin.players.rounds import (
    Level,
    best_turn,
    best_worth,
    next_own_turns,
    sampled_position,
)
from game.tzolkin.players.turns import is_in_turn, plan_turns
from game.tzolkin.players.weights import Weights
from game.tzolkin.rules.actions import Action, Tribe
from game.tzolkin.rules.play import legal_actions
from game.tzolkin.rules.state import KEEP, OVER, TURN, State


def random_for_decision(seed: int, view: State) -> Random:
    """Return the random generator for one decision.

    It depends only on the seed and the moment of the game, so that a saved game continues as it
    would have without saving.
    """
    return Random(f"{seed} {view.irreversible_events} {view.seat} {view.phase}")


class Thinker:
    """A computer player that plans whole turns.

    Its decisions depend only on the view, its level and its seed.
    """

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._seed = seed

    def think(self, view: State) -> Thinking:
        """Decide for the seat to act: on the rest of its turn, or outside of turns on one action.

        The generator yields between steps of the search and returns the decision.
        """
        level, chance = self._level, random_for_decision(self._seed, view)
        weights = level.weights(view)
        state = sampled_position(view, chance)
        if not is_in_turn(view):
            action, lead = yield from best_choice(state, weights, level)
            return Decision((action,), reason_for_choice(action, lead))
        evaluation = Evaluation(state, view.seat, weights)
        turns = yield from plan_turns(state, evaluation, level.beam_width)
        if level.judgement_error:
            for turn in turns:
                turn.judgement_error = with_random_error(0.0, level.judgement_error, chance)
            turns.sort(key=lambda turn: -turn.expected_points - turn.judgement_error)
        turn = yield from best_turn(turns, evaluation, level)
        actions = (*turn.actions, turn.last)
        if view.phase != TURN:  # the turn has begun: what is told is what comes next
            return Decision(actions, reason_for_choice(actions[0], 0.0))
        return Decision(actions, reason_for_turn(state, turn.actions, turn.last, evaluation))


# Choices outside of turns: tribe, wealth tiles, days, and choices on a food day.

TRIBE_VALUES: Final = (4, 3, 2, 4, 4, 6, 3, 4, 3, 2, 2, 3, 3)
"""Estimated value of each tribe in points, in the order of their numbers; not tuned."""


def best_choice(
    state: State, weights: Weights, level: Level
) -> Generator[None, None, tuple[Action, float]]:
    """Return the best legal action outside of turns.

    With it comes its lead over the next best action, in points; 0 if there is no other. The
    generator yields between steps of the search.
    """
    judged = list[tuple[float, Action]]()
    evaluation = Evaluation(state, state.seat, weights)
    for action in legal_actions(state):
        if isinstance(action, Tribe):
            worth = float(TRIBE_VALUES[action.tribe - 1])
        elif level.choice_lines:
            worth = yield from best_worth(state, action, evaluation, level)
        else:
            worth = yield from _worth_of_choice(state, action, evaluation, level.beam_width)
        yield
        judged.append((worth, action))
    best, chosen = max(judged, key=lambda one: one[0])
    others = [worth for worth, action in judged if action is not chosen]
    return chosen, best - max(others, default=best)


def _worth_of_choice(
    state: State, action: Action, evaluation: Evaluation, width: int
) -> Generator[None, None, float]:
    """Return the expected points with which the seat's next turn begins after an action.

    Wealth tiles are judged by the best first turn that they allow (search with ``width``). The
    generator yields between steps of that search.
    """
    worth = float("-inf")
    for begun in next_own_turns(state, action, evaluation):
        prices = Evaluation(begun, evaluation.seat, evaluation.weights)
        if state.phase == KEEP and begun.phase != OVER:
            turns = yield from plan_turns(begun, prices, width)
            worth = max(worth, turns[0].expected_points)
        else:
            worth = max(worth, prices.expected_points(begun))
    return worth
