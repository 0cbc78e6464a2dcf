"""The key of every button: a whole match can be played by keyboard alone."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.table.ids import TOOL_LOG, TOOL_TURN, WATCH_SKIP, WATCH_STEP
from game.table.overlays.overlay import keys_of
from game.table.touch.keys import OF_ALL, Keys, describe_all
from game.tikal.table import ids
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.verbs import VERBS
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext

_BUTTONS: Final[Mapping[str, Sequence[str]]] = {
    **OF_ALL,
    **{verb.key: (ids.verb(name),) for name, verb in VERBS.items()},
    "e": (ids.END_TURN,),
    **keys_of(OVERLAYS),
    "r": ("action/recover", ids.ROTATE),
    "t": (ids.ROTATE,),
    "return": ("hand-over/take", ids.SCORED, ids.BID_PLACE, ids.CONFIRM),
    "space": ("hand-over/take", ids.SCORED, WATCH_SKIP, WATCH_STEP),
    "p": (ids.BID_PASS,),
    "=": (ids.BID_MORE,),
    "+": (ids.BID_MORE,),
    "-": (ids.BID_LESS,),
    "b": (TOOL_TURN,),
    "l": (TOOL_LOG,),
}


def told() -> list[tuple[str, str]]:
    """Return every key with what it does."""
    return [
        *((verb.key.upper(), str(verb.label)) for verb in VERBS.values()),
        ("E", _("End turn")),
        ("T", _("Turn the hexagon in hand")),
        (pgettext("key", "Enter"), _("Place, bid, or go on")),
        ("+ −", _("Bid more or less")),
        ("P", _("Pass")),
        *((one.key, str(one.label)) for one in OVERLAYS),
        (pgettext("key", "Backspace"), _("Undo a single step")),
        ("L", _("Log")),
        ("B", _("Turn the board")),
        (pgettext("key", "Tab"), _("To the next button")),
        *describe_all(),
    ]


KEYS: Final = Keys(_BUTTONS, told)
