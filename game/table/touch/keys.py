"""Keys that mean the same at every table."""

from game.ui.input import Gesture, Key, Typed


def asks_for_keys(gesture: Gesture) -> bool:
    """True for a question mark, on whatever key it lies, and for F1."""
    if isinstance(gesture, Typed):
        return gesture.text == "?"
    return isinstance(gesture, Key) and gesture.name in ("f1", "?", "/")


def undone_with(key: Key) -> tuple[str, ...]:
    """The tool that a key with Ctrl stands for."""
    back = "tool/redo" if key.shift else "tool/undo"
    return (back,) if key.name == "z" else ()


def steps_with(key: Key) -> str:
    """The tool whose single step a key stands for; empty for none."""
    if key.name != "backspace":
        return ""
    return "tool/redo" if key.shift else "tool/undo"
