"""The letter of every button: the keyboard alone plays a whole game."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.table.overlays.overlay import keys_of
from game.table.touch.keys import undone_with
from game.tzolkin.rules.data.board import GEARS
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.table.things import Gear, QuickSpaces, StartSpace, Thing
from game.ui.i18n import gettext as _
from game.ui.input import Key

KEYS: Final[Mapping[str, Sequence[str]]] = {
    "e": ("end-turn",),
    "h": ("hint",),
    "return": ("hand-over/take", "do", "go-on", "watch/skip", "watch/step"),
    "space": ("hand-over/take", "go-on", "watch/skip", "watch/step"),
    "w": ("watch/pause",),
    "g": ("tool/view",),
    "o": ("tool/log",),
    "escape": ("tool/menu",),
    **keys_of(OVERLAYS),
}
"""Per key the buttons that it stands for; the first that can be touched is meant."""
THINGS: Final[Mapping[str, Thing]] = {
    **{str(number + 1): Gear(number) for number in range(len(GEARS))},
    "0": StartSpace(),
    "6": QuickSpaces(),
}
"""Per key what it touches on the table."""


def buttons_for(key: Key) -> Sequence[str]:
    """The ids of the buttons that a key may stand for."""
    return undone_with(key) if key.ctrl else KEYS.get(key.name, ())


def told() -> list[tuple[str, str]]:
    """Every key with what it does."""
    return [
        ("1 – 5", _("Place on a gear")),
        ("0", _("Place on the starting-player space")),
        ("6", _("Place on a quick action space")),
        (_("Arrows, Tab"), _("To the next thing that can be touched")),
        ("Enter", _("Do what is chosen, or go on")),
        ("E", _("End turn")),
        ("Space", _("Go on")),
        ("W", _("Pause, or go on")),
        ("H", _("Hint")),
        (_("Backspace"), _("Undo")),
        ("Ctrl Z", _("Undo")),
        ("Ctrl Shift Z", _("Redo")),
        *((one.key.upper(), one.label()) for one in OVERLAYS),
        ("1 – 7", _("So many days ahead, while looking ahead")),
        ("G", _("The other view of the gears")),
        ("O", _("Log")),
        ("Esc", _("Put down, or the menu")),
        ("F", _("Full screen")),
        ("F2", _("The rules for it")),
        ("?", _("These keys")),
    ]
