"""The system's fonts as tests need them: the same on every machine."""

from typing import Final

import pygame

from game.platform.system_letters import Painted
from game.ui import letters, typeface

WIDE: Final = 0.5
"""The width of a letter, as a part of its size."""


class Painter:
    """Paints a block for each letter that it has, on the base line; keeps what was asked."""

    def __init__(self, letters="", rise=1.0, fall=0.0):
        self.letters, self.rise, self.fall = letters, rise, fall
        self.painted = []

    def has(self, letter):
        return letter in self.letters

    def paint(self, words, size, colour):
        self.painted.append((words, size, colour))
        area = round(len(words) * size * WIDE), round(size * (self.rise + self.fall))
        picture = pygame.Surface(area, pygame.SRCALPHA)
        picture.fill(colour)
        return Painted(picture, round(size * self.rise))


def without_system_fonts(monkeypatch):
    """What is drawn must not depend on the machine."""
    monkeypatch.setattr(typeface, "system", None)
    monkeypatch.setattr(letters, "system_letters", Painter())


def forget_letters():
    """Who has which letters is asked anew, and which lack everywhere is told anew."""
    for kept in (typeface._here, typeface._drawable, typeface._font_of, typeface._width):
        kept.cache_clear()
    typeface._has_picture.cache_clear()
    typeface.lacking.clear()
    letters._told.clear()
