"""What is higher than its place: moved by wheel and finger, and for a while by itself once a finger
that was moving it has let go."""

from __future__ import annotations

import math
from typing import Final

from pygame import Rect

from game.ui import panels, theme
from game.ui.input import Drag, Gesture, Phase, Press, Wheel
from game.ui.screen import Canvas

_NOTCH: Final = 60
"""How far in dp a notch of the wheel moves it."""
_THUMB: Final = 5
_SHORTEST: Final = 24
"""The width of the thumb, and its least height, in dp."""
_SLOWEST: Final = 20
"""Pixels a second below which it stands."""


class Scrolling:
    """How far something is moved within its place.

    Attributes:
        rect: the place, in device pixels.
        offset: how many pixels lie above it.
    """

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.offset = 0.0
        self._high = 0
        self._scale = 1.0
        self._held = False
        self._moved = self._speed = self._now = 0.0

    @property
    def most(self) -> int:
        """The offset at which the end is seen."""
        return max(0, self._high - self.rect.h)

    @property
    def at_end(self) -> bool:
        """True if the end is seen."""
        return self.offset >= self.most - 1

    def place(self, rect: Rect, high: int, scale: float) -> None:
        """Its place, and its whole height in pixels; what was at its end stays there."""
        at_end = self.at_end
        self.rect, self._high, self._scale = rect.copy(), high, scale
        self.offset = float(self.most) if at_end else min(self.offset, self.most)

    def take(self, gesture: Gesture) -> bool:
        """Moves it if the gesture is meant for it; True if it was."""
        match gesture:
            case Press():
                self._speed = 0.0
            case Wheel(pos, amount) if self.rect.collidepoint(pos):
                self._move(-amount * _NOTCH * self._scale)
                return True
            case Drag(start, _pos, delta, phase) if self.rect.collidepoint(start):
                self._held = phase in (Phase.BEGIN, Phase.MOVE)
                if phase is Phase.MOVE:
                    self._move(-delta[1])
                    self._moved -= delta[1]
                return True
        return False

    def update(self, now: float) -> bool:
        """Moves on to this time (monotonic seconds); True if it has moved by itself."""
        passed, self._now = now - self._now, now
        if self._held:
            self._speed, self._moved = self._moved / max(passed, 1e-3), 0.0
            return False
        if abs(self._speed) < _SLOWEST:
            return False
        before = self.offset
        self._move(self._speed * passed)
        self._speed *= math.exp(-passed / theme.GLIDE)
        if self.offset == before:
            self._speed = 0.0
        return self.offset != before

    def _move(self, by: float) -> None:
        self.offset = min(float(self.most), max(0.0, self.offset + by))

    def draw(self, canvas: Canvas, corner: tuple[int, int] = (0, 0)) -> None:
        """The thumb at the right edge, where there is more than is seen; the canvas begins at this
        corner of the window."""
        if not self.most:
            return
        rect, wide = self.rect.move(-corner[0], -corner[1]), canvas.px(_THUMB)
        high = max(canvas.px(_SHORTEST), rect.h * rect.h // self._high)
        top = rect.y + round((rect.h - high) * self.offset / self.most)
        thumb = Rect(rect.right - wide, top, wide, high)
        panels.pill(canvas, thumb, theme.PAPER_EDGE, theme.PAPER_EDGE, 0.5)
