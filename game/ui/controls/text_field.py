"""A line of text to type into."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.platform.node import Act, Node
from game.ui import panels, text, theme
from game.ui.element import Element
from game.ui.i18n import gettext_noop as N_
from game.ui.input import Key, Pos
from game.ui.screen import Canvas
from game.ui.sentence import Words, phrases
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.stage import Stage

_WORDS = phrases(
    __name__,
    {"undrawn": N_("A letter that this game cannot draw is shown as ?. It stays in the name.")},
)
FIELD = panels.Skin((250, 240, 214), edge_strength=0.22, radius=9, shadow=False)
FIELD_FOCUSED = panels.Skin(
    (255, 248, 228), edge_strength=0.15, radius=9, shadow=False, glow=theme.GLOW
)


class TextField(Widget):
    """A line of text; once it is two thirds full it shows how many letters it has.

    Attributes:
        value: the text.
        max_length: the greatest number of letters.
        on_change: called with each new text.
        placeholder: shown while the text is empty.
        on_enter: called once Enter is pressed in the field; None for nothing.
        caret: how many letters are before the caret.
    """

    role = "textbox"

    def __init__(
        self,
        id: str,
        label: Words,
        *,
        value: str,
        max_length: int,
        on_change: Callable[[str], None],
        placeholder: Words = "",
        on_enter: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(id, label)
        self.value = value
        self.max_length = max_length
        self.on_change = on_change
        self.placeholder = placeholder
        self.on_enter = on_enter
        self.caret = len(value)
        self._caret_shown = True

    def elements(self) -> list[Element]:
        field = Element(self.id, self.label, self.rect, self.enabled, self.role, self.value)
        return [replace(field, most=self.max_length, focused=self.focused)]

    def nodes(self) -> list[Node]:
        shown = "" if self.value else str(self.placeholder)
        told = "" if shown == self.label else shown
        return [node._replace(description=told) for node in super().nodes()]

    def act(self, act: Act) -> None:
        if act.kind == "set":
            self.set(act.value)
        elif act.kind == "press" and self.on_enter:
            self.on_enter()

    def set(self, value: str, caret: int | None = None) -> None:
        """Set the text without unprintable letters, cut to the greatest length.

        The caret goes after this many letters; None for the end. Calls ``on_change`` if the text is
        another one.
        """
        shown = "".join(letter for letter in value if letter.isprintable())[: self.max_length]
        self.caret = min(len(shown), len(shown) if caret is None else caret)
        if shown != self.value:
            self.value = shown
            self.on_change(shown)

    def tap(self, pos: Pos) -> None:  # noqa: ARG002
        self.caret = len(self.value)

    def type_text(self, letters: str) -> bool:
        """Insert letters at the caret, as far as there is room."""
        room = self.max_length - len(self.value)
        letters = letters[:room]
        rest = self.value[self.caret :]
        self.set(self.value[: self.caret] + letters + rest, self.caret + len(letters))
        return True

    def key(self, key: Key) -> bool:
        if key.name in ("return", "enter") and self.on_enter:
            self.on_enter()
            return True
        at, value = self.caret, self.value
        if key.name == "backspace" and at:
            self.set(value[: at - 1] + value[at:], at - 1)
        elif key.name == "delete":
            self.set(value[:at] + value[at + 1 :], at)
        elif key.name in ("left", "right", "home", "end"):
            places = {"left": at - 1, "right": at + 1, "home": 0, "end": len(value)}
            self.caret = min(len(value), max(0, places[key.name]))
        else:  # a letter arrives as Typed too; taking it here keeps it from being a shortcut
            return key.name == "backspace" or len(key.name) == 1 or key.name == "space"
        return True

    def update(self, now: float) -> bool:
        """Let the caret blink; return True if that can be seen."""
        shown = int(now / theme.CARET_BLINK) % 2 == 0
        changed = self.focused and shown != self._caret_shown
        self._caret_shown = shown
        return changed

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.rect, FIELD_FOCUSED if self.focused else FIELD)
        left, middle = self.rect.x + canvas.px(12), self.rect.centery
        count = f"{len(self.value)}/{self.max_length}"
        counted = self.focused and len(self.value) * 3 >= self.max_length * 2
        side = text.measure(canvas.screen, count, theme.CHIP)[0] + canvas.px(10) if counted else 0
        room = self.rect.right - canvas.px(10) - side - left
        ink = theme.INK if self.value else theme.INK_FADED
        drawn = text.draw(
            canvas, self.value or str(self.placeholder), (left, middle), theme.BODY, "lm", ink, room
        )
        if counted:
            corner = (self.rect.right - canvas.px(10), middle)
            text.draw(canvas, count, corner, theme.CHIP, "rm", colour=theme.INK_SOFT)
        if self.focused and self._caret_shown:
            before = text.measure(canvas.screen, self.value[: self.caret], theme.BODY)[0]
            whole = max(1, text.measure(canvas.screen, self.value, theme.BODY)[0])
            high = min(canvas.px(22), self.rect.h - canvas.px(8))
            x = left + (before * drawn.w // whole if self.value else 0)
            caret = pygame.Rect(x, middle - high // 2, canvas.px(1.6), high)
            canvas.surface.fill(theme.INK, caret)


def warn_of_missing_glyphs(stage: Stage, typed: str) -> None:
    """Show a toast if a text has letters without a glyph: they are kept, but shown as "?"."""
    if text.drawable(typed) != typed:
        stage.toast(_WORDS["undrawn"])
