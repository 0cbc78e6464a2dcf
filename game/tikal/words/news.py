"""The notes that tell everybody at the table what has happened."""

from game.tikal.words.names import treasure
from game.ui.i18n import gettext as _
from game.ui.sentence import sentence


@sentence
def recovers(player: str, kind: int) -> str:
    """kind: of the treasure that was turned up."""
    told = _("{player} recovers: {treasure}")
    return told.format(player=player, treasure=treasure(kind))


@sentence
def scoring(player: str) -> str:
    return _("{player} has a volcano: scoring round!").format(player=player)


@sentence
def last_scoring(player: str) -> str:
    told = _("The last hexagon is placed: final scoring round. {player} begins.")
    return told.format(player=player)
