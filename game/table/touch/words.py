"""What the buttons that every table has are there for."""

from typing import Final

from game.table import ids
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

TOLD: Final = phrases(
    __name__,
    {
        "hand-over/take": N_("Begins your turn."),
        "hand-over/more": N_("Shows what else has changed."),
        ids.WATCH_PAUSE: N_("Holds the others' turns, or lets them go on."),
        ids.WATCH_SKIP: N_("Shows the rest of what is done at once."),
        ids.WATCH_STEP: N_("Shows the next action, and holds what comes after it."),
        ids.LOOK_ON_LEAVE: N_("Back to the title; the other window goes on."),
        ids.LOOK_ON_TAKE: N_("Goes on with the game in this window."),
        ids.TOOL_RESTART: N_("Restart turn: takes back all that can be taken back."),
        ids.TOOL_LOG: N_("Log: all that was done, turn by turn; what of yours can be undone."),
        ids.TOOL_MENU: N_("Menu: rules, settings, what happened, the record, the way back."),
    },
)
"""By the ids of the buttons."""
