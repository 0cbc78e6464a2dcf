"""The texts of the modes that every table has."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases

SAID: Final = phrases(
    __name__,
    {
        "thinking": N_("Thinking of a hint …"),
        "put-down": N_("Nothing is chosen any more."),
        "pause": NC_("button", "Pause"),
        "go-on": N_("Go on"),
        "elsewhere": N_("at another device"),
        "to-tables": NC_("button", "Tables"),
        "at-host": N_("a computer player at the host"),
        "away": N_("away: not connected now"),
        "looking-on": N_("You watch; another window plays."),
        "begin-first": N_("Begin your turn first."),
        "nothing-done": N_("Nothing was done in this turn yet."),
        "nothing-back": N_("There is nothing that can be taken back now."),
        "nothing-again": N_("Nothing was taken back."),
        "asks-all": N_(
            "Takes back what was done last before this turn. It is asked once if all agree."
        ),
    },
)
