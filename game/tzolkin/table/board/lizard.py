"""A lizard on the court: it sits where nothing lies, and darts elsewhere now and then."""

import math
from collections.abc import Callable
from random import Random
from typing import Final

import pygame
from pygame import Rect, Surface

from game.tzolkin.table.board.geometry import Point
from game.ui import contrast, sprites, theme
from game.ui.input import Pos
from game.ui.painting.animation import IdleClock
from game.ui.painting.surfaces import cached_surface
from game.ui.screen import Canvas, Screen

_LONG: Final = 36
"""Its length in dp."""
_DART: Final = (28, 90)
"""The shortest and the longest way that it darts, in dp."""
_STRIDES: Final = 4
"""Steps of the idle animation that a dart takes."""
_TRIES: Final = 6
"""Places that are looked at in one step of the idle animation."""
_TURNS: Final = 16
"""Directions in which it is drawn, all round."""
_AROUND: Final = 8
"""Points around it that have to be free as well."""


class Lizard:
    """Where the lizard is, in a rectangle of the window in which it looks for free places.

    Attributes:
        at: its middle in pixels; None while it is nowhere.
    """

    def __init__(self, is_free: Callable[[Pos], bool]) -> None:
        self.at: Point | None = None
        self._is_free = is_free
        self._chance = Random()
        self._clock = IdleClock()
        self._degrees = 0.0
        self._way: list[Point] = []
        self._rested = 0.0

    def startle(self, screen: Screen) -> Rect | None:
        """Let it be gone if something has come to lie where it is.

        Returns the rectangle to draw again; None if it stays.
        """
        if self.at is None or self._has_room(screen, self.at):
            return None
        left = _box(screen, self.at)
        self.at, self._way = None, []
        return left

    def advance(self, now: float, screen: Screen, area: Rect) -> Rect | None:
        """Return the rectangle to draw again at ``now`` (monotonic seconds); None for none."""
        if not self._clock.advance(now) or contrast.is_high():
            return None
        if self._way:
            return self._stride(screen)
        if now < self._rested:
            return None
        if found := self._look_around(screen, area):
            self._rested = now + self._chance.uniform(*theme.LIZARD)
            return found
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is."""
        if self.at and not contrast.is_high():
            turn = round(self._degrees / 360 * _TURNS) % _TURNS
            picture = _turned(canvas.px(_LONG), turn)
            canvas.surface.blit(picture, picture.get_rect(center=self.at))

    def _stride(self, screen: Screen) -> Rect:
        before, self.at = self.at, self._way.pop(0)
        return _box(screen, before or self.at).union(_box(screen, self.at))

    def _look_around(self, screen: Screen, area: Rect) -> Rect | None:
        """Come out somewhere, or begin to dart; return what to draw again, None for nothing."""
        for _try in range(_TRIES):
            if self.at is None:
                spot = _within(area, self._chance.random(), self._chance.random())
                if self._has_room(screen, spot):
                    self.at, self._degrees = spot, self._chance.uniform(0, 360)
                    return _box(screen, spot)
            elif way := self._free_way(screen, area, self.at):
                self._way = way
                return self._stride(screen)
        return None

    def _free_way(self, screen: Screen, area: Rect, start: Point) -> list[Point]:
        """Return the points of a dart in some direction; none if something lies there."""
        degrees = self._chance.uniform(0, 360)
        far, turn = screen.px(self._chance.uniform(*_DART)), math.radians(degrees)
        steps = [far * (stride + 1) / _STRIDES for stride in range(_STRIDES)]
        way = [
            (start[0] + step * math.cos(turn), start[1] - step * math.sin(turn)) for step in steps
        ]
        if area.collidepoint(way[-1]) and all(self._has_room(screen, point) for point in way):
            self._degrees = degrees
            return way
        return []

    def _has_room(self, screen: Screen, at: Point) -> bool:
        radius = screen.px(_LONG) * 0.6
        turns = [2 * math.pi * number / _AROUND for number in range(_AROUND)]
        ring = [(at[0] + radius * math.cos(t), at[1] + radius * math.sin(t)) for t in turns]
        return all(self._is_free(point) for point in (at, *ring))


def _within(area: Rect, across: float, down: float) -> Point:
    return area.x + across * area.w, area.y + down * area.h


def _box(screen: Screen, at: Point) -> Rect:
    side = 2 * screen.px(_LONG)
    return Rect(0, 0, side, side).move_to(center=(round(at[0]), round(at[1])))


@cached_surface
def _turned(long: int, turn: int) -> Surface:
    picture = sprites.scaled("tzolkin/lizard", long)
    return pygame.transform.rotozoom(picture, 360 * turn / _TURNS, 1.0)
