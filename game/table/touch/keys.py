"""The keys of a table, and those that mean the same at every table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.table import ids
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.input import Gesture, Key, Typed

OF_ALL: Final[Mapping[str, Sequence[str]]] = {
    "h": (ids.HINT,),
    "w": (ids.WATCH_PAUSE,),
    "escape": (ids.TOOL_MENU,),
}
"""The buttons that a key stands for at every table, by the key's name."""


@dataclass(frozen=True)
class Keys:
    """What keys do at a table.

    Attributes:
        buttons: the buttons that a key stands for, by its name; the first that is enabled is
            pressed.
        told: returns every key with what it does, in the language in use.
        things: the thing that a key touches, by its name.
    """

    buttons: Mapping[str, Sequence[str]]
    told: Callable[[], list[tuple[str, str]]]
    things: Mapping[str, Any] = field(default_factory=dict)

    def meant_by(self, key: Key) -> Sequence[str]:
        """Return the ids of the buttons that a key may stand for."""
        if key.ctrl:
            return (_back_or_on(key),) if key.name == "z" else ()
        return self.buttons.get(key.name, ())


def asks_for_keys(gesture: Gesture) -> bool:
    """Return True for a question mark, on whatever key it lies, and for F1."""
    if isinstance(gesture, Typed):
        return gesture.text == "?"
    return isinstance(gesture, Key) and gesture.name in ("f1", "?", "/")


def steps_with(key: Key) -> str:
    """Return the id of the tool whose single step a key stands for; empty for none."""
    return _back_or_on(key) if key.name == "backspace" else ""


def _back_or_on(key: Key) -> str:
    return ids.TOOL_REDO if key.shift else ids.TOOL_UNDO


def describe_all() -> list[tuple[str, str]]:
    """Return the keys that every table has with what they do, in the language in use."""
    return [
        (pgettext("key", "Ctrl Z"), _("Undo")),
        (pgettext("key", "Ctrl Shift Z"), _("Redo")),
        (pgettext("key", "Space"), _("Go on")),
        ("W", _("Pause, or go on")),
        ("H", _("Hint")),
        (pgettext("key", "Esc"), _("Put down, or the menu")),
        ("F", _("Full screen")),
        ("F2", _("The rules for it")),
        ("?", _("These keys")),
    ]
