"""A question or a message over a scene, answered by a button, Enter or Escape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.platform.node import Node
from game.ui import panels, text, theme
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.widgets import PAPER, Button, ButtonStyle

_USUAL: Final = 480
_WIDE: Final = 720
"""The greatest width of a dialog in dp: usually, and in a low window."""
_LOW: Final = 360
"""The height in dp under which a window is low."""


@dataclass(frozen=True)
class DialogButton:
    """A button of a dialog.

    Attributes:
        act: what it does, once the dialog is closed.
        binds: True if that cannot be undone or ends the turn; the button waits at first then.
    """

    id: str
    label: Words
    act: Callable[[], None] = lambda: None
    look: ButtonStyle = PAPER
    binds: bool = False


class Dialog(Scene):
    """A title, a text and one to four answers; Escape gives the first answer, Enter the last."""

    def __init__(
        self, stage: Stage, title: Words, body: Words, answers: Sequence[DialogButton]
    ) -> None:
        super().__init__(stage)
        self._title, self._body = title, body
        self.answers = list(answers)
        self.panel = pygame.Rect(0, 0, 0, 0)
        self._pad = 0
        self._lines: list[str] = []
        self._style = theme.BODY
        self.form.widgets = [
            Button(
                f"dialog/{one.id}",
                one.label,
                self._answering(one),
                look=one.look,
                style=theme.BUTTON if one.look is PAPER else None,
            )
            for one in self.answers
        ]
        for button, one in zip(self.form.widgets, self.answers, strict=True):
            button.binds = one.binds
        self.form.escape = self._answering(self.answers[0])
        self.form.set_focus(self.form.widgets[-1])

    @property
    def title(self) -> str:
        """Its heading, in the language in use."""
        return str(self._title)

    @property
    def body(self) -> str:
        """Its text, in the language in use."""
        return str(self._body)

    def _answering(self, answer: DialogButton) -> Callable[[], None]:
        """Return what closes the dialog and does what this answer stands for."""

        def act() -> None:
            self.stage.pop()
            answer.act()

        return act

    def layout(self, screen: Screen) -> None:
        """Lay out in the usual size; if not all words fit, wider and lower, then in smaller
        letters."""
        super().layout(screen)
        low = screen.safe.h < screen.px(_LOW)
        styles = [
            theme.BODY,
            theme.NOTE_PLAIN,
            replace(theme.NOTE_PLAIN, size=theme.SMALLEST, most=0),
        ]
        for way in [(low, theme.BODY), *((True, style) for style in styles)]:
            if self._lay(screen, *way):
                return

    def _lay(self, screen: Screen, low: bool, style: theme.TextStyle) -> bool:
        """Lay out in one of the ways; return True if all words fit."""
        px, safe = screen.px, screen.safe
        self._style, self._pad = style, px(16 if low else 24)
        width = min(px(_WIDE if low else _USUAL), safe.w - px(24))
        button = px(theme.TOUCH if low else theme.BUTTON_HEIGHT)
        inner = width - 2 * self._pad
        step = round(text.measure(screen, "", style)[1] * 1.04)
        title = text.measure(screen, "", theme.HEADING)[1] + px(8)
        columns = self._columns(screen, inner)
        rows = -(-len(self.answers) // columns)
        fixed = 2 * self._pad + title + px(16) + rows * button + (rows - 1) * px(theme.GAP)
        wrapped = text.wrap(screen, self.body, style, inner)
        most = max(1, (safe.h - px(24) - fixed) // step)
        whole = len(wrapped) <= most
        self._lines = wrapped if whole else [*wrapped[: most - 1], text.ELLIPSIS]
        self.panel = pygame.Rect(0, 0, width, fixed + len(self._lines) * step)
        self.panel.center = safe.center
        self._place(columns, button)
        return whole

    def _columns(self, screen: Screen, inner: int) -> int:
        """Return how many answers stand in a row: as many as fit of all, half of them, two or one.

        The last answer may have a row of its own then.
        """
        count = len(self.answers)
        widest = max(text.measure(screen, str(one.label), theme.BUTTON)[0] for one in self.answers)
        wanted = widest + screen.px(theme.GAP + 20)
        tries = (count, -(-count // 2), 2) if count > 3 else (count, count // 2)
        return next((columns for columns in tries if columns and inner // columns >= wanted), 1)

    def _place(self, columns: int, button: int) -> None:
        gap, pad = self.screen.px(theme.GAP), self._pad
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        wide = (inner.w - gap * (columns - 1)) // columns
        rows = -(-len(self.answers) // columns)
        top = inner.bottom - rows * (button + gap) + gap
        for i, widget in enumerate(self.form.widgets):
            row, column = divmod(i, columns)
            x, y = inner.x + column * (wide + gap), top + row * (button + gap)
            alone = not column and i == len(self.answers) - 1
            widget.rect = pygame.Rect(x, y, inner.w if alone else wide, button)

    def nodes(self) -> list[Node]:
        from game.ui.nodes import flat  # noqa: PLC0415 (its first picture does not need it)

        return [Node("dialog", "text", flat(self.body)), *super().nodes()]

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.panel)
        x, y = self.panel.centerx, self.panel.y + self._pad
        room = self.panel.w - canvas.px(40)
        drawn = text.draw(canvas, self.title, (x, y), theme.HEADING, "mt", max_width=room)
        text.draw_lines(
            canvas,
            self._lines,
            (self.panel.x + self._pad, drawn.bottom + canvas.px(8)),
            self._style,
        )
        super().draw(canvas)
