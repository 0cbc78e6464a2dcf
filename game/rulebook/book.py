"""What a book of rules consists of: chapters of sections, each of which can be led to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.rulebook.figure import Illustration
from game.ui.sentence import Words


@dataclass(frozen=True)
class Mark:
    """What a passage holds for alone.

    Attributes:
        words: the variant or the option, as it is called.
        holds: whether the book is open for a game in which it holds.
    """

    words: Words
    holds: bool


@dataclass(frozen=True)
class Passage:
    """A paragraph with the picture below it.

    Attributes:
        only: what it holds for alone; None where it always does.
    """

    words: str
    figure: Illustration | None = None
    only: Mark | None = None


@dataclass(frozen=True)
class Section:
    """A rule or a few that belong together.

    Attributes:
        rule: its name among the places of the book, in no language.
        see: the names of the sections that a reader may go on to.
        terms: what else it may be looked for by, in one line.
    """

    rule: str
    heading: str
    passages: Sequence[Passage]
    see: Sequence[str] = ()
    terms: str = ""


_WITHOUT: Final[Mapping[int, Illustration]] = {}


def plain_section(
    rule: str,
    heading: str,
    paragraphs: Sequence[str],
    figures: Mapping[int, Illustration] = _WITHOUT,
) -> Section:
    """One whose passages always hold; a figure stands below the paragraph of its number."""
    told = [Passage(words, figures.get(number)) for number, words in enumerate(paragraphs)]
    return Section(rule, heading, told)


@dataclass(frozen=True)
class Chapter:
    """Some sections under a heading."""

    heading: str
    sections: Sequence[Section]


@dataclass(frozen=True)
class Book:
    """All that a game is explained by."""

    title: Words
    chapters: Sequence[Chapter]

    def sections(self) -> Iterator[Section]:
        """All of them, in order."""
        for chapter in self.chapters:
            yield from chapter.sections

    def section(self, rule: str) -> Section | None:
        """The one with this name; None if there is none."""
        return next((one for one in self.sections() if one.rule == rule), None)

    def figures(self) -> Iterator[Illustration]:
        """All pictures, in order."""
        for section in self.sections():
            yield from (one.figure for one in section.passages if one.figure)
