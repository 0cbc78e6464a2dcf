"""Who plays: names, marks, and who starts."""

from game.scenes.setup.party import Party, Seat, begun_by_lot, party_again
from game.scenes.setup.scene import SetupScene

__all__ = ["Party", "Seat", "SetupScene", "begun_by_lot", "party_again"]
