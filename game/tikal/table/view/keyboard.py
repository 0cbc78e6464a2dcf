"""The letter of every button: the keyboard alone plays a whole game."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.tikal.table.verbs import VERBS
from game.ui.input import Key

_GO_ON: Final = ("scoring/continue", "watch/skip")
KEYS: Final[Mapping[str, Sequence[str]]] = {
    **{verb.key: (f"action/{name}",) for name, verb in VERBS.items()},
    "e": ("end-turn",),
    "h": ("hint",),
    "t": ("rotate",),
    "return": (*_GO_ON, "bid/place", "confirm"),
    "space": _GO_ON,
    "p": ("watch/pause", "bid/pass"),
    "=": ("bid/more",),
    "+": ("bid/more",),
    "-": ("bid/less",),
    "escape": ("tool/menu",),
}
"""Per key the buttons that it stands for; the first that can be touched is meant."""


def buttons_for(key: Key) -> Sequence[str]:
    """The ids of the buttons that a key may stand for."""
    if key.ctrl:
        back = "tool/redo" if key.shift else "tool/undo"
        return (back,) if key.name == "z" else ()
    return KEYS.get(key.name, ())
