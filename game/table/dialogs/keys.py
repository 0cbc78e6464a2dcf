"""The dialog that lists the keys of a table."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.painting.fitting import style_for
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

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

    def draw(self, canvas: Canvas) -> None:
        """Draw each key with what it does."""
        px = canvas.px
        panels.draw(canvas, self.panel)
        top = (self.panel.centerx, self.panel.y + px(_PAD) + px(_LINE) // 2)
        text.draw(canvas, _("Keys"), top, theme.HEADING)
        for (key, what), cell in zip(self.keys, self._cells, strict=True):
            left, between = min(px(_KEY), cell.w // 3), px(theme.GAP)
            text.draw(canvas, key, cell.midleft, theme.LABEL, "lm", max_width=left - between)
            at, room = (cell.x + left, cell.centery), cell.w - left - between
            style = style_for(canvas.screen, what, theme.BODY, room)
            text.draw(canvas, what, at, style, "lm", max_width=room)
        super().draw(canvas)
