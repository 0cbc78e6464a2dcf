"""Scrolling content that is higher than its place, and turning pages."""

from __future__ import annotations

import math
from typing import Final

from pygame import Rect

from game.ui import panels, theme
from game.ui.input import Drag, Gesture, Phase, Press, Wheel
from game.ui.screen import Canvas, Screen

SWIPE: Final = 40
"""A drag farther to the side than this, in dp, turns a page."""
_NOTCH: Final = 60
"""How far in dp a notch of the wheel scrolls."""
_THUMB: Final = 5
_SHORTEST: Final = 24
"""The width and the least height of the scroll bar's thumb, in dp."""
_SLOWEST: Final = 20
"""The speed in pixels per second below which gliding stops."""


class Scrolling:
    """The scroll position of content within its place: by wheel, by finger, and gliding on after.

    Attributes:
        rect: the place, in device pixels.
        offset: how many pixels of the content are hidden above the place.
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
        """The greatest offset, at which the content's end is seen."""
        return max(0, self._high - self.rect.h)

    @property
    def at_end(self) -> bool:
        """True if the content's end is seen."""
        return self.offset >= self.most - 1

    def place(self, rect: Rect, high: int, scale: float) -> None:
        """Set the place and the content's height, in pixels; scale is device pixels per dp.

        Content that was scrolled to its end stays at its end.
        """
        at_end = self.at_end
        self.rect, self._high, self._scale = rect.copy(), high, scale
        self.offset = float(self.most) if at_end else min(self.offset, self.most)

    def take(self, gesture: Gesture) -> bool:
        """Scroll by a gesture within the place; return True if it was used."""
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
        """Glide on to this time (monotonic seconds); return True if the content has moved."""
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
        """Draw the thumb at the right edge, unless all of the content is seen.

        ``corner`` is the window's pixel at which the canvas begins.
        """
        if not self.most:
            return
        rect, wide = self.rect.move(-corner[0], -corner[1]), canvas.px(_THUMB)
        high = max(canvas.px(_SHORTEST), rect.h * rect.h // self._high)
        top = rect.y + round((rect.h - high) * self.offset / self.most)
        thumb = Rect(rect.right - wide, top, wide, high)
        panels.pill(canvas, thumb, theme.PAPER_EDGE, theme.PAPER_EDGE, 0.5)


class Pager:
    """Turns pages by the wheel; parts of a wheel's notch add up until they make a whole."""

    def __init__(self) -> None:
        self._rolled = 0.0

    def pages_to_turn(self, gesture: Gesture) -> int:
        """Return by how many pages a gesture turns: 1, -1 or 0."""
        match gesture:
            case Wheel(_, amount):
                self._rolled -= amount
                if abs(self._rolled) >= 1:
                    way, self._rolled = 1 if self._rolled > 0 else -1, 0.0
                    return way
        return 0


def swipe_pages(drag: Drag, screen: Screen) -> int:
    """Return by how many pages a drag turns: 1 or -1, or 0 if it is no swipe (yet)."""
    way = drag.start[0] - drag.pos[0]
    if abs(way) <= screen.px(SWIPE):
        return 0
    return 1 if way > 0 else -1
