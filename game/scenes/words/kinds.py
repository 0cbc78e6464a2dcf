"""Who plays a seat of a game, in words."""

from game.description import Game
from game.table import players
from game.ui.sentence import Words


def who_plays(game: Game | None, kind: str) -> Words:
    """By a kind of the game's, if it is known here."""
    return players.who_plays(game.opponents() if game else None, kind)
