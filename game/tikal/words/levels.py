"""The names of computer players."""

from game.tikal.players.roster import OPPONENTS
from game.tikal.words.others import short
from game.ui.i18n import gettext as _
from game.ui.sentence import sentence


@sentence
def with_level(player: str, level: str) -> str:
    """The heading for a computer player: its name and level."""
    told = _("{player}, {level}")
    return told.format(player=short(player), level=_(OPPONENTS.label(level)))
