"""The computer players of a match, and the one who gives advice."""

from game.players import seated as seats
from game.players.player import Player
from game.tzolkin import rules
from game.tzolkin.players.roster import OPPONENTS
from game.tzolkin.rules.setup import MAX_SEATS, Setup


def seated(setup: Setup) -> dict[int, Player]:
    """The computer players of a set-up, by seat."""
    return seats.seated(setup, OPPONENTS, rules, MAX_SEATS)


def adviser(setup: Setup) -> Player:
    """Who is asked for a hint."""
    return seats.adviser(setup, OPPONENTS, rules)
