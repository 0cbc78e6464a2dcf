"""A rulebook as data: chapters of sections, which have names to link to; and the search in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.ui.sentence import Words
from game.ui.typed import folded


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
class Symbol:
    """A picture that is met at the table, as an entry of the index.

    Attributes:
        picture: the name of its sprite.
        name: what it is called.
        rule: the name of the section that explains it.
        everyday: what others may call it, by what it looks like, in one line with commas.
    """

    picture: str
    name: str
    rule: str
    everyday: str

    @property
    def names(self) -> Sequence[str]:
        """All that it is called: its name first, without capitals and accents."""
        return [folded(one.strip()) for one in (self.name, *re.split("[,，、]", self.everyday))]


@dataclass(frozen=True)
class Book:
    """The rulebook of a game.

    Attributes:
        symbols: the index of pictures, in order; those whose section the book lacks do not count.
    """

    title: Words
    chapters: Sequence[Chapter]
    symbols: Sequence[Symbol] = ()

    def sections(self) -> Iterator[Section]:
        """Yield all sections in order."""
        for chapter in self.chapters:
            yield from chapter.sections

    def section(self, rule: str) -> Section | None:
        """Return the section with this name; None if there is none."""
        return next((one for one in self.sections() if one.rule == rule), None)

    def index(self) -> list[Symbol]:
        """Return the symbols that a section of the book explains."""
        rules = {section.rule for section in self.sections()}
        return [one for one in self.symbols if one.rule in rules]

    def figures(self) -> Iterator[Illustration]:
        """Yield all figures in order."""
        for section in self.sections():
            yield from (one.figure for one in section.passages if one.figure)


# The search

_BEFORE: Final = 24
"""How many letters of a passage an excerpt shows before the word that was found."""


@dataclass(frozen=True)
class SearchResult:
    """A section that was found, with an excerpt of its text.

    Attributes:
        symbol: a symbol that the section explains and that is called so; None for none.
    """

    section: Section
    words: str = ""
    symbol: Symbol | None = None


def search(book: Book, wanted: str) -> Sequence[SearchResult]:
    """Return the sections that contain all these words, each perhaps as the beginning of a word.

    Sections with all words in the heading, or with a symbol that is called just so, come first;
    then those with them in the heading, the search terms and the names of symbols; then the others.
    Each group is in the book's order. Capitals and accents do not count. Without any words nothing
    is found.
    """
    words = folded(wanted).split()
    if not words:
        return []
    symbols, ranked = book.index(), []
    for section in book.sections():
        explained = [one for one in symbols if one.rule == section.rule]
        rank = _rank(section, explained, words)
        if rank is not None:
            found = SearchResult(section, _excerpt(section, words), _called(explained, words))
            ranked.append((rank, found))
    return [found for _rank, found in sorted(ranked, key=lambda one: one[0])]


def _rank(section: Section, symbols: Sequence[Symbol], words: Sequence[str]) -> int | None:
    """Return 0 if all words are in the heading or name a symbol, 1 with the terms, 2 with the text,
    else None."""
    names = [name for one in symbols for name in one.names]
    if " ".join(words) in names:
        return 0
    within = section.heading
    rooms = (section.heading, ", ".join((section.search_terms, *names)), " ".join(_told(section)))
    for rank, room in enumerate(rooms):
        within = f"{within} {room}"
        if all(_begins(folded(within), word) for word in words):
            return rank
    return None


def _called(symbols: Sequence[Symbol], words: Sequence[str]) -> Symbol | None:
    """Return the symbol that is called just so, else one with all words in one of its names."""
    whole = " ".join(words)
    exact = (one for one in symbols if whole in one.names)
    near = (
        one
        for one in symbols
        if any(all(_begins(name, word) for word in words) for name in one.names)
    )
    return next(exact, next(near, None))


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
            (place for word in words if (place := _found(told, word)) >= 0),
            default=-1,
        )
        if at >= 0:
            begin = told.rfind(" ", 0, max(0, at - _BEFORE)) + 1 if at > _BEFORE else 0
            return told[begin:]
    return section.passages[0].words


def _found(text: str, word: str) -> int:
    """Return where a word stands in a text; -1 if it does not.

    Some letters are several when they are folded.
    """
    before = folded(text).partition(word)
    if not before[1]:
        return -1
    return next(at for at in range(len(text)) if len(folded(text[: at + 1])) > len(before[0]))
