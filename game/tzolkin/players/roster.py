"""The computer players of Tzolk'in by name: so far one that plays at random."""

from typing import Final

from game.core.game import Engine
from game.players.bot import RandomBot
from game.players.opponents import Named, Opponents
from game.players.player import Player
from game.tzolkin import rules


class RandomPlayer(RandomBot):
    """Any legal action."""

    engine: Engine = rules


def _make(_name: str, seed: int) -> Player:
    return RandomPlayer(seed)


OPPONENTS: Final = Opponents(plain=(Named("random", "Drifter"),), make=_make)
