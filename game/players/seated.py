"""The computer players of a match, and the one who gives advice."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.core.game import Engine
from game.players.guarded import Guarded
from game.players.opponents import Opponents, computer
from game.players.player import Player


class Seating(Protocol):
    """Who sits where, and the seed of the draw, of a set-up."""

    @property
    def players(self) -> Sequence[Mapping[str, str]]:
        """Name and kind of every seat."""

    @property
    def seed(self) -> int | None:
        """None where the record does not tell it."""


def seated(setup: Seating, opponents: Opponents, rules: Engine, most: int) -> dict[int, Player]:
    """The computer players of a set-up, by seat; people and unknown kinds have none.

    Their chance comes from the set-up's seed, so that a game goes on alike after it was saved.

    most: how many seats there are at most.
    """
    found: dict[int, Player] = {}
    for seat, one in enumerate(setup.players):
        name = computer(one["kind"])
        if name and opponents.is_known(one["kind"]):
            player = opponents.player(name, (setup.seed or 0) * most + seat)
            found[seat] = Guarded(player, rules)
    return found


def adviser(setup: Seating, opponents: Opponents, rules: Engine) -> Player:
    """Who is asked for a hint: the best that there is."""
    return Guarded(opponents.player(opponents.levels[-1].name, setup.seed or 0), rules)
