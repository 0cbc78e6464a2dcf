"""The keys of a table: each with the buttons that it presses or the things that it touches."""

from dataclasses import dataclass
from typing import Any, Final

from game.table import ids
from game.ui.i18n import gettext_noop as N_
from game.ui.sentence import Words, phrases

KEY_WORDS: Final = phrases(
    __name__,
    {
        "end-turn": N_("End turn"),
        "go-on": N_("Go on"),
        "jump": N_("Go to what you name"),
        "menu": N_("Open the menu"),
        "put-down": N_("Put down, or open the menu"),
        "step-back": N_("Undo one step"),
        "step-on": N_("Redo one step"),
    },
)


@dataclass(frozen=True)
class TableKey:
    """Keys of a table that do one thing, or one of a row of things.

    Attributes:
        keys: their names, as ``key_names`` gives them.
        buttons: the ids of the buttons that they stand for; the first that is enabled is pressed.
        things: the things that they touch, one for each key, where they stand for no button.
        does: what they do; empty for the label of the button.
    """

    keys: tuple[str, ...]
    buttons: tuple[str, ...] = ()
    things: tuple[Any, ...] = ()
    does: Words = ""


HINT_KEYS: Final = ("h", "f4")
COMMON_KEYS: Final = (
    TableKey(HINT_KEYS, (ids.HINT,)),
    TableKey(("w",), (ids.WATCH_PAUSE,)),
    TableKey(("ctrl z",), (ids.TOOL_UNDO,)),
    TableKey(("ctrl shift z",), (ids.TOOL_REDO,)),
    TableKey(("f10",), (ids.TOOL_MENU,), does=KEY_WORDS["menu"]),
)
"""The keys that mean the same at every table."""
