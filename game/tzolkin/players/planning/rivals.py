"""What the rivals will do, as far as it can be foreseen: everybody's best turns, at once."""

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
"""Whole turns by round and seat."""

NOTHING_FORESEEN: Final[Foreseen] = {}


def foresee(turn: Turn, rounds: int, weights: Weights) -> Generator[None, None, Foreseen]:
    """The turns of so many rounds after a turn, when everybody plays what seems best at once."""
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
    """The turn that begins is played as it was foreseen, as far as it can still be; what was not
    foreseen passes."""
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
