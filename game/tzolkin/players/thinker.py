"""The computer player, for every level."""

from random import Random

from game.players.player import Decision, Thinking
from game.players.weighing import misjudged
from game.tzolkin.players.level import Level
from game.tzolkin.players.planning.choices import best_choice
from game.tzolkin.players.planning.imagine import imagined
from game.tzolkin.players.planning.reasons import reason_of, reason_of_choice
from game.tzolkin.players.planning.rounds import best_of
from game.tzolkin.players.planning.turns import plan_turns
from game.tzolkin.players.worth.evaluation import Evaluation
from game.tzolkin.rules.state import TURN, State


def chance_of(seed: int, view: State) -> Random:
    """Return the random generator for one decision.

    It depends only on the seed and the moment of the game, so that a saved game continues as it
    would have without saving.
    """
    return Random(f"{seed} {view.decided} {view.seat} {view.phase}")


class Thinker:
    """A computer player that plans whole turns.

    Its decisions depend only on the view, its level and its seed.
    """

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._seed = seed

    def think(self, view: State) -> Thinking:
        """Decide for the seat to act: on a whole turn, or outside of turns on one action.

        The generator yields between steps of the search and returns the decision.
        """
        level, chance = self._level, chance_of(self._seed, view)
        weights = level.weights(view)
        state = imagined(view, chance)
        if view.phase != TURN:
            action = yield from best_choice(state, weights, level.width)
            return Decision((action,), reason_of_choice(action))
        evaluation = Evaluation(state, view.seat, weights)
        turns = yield from plan_turns(state, evaluation, level.width)
        if level.blur:
            for turn in turns:
                turn.error = misjudged(0.0, level.blur, chance)
            turns.sort(key=lambda turn: -turn.worth - turn.error)
        turn = yield from best_of(turns, evaluation, level)
        reason = reason_of(state, turn.actions, turn.last, evaluation)
        return Decision((*turn.actions, turn.last), reason)
