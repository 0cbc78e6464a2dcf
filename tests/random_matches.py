"""Whole games by chance, of every kind that both games know."""

import random
from dataclasses import dataclass, field

from game.core.game import SetupChoices
from game.games import game_by_id

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
ALL_PARTS = dict.fromkeys(("tribes", "prophecies", "new_buildings", "quick_actions"), True)


@dataclass(frozen=True)
class Kind:
    """A kind of game: which, for how many, with what."""

    game: str
    seats: int
    variant: str = ""
    options: dict = field(default_factory=dict)

    def __str__(self):
        return "-".join(filter(None, (self.game, self.variant, str(self.seats), *self.options)))

    @property
    def rules(self):
        return game_by_id(self.game).rules()


KINDS = (
    Kind("tikal", 3, "basic"),
    Kind("tikal", 4, "auction", {"camp_rule": "own"}),
    Kind("tikal", 2, "mini"),
    Kind("tikal", 2, "basic", {"length": "short"}),
    Kind("tzolkin", 4),
    Kind("tzolkin", 2, "", {"tribes": True}),
    Kind("tzolkin", 5, "", ALL_PARTS),
)


def random_match(kind, seed, most_actions=10_000):
    """A match of so many actions at most."""
    players = tuple({"name": name, "kind": "human"} for name in NAMES[: kind.seats])
    chosen = SetupChoices(players, seed % kind.seats, seed, kind.variant, kind.options)
    match, chance = kind.rules.new_match(kind.rules.setup(chosen)), random.Random(seed)
    while len(match.actions) < most_actions and (
        action := kind.rules.random_action(match.state, chance)
    ):
        match.play(action)
    return match
