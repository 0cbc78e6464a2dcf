"""The explanations of the buttons that every table has, with the rulebook's sections."""

from collections.abc import Mapping
from typing import Final

from game.table import ids
from game.table.guide.places import HINT, LOG, MENU, TAPS, UNDO, WATCHING
from game.table.touch.words import TOLD
from game.ui.controls.said import Said
from game.ui.sentence import Words


def tooltips(words: Mapping[str, Words], rules: Mapping[str, str]) -> dict[str, Said]:
    """Return the explanations of a game's own buttons and of those of every table, by id.

    ``words`` are the game's own texts by id, ``rules`` the rulebook's sections by id or by room.
    """
    places = {**_RULES, **rules}

    def rule(id: str) -> str:
        return places.get(id) or places[id.partition("/")[0]]

    return {id: Said(told, rule(id)) for id, told in {**TOLD, **words}.items()}


_RULES: Final[Mapping[str, str]] = {
    "hand-over": WATCHING,
    "watch": WATCHING,
    "look-on": WATCHING,
    ids.HINT: HINT,
    "tool": UNDO,
    ids.TOOL_LOG: LOG,
    ids.TOOL_MENU: MENU,
    "put-down": TAPS,
}
