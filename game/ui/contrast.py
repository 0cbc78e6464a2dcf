"""High contrast: words that are almost black or almost white, with an edge of the other.

It is in force for the whole program at once. Words are written by ``text.draw`` and panels are
drawn by ``panels.draw``, which ask here; so whoever uses them need not know of it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

import pygame

from game.ui.painting import surfaces
from game.ui.theme import Colour, TextStyle

LIGHT: Final[Colour] = (255, 252, 243)
DARK: Final[Colour] = (20, 13, 8)
GREY: Final[Colour] = (150, 140, 128)
"""The edge of what cannot be used."""
RED: Final[Colour] = (112, 22, 10)
ENOUGH: Final = 7.0
"""The least contrast of words with what lies around them."""
_EDGE: Final = 2.0
"""The width in dp of the edge of letters."""
_STEPS: Final = 16
_SOLID: Final = 250
"""The least average alpha of a ground through which nothing is seen."""

_high = False


def is_high() -> bool:
    """Return True while everything is drawn in high contrast."""
    return _high


def use_high(high: bool) -> bool:
    """Turn high contrast on or off; return True if all has to be laid out and drawn again."""
    global _high
    before, _high = _high, high
    if before != high:
        surfaces.forget()
    return before != high


def between(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours as WCAG defines it, from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def is_light(colour: Colour) -> bool:
    """Return True for a colour on which dark words are read better than light ones."""
    return between(colour, DARK) > between(colour, LIGHT)


def ground(colour: Colour) -> Colour:
    """Return the plain ground that stands for a colour."""
    return LIGHT if is_light(colour) else DARK


def opposite(colour: Colour) -> Colour:
    """Return the plain ground on which a colour is seen best."""
    return DARK if is_light(colour) else LIGHT


def under(surface: pygame.Surface, where: pygame.Rect) -> tuple[Colour, ...]:
    """Return the average colours of the upper and the lower half of a part of a surface; none if
    it is clear."""
    upper = pygame.Rect(where.x, where.y, where.w, where.h // 2)
    lower = pygame.Rect(where.x, upper.bottom, where.w, where.h - upper.h)
    parts = [part.clip(surface.get_rect()) for part in (upper, lower)]
    found = [pygame.transform.average_color(surface, part) for part in parts if part.w and part.h]
    clear = surface.get_flags() & pygame.SRCALPHA and any(one[3] < _SOLID for one in found)
    return () if clear else tuple((red, green, blue) for red, green, blue, _alpha in found)


@lru_cache(maxsize=1024)
def lettering(style: TextStyle, below: tuple[Colour, ...]) -> TextStyle:
    """Return a style with ink that is strong enough.

    Words that lie on something else than a plain ground get an edge of the opposite colour. An
    edge that the style has by itself keeps its side. A shadow stays as it is.

    Args:
        style: the style out of high contrast.
        below: colours of what lies under the words; none if that is not known.
    """
    if style.outline and style.outline_colour == style.colour:
        return style
    ink = _strong(style.colour)
    plain = below and all(between(ink, one) >= ENOUGH for one in below)
    if plain and not style.outline:
        return replace(style, colour=ink)
    edge = ground(style.outline_colour) if style.outline else opposite(ink)
    return replace(style, colour=ink, outline=max(style.outline, _EDGE), outline_colour=edge)


def _strong(colour: Colour) -> Colour:
    """Return the colour, as much darker or lighter as it has to be."""
    towards, against = ground(colour), opposite(colour)
    for step in range(_STEPS):
        part = step / _STEPS
        red, green, blue = (
            round(part * end + (1 - part) * own) for own, end in zip(colour, towards, strict=True)
        )
        if between((red, green, blue), against) >= ENOUGH:
            return red, green, blue
    return towards


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
