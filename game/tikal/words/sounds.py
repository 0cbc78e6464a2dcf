"""What Tikal's sounds tell, in words for whoever does not hear them."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases

SOUNDS: Final = phrases(
    __name__,
    {
        "bid": N_("A bid"),
        "camp": N_("A camp is pitched"),
        "choose": N_("A hexagon is chosen"),
        "enter": N_("Members arrive"),
        "exchange": N_("Treasures are exchanged"),
        "guard": N_("A guard is posted"),
        "pass": N_("Passed, or left out"),
        "point": N_("Points are counted"),
        "recover": N_("A treasure is found"),
        "scored": N_("A scoring is over"),
        "shuttle": N_("Members go from camp to camp"),
        "step": NC_("sound", "Steps"),
        "tile": N_("A hexagon is laid"),
        "uncover": N_("A level of a temple is uncovered"),
        "volcano": N_("A volcano rumbles: a scoring begins"),
    },
)
"""By the names of the sounds."""
