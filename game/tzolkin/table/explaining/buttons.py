"""What the table's buttons do, by their ids."""

from collections.abc import Mapping
from typing import Final

from game.table.guide.places import BOARD, HINT, LOG, MENU, TAPS, UNDO, WATCHING
from game.table.overlays.buttons import told_of_overlays
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.words.chapters import places
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _


def told_of_buttons() -> dict[str, Said]:
    """By id."""
    told = {**_turns(), **_others(), **_tools(), **_drawers()}
    return {
        **{id: Said(words, _rule(id)) for id, words in told.items()},
        **told_of_overlays(OVERLAYS),
    }


def _rule(id: str) -> str:
    """The place in the rulebook for a button, or for all in its room."""
    return _RULES.get(id) or _RULES[id.partition("/")[0]]


_RULES: Final[Mapping[str, str]] = {
    "end-turn": places.TURN,
    "do": TAPS,
    "go-on": WATCHING,
    "hand-over": WATCHING,
    "put-down": TAPS,
    "watch": WATCHING,
    "look-on": WATCHING,
    "hint": HINT,
    "tool": UNDO,
    "tool/view": BOARD,
    "tool/log": LOG,
    "tool/menu": MENU,
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
        "hand-over/take": _("Begins your turn."),
        "put-down": _("Puts away what is chosen."),
    }


def _others() -> dict[str, str]:
    return {
        "watch/pause": _("Holds the others' turns, or lets them go on."),
        "watch/skip": _("Shows the rest of what is done at once."),
        "watch/step": _("Shows the next action, and holds what comes after it."),
        "look-on/leave": _("Back to the title; the other window goes on."),
        "look-on/take": _("Goes on with the game in this window."),
    }


def _tools() -> dict[str, str]:
    return {
        "hint": _("Asks a master what to do in this turn. Nothing is done by itself."),
        "tool/undo": _("Undo: takes back what you did last in this turn."),
        "tool/redo": _("Redo: does again what was taken back."),
        "tool/restart": _("Restart turn: takes back all that can be taken back."),
        "tool/view": _("The other view: the gears themselves, or unrolled as rows of spaces."),
        "tool/log": _("Log: all that was done, turn by turn; what of yours can be undone."),
        "tool/menu": _("Menu: rules, settings, what happened, the record, the way back."),
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
