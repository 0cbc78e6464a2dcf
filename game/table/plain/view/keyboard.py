"""The letter of every button: the keyboard alone plays a whole game."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, WATCH_PAUSE, WATCH_SKIP, WATCH_STEP
from game.table.modes.handing import TAKE
from game.table.plain import ids
from game.table.touch.keys import told_of_all, undone_with
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.input import Key

KEYS: Final[Mapping[str, Sequence[str]]] = {
    "e": (ids.END,),
    "h": (HINT,),
    "return": (TAKE, WATCH_SKIP, WATCH_STEP),
    "space": (TAKE, WATCH_SKIP, WATCH_STEP),
    "w": (WATCH_PAUSE,),
    "o": (TOOL_LOG,),
    "page down": (ids.NEXT,),
    "page up": (ids.PREVIOUS,),
    "escape": (TOOL_MENU,),
}
"""Per key the buttons that it stands for; the first that can be touched is meant."""


def buttons_for(key: Key) -> Sequence[str]:
    """The ids of the buttons that a key may stand for."""
    return undone_with(key) if key.ctrl else KEYS.get(key.name, ())


def number_of(key: Key) -> int:
    """The number of the choice that a key stands for, from 1; 0 for none."""
    return int(key.name) if len(key.name) == 1 and key.name in "123456789" else 0


def told() -> list[tuple[str, str]]:
    """Every key with what it does."""
    return [
        ("1 – 9", _("Choose the first, the second and so on")),
        (pgettext("key", "Arrows, Tab"), _("To the next thing that can be touched")),
        (pgettext("key", "Enter"), _("Do what is chosen, or go on")),
        (pgettext("key", "Page up, page down"), _("To the other choices")),
        ("E", _("End turn")),
        (pgettext("key", "Backspace"), _("Undo")),
        ("O", _("Log")),
        *told_of_all(),
    ]
