"""What keys do at a table, and which mean the same at every one."""

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
"""Per key the buttons that it stands for at every table."""


@dataclass(frozen=True)
class Keys:
    """What keys do at a table.

    Attributes:
        buttons: per key the buttons that it stands for; the first that can be touched is meant.
        told: every key with what it does.
        things: per key what it touches on the table.
    """

    buttons: Mapping[str, Sequence[str]]
    told: Callable[[], list[tuple[str, str]]]
    things: Mapping[str, Any] = field(default_factory=dict)

    def meant_by(self, key: Key) -> Sequence[str]:
        """The ids of the buttons that a key may stand for."""
        if key.ctrl:
            return (_back_or_on(key),) if key.name == "z" else ()
        return self.buttons.get(key.name, ())


def asks_for_keys(gesture: Gesture) -> bool:
    """True for a question mark, on whatever key it lies, and for F1."""
    if isinstance(gesture, Typed):
        return gesture.text == "?"
    return isinstance(gesture, Key) and gesture.name in ("f1", "?", "/")


def steps_with(key: Key) -> str:
    """The tool whose single step a key stands for; empty for none."""
    return _back_or_on(key) if key.name == "backspace" else ""


def _back_or_on(key: Key) -> str:
    return ids.TOOL_REDO if key.shift else ids.TOOL_UNDO


def told_of_all() -> list[tuple[str, str]]:
    """These keys with what they do."""
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
