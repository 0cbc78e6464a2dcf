"""Letters painted with the fonts that a desktop has; see ``system_letters``.

fontconfig knows which font has a letter. Elsewhere those that systems bring for it are looked
through, and then all.
"""

from __future__ import annotations

import shutil
import subprocess
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

import pygame

_NOWHERE: Final = "\ue123"
"""A letter that no font has; its picture shows how a missing glyph looks."""
_PROBE: Final = 24
"""The size at which letters are compared."""
_PATIENCE: Final = 5
"""The seconds that fontconfig may take."""
_USUAL: Final = (
    *("segoeui", "leelawadeeui", "nirmalaui", "ebrima", "yugothic", "malgungothic"),
    *("microsoftyahei", "segoeuisymbol", "segoeuiemoji"),
    *("geezapro", "arialhebrew", "thonburi", "kohinoordevanagari", "hiraginosans"),
    *("applesdgothicneo", "pingfangsc", "arialunicodems", "applecoloremoji"),
)
"""The fonts for other scripts that Windows and macOS bring, as pygame names them."""
_SHAPED: Final = {
    "ARABIC": "Arab",
    "HEBREW": "Hebr",
    "SYRIAC": "Syrc",
    "THAANA": "Thaa",
    "THAI": "Thai",
    "LAO": "Laoo",
    "DEVANAGARI": "Deva",
    "BENGALI": "Beng",
    "GURMUKHI": "Guru",
    "GUJARATI": "Gujr",
    "ORIYA": "Orya",
    "TAMIL": "Taml",
    "TELUGU": "Telu",
    "KANNADA": "Knda",
    "MALAYALAM": "Mlym",
    "SINHALA": "Sinh",
    "TIBETAN": "Tibt",
    "MYANMAR": "Mymr",
    "KHMER": "Khmr",
}
"""The scripts whose letters join or change places, by how Unicode's names of them begin, and their
codes (ISO 15924)."""
_LEFTWARD: Final = {"R", "AL"}
"""The classes of letters that are read from right to left (UAX 9)."""

_found: list[str] = []
"""The files of fonts that had a letter, the last one first."""


def has(letter: str) -> bool:
    return _file(letter) is not None


def paint(words: str, size: int, colour: tuple[int, int, int]) -> tuple[pygame.Surface, int]:
    parts = [_part(file, letters, size, colour) for file, letters in _runs(words)]
    if any(map(_is_leftward, words)):
        parts.reverse()
    rise = max(rise for _picture, rise in parts)
    fall = max(picture.get_height() - rise for picture, rise in parts)
    width = sum(picture.get_width() for picture, _rise in parts)
    whole = pygame.Surface((width, rise + fall), pygame.SRCALPHA).convert_alpha()
    x = 0
    for picture, above in parts:
        whole.blit(picture, (x, rise - above))
        x += picture.get_width()
    return whole, rise


def _runs(words: str) -> Iterator[tuple[str, str]]:
    """Yield the parts of words, each with the file of the font that has its letters.

    What has no letter of its own (spaces, joiners) goes with what stands before it.
    """
    files: list[str] = []
    first = next(filter(None, map(_file, words)))
    for letter in words:
        files.append(_file(letter) or (files[-1] if files else first))
    for file, pairs in groupby(zip(files, words, strict=True), lambda pair: pair[0]):
        yield file, "".join(letter for _file, letter in pairs)


def _part(
    file: str, words: str, size: int, colour: tuple[int, int, int]
) -> tuple[pygame.Surface, int]:
    """Return the picture of words in one font, and the rows above its base line."""
    font = _font(file, size)
    leftward = any(map(_is_leftward, words))
    font.set_direction(pygame.DIRECTION_RTL if leftward else pygame.DIRECTION_LTR)
    font.set_script(_script(words))
    picture, rise = font.render(words, True, colour), font.get_ascent()
    if font.get_height() <= 2 * size:
        return picture, rise
    ratio = size / font.get_height()  # pictures of one size, as fonts of emoji have them
    area = round(picture.get_width() * ratio), round(picture.get_height() * ratio)
    return pygame.transform.smoothscale(picture, area), round(rise * ratio)


def _is_leftward(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in _LEFTWARD


def _script(words: str) -> str:
    """Return the code of the script in which words are shaped; Latin's where nothing is."""
    names = (unicodedata.name(letter, "").partition(" ")[0] for letter in words)
    return next((_SHAPED[name] for name in names if name in _SHAPED), "Latn")


@lru_cache(maxsize=32)
def _font(file: str, size: int) -> pygame.font.Font:
    return pygame.font.Font(file, size)


@cache
def _file(letter: str) -> str | None:
    """Return the file of a font that has a letter; None if there is none."""
    for file in (*_found, *_candidates(letter)):
        if _has(file, letter):
            if file in _found:
                _found.remove(file)
            _found.insert(0, file)
            return file
    return None


def _has(file: str, letter: str) -> bool:
    try:
        font = _font(file, _PROBE)
        own, nowhere, nothing = (
            pygame.image.tobytes(font.render(words, True, "black"), "RGBA")
            for words in (letter, _NOWHERE, "")
        )
    except (pygame.error, OSError):
        return False  # a file that SDL cannot read
    return own not in (nowhere, nothing)


def _candidates(letter: str) -> Iterator[str]:
    """Yield the files of fonts that may have a letter, the likeliest first."""
    if asks := shutil.which("fc-match"):
        command = [asks, "--format=%{file}", f"serif:bold:charset={ord(letter):x}"]
        with suppress(subprocess.SubprocessError):  # then no font has it, and that is seen
            yield subprocess.run(
                command, check=True, capture_output=True, text=True, timeout=_PATIENCE
            ).stdout
        return
    for name in (*_USUAL, *pygame.font.get_fonts()):
        if file := pygame.font.match_font(name, bold=True):
            yield file
