"""Notes in passing: one is seen at a time, what went wrong before what is only news."""

from __future__ import annotations

import pygame

from game.ui import panels, text, theme
from game.ui.screen import Canvas

_WIDEST = 520
"""The greatest width of the words in dp."""


class Toasts:
    """What is to be told and for how long it stands.

    Warnings are seen one after another, each for its whole time; a note waits for them, and a
    newer note takes its place.
    """

    def __init__(self) -> None:
        self._warnings: list[str] = []
        self._note = ""
        self._end: float | None = None

    @property
    def shown(self) -> str:
        """What is seen now, empty if nothing is."""
        return self._warnings[0] if self._warnings else self._note

    @property
    def counting(self) -> bool:
        """True once the time of what is seen has begun to pass."""
        return self._end is not None

    def tell(self, note: str) -> None:
        """Shows a note in place of the last one, as soon as no warning is left."""
        self._note = note
        if not self._warnings:
            self._end = None

    def warn(self, warning: str) -> None:
        """Shows what went wrong, after all that went wrong before; never the same one twice."""
        if not self._warnings:
            self._end = None
        if warning not in self._warnings:
            self._warnings.append(warning)

    def update(self, now: float) -> bool:
        """Moves on to this time (monotonic seconds); True if something else is seen then."""
        if not self.shown:
            return False
        if self._end is None:
            self._end = now + theme.TOAST
        if now < self._end:
            return False
        if self._warnings:
            self._warnings.pop(0)
        else:
            self._note = ""
        self._end = now + theme.TOAST if self.shown else None
        return True

    def draw(self, canvas: Canvas, area: pygame.Rect) -> None:
        """What is seen now, at the window's top, in the middle of an area's width."""
        if not self.shown:
            return
        px, screen = canvas.px, canvas.screen
        widest = min(area.w - px(32), px(_WIDEST))
        lines = text.wrap(screen, self.shown, theme.BODY, max(1, widest - px(32)))
        step = text.measure(screen, "", theme.BODY)[1]
        wide = max(text.measure(screen, line, theme.BODY)[0] for line in lines)
        box = pygame.Rect(0, 0, wide + px(36), step * len(lines) + px(26))
        box.midtop = (area.centerx, screen.safe.y + px(theme.TOAST_TOP))
        panels.draw(canvas, box, panels.PARCHMENT_ACTIVE)
        text.draw_lines(canvas, lines, (box.centerx, box.y + px(12)), theme.BODY, "mt")
