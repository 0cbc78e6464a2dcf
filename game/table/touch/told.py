"""What the buttons of any table do, and where the rulebook tells more of them."""

from collections.abc import Mapping
from typing import Final

from game.table.guide.places import HINT, LOG, MENU, TAPS, UNDO, WATCHING
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _


def told_of(words: Mapping[str, str], rules: Mapping[str, str]) -> dict[str, Said]:
    """What a game's own buttons do, and those of any table, by id.

    rules: the game's own places in the rulebook, by id or for all in its room.
    """
    places = {**_RULES, **rules}

    def rule(id: str) -> str:
        return places.get(id) or places[id.partition("/")[0]]

    return {id: Said(told, rule(id)) for id, told in {**_words(), **words}.items()}


_RULES: Final[Mapping[str, str]] = {
    "hand-over": WATCHING,
    "watch": WATCHING,
    "look-on": WATCHING,
    "hint": HINT,
    "tool": UNDO,
    "tool/log": LOG,
    "tool/menu": MENU,
    "put-down": TAPS,
}


def _words() -> dict[str, str]:
    return {
        "hand-over/take": _("Begins your turn."),
        "watch/pause": _("Holds the others' turns, or lets them go on."),
        "watch/skip": _("Shows the rest of what is done at once."),
        "watch/step": _("Shows the next action, and holds what comes after it."),
        "look-on/leave": _("Back to the title; the other window goes on."),
        "look-on/take": _("Goes on with the game in this window."),
        "tool/restart": _("Restart turn: takes back all that can be taken back."),
        "tool/log": _("Log: all that was done, turn by turn; what of yours can be undone."),
        "tool/menu": _("Menu: rules, settings, what happened, the record, the way back."),
    }
