"""Letters that no font of ours has: the system paints them, on a line of ours (in pixels)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, sin, tau
from typing import Final, NamedTuple, Protocol

import pygame
from pygame import Surface

from game.platform.system_letters import Painted
from game.ui import theme
from game.ui.painting.surfaces import transparent_surface
from game.ui.theme import Colour
from game.ui.typeface import SYSTEM

_JOINERS: Final = range(0x200C, 0x2010), range(0xFE00, 0xFE10), range(0xE0020, 0xE0080)
"""Letters that only change those beside them: joiners, directions, variants, tags."""
_AROUND: Final = [(cos(step * tau / 16), sin(step * tau / 16)) for step in range(16)]
"""The directions in which an outline reaches."""
_KEPT: Final = 256
"""How many pictures are kept; they are small, for they are of names."""


class Painter(Protocol):
    """The system: ``game.platform.system_letters``."""

    def has(self, letter: str) -> bool: ...
    def paint(self, words: str, size: int, colour: Colour) -> Painted: ...


class SystemLetters:
    """The system as ``typeface`` asks it. What it has painted last is kept."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._paint = lru_cache(maxsize=_KEPT)(painter.paint)

    def has(self, letter: str) -> bool:
        """Return True if the system has a letter, or if that only changes those beside it."""
        return any(ord(letter) in some for some in _JOINERS) or self._painter.has(letter)

    def joined(self, words: str, fonts: list[str]) -> list[str]:
        """Return the fonts of letters, with the spaces between two of the system's its own too.

        So it orders all words of a name that is read from right to left.
        """
        joined, last = list(fonts), None
        for i, one in enumerate(fonts):
            if one == SYSTEM:
                if last is not None and words[last + 1 : i].isspace():
                    joined[last:i] = [SYSTEM] * (i - last)
                last = i
        return joined

    def face(self, own: pygame.font.Font, size: int, outline: int) -> SystemFace:
        """Return what stands in the place of a font on the line of one of ours."""
        return SystemFace(self._paint, own.get_height(), own.get_ascent(), size, outline)


class SystemFace(NamedTuple):
    """The system in the place of a font; pictures are as high as a line of ours.

    Attributes:
        paint: see ``Painter``.
        height: of that line.
        ascent: how much of it lies above the base line.
        letters: their size.
        outline: how much further a picture reaches on every side.
    """

    paint: Callable[[str, int, Colour], Painted]
    height: int
    ascent: int
    letters: int
    outline: int

    def size(self, words: str) -> tuple[int, int]:
        """Return the size of words without an outline."""
        return self._fitted(words, theme.INK).picture.get_width(), self.height

    def render(self, words: str, _smooth: bool, colour: Colour) -> Surface:
        """Return the picture of words."""
        painted, line = self._fitted(words, colour), self.outline
        width, top = painted.picture.get_width(), self.ascent - painted.rise
        whole = transparent_surface((width + 2 * line, self.height + 2 * line))
        if not line:
            whole.blit(painted.picture, (0, top))
            return whole
        flat = _flat(painted.picture, colour)
        for x, y in _AROUND:
            whole.blit(flat, (line + round(line * x), top + line + round(line * y)))
        return whole

    def _fitted(self, words: str, colour: Colour) -> Painted:
        """Return words that reach neither above the line nor below it: smaller if need be."""
        painted = self.paint(words, self.letters, colour)
        ink = painted.picture.get_bounding_rect()
        above, below = max(1, painted.rise - ink.top), max(1, ink.bottom - painted.rise)
        share = min(self.ascent / above, (self.height - self.ascent) / below)
        if share >= 1:
            return painted
        return self.paint(words, max(1, int(self.letters * share)), colour)


def _flat(picture: Surface, colour: Colour) -> Surface:
    """Return a picture in one colour."""
    flat = picture.copy()
    flat.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    flat.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return flat
