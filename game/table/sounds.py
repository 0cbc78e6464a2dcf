"""What the sounds of every table tell, in words for whoever does not hear them."""

from typing import Final

from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import phrases

SOUNDS: Final = phrases(
    __name__,
    {
        "refuse": NC_("sound", "Refused"),
        "turn": N_("The turn goes on to the next player"),
        "undo": N_("Taken back, or done again"),
        "win": N_("Fanfare: the game is over"),
    },
)
"""By the names of the sounds."""
