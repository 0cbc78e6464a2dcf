"""What can be done with a kept game, and what it is to be called."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game.core.outline import MOST
from game.scenes.matches.entry import Entry
from game.ui import panels, text, theme
from game.ui.controls.field import TextField, ask_elsewhere
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.input import Gesture, Key
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import RED, Button

_WIDEST: Final = 460
_PAD: Final = 18


def ask_more(
    stage: Stage,
    entry: Entry,
    *,
    rename: Callable[[], None],
    save: Callable[[], None] | None,
    replay: Callable[[], None] | None,
    throw_away: Callable[[], None],
) -> None:
    """Asks what is to be done; ``save`` and ``replay`` are None where that cannot be."""
    answers = [Answer("back", _("Back")), Answer("throw-away", _("Throw away"), throw_away)]
    if save:
        answers += [Answer("save", _("Save record"), save), Answer("rename", _("Rename"), rename)]
    if replay:
        answers.append(Answer("replay", _("Replay"), replay))
    body = entry.trouble or "\n".join(filter(None, (entry.standing, entry.origin)))
    stage.push(Dialog(stage, entry.title, body, answers))


class RenameDialog(Scene):
    """A line for the name; an empty one takes it away."""

    def __init__(self, stage: Stage, name: str, change: Callable[[str], None]) -> None:
        super().__init__(stage)
        self._change = change
        self._panel = Rect(0, 0, 0, 0)
        self._field = TextField(
            "rename/name",
            _("Name of the match"),
            value=name,
            most=MOST,
            change=lambda _name: None,
            placeholder=_("Name of the match"),
            ask=self._ask,
        )
        self._back = Button("rename/back", _("Back"), stage.pop)
        self._done = Button("rename/done", _("Done"), self._finish, look=RED, style=theme.RED_SMALL)
        self.form.widgets = [self._field, self._back, self._done]
        self.form.escape = stage.pop
        self.form.set_focus(self._field)

    def _ask(self) -> None:
        ask_elsewhere(self.stage, self._field, self.redraw)

    def _finish(self) -> None:
        self.stage.pop()
        self._change(self._field.value)

    def handle(self, gesture: Gesture) -> None:
        """Enter in the line is enough."""
        entered = isinstance(gesture, Key) and gesture.name in ("return", "enter")
        if entered and self._field.focused:
            self._finish()
        else:
            super().handle(gesture)

    def layout(self, screen: Screen) -> None:
        """The line, and two buttons below it."""
        super().layout(screen)
        px, gap = screen.px, screen.px(theme.GAP)
        line, pad = px(theme.TOUCH), px(_PAD)
        wide = min(px(_WIDEST), screen.safe.w - px(24))
        self._panel = Rect(0, 0, wide, 2 * pad + px(34) + 2 * line + gap)
        self._panel.center = screen.safe.center
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        self._field.rect = Rect(inner.x, inner.y + px(34), inner.w, line)
        half = (inner.w - gap) // 2
        self._back.rect = Rect(inner.x, inner.bottom - line, half, line)
        self._done.rect = Rect(inner.right - half, inner.bottom - line, half, line)

    def draw(self, canvas: Canvas) -> None:
        """The panel and its heading."""
        panels.draw(canvas, self._panel)
        middle = (self._panel.centerx, self._panel.y + canvas.px(_PAD + 12))
        text.draw(canvas, _("What is this match called?"), middle, theme.SUBHEADING)
        super().draw(canvas)
