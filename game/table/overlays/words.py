"""What the buttons of overlays say."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "all": N_("Overlays"),
        "all-told": N_("Other ways of looking at the board. Nothing that you have begun is lost."),
        "seat-told": N_("Shows this for another seat."),
        "close-told": N_("Puts the overlay away; everything is as it was."),
    },
)


@sentence
def what_it_shows(label: Words, told: Words) -> str:
    """An overlay's name, and what is to be seen."""
    return _("{label}: {told}").format(label=label, told=told)
