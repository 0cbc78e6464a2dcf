"""Play games at random, for tests, benchmarks and sample records."""

import random
from typing import Final

from game.tikal import rules
from game.tikal.rules.actions import PASS, Action
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.setup import new_setup
from game.tikal.rules.state import State
from game.tikal.rules.variants import Variant

_NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")


def random_match(variant: Variant, seats: int, seed: int) -> TikalMatch:
    """Return a whole match of random legal actions; the same seed gives the same match.

    Raises:
        SetupError: the variant cannot be played by ``seats`` players.
    """
    chance = random.Random(seed)
    players = [{"name": name, "kind": "random"} for name in _NAMES[:seats]]
    first = int(chance.random() * seats)
    match = TikalMatch(new_setup(players, first, seed, variant=variant))
    while action := random_action(match.state, chance):
        match.play(action)
    return match


def random_action(state: State, chance: random.Random) -> Action | None:
    """Return a random legal action, or None when the game is over.

    Only the three lowest bids are considered, so that points last beyond the first round.
    """
    legal = rules.legal_actions(state)
    if legal and legal[0] is PASS:
        legal = legal[:4]
    return legal[int(chance.random() * len(legal))] if legal else None
