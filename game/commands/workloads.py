"""What is timed: random play."""

import random
from typing import Final

from game.tikal import rules
from game.tikal.setup import new_setup

_PEOPLE: Final = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo", "Dan")]


def random_play(seats: int, games: int) -> int:
    """Play the first basic games at random; the number of actions, the same every time."""
    chance, actions = random.Random(seats), 0
    for seed in range(games):
        state = rules.new_game(new_setup(_PEOPLE[:seats], 0, seed))
        while legal := rules.legal_actions(state):
            rules.apply(state, chance.choice(legal))
            actions += 1
    return actions
