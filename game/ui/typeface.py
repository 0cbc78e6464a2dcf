"""Typefaces: which font has a letter, how wide letters are, and their pictures (in pixels).

A family has Latin and Cyrillic letters. Those of other scripts are taken from further fonts, first
from those of the language in use. A browser has only what has come to it (``letters``). What no
font of ours has is painted by the system, once that was asked for.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby, islice
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Surface

from game.ui import i18n, theme
from game.ui.assets import FONTS
from game.ui.painting.surfaces import transparent_surface
from game.ui.theme import Colour

if TYPE_CHECKING:
    from collections.abc import Hashable

    from game.ui.system_letters import SystemFace, SystemLetters

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
SYSTEM: Final = "system"
"""In the place of a font: the system, which has what no font of ours has."""
EAST_ASIAN: Final = "\u2e80"
"""The first letter of Chinese, Japanese and Korean."""
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

system: SystemLetters | None = None
"""What paints letters that no font of ours has; None until one of them was asked for."""
lacking: Final[set[str]] = set()
"""The letters that were asked for and no font here has, until ``letters`` takes them."""


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
    """Return the words with a question mark for every letter that nobody has a glyph for."""
    if family == "num":
        words = words.replace(_NARROW_SPACE, _SPACE)
    if words.isascii() or _drawable(words, family, _further(words)) == words:
        return words
    _here.cache_clear()  # the fonts may have come since
    return _drawable(words, family, _further(words))


def lacking_in(words: str) -> str:
    """Return the letters of these words that no font of ours has that is here now."""
    _here.cache_clear()
    further = _further(words)
    return "".join(one for one in words if _font_of(one, "text", further) in (None, SYSTEM))


def is_here(further: str) -> bool:
    """Return True if a font of a further script has come to this device."""
    return (FONTS / FURTHER[further]).exists()


@lru_cache(maxsize=4096)
def _drawable(words: str, family: str, further: tuple[str, ...]) -> str:
    fonts = [(one, _font_of(one, family, further)) for one in words]
    lacking.update(one for one, font in fonts if font in (None, SYSTEM))
    return "".join(one if font else UNKNOWN for one, font in fonts)


def width(family: str, size: int, words: str) -> int:
    """Return the width of a line whose letters all can be drawn."""
    return _width(family, size, words, _further(words))


@lru_cache(maxsize=4096)
def _width(family: str, size: int, words: str, further: tuple[str, ...]) -> int:
    runs = _runs(words, family, further)
    return sum(_face(one, family, size).size(run)[0] for one, run in runs)


def picture(words: str, family: str, size: int, colour: Colour, outline: int = 0) -> Surface:
    """Return the picture of a line; with an outline it reaches so much further on every side."""
    runs = _runs(words, family, _further(words))
    if runs == [(family, words)]:
        return font(family, size, outline).render(words, True, colour).convert_alpha()
    area = width(family, size, words), font(family, size).get_height()
    whole = transparent_surface((area[0] + 2 * outline, area[1] + 2 * outline))
    x = 0
    for one, run in runs:
        face = _face(one, family, size, outline).render(run, True, colour)
        whole.blit(face, (x, _lowered(one, family, size)))
        x += _face(one, family, size).size(run)[0]
    return whole


def _face(one: str, family: str, size: int, outline: int = 0) -> pygame.font.Font | SystemFace:
    """Return a font, or the system in its place."""
    if system and one == SYSTEM:
        return system.face(font(family, size), size, outline)
    return font(one, size, outline)


def _lowered(one: str, family: str, size: int) -> int:
    """Return how far below the top of the family's line the top of another font's line lies.

    The middles of its letters lie where those of the family's capitals do.
    """
    if one in (family, SYSTEM):
        return 0
    middle = font(family, size).get_ascent() - capital_height(family, size) / 2
    return round(middle - (font(one, size).get_ascent() - size * _MIDDLE))


def _further(words: str) -> tuple[str, ...]:
    """Return what is here for letters that the families lack; none for ASCII, which they have."""
    return () if words.isascii() else _here(i18n.in_use(), system)


@lru_cache(maxsize=1)
def _here(_in_use: Hashable, asked: SystemLetters | None) -> tuple[str, ...]:
    """Return the further fonts that are here, those of the language first, and the system last."""
    ordered = sorted(FURTHER, key=lambda one: not one.startswith(i18n.spoken()))
    return *filter(is_here, ordered), *([SYSTEM] if asked else [])


def _runs(words: str, family: str, further: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the parts of a line, each with the font that has its letters, or the system."""
    fonts = [_font_of(one, family, further) or family for one in words]
    if system and SYSTEM in fonts:
        fonts = system.joined(words, fonts)
    letters = iter(words)
    return [(one, "".join(islice(letters, len([*of])))) for one, of in groupby(fonts)]


@lru_cache(maxsize=4096)
def _font_of(letter: str, family: str, further: tuple[str, ...]) -> str | None:
    """Return the font that has a letter, or the system; None if nobody has it."""
    return next((one for one in (family, *further) if _has_picture(letter, one)), None)


@lru_cache(maxsize=4096)
def _has_picture(letter: str, family: str) -> bool:
    if letter.isascii() or letter.isspace():
        return True
    if system and family == SYSTEM:
        return system.has(letter)
    if family not in FILES and letter < EAST_ASIAN:
        return False
    behind = "n" if family in FILES else ""  # a combining letter only changes the one before it
    own, nowhere, nothing = (
        pygame.image.tobytes(font(family, _PROBE).render(behind + one, True, theme.INK), "RGBA")
        for one in (letter, _NOWHERE, "")
    )
    return own not in (nowhere, nothing)
