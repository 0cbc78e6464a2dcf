"""Letters that the game's own fonts lack, painted with the system's fonts.

A page paints them on a canvas, which asks the browser for a font; a desktop by the files of its
fonts. Sizes are in pixels.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import pygame

if sys.platform == "emscripten":
    from game.platform import page_letters as _here
else:
    from game.platform import system_fonts as _here

Colour = tuple[int, int, int]


class Painted(NamedTuple):
    """A picture of letters.

    Attributes:
        picture: the letters on nothing, as wide as they are on a line.
        rise: how many of its rows lie above the base line.
    """

    picture: pygame.Surface
    rise: int


def has(letter: str) -> bool:
    """Return True if a font of the system has a letter."""
    return _here.has(letter)


def paint(words: str, size: int, colour: Colour) -> Painted:
    """Return words of which the system has all letters, in its own order of reading."""
    return Painted(*_here.paint(words, size, colour))
