"""Keys that mean the same at every table."""

from game.table import ids
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.input import Gesture, Key, Typed


def asks_for_keys(gesture: Gesture) -> bool:
    """True for a question mark, on whatever key it lies, and for F1."""
    if isinstance(gesture, Typed):
        return gesture.text == "?"
    return isinstance(gesture, Key) and gesture.name in ("f1", "?", "/")


def undone_with(key: Key) -> tuple[str, ...]:
    """The tool that a key with Ctrl stands for."""
    back = ids.TOOL_REDO if key.shift else ids.TOOL_UNDO
    return (back,) if key.name == "z" else ()


def steps_with(key: Key) -> str:
    """The tool whose single step a key stands for; empty for none."""
    if key.name != "backspace":
        return ""
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
