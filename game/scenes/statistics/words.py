"""The words of the statistics."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "computer": N_("Computer"),
        "export": N_("Export"),
        "games": N_("Games"),
        "latest": N_("Latest"),
        "people": N_("People"),
        "reset": N_("Reset"),
    },
)


@sentence
def not_read(reason: Words) -> str:
    """Warn that the statistics cannot be read."""
    return _("The statistics cannot be read: {reason}").format(reason=reason)


@sentence
def not_kept(reason: Words) -> str:
    """Warn that a change to the statistics cannot be stored."""
    return _("The statistics cannot be kept: {reason}").format(reason=reason)
