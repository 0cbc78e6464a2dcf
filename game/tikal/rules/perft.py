"""Counting legal action sequences: two engines that agree here agree on the rules."""

from game.tikal import rules
from game.tikal.rules.actions import Action
from game.tikal.rules.state import State


def perft(state: State, depth: int) -> int:
    """The number of legal action sequences of exactly ``depth`` actions; 1 for none."""
    if depth == 0:
        return 1
    actions = rules.legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(_after(state, action), depth - 1) for action in actions)


def divide(state: State, depth: int) -> dict[str, int]:
    """``perft`` by first action, in its notation, sorted."""
    counts = {
        str(action): perft(_after(state, action), depth - 1)
        for action in rules.legal_actions(state)
    }
    return dict(sorted(counts.items()))


def _after(state: State, action: Action) -> State:
    after = state.copy()
    rules.apply(after, action)
    return after
