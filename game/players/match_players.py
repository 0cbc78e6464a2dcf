"""Making the computer players of a match, and the adviser who gives hints."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.core.game import Engine
from game.players.bot import GuardedPlayer
from game.players.opponents import Opponents, computer_name
from game.players.player import Player


class PlayersAndSeed(Protocol):
    """The players of a set-up, and the seed of its draw."""

    @property
    def players(self) -> Sequence[Mapping[str, str]]:
        """The players by seat, each with at least a ``name`` and a ``kind``."""

    @property
    def seed(self) -> int | None:
        """The seed of the draw; None if the record does not contain it."""


def computer_players(
    setup: PlayersAndSeed, opponents: Opponents, rules: Engine, max_seats: int
) -> dict[int, Player]:
    """Return the computer players of a set-up by seat; people and unknown kinds are left out.

    Their chance comes from the set-up's seed, so that a saved game goes on in the same way.
    ``max_seats`` is the largest number of seats of the game; it keeps the seeds of different
    matches apart.
    """
    found: dict[int, Player] = {}
    for seat, one in enumerate(setup.players):
        name = computer_name(one["kind"])
        if name and opponents.is_known(one["kind"]):
            player = opponents.player(name, (setup.seed or 0) * max_seats + seat)
            found[seat] = GuardedPlayer(player, rules)
    return found


def adviser(setup: PlayersAndSeed, opponents: Opponents, rules: Engine) -> Player:
    """Return the player who is asked for hints: the strongest level of the game."""
    return GuardedPlayer(opponents.player(opponents.levels[-1].name, setup.seed or 0), rules)
