"""Counting legal action sequences: two engines that agree here agree on the rules."""

from game.core.game import Action, Engine, State


def perft(engine: Engine, state: State, depth: int) -> int:
    """Return the number of legal action sequences of exactly ``depth`` actions; 1 for depth 0."""
    if depth == 0:
        return 1
    actions = engine.legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(engine, _after(engine, state, action), depth - 1) for action in actions)


def perft_by_action(engine: Engine, state: State, depth: int) -> dict[str, int]:
    """Return ``perft`` for each first action, by its notation, sorted. ``depth`` is at least 1."""
    counts = {
        str(action): perft(engine, _after(engine, state, action), depth - 1)
        for action in engine.legal_actions(state)
    }
    return dict(sorted(counts.items()))


def _after(engine: Engine, state: State, action: Action) -> State:
    after = state.copy()
    engine.apply(after, action)
    return after
