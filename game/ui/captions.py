"""Captions: a line at the window's lower edge that says in words what has just been heard."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pygame import Rect

from game.ui import panels, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.sound import speaker

_HIGH: Final = 22
"""The height of the line in dp."""
_UPRIGHT: Final = 560
_ACROSS: Final = 331
"""The least heights in dp, of upright windows and of others, that all else needs. A line that would
take of them lies over it."""
_PAD: Final = 12
"""The room in dp at either end of the words."""


class Captions:
    """The caption of the latest sound; in all but low windows nothing else lies in its line."""

    def __init__(self) -> None:
        speaker.latest = ""
        self._over = False
        self._heard: Words = ""
        self._end = 0.0

    @property
    def current_text(self) -> str:
        """What is said now, in the language in use; empty for nothing."""
        return str(self._heard)

    def update(self, now: float) -> bool:
        """Move on to this time (monotonic seconds); return True if the line looks different.

        A new sound takes the place of what was said before.
        """
        if speaker.latest:
            self._heard, self._end = speaker.words[speaker.latest], now + theme.CAPTION
            speaker.latest = ""
            return True
        if not self._heard or now < self._end:
            return False
        self._heard = ""
        return True

    def above(self, screen: Screen) -> Screen:
        """Return the screen that is left to everything else: without the line at its foot."""
        least = _UPRIGHT if screen.portrait else _ACROSS
        self._over = screen.safe.h < screen.px(least + _HIGH)
        if self._over:
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
