"""Animation: steps on a timeline, easing functions, and leaves that fall meanwhile.

Times are monotonic seconds.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui import sprites, theme
from game.ui.painting.surfaces import SurfaceCache, transparent_surface
from game.ui.screen import Canvas


@dataclass(frozen=True)
class _Step:
    """A step of a timeline: begin and length in seconds, and what it calls with its progress."""

    begin: float
    length: float
    act: Callable[[float], None]


class Timeline:
    """Plays steps one after another, calling each step's act with its progress from 0 to 1.

    Every act ends with exactly one call at 1.0, even if the rest is skipped, so that what a step
    sets up is always finished.

    Attributes:
        still: True for reduced motion: the first update finishes every step at once.
    """

    def __init__(self, still: bool = False) -> None:
        self.still = still
        self._steps: list[_Step] = []
        self._length = 0.0
        self._played = 0.0
        self._last: float | None = None

    def then(self, act: Callable[[float], None], length: float, wait: float = 0.0) -> None:
        """Add a step of this length after the last one, and a pause after it (both in seconds)."""
        self._steps.append(_Step(self._length, length, act))
        self._length += length + wait

    @property
    def done(self) -> bool:
        """True once every step and pause is over."""
        return not self._steps and (self.still or self._played >= self._length)

    def update(self, now: float) -> bool:
        """Play up to now (monotonic seconds); return False if it was done already."""
        if self.done:
            return False
        if self.still:
            self.skip()
            return True
        self._played += now - self._last if self._last is not None else 0.0
        self._last = now
        for step in [step for step in self._steps if step.begin <= self._played]:
            passed = (self._played - step.begin) / step.length if step.length else 1.0
            if passed >= 1:
                self._steps.remove(step)
            step.act(min(1.0, passed))
        return True

    def skip(self) -> None:
        """Finish every step at once."""
        self._played = self._length
        waiting, self._steps = self._steps, []
        for step in waiting:
            step.act(1.0)


# Easing: from the part of the time that has passed to the part of the way, both from 0 to 1


def ease_in_out(t: float) -> float:
    """Start and stop softly."""
    return t * t * (3 - 2 * t)


def ease_out(t: float) -> float:
    """Start at full speed and stop softly."""
    return 1 - (1 - t) ** 3


def arch(t: float) -> float:
    """Go up and down again: 0 at both ends, 1 in the middle."""
    return 4 * t * (1 - t)


def partial_progress(t: float, begin: float, end: float) -> float:
    """Return the progress, from 0 to 1, of a part that lasts from begin to end of a whole at t."""
    return max(0.0, min(1.0, (t - begin) / (end - begin)))


# Idle animation depends on the time alone, is drawn a few times a second, and never keeps the loop
# awake.

_LEAVES: Final = ((13.0, 0.1, 15), (17.0, 0.55, 12), (19.0, 0.8, 13))
"""For each leaf: seconds of a fall, the part of it already fallen at time 0, its length in dp."""
_FALL: Final = 0.4
"""How much of the area's height a leaf falls."""
_SWAY: Final = 0.03
"""How far a leaf swings to a side, as a part of the area's width."""
_TURNS: Final = 16
"""In how many directions a leaf is drawn."""
_FINER: Final = 4
"""A leaf is painted this many times larger, then shrunk."""
GOLDEN: Final = 0.618
"""The golden ratio: steps by this part of a whole spread evenly and do not soon repeat a place."""

_drawn_leaves = SurfaceCache()


class IdleClock:
    """The slow clock of the idle animation.

    Attributes:
        time: the moment that is drawn, in monotonic seconds.
    """

    def __init__(self) -> None:
        self.time = 0.0

    def advance(self, now: float) -> bool:
        """Return True, and set ``time`` to now, if the next step is due."""
        due = now - self.time >= theme.LIFE
        if due:
            self.time = now
        return due


def fade_opacity(part: float) -> float:
    """Return the opacity of something that fades in and out: 0 at part 0 and 1, else up to 1."""
    return min(1.0, 5 * part, 5 * (1 - part))


def draw_leaves(canvas: Canvas, area: pygame.Rect, time: float) -> None:
    """Draw single leaves that sail down in an area (device pixels), each time elsewhere."""
    for leaf, (seconds, begin, length) in enumerate(_LEAVES):
        fallen, part = divmod(time / seconds + begin, 1)
        across = ((fallen * 3 + leaf) * GOLDEN) % 1 + 0.08 * part
        down = (fallen * GOLDEN + leaf / len(_LEAVES)) % 1 * (1 - _FALL) + _FALL * part
        swing = math.sin(2 * math.pi * 3 * part + leaf)
        at = area.x + area.w * (across + _SWAY * swing), area.y + area.h * down
        turn = round(_TURNS * (part * 1.5 + 0.08 * swing)) % _TURNS
        picture = sprites.faded(_leaf(canvas.px(length), leaf, turn), fade_opacity(part))
        box = picture.get_rect(center=(round(at[0]), round(at[1])))
        canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def _leaf(length: int, kind: int, turn: int) -> pygame.Surface:
    """Return a leaf in one of its directions, alpha premultiplied."""
    return _drawn_leaves.get((length, kind, turn), lambda: _paint_leaf(length, kind, turn))


def _paint_leaf(length: int, kind: int, turn: int) -> pygame.Surface:
    side = length * _FINER
    flat = transparent_surface((side, side))
    edge = [_leaf_outline(side, step / 12) for step in range(13)]
    mirrored = [(x, side - y) for x, y in reversed(edge)]
    pygame.draw.polygon(flat, theme.LEAF_EDGE, edge + mirrored)
    inner = flat.get_rect().inflate(-side // 8, -side // 8)
    flat.blit(pygame.transform.smoothscale(_tinted(flat, theme.LEAVES[kind]), inner.size), inner)
    pygame.draw.line(flat, theme.LEAF_EDGE, (0, side / 2), (side * 0.8, side / 2), side // 24)
    turned = pygame.transform.rotate(flat, 360 * turn / _TURNS)
    size = turned.get_width() // _FINER, turned.get_height() // _FINER
    return pygame.transform.smoothscale(turned.premul_alpha(), size)


def _leaf_outline(side: int, part: float) -> tuple[float, float]:
    """Return a point of the upper edge of a leaf that points to the right; part is from 0 to 1."""
    return side * part, side * (0.5 - 0.26 * math.sin(math.pi * part**0.8))


def _tinted(leaf: pygame.Surface, colour: theme.Colour) -> pygame.Surface:
    tinted = leaf.copy()
    tinted.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted
