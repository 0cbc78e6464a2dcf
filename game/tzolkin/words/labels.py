"""Labels of the table's buttons, and explanations of what they do."""

from typing import Final

from game.table.modes.handing import MORE, TAKE
from game.table.modes.sending import LEAVE, SEND
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import phrases

LABELS: Final = phrases(
    __name__,
    {
        "end-turn": N_("End turn"),
        "do": N_("Choose"),
        "go-on": N_("Continue"),
        TAKE: N_("Begin"),
        "watch/skip": N_("Skip"),
        "watch/step": N_("One step"),
        SEND: N_("Send link"),
        "look-on/take": N_("Play here"),
        MORE: N_("More"),
        "watch/pause": N_("Pause"),
        LEAVE: N_("Title"),
        "look-on/leave": N_("Leave"),
        "put-down": N_("Back"),
        "look-at-table": N_("Table"),
        "tool/undo": N_("Undo"),
        "tool/redo": N_("Redo"),
        "tool/restart": N_("Restart turn"),
        "tool/log": N_("Log"),
        "tool/menu": N_("Menu"),
        "tool/view": N_("The other view of the gears"),
        "drawer/temples": N_("Temples"),
        "drawer/technologies": N_("Technologies"),
        "drawer/buildings": N_("Buildings"),
        "drawer/monuments": N_("Monuments"),
        "drawer/prophecies": N_("Prophecies"),
        "drawer/seat": N_("Seat"),
        "hint": N_("Hint"),
    },
)
"""The labels of buttons, by their ids."""

TOLD: Final = phrases(
    f"{__name__}.told",
    {
        "end-turn": N_("Ends your turn. Until then everything in it can be undone."),
        "do": N_("Does what is chosen. A second tap on what is chosen does the same."),
        "go-on": N_("Counts the rest at once, then goes on."),
        "put-down": N_("Puts away what is chosen."),
        "look-at-table": N_("Puts the cards away to see the table, and lays them out again."),
        "hint": N_("Asks a master what to do in this turn. Nothing is done by itself."),
        "tool/undo": N_("Undo: takes back what you did last in this turn."),
        "tool/redo": N_("Redo: does again what was taken back."),
        "tool/view": N_("The other view: the gears themselves, or unrolled as rows of spaces."),
        "drawer/temples": N_("The three temples: who is where, what each step pays."),
        "drawer/technologies": N_("The four technologies: who has which level, what it does."),
        "drawer/buildings": N_("The buildings that can be built."),
        "drawer/monuments": N_("The monuments that can be built, and what they score."),
        "drawer/prophecies": N_("The prophecies: what they make worse, what they score."),
        "drawer/seat": N_("All that a player has."),
    },
)
"""Explanations of buttons, by their ids."""
