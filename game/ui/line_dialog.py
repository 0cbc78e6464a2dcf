"""A dialog in which a line of text is typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.ui import panels, text, theme
from game.ui.controls.text_field import TextField
from game.ui.i18n import pgettext_noop as NC_
from game.ui.letters import warn_of_missing
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, phrases
from game.ui.widgets import RED, Button

_WORDS: Final = phrases(__name__, {"back": NC_("button", "Back"), "done": NC_("button", "Done")})
_WIDEST: Final = 460
_PAD: Final = 18
"""The greatest width of the dialog, and its padding, in dp."""
_HEADING: Final = 34
"""The height of the heading in dp."""


@dataclass(frozen=True)
class LineRequest:
    """What a ``LineDialog`` asks for.

    Attributes:
        id: the prefix of the ids of the dialog's widgets.
        question: the dialog's heading.
        label: the name of the text field, also its placeholder.
        most: the greatest number of letters.
        value: the text that is in the field at first.
    """

    id: str
    question: Words
    label: Words
    most: int
    value: str = ""


class LineDialog(Scene):
    """A text field with two buttons below it; ``done`` gets the text that was entered."""

    keys_first = True

    def __init__(self, stage: Stage, asked: LineRequest, done: Callable[[str], None]) -> None:
        super().__init__(stage)
        self._question, self._act = asked.question, done
        self._panel = Rect(0, 0, 0, 0)
        self._field = TextField(
            f"{asked.id}/name",
            asked.label,
            value=asked.value,
            max_length=asked.most,
            on_change=self._changed,
            placeholder=asked.label,
            on_enter=self._finish,
            stage=stage,
        )
        self._back = Button(f"{asked.id}/back", _WORDS["back"], stage.pop)
        self._done = Button(
            f"{asked.id}/done", _WORDS["done"], self._finish, look=RED, style=theme.RED_SMALL
        )
        self.form.widgets = [self._field, self._back, self._done]
        self.form.escape = stage.pop
        self.form.set_focus(self._field)

    @property
    def title(self) -> str:
        return str(self._question)

    def _changed(self, typed: str) -> None:
        """React to a change of the text."""
        warn_of_missing(self.stage, typed)

    def _finish(self) -> None:
        self.stage.pop()
        self._act(self._field.value)

    def layout(self, screen: Screen) -> None:
        """Place the field, and the two buttons below it."""
        super().layout(screen)
        self._place(screen, between=0)

    def _place(self, screen: Screen, between: int) -> Rect:
        """Place all with so much room between field and buttons; return that room."""
        px, gap = screen.px, screen.px(theme.GAP)
        line, pad, heading = px(theme.TOUCH), px(_PAD), px(_HEADING)
        wide = min(px(_WIDEST), screen.safe.w - px(24))
        self._panel = Rect(0, 0, wide, 2 * pad + heading + 2 * line + gap + between)
        self._panel.center = screen.safe.center
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        self._field.rect = Rect(inner.x, inner.y + heading, inner.w, line)
        half = (inner.w - gap) // 2
        self._back.rect = Rect(inner.x, inner.bottom - line, half, line)
        self._done.rect = Rect(inner.right - half, inner.bottom - line, half, line)
        return Rect(inner.x, self._field.rect.bottom, inner.w, between)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel with its heading, then the widgets."""
        panels.draw(canvas, self._panel)
        middle = (self._panel.centerx, self._panel.y + canvas.px(_PAD + 12))
        text.draw(canvas, self._question, middle, theme.SUBHEADING)
        super().draw(canvas)
