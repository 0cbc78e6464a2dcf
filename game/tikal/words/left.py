"""Sentences on the hexagons and turns left, and on what comes when the stack is empty."""

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
    """The turns left in a round of the auction game, once the stack is empty."""
    return ngettext(
        "{count} turn of this round is left, then comes the final scoring round.",
        "{count} turns of this round are left, then comes the final scoring round.",
        count,
    ).format(count=count)
