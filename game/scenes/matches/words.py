"""The words of the scene with the kept matches."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "bring-back": N_("Bring back"),
        "name-of-the-match": N_("Name of the match"),
        "rename": N_("Rename"),
        "replay": N_("Replay"),
        "this-game-cannot-be-read": N_("This game cannot be read."),
        "throw-away": N_("Throw away"),
        "thrown-away": N_("Thrown away"),
        "what-is-this-match-called": N_("What is this match called?"),
    },
)


@sentence
def not_read(reason: Words) -> str:
    """Warn that the kept matches cannot be read."""
    return _("What is kept cannot be read: {reason}").format(reason=reason)


@sentence
def not_saved(reason: Words) -> str:
    """Warn that a change to a kept match was not stored."""
    return _("The game cannot be saved: {reason}").format(reason=reason)


@sentence
def computers(levels: tuple[Words, ...]) -> str:
    """List the levels and tempers of the computer players."""
    return _("Computer: {levels}").format(levels="; ".join(map(str, levels)))
