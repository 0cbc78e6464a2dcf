"""A rulebook as data: chapters of sections, which have names to link to; and the search in it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.ui.sentence import Words


@dataclass(frozen=True)
class Illustration:
    """A figure that the game itself paints.

    Attributes:
        subject: the position and the part of it to paint, in a form that the game's
            ``PaintFigure`` function knows; hashable.
        ratio: its width divided by its height.
        caption: the line below it.
    """

    subject: object
    ratio: float
    caption: str


@dataclass(frozen=True)
class Condition:
    """The variant or option that a passage applies to.

    Attributes:
        words: its name, as shown to players.
        in_use: True if the book was opened from a match in which it is in use.
    """

    words: Words
    in_use: bool


@dataclass(frozen=True)
class Passage:
    """A paragraph, perhaps with a picture below it.

    Attributes:
        condition: the variant or option that it applies to; None if it always applies.
    """

    words: str
    figure: Illustration | None = None
    condition: Condition | None = None


@dataclass(frozen=True)
class Section:
    """A rule, or a few that belong together.

    Attributes:
        rule: its name, by which all links lead to it; not translated.
        see_also: the names of related sections, shown as links.
        search_terms: further search terms, in one line.
    """

    rule: str
    heading: str
    passages: Sequence[Passage]
    see_also: Sequence[str] = ()
    search_terms: str = ""


_WITHOUT: Final[Mapping[int, Illustration]] = {}


def plain_section(
    rule: str,
    heading: str,
    paragraphs: Sequence[str],
    figures: Mapping[int, Illustration] = _WITHOUT,
) -> Section:
    """Return a section whose passages always apply.

    Args:
        rule: the section's name.
        paragraphs: the text of each passage.
        figures: pictures, by the number (from 0) of the paragraph that they stand below.
    """
    told = [Passage(words, figures.get(number)) for number, words in enumerate(paragraphs)]
    return Section(rule, heading, told)


@dataclass(frozen=True)
class Chapter:
    """A heading with its sections."""

    heading: str
    sections: Sequence[Section]


@dataclass(frozen=True)
class Book:
    """The rulebook of a game."""

    title: Words
    chapters: Sequence[Chapter]

    def sections(self) -> Iterator[Section]:
        """Yield all sections in order."""
        for chapter in self.chapters:
            yield from chapter.sections

    def section(self, rule: str) -> Section | None:
        """Return the section with this name; None if there is none."""
        return next((one for one in self.sections() if one.rule == rule), None)

    def figures(self) -> Iterator[Illustration]:
        """Yield all pictures in order."""
        for section in self.sections():
            yield from (one.figure for one in section.passages if one.figure)


# The search

_BEFORE: Final = 24
"""How many letters of a passage an excerpt shows before the word that was found."""


@dataclass(frozen=True)
class SearchResult:
    """A section that was found, with an excerpt of its text."""

    section: Section
    words: str = ""


def search(book: Book, wanted: str) -> Sequence[SearchResult]:
    """Return the sections that contain all these words, each perhaps as the beginning of a word.

    Sections with all words in the heading come first, then those with them in the heading and the
    search terms, then the others; each group is in the book's order. Capitals and accents do not
    count. Without any words nothing is found.
    """
    words = without_accents(wanted).split()
    if not words:
        return []
    ranked = []
    for section in book.sections():
        rank = _rank(section, words)
        if rank is not None:
            ranked.append((rank, SearchResult(section, _excerpt(section, words))))
    return [found for _rank, found in sorted(ranked, key=lambda one: one[0])]


def without_accents(text: str) -> str:
    """Return a text without capitals and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _rank(section: Section, words: Sequence[str]) -> int | None:
    """Return 0 if all words are in the heading, 1 with the terms, 2 with the text, else None."""
    within = section.heading
    rooms = (section.heading, section.search_terms, " ".join(_told(section)))
    for rank, room in enumerate(rooms):
        within = f"{within} {room}"
        if all(_begins(without_accents(within), word) for word in words):
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
        at = min(
            (place for word in words if (place := without_accents(told).find(word)) >= 0),
            default=-1,
        )
        if at >= 0:
            begin = told.rfind(" ", 0, max(0, at - _BEFORE)) + 1 if at > _BEFORE else 0
            return told[begin:]
    return section.passages[0].words
