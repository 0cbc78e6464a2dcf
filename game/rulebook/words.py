"""The labels of the rulebook's buttons."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

WORDS: Final = phrases(
    __name__,
    {
        "and-search": N_("and search"),
        "contents": N_("Contents"),
        "search": N_("Search the rules"),
    },
)
