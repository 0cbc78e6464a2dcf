"""What is left, and what comes when the stack is gone."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.sentence import phrases, sentence

FOLLOWS: Final = phrases(
    __name__,
    {
        "final-now": N_("This is the final scoring round."),
        "final-next": N_("After this turn comes the final scoring round."),
    },
)


@sentence
def turns_left(count: int) -> str:
    """In an auction: the turns of a round that are to come."""
    return ngettext(
        "{count} turn of this round is left, then comes the final scoring round.",
        "{count} turns of this round are left, then comes the final scoring round.",
        count,
    ).format(count=count)
