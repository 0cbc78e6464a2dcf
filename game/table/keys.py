"""The keys of a table, those that mean the same at every table, and the dialog that lists them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pygame import Rect

from game.platform.node import Node
from game.table import ids
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.input import Gesture, Key, Typed
from game.ui.nodes import table
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.text import fitting_style
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

COMMON_KEYS: Final[Mapping[str, Sequence[str]]] = {
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
    describe: Callable[[], list[tuple[str, str]]]
    things: Mapping[str, Any] = field(default_factory=dict)

    def buttons_for(self, key: Key) -> Sequence[str]:
        """Return the ids of the buttons that a key may stand for."""
        if key.ctrl:
            return (_back_or_on(key),) if key.name == "z" else ()
        return self.buttons.get(key.name, ())


def asks_for_keys(gesture: Gesture) -> bool:
    """Return True for a question mark, on whatever key it lies, and for F1."""
    if isinstance(gesture, Typed):
        return gesture.text == "?"
    return isinstance(gesture, Key) and gesture.name in ("f1", "?", "/")


def tool_stepped_by(key: Key) -> str:
    """Return the id of the tool whose single step a key stands for; empty for none."""
    return _back_or_on(key) if key.name == "backspace" else ""


def _back_or_on(key: Key) -> str:
    return ids.TOOL_REDO if key.shift else ids.TOOL_UNDO


def describe_common_keys() -> list[tuple[str, str]]:
    """Return the keys that every table has with what they do, in the language in use."""
    return [
        (pgettext("key", "Arrows"), _("Walk; Enter does it")),
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


# The dialog that lists the keys.

_COLUMN = 300
"""The width in dp of a column, with a key and what it does; the key takes ``_KEY`` of it."""
_KEY = 110
_TWO = 540
"""The least width in dp of a window for two columns."""
_LINE = 26
_PAD = 22


class KeysDialog(Scene):
    """Lists keys and what they do, in as many columns as the window needs.

    Attributes:
        keys: each key with what it does, in the language in use.
        panel: the dialog's rectangle.
        close: the button that closes it.
    """

    def __init__(self, stage: Stage, told: Callable[[], Sequence[tuple[str, str]]]) -> None:
        """Make the dialog; ``told`` returns the keys, and is called at every layout."""
        super().__init__(stage)
        self._told = told
        self.keys: Sequence[tuple[str, str]] = ()
        self.panel = Rect(0, 0, 0, 0)
        self._cells: list[Rect] = []
        self.close = Button("keys/close", BUTTONS["close"], stage.pop)
        self.form.widgets = [self.close]
        self.form.escape = stage.pop
        self.form.set_focus(self.close)

    def layout(self, screen: Screen) -> None:
        """Lay out the list and the button, the list with less space where room is short."""
        super().layout(screen)
        self.keys = self._told()
        px, safe = screen.px, screen.safe
        pad, button = px(_PAD), px(theme.BUTTON_HEIGHT)
        title = px(_LINE + 12)
        room = safe.h - px(16) - 2 * pad - title - button - px(theme.GAP)
        most = 2 if safe.w >= px(_TWO) else 1
        columns = min(max(1, -(-len(self.keys) * px(_LINE) // max(1, room))), most)
        rows = -(-len(self.keys) // columns)
        line = max(1, min(px(_LINE), room // rows))
        width = min(safe.w - px(16), columns * px(_COLUMN) + 2 * pad)
        height = 2 * pad + title + rows * line + px(theme.GAP) + button
        self.panel = Rect(0, 0, width, height)
        self.panel.center = safe.center
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        wide = inner.w // columns
        self._cells = [
            Rect(inner.x + i // rows * wide, inner.y + title + i % rows * line, wide, line)
            for i in range(len(self.keys))
        ]
        self.close.rect = Rect(inner.x, inner.bottom - button, inner.w, button)

    @property
    def title(self) -> str:
        return _("Keys")

    def nodes(self) -> list[Node]:
        rows = [(key, [what]) for key, what in self.keys]
        return [*table("keys/keys", self.title, rows), *super().nodes()]

    def draw(self, canvas: Canvas) -> None:
        """Draw each key with what it does."""
        px = canvas.px
        panels.draw(canvas, self.panel)
        top = (self.panel.centerx, self.panel.y + px(_PAD) + px(_LINE) // 2)
        text.draw(canvas, self.title, top, theme.HEADING)
        for (key, what), cell in zip(self.keys, self._cells, strict=True):
            left, between = min(px(_KEY), cell.w // 3), px(theme.GAP)
            text.draw(canvas, key, cell.midleft, theme.LABEL, "lm", max_width=left - between)
            at, room = (cell.x + left, cell.centery), cell.w - left - between
            style = fitting_style(canvas.screen, what, theme.BODY, room)
            text.draw(canvas, what, at, style, "lm", max_width=room)
        super().draw(canvas)
