"""Typefaces: which font has a letter, how wide letters are, and their pictures (in pixels).

A family has Latin and Cyrillic letters. Those of other scripts are taken from further fonts, first
from those of the language in use. A browser has only what has come to it (``letters``).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final

import pygame
from pygame import Surface

from game.ui import i18n, theme
from game.ui.assets import FONTS
from game.ui.painting.surfaces import transparent_surface
from game.ui.theme import Colour

FILES: Final = {
    "head": "Vollkorn-Bold.ttf",
    "text": "Vollkorn-SemiBold.ttf",
    "num": "RobotoSlab-Bold.otf",
}
FURTHER: Final = {
    "zh": "NotoSerif-zh.otf",
    "ko": "NotoSerif-ko.otf",
    "zh-more": "NotoSerif-zh-more.otf",
    "ko-more": "NotoSerif-ko-more.otf",
    "names": "NotoSerif-names.otf",
}
"""The fonts of other scripts: for the texts in a language, for what else is typed in it, and for
the languages' own names in every language."""
EAST_ASIAN: Final = "\u2e80"
"""The first letter of the scripts that no family has: Chinese, Japanese, Korean."""
UNKNOWN: Final = "?"
"""Shown in place of a letter for which a font has no glyph."""
_NARROW_SPACE: Final = "\u202f"
"""Before signs and between thousands in French; the font for numbers lacks it."""
_SPACE: Final = "\u00a0"
_NOWHERE: Final = "\ue123"
"""A letter that none of the fonts has; its picture shows how a missing glyph looks."""
_PROBE: Final = 24
"""The font size in pixels at which glyphs are compared."""
_MIDDLE: Final = 0.38
"""How high the middle of an East Asian letter lies over the line, as a share of the size."""

_lacking: set[str] = set()
"""The East Asian letters that were asked for in vain, and not told yet."""
_told: set[str] = set()


@lru_cache(maxsize=64)
def font(family: str, size: int, outline: int = 0) -> pygame.font.Font:
    """Return a font of a family or of a further script."""
    made = pygame.font.Font(FONTS / (FILES.get(family) or FURTHER[family]), size)
    made.outline = outline
    return made


@lru_cache(maxsize=64)
def capital_height(family: str, size: int) -> int:
    """Return the height of capitals and figures."""
    metrics = font(family, size).metrics("H")
    return metrics[0][3] if metrics and metrics[0] else size * 2 // 3


def drawable(words: str, family: str = "text") -> str:
    """Return the words with a question mark for every letter that no font has a glyph for."""
    if family == "num":
        words = words.replace(_NARROW_SPACE, _SPACE)
    if words.isascii() or (shown := _drawable(words, family, _further(words))) == words:
        return words
    _here.cache_clear()  # the letters may have come since
    shown = _drawable(words, family, _further(words))
    _lacking.update(one for one in undrawn(words, shown) if one >= EAST_ASIAN)
    return shown


def undrawn(words: str, shown: str) -> str:
    """Return the letters of words in whose place another one is shown."""
    return "".join(one for one, seen in zip(words, shown, strict=True) if one != seen)


def has_lacking() -> bool:
    """Return True if East Asian letters were asked for in vain since they were taken last."""
    return bool(_lacking)


def take_lacking() -> str:
    """Return the East Asian letters, each only once, that were asked for and no font here has."""
    new = _lacking - _told
    _told.update(new)
    _lacking.clear()
    return "".join(sorted(new))


def is_here(further: str) -> bool:
    """Return True if a font of a further script has come to this device."""
    return (FONTS / FURTHER[further]).exists()


@lru_cache(maxsize=4096)
def _drawable(words: str, family: str, further: tuple[str, ...]) -> str:
    return "".join(
        one if _has_picture(one, _font_of(one, family, further)) else UNKNOWN for one in words
    )


def width(family: str, size: int, words: str) -> int:
    """Return the width of a line whose letters all can be drawn."""
    return _width(family, size, words, _further(words))


@lru_cache(maxsize=4096)
def _width(family: str, size: int, words: str, further: tuple[str, ...]) -> int:
    return sum(font(one, size).size(run)[0] for one, run in _runs(words, family, further))


def picture(words: str, family: str, size: int, colour: Colour, outline: int = 0) -> Surface:
    """Return the picture of a line; with an outline it reaches so much further on every side."""
    further = _further(words)
    if not further:
        return font(family, size, outline).render(words, True, colour).convert_alpha()
    area = width(family, size, words), font(family, size).get_height()
    whole = transparent_surface((area[0] + 2 * outline, area[1] + 2 * outline))
    x = 0
    for one, run in _runs(words, family, further):
        face = font(one, size, outline).render(run, True, colour)
        whole.blit(face, (x, _lowered(one, family, size)))
        x += font(one, size).size(run)[0]
    return whole


def _lowered(one: str, family: str, size: int) -> int:
    """Return how far below the top of the family's line the top of another font's line lies.

    The middles of its letters lie where those of the family's capitals do.
    """
    if one == family:
        return 0
    middle = font(family, size).get_ascent() - capital_height(family, size) / 2
    return round(middle - (font(one, size).get_ascent() - size * _MIDDLE))


def _further(words: str) -> tuple[str, ...]:
    """Return the fonts that are here for what the families lack; none if nothing is lacking."""
    return () if words.isascii() or max(words) < EAST_ASIAN else _here(i18n.spoken())


@lru_cache(maxsize=8)
def _here(language: str) -> tuple[str, ...]:
    """Return the further fonts that are here, those of a language first."""
    ordered = sorted(FURTHER, key=lambda one: not one.startswith(language))
    return tuple(filter(is_here, ordered))


def _runs(words: str, family: str, further: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield the parts of a line, each with the font that has its letters."""
    if not further:
        yield family, words
        return
    for one, letters in groupby(words, lambda letter: _font_of(letter, family, further)):
        yield one, "".join(letters)


@lru_cache(maxsize=4096)
def _font_of(letter: str, family: str, further: tuple[str, ...]) -> str:
    """Return the font that has a letter; the family if none has."""
    if letter < EAST_ASIAN:
        return family
    return next((one for one in further if _has_picture(letter, one)), family)


@lru_cache(maxsize=4096)
def _has_picture(letter: str, family: str) -> bool:
    if letter.isascii() or letter.isspace():
        return True
    behind = "n" if family in FILES else ""  # a combining letter only changes the one before it
    own, nowhere, nothing = (
        pygame.image.tobytes(font(family, _PROBE).render(behind + one, True, theme.INK), "RGBA")
        for one in (letter, _NOWHERE, "")
    )
    return own not in (nowhere, nothing)
