"""The letter of every button: the keyboard alone plays a whole game."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.table.overlays.overlay import keys_of
from game.table.touch.keys import undone_with
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.verbs import VERBS
from game.ui.i18n import gettext as _
from game.ui.input import Key

KEYS: Final[Mapping[str, Sequence[str]]] = {
    **{verb.key: (f"action/{name}",) for name, verb in VERBS.items()},
    "e": ("end-turn",),
    "h": ("hint",),
    **keys_of(OVERLAYS),
    "t": ("rotate",),
    "return": ("hand-over/take", "scoring/continue", "bid/place", "confirm"),
    "space": ("hand-over/take", "scoring/continue", "watch/skip", "watch/step"),
    "p": ("bid/pass",),
    "w": ("watch/pause",),
    "=": ("bid/more",),
    "+": ("bid/more",),
    "-": ("bid/less",),
    "b": ("tool/turn",),
    "l": ("tool/log",),
    "escape": ("tool/menu",),
}
"""Per key the buttons that it stands for; the first that can be touched is meant."""


def told() -> list[tuple[str, str]]:
    """Every key with what it does."""
    return [
        *((verb.key.upper(), verb.label()) for verb in VERBS.values()),
        ("E", _("End turn")),
        ("T", _("Rotate the hexagon")),
        ("Enter", _("Place, bid, or go on")),
        ("Space", _("Go on")),
        ("+ −", _("Bid more or less")),
        ("P", _("Pass")),
        ("W", _("Pause, or go on")),
        ("H", _("Hint")),
        *((one.key, one.label()) for one in OVERLAYS),
        ("Ctrl Z", _("Undo")),
        ("Ctrl Shift Z", _("Redo")),
        (_("Backspace"), _("Undo a single step")),
        ("L", _("Log")),
        ("B", _("Turn the board")),
        ("Esc", _("Put down, or the menu")),
        ("Tab", _("To the next button")),
        ("F", _("Full screen")),
        ("F2", _("The rules for it")),
        ("?", _("These keys")),
    ]


def buttons_for(key: Key) -> Sequence[str]:
    """The ids of the buttons that a key may stand for."""
    return undone_with(key) if key.ctrl else KEYS.get(key.name, ())
