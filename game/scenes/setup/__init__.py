"""The set-up: who plays (names, marks, computer players), who starts, variant and options."""

from game.scenes.setup.party import NewGame, SeatChoice, begun_by_lot, party_again
from game.scenes.setup.scene import SetupScene

__all__ = ["NewGame", "SeatChoice", "SetupScene", "begun_by_lot", "party_again"]
