"""Positions in the middle of games, as the seat to act sees them."""

from collections.abc import Iterator

from game.tikal import rules
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.setup import AUCTION, BASIC, MINI
from game.tikal.rules.state import State

KINDS = ((BASIC, 2), (BASIC, 4), (AUCTION, 3), (MINI, 2))


def views(phase: str, every: int = 37, ap: int = 0) -> Iterator[State]:
    """Views of a phase out of random games of every kind, with so many AP at least."""
    for seed, (variant, seats) in enumerate(KINDS):
        match = random_match(variant, seats, seed)
        wanted = [
            index
            for index in range(len(match.actions))
            if match.before(index).phase == phase and match.before(index).ap >= ap
        ]
        for index in wanted[::every]:
            yield rules.view(match.before(index))
