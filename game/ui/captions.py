"""Captions: a line at the window's lower edge that says in words what has just been heard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from pygame import Rect

from game.ui import panels, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words

_HIGH: Final = 22
"""The height of the line in dp."""
_UPRIGHT: Final = 560
_ACROSS: Final = 331
"""The least heights in dp, of upright windows and of others, that all else needs. A line that would
take of them lies over it."""
_PAD: Final = 12
"""The room in dp at either end of the words."""


class Captions:
    """The caption of the latest sound; nothing is said of sounds without words.

    Attributes:
        on: True if captions are wanted; in all but low windows nothing else lies in their line.
        words: what is said of each sound, by its name.
    """

    def __init__(self) -> None:
        self.on = False
        self.words: Mapping[str, Words] = {}
        self._over = False
        self._heard: Words = ""
        self._end: float | None = None

    def hear(self, sound: str) -> None:
        """Say what this sound tells, in place of what was said before."""
        if self.on and sound in self.words:
            self._heard, self._end = self.words[sound], None

    @property
    def current_text(self) -> str:
        """What is said now, in the language in use; empty for nothing."""
        return str(self._heard)

    def update(self, now: float) -> bool:
        """Move on to this time (monotonic seconds); return True if the line looks different."""
        if not self._heard:
            return False
        if self._end is None:
            self._end = now + theme.CAPTION
            return True
        if now >= self._end:
            self._heard = ""
        return not self._heard

    def above(self, screen: Screen) -> Screen:
        """Return the screen that is left to everything else: without the line at its foot."""
        least = _UPRIGHT if screen.portrait else _ACROSS
        self._over = screen.safe.h < screen.px(least + _HIGH)
        if self._over or not self.on:
            return screen
        top, right, bottom, left = screen.insets
        return replace(screen, insets=(top, right, bottom + screen.px(_HIGH), left))

    def line(self, screen: Screen) -> Rect:
        """Return the line's rectangle, in a screen made by ``above``."""
        safe, high = screen.safe, screen.px(_HIGH)
        return Rect(safe.x, safe.bottom - high * self._over, safe.w, high)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is said, if anything is."""
        if not self._heard:
            return
        line, pad = self.line(canvas.screen), canvas.px(_PAD)
        wide = text.measure(canvas.screen, self.current_text, theme.NOTE_LIGHT)[0] + 2 * pad
        box = Rect(0, 0, min(wide, line.w), line.h - canvas.px(2))
        box.midtop = line.midtop
        panels.pill(canvas, box, theme.INK, theme.GOLD, 1)
        room = box.w - 2 * pad
        text.draw(canvas, self.current_text, box.center, theme.NOTE_LIGHT, max_width=room)
