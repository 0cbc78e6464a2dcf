"""The texts of the log, apart from what was done."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "taken-back": N_("this turn was taken back, all agreed"),
        "whose": N_("Whose turns"),
        "whose-told": N_("Whose turns are listed: everybody's, or one player's."),
        "all": N_("All"),
        "again-told": N_("Shows again, step by step, what the others did last."),
        "undo": N_("Undo to here"),
        "undo-told": N_("Undo to here: takes back this and all that came after."),
        "line-told": N_("Tap a line to see on the board where it was done."),
    },
)


@sentence
def times(count: int, cost: Words) -> str:
    """Say what an action cost that was done several times in a row."""
    return _("{count} × {cost}").format(count=count, cost=cost)
