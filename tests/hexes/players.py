"""One computer player, which lays anywhere."""

from typing import Final

from game.core.game import Engine
from game.players.bot import RandomBot
from game.players.opponents import LevelOrTemper, Opponents
from tests.hexes import rules


class RandomPlayer(RandomBot):
    """Any legal action."""

    engine: Engine = rules


OPPONENTS: Final = Opponents(
    levels=(LevelOrTemper("random", "Drifter", "Lays anywhere"),),
    default_level="random",
    make=lambda _name, seed: RandomPlayer(seed),
)
