"""Sentences about other players while they act."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.sentence import Words, sentence

_LONGEST: Final = 16
"""The most letters of a player's name in a sentence; the mark beside it identifies the player."""


@sentence
def thinking(player: str) -> str:
    return _("{player} is thinking …").format(player=short(player))


@sentence
def doing(player: str, what: Words) -> str:
    return _("{player}: {what}").format(player=short(player), what=what)


def short(name: str) -> str:
    """Return the name, cut to ``_LONGEST`` letters with an ellipsis if it is longer."""
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1].rstrip() + "…"
