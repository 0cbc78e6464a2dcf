"""The labels and explanations of the buttons that every table has."""

from typing import Final

from game.table import ids
from game.table.modes.handing import MORE, TAKE
from game.table.modes.sending import LEAVE, SEND
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

LABELS: Final = phrases(
    f"{__name__}.labels",
    {
        MORE: N_("More"),
        TAKE: N_("Begin"),
        LEAVE: N_("Title"),
        SEND: N_("Send link"),
        ids.WATCH_PAUSE: N_("Pause"),
        ids.WATCH_SKIP: N_("Skip"),
        ids.WATCH_STEP: N_("One step"),
        ids.LOOK_ON_LEAVE: N_("Leave"),
        ids.LOOK_ON_TAKE: N_("Play here"),
        ids.TOOL_UNDO: N_("Undo"),
        ids.TOOL_REDO: N_("Redo"),
        ids.TOOL_RESTART: N_("Restart turn"),
        ids.TOOL_LOG: N_("Log"),
        ids.TOOL_MENU: N_("Menu"),
        ids.HINT: N_("Hint"),
    },
)
"""The labels, by the buttons' ids."""
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
"""The explanations, by the buttons' ids."""
