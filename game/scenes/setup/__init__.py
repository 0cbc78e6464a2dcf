"""The set-up: who plays (names, marks, computer players), who starts, variant and options."""

from game.scenes.setup.party import NewGame, SeatChoice, begin_at_random, party_of_match
from game.scenes.setup.scene import SetupScene

__all__ = ["NewGame", "SeatChoice", "SetupScene", "begin_at_random", "party_of_match"]
