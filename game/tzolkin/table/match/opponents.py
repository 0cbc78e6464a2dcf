"""The computer players of a match, and the one who gives advice."""

from typing import Final

from game.players.guarded import Guarded
from game.players.opponents import computer
from game.players.player import Player
from game.tzolkin import rules
from game.tzolkin.players.roster import OPPONENTS, player_named
from game.tzolkin.rules.setup import MAX_SEATS, Setup

ADVISER: Final = "master"


def seated(setup: Setup) -> dict[int, Player]:
    """The computer players of a set-up, by seat; people and unknown kinds have none.

    Their chance comes from the set-up's seed, so that a game goes on alike after it was saved.
    """
    found: dict[int, Player] = {}
    for seat, one in enumerate(setup.players):
        name = computer(one["kind"])
        if name and OPPONENTS.is_known(one["kind"]):
            player = player_named(name, (setup.seed or 0) * MAX_SEATS + seat)
            found[seat] = Guarded(player, rules)
    return found


def adviser(setup: Setup) -> Player:
    """Who is asked for a hint."""
    return Guarded(player_named(ADVISER, setup.seed or 0), rules)
