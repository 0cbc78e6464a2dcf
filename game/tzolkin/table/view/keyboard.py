"""The key of every button: a whole game can be played with the keyboard alone."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.table.ids import TOOL_LOG, WATCH_SKIP, WATCH_STEP
from game.table.overlays.overlay import keys_of
from game.table.touch.keys import OF_ALL, Keys, describe_all
from game.tzolkin.rules.data.board import GEARS
from game.tzolkin.table import ids
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.table.things import Gear, QuickSpaces, StartSpace, Thing
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext

_BUTTONS: Final[Mapping[str, Sequence[str]]] = {
    **OF_ALL,
    "e": (ids.END_TURN,),
    "return": ("hand-over/take", ids.DO, ids.GO_ON, WATCH_SKIP, WATCH_STEP),
    "space": ("hand-over/take", ids.GO_ON, WATCH_SKIP, WATCH_STEP),
    "g": (ids.TOOL_VIEW,),
    "o": (TOOL_LOG,),
    **keys_of(OVERLAYS),
}
_THINGS: Final[Mapping[str, Thing]] = {
    **{str(number + 1): Gear(number) for number in range(len(GEARS))},
    "0": StartSpace(),
    "6": QuickSpaces(),
}


def told() -> list[tuple[str, str]]:
    """Return every key with what it does."""
    return [
        ("1 – 5", _("Place on a gear")),
        ("0", _("Place on the starting-player space")),
        ("6", _("Place on a quick action space")),
        (pgettext("key", "Arrows, Tab"), _("To the next thing that can be touched")),
        (pgettext("key", "Enter"), _("Do what is chosen, or go on")),
        ("E", _("End turn")),
        (pgettext("key", "Backspace"), _("Undo")),
        *((one.key.upper(), str(one.label)) for one in OVERLAYS),
        ("1 – 7", _("So many days ahead, while looking ahead")),
        ("G", _("The other view of the gears")),
        ("O", _("Log")),
        *describe_all(),
    ]


KEYS: Final = Keys(_BUTTONS, told, _THINGS)
