"""The texts at a hosted table, and why a host refuses something."""

from __future__ import annotations

from typing import Final

from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Words, phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "menu": N_("Menu: the host keeps this game"),
        "lost": N_("The connection is lost. It is tried again."),
        "there-again": N_("The connection is there again."),
        "asked": N_("The host is being asked. One moment."),
        "elsewhere": N_("Another device sits here"),
        "elsewhere-told": N_("Somebody has come to this seat with its link, on another device."),
        "sit-here": N_("Sit here"),
        "your-turn": NC_("call", "Your turn"),
        "take-back": N_("Ask to take back your last turn?"),
        "ask-all": NC_("button", "Ask the others"),
        "others-asked": N_("The others are asked, each on their own device."),
        "agree": NC_("answer", "Agree"),
        "disagree": NC_("answer", "Disagree"),
        "other": N_("The host has refused that."),
    },
)
REFUSED: Final = phrases(
    f"{__name__}.refused",
    {
        "too-much-at-once": N_("That was too much at once. Please try again."),
        "not-your-turn": N_("It is not your turn."),
        "nothing-to-undo": N_("There is nothing that can be taken back now."),
        "nothing-to-redo": N_("Nothing was taken back."),
        "no-such-table": N_("There is no such table any more."),
        "wrong-key": N_("This link belongs to no seat."),
        "seat-taken": N_("Somebody was faster: this seat is taken."),
        "name-taken": N_("Somebody at this table has this name."),
        "no-name": N_("A name is needed."),
        "no-such-seat": N_("There is no such seat at this table."),
        "not-begun": N_("The game has not begun yet."),
        "nothing-asked": N_("Nobody is asked any more."),
        "nothing-to-take-back": N_("There is nothing that can be taken back now."),
        "too-late": N_("The game is over."),
    },
)
"""By the names that a host gives the reasons."""


def refused(name: str) -> Words:
    """Return why a host refuses something; empty if its name is one of the rules'."""
    return REFUSED.get(name, "")


@sentence
def how_many_go(count: int) -> str:
    """Say how many actions go back, and what follows."""
    return ngettext(
        "{count} action goes back, whoever made it. What was turned up stays known.",
        "{count} actions go back, whoever made them. What was turned up stays known.",
        count,
    ).format(count=count)


@sentence
def no_agreement(player: str) -> str:
    """Say who does not agree to take something back."""
    return _("{player} does not agree: nothing goes back.").format(player=player)
