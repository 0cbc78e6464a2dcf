"""A line of text to type into."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.platform import StorageError, platform
from game.platform.node import Act, Node
from game.ui import panels, text, theme
from game.ui.element import Element
from game.ui.input import Key, Pos
from game.ui.screen import Canvas
from game.ui.sentence import Words
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.stage import Stage

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
        all_selected: True if the next letter typed takes the place of the whole text.
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
        stage: Stage,
    ) -> None:
        super().__init__(id, label)
        self.value = value
        self.max_length = max_length
        self.on_change = on_change
        self.placeholder = placeholder
        self.on_enter = on_enter
        self._stage = stage
        self.caret = len(value)
        self.all_selected = False
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
        self.all_selected = False
        if shown != self.value:
            self.value = shown
            self.on_change(shown)

    def tap(self, pos: Pos) -> None:  # noqa: ARG002
        self.caret, self.all_selected = len(self.value), False

    def type_text(self, letters: str) -> bool:
        """Insert letters at the caret, as far as there is room; they replace a selected text."""
        at, value = (0, "") if self.all_selected else (self.caret, self.value)
        letters = letters[: self.max_length - len(value)]
        self.set(value[:at] + letters + value[at:], at + len(letters))
        return True

    def key(self, key: Key) -> bool:
        if key.name in ("return", "enter") and self.on_enter:
            self.on_enter()
        elif key.name in ("backspace", "delete"):
            self._erase(key)
        elif key.name in ("left", "right", "home", "end"):
            self._move_caret(key)
        elif key.chord == "ctrl a":
            self.all_selected = bool(self.value)
        elif key.chord == "ctrl v":
            self._stage.start_task(self._paste)
        else:  # a letter arrives as Typed too; taking it here keeps it from being a shortcut
            return len(key.name) == 1 or key.name == "space"
        return True

    def _erase(self, key: Key) -> None:
        """Erase what is selected, else a letter before or after the caret, with Ctrl a word."""
        at = self._beside_caret(back=key.name == "backspace", by_word=key.ctrl)
        first, last = sorted((self.caret, at))
        if self.all_selected:
            first, last = 0, len(self.value)
        self.set(self.value[:first] + self.value[last:], first)

    def _move_caret(self, key: Key) -> None:
        """Move the caret by a letter, with Ctrl by a word, or to an end of the text."""
        ends = {"home": 0, "end": len(self.value)}
        beside = self._beside_caret(back=key.name == "left", by_word=key.ctrl)
        self.caret, self.all_selected = ends.get(key.name, beside), False

    def _beside_caret(self, *, back: bool, by_word: bool) -> int:
        """Return the place a letter before or after the caret, or that end of its word."""
        before, after = self.value[: self.caret], self.value[self.caret :]
        if back:
            return before.rstrip().rfind(" ") + 1 if by_word else max(0, self.caret - 1)
        word = re.match(r"\s*\S*", after) if by_word else re.match(r".?", after)
        return self.caret + (word.end() if word else 0)

    async def _paste(self) -> None:
        """Insert the text on the clipboard; one without a text pastes nothing, as anywhere."""
        with suppress(StorageError):
            self.type_text(await platform.sharing.paste("") or "")

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
        words = self.value or str(self.placeholder)
        if self.all_selected and self.focused:
            wide = min(room, text.measure(canvas.screen, words, theme.BODY)[0])
            high = min(canvas.px(26), self.rect.h - canvas.px(6))
            marked = pygame.Rect(left, middle - high // 2, wide, high)
            canvas.surface.fill(theme.GOLD_BRIGHT, marked)
        drawn = text.draw(canvas, words, (left, middle), theme.BODY, "lm", ink, room)
        if counted:
            corner = (self.rect.right - canvas.px(10), middle)
            text.draw(canvas, count, corner, theme.CHIP, "rm", colour=theme.INK_SOFT)
        if self.focused and self._caret_shown and not self.all_selected:
            before = text.measure(canvas.screen, self.value[: self.caret], theme.BODY)[0]
            whole = max(1, text.measure(canvas.screen, self.value, theme.BODY)[0])
            high = min(canvas.px(22), self.rect.h - canvas.px(8))
            x = left + (before * drawn.w // whole if self.value else 0)
            caret = pygame.Rect(x, middle - high // 2, canvas.px(1.6), high)
            canvas.surface.fill(theme.INK, caret)
