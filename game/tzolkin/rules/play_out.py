"""Play games at random, for tests, benchmarks and sample records."""

import random
from typing import Final

from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.legal import legal_actions
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.setup import Options, new_setup
from game.tzolkin.rules.state import State

_NAMES: Final = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def random_match(seats: int, seed: int, options: Options | None = None) -> TzolkinMatch:
    """Return a finished match of random legal actions; the same seed gives the same match.

    Raises:
        SetupError: the options do not allow this number of players.
    """
    chance = random.Random(seed)
    players = [{"name": name, "kind": "random"} for name in _NAMES[:seats]]
    first = int(chance.random() * seats)
    match = TzolkinMatch(new_setup(players, first, seed, options))
    while action := random_action(match.state, chance):
        match.play(action)
    return match


def random_action(state: State, chance: random.Random) -> Action | None:
    """Return one of the legal actions at random, or None when the game is over."""
    legal = legal_actions(state)
    return legal[int(chance.random() * len(legal))] if legal else None
