"""What the table's buttons do, by their ids."""

from collections.abc import Mapping
from typing import Final

from game.table.guide.places import BOARD, TAPS, WATCHING
from game.table.overlays.buttons import told_of_overlays
from game.table.touch.told import told_of
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.words.chapters import places
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _


def told_of_buttons() -> dict[str, Said]:
    """By id."""
    told = {**_turns(), **_tools(), **_drawers()}
    return {
        **told_of(told, _RULES),
        **told_of_overlays(OVERLAYS),
    }


_RULES: Final[Mapping[str, str]] = {
    "end-turn": places.TURN,
    "do": TAPS,
    "go-on": WATCHING,
    "tool/view": BOARD,
    "drawer/temples": places.TEMPLES,
    "drawer/technologies": places.TECHNOLOGIES,
    "drawer/buildings": places.TILES,
    "drawer/monuments": places.MONUMENTS,
    "drawer/prophecies": places.PROPHECIES,
    "drawer/seat": places.FOOD_DAYS,
}


def _turns() -> dict[str, str]:
    return {
        "end-turn": _("Ends your turn. Until then everything in it can be undone."),
        "do": _("Does what is chosen. A second tap on what is chosen does the same."),
        "go-on": _("Counts the rest at once, then goes on."),
        "put-down": _("Puts away what is chosen."),
    }


def _tools() -> dict[str, str]:
    return {
        "hint": _("Asks a master what to do in this turn. Nothing is done by itself."),
        "tool/undo": _("Undo: takes back what you did last in this turn."),
        "tool/redo": _("Redo: does again what was taken back."),
        "tool/view": _("The other view: the gears themselves, or unrolled as rows of spaces."),
    }


def _drawers() -> dict[str, str]:
    return {
        "drawer/temples": _("The three temples: who is where, what each step pays."),
        "drawer/technologies": _("The four technologies: who has which level, what it does."),
        "drawer/buildings": _("The buildings that can be built."),
        "drawer/monuments": _("The monuments that can be built, and what they score."),
        "drawer/prophecies": _("The prophecies: what they make worse, what they score."),
        "drawer/seat": _("All that a player has."),
    }
