"""Positions of random games of every kind, for what is foreseen to be held against the rules."""

import random
from collections.abc import Iterator

from game.tzolkin.rules import apply, new_game
from game.tzolkin.rules.state import State
from tests.tzolkin.rules.referee import random_action
from tests.tzolkin.rules.refereed import course


def positions(first: int, count: int, share: float) -> Iterator[State]:
    """A share of all positions of so many games."""
    for seed in range(first, first + count):
        source = random.Random(seed)
        state = new_game(course(seed).setup)
        while state.phase != "over":
            if source.random() < share:
                yield state.copy()
            apply(state, random_action(state, source))
        yield state.copy()
