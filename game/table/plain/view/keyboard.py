"""The plain table's keys: a whole game can be played with the keyboard alone."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.table.ids import TOOL_LOG, WATCH_SKIP, WATCH_STEP
from game.table.modes.handing import TAKE
from game.table.plain import ids
from game.table.touch.keys import OF_ALL, Keys, describe_all
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.input import Key

_BUTTONS: Final[Mapping[str, Sequence[str]]] = {
    **OF_ALL,
    "e": (ids.END,),
    "return": (TAKE, WATCH_SKIP, WATCH_STEP),
    "space": (TAKE, WATCH_SKIP, WATCH_STEP),
    "o": (TOOL_LOG,),
    "page down": (ids.NEXT,),
    "page up": (ids.PREVIOUS,),
}


def number_of(key: Key) -> int:
    """Return the number of the choice that a key stands for, from 1 to 9; 0 for none."""
    return int(key.name) if len(key.name) == 1 and key.name in "123456789" else 0


def told() -> list[tuple[str, str]]:
    """Return every key with what it does, in the language in use."""
    return [
        ("1 – 9", _("Choose the first, the second and so on")),
        (pgettext("key", "Arrows, Tab"), _("To the next thing that can be touched")),
        (pgettext("key", "Enter"), _("Do what is chosen, or go on")),
        (pgettext("key", "Page up, page down"), _("To the other choices")),
        ("E", _("End turn")),
        (pgettext("key", "Backspace"), _("Undo")),
        ("O", _("Log")),
        *describe_all(),
    ]


KEYS: Final = Keys(_BUTTONS, told)
