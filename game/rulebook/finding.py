"""The search in a rulebook."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rulebook.book import Book, Section

_BEFORE: Final = 24
"""How many letters of a passage an excerpt shows before the word that was found."""


@dataclass(frozen=True)
class SearchResult:
    """A section that was found, with an excerpt of its text."""

    section: Section
    words: str = ""


def find(book: Book, wanted: str) -> Sequence[SearchResult]:
    """Return the sections that contain all these words, each perhaps as the beginning of a word.

    Sections with all words in the heading come first, then those with them in the heading and the
    search terms, then the others; each group is in the book's order. Capitals and accents do not
    count. Without any words nothing is found.
    """
    words = plain(wanted).split()
    if not words:
        return []
    ranked = []
    for section in book.sections():
        rank = _rank(section, words)
        if rank is not None:
            ranked.append((rank, SearchResult(section, _excerpt(section, words))))
    return [found for _rank, found in sorted(ranked, key=lambda one: one[0])]


def plain(text: str) -> str:
    """Return a text without capitals and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _rank(section: Section, words: Sequence[str]) -> int | None:
    """Return 0 if all words are in the heading, 1 with the terms, 2 with the text, else None."""
    within = section.heading
    rooms = (section.heading, section.terms, " ".join(_told(section)))
    for rank, room in enumerate(rooms):
        within = f"{within} {room}"
        if all(_begins(plain(within), word) for word in words):
            return rank
    return None


def _told(section: Section) -> list[str]:
    """Return all paragraphs and captions of a section."""
    told = []
    for passage in section.passages:
        told.append(passage.words)
        told += [passage.figure.caption] if passage.figure else []
    return told


def _begins(text: str, word: str) -> bool:
    """Return True if any word of the text begins with this one.

    A word with letters beyond ASCII may stand anywhere: some scripts do not part words.
    """
    at = text.find(word)
    while at >= 0:
        if at == 0 or not text[at - 1].isalnum() or not word.isascii():
            return True
        at = text.find(word, at + 1)
    return False


def _excerpt(section: Section, words: Sequence[str]) -> str:
    """Return the first paragraph or caption with one of the words, from shortly before it.

    If none has any, the whole first paragraph.
    """
    for told in _told(section):
        at = min((place for word in words if (place := plain(told).find(word)) >= 0), default=-1)
        if at >= 0:
            begin = told.rfind(" ", 0, max(0, at - _BEFORE)) + 1 if at > _BEFORE else 0
            return told[begin:]
    return section.passages[0].words
