"""What is said of others while they act."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.sentence import Words, sentence

_LONGEST: Final = 16
"""Letters of a name in a sentence; the mark beside it tells the rest."""


@sentence
def thinking(player: str) -> str:
    return _("{player} is thinking …").format(player=short(player))


@sentence
def doing(player: str, what: Words) -> str:
    return _("{player}: {what}").format(player=short(player), what=what)


def short(name: str) -> str:
    """The name, cut where it would leave no room for what its player does."""
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1].rstrip() + "…"
