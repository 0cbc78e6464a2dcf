"""The search for a rule by some words."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rulebook.book import Book, Section

_BEFORE: Final = 24
"""How many letters of a passage stand before what was looked for."""


@dataclass(frozen=True)
class SearchResult:
    """A section and, where its heading does not say it all, the words in it that were found."""

    section: Section
    words: str = ""


def find(book: Book, wanted: str) -> Sequence[SearchResult]:
    """The sections in which all these words are found, by their beginnings: those that are called
    so first, then those that are known by them, then the others in the book's order."""
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
    """Without capitals and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _rank(section: Section, words: Sequence[str]) -> int | None:
    """0 for a heading, 1 for terms, 2 for a text; None where a word is missing."""
    within = section.heading
    rooms = (section.heading, section.terms, " ".join(_told(section)))
    for rank, room in enumerate(rooms):
        within = f"{within} {room}"
        if all(_begins(plain(within), word) for word in words):
            return rank
    return None


def _told(section: Section) -> list[str]:
    """All that is said in it, under its pictures too."""
    told = []
    for passage in section.passages:
        told.append(passage.words)
        told += [passage.figure.caption] if passage.figure else []
    return told


def _begins(text: str, word: str) -> bool:
    """True if a word of the text begins so; where words are not parted, if it is in there."""
    at = text.find(word)
    while at >= 0:
        if at == 0 or not text[at - 1].isalnum() or not word.isascii():
            return True
        at = text.find(word, at + 1)
    return False


def _excerpt(section: Section, words: Sequence[str]) -> str:
    """What is said about the first of the words; the beginning where its text has none of them."""
    for told in _told(section):
        at = min((place for word in words if (place := plain(told).find(word)) >= 0), default=-1)
        if at >= 0:
            begin = told.rfind(" ", 0, max(0, at - _BEFORE)) + 1 if at > _BEFORE else 0
            return told[begin:]
    return section.passages[0].words
