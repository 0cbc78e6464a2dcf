"""Playing games out at random, for tests, benchmarks and sample records."""

import random
from typing import Final

from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.setup import Options, new_setup
from game.tzolkin.rules.state import State

_NAMES: Final = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def random_match(seats: int, seed: int, options: Options | None = None) -> TzolkinMatch:
    """A whole game of random legal actions; the same seed gives the same game.

    Raises:
        SetupError: the options are not for so many.
    """
    chance = random.Random(seed)
    players = [{"name": name, "kind": "random"} for name in _NAMES[:seats]]
    first = int(chance.random() * seats)
    match = TzolkinMatch(new_setup(players, first, seed, options))
    while action := random_action(match.state, chance):
        match.play(action)
    return match


def random_action(state: State, chance: random.Random) -> Action | None:
    """One of the legal actions, None when the game is over."""
    legal = legal_actions(state)
    return legal[int(chance.random() * len(legal))] if legal else None
