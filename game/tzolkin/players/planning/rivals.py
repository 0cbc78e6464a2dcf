"""Predict the rivals' turns: each seat plays the turn that looks best without a search ahead."""

from collections.abc import Generator
from typing import Final

from game.tzolkin.players.planning.turns import RESTS, Turn, plan_turns
from game.tzolkin.players.weights import Weights
from game.tzolkin.players.worth.evaluation import Evaluation
from game.tzolkin.rules.actions import END_TURN, PASS, Action
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.state import OVER, TURN, State

Foreseen = dict[tuple[int, int], tuple[Action, ...]]
"""Predicted turns by round and seat: all actions, with the one that ends the turn."""

NOTHING_FORESEEN: Final[Foreseen] = {}


def foresee(turn: Turn, rounds: int, weights: Weights) -> Generator[None, None, Foreseen]:
    """Return the predicted turns from the end of ``turn`` through ``rounds`` further rounds.

    Every seat plays the turn that it values most when it ends. The generator yields between steps
    of the search.
    """
    state = turn.state.copy()
    apply(state, turn.last)
    foreseen: Foreseen = {}
    end = state.round + rounds
    while state.phase != OVER and state.round <= end:
        if state.phase == TURN:
            seat, number = state.seat, state.round
            turns = yield from plan_turns(state, Evaluation(state, seat, weights), 1)
            best = turns[0]
            foreseen[number, seat] = (*best.actions, best.last)
            state = best.state
            apply(state, best.last)
        else:
            apply(state, legal_actions(state)[0])
    return foreseen


def play_foreseen(state: State, foreseen: Foreseen) -> None:
    """Play the turn that begins as foreseen, as long as its actions are legal, and end it.

    A seat without a foreseen turn passes. ``state`` is changed in place.
    """
    before = state.decided
    for action in foreseen.get((state.round, state.seat), ()):
        if action not in legal_actions(state):
            break
        apply(state, action)
    while state.decided == before:
        if state.phase == TURN:
            apply(state, PASS)
        elif state.phase in RESTS:
            apply(state, END_TURN)
        else:
            apply(state, legal_actions(state)[0])
