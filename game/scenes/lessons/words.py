"""The words of the lessons' list and of the dialogs around it."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "begin": N_("Begin"),
        "just-play": N_("Just play"),
        "lessons-or-help": N_(
            "Short lessons at the table show how it is played, a minute or two each. Or begin"
            " at once: in a game with help, a line explains what comes up for the first time."
        ),
        "play-a-first-game": N_("Play a first game"),
        "play-with-help": N_("Play with help"),
        "what-help-is": N_("With help, a line explains what comes up for the first time."),
        "what-lessons-are": N_("A minute or two each, played at the table"),
        "your-first-game": N_("Your first game?"),
    },
)


@sentence
def not_known(reason: Words) -> str:
    """Warn that the finished lessons cannot be read, so all are shown as new."""
    return _("What you have learnt is not known: {reason}").format(reason=reason)


@sentence
def not_saved(reason: Words) -> str:
    """Warn that a finished lesson cannot be remembered, so it will be shown as new."""
    return _("What you have learnt cannot be saved: {reason}").format(reason=reason)


@sentence
def progress(done: int, count: int) -> str:
    """Say how many of the lessons are finished."""
    told = ngettext("{done} of {count} learnt", "{done} of {count} learnt", count)
    return told.format(done=done, count=count)
