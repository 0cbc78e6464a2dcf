"""Says who plays a seat."""

from game.description import Game
from game.table import players
from game.ui.sentence import Words


def who_plays(game: Game | None, kind: str) -> Words:
    """Say who plays a seat of this kind; ``game`` is None if the game is not known here."""
    return players.who_plays(game.opponents() if game else None, kind)
