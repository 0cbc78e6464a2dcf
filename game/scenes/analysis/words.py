"""What the analysis says."""

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "points": N_("Points"),
        "what-was-better": N_("What was better"),
        "what-was-played": N_("What was played"),
    },
)


@sentence
def turn(number: int) -> str:
    """A page; turns count from 1."""
    return _("Turn {number}").format(number=number)
