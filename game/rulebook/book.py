"""A rulebook as data: chapters of sections; every section has a name that others link to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.rulebook.figure import Illustration
from game.ui.sentence import Words


@dataclass(frozen=True)
class Mark:
    """The variant or option that a passage applies to.

    Attributes:
        words: its name, as shown to players.
        holds: True if the book was opened from a match in which it is in use.
    """

    words: Words
    holds: bool


@dataclass(frozen=True)
class Passage:
    """A paragraph, perhaps with a picture below it.

    Attributes:
        only: the variant or option that it applies to; None if it always applies.
    """

    words: str
    figure: Illustration | None = None
    only: Mark | None = None


@dataclass(frozen=True)
class Section:
    """A rule, or a few that belong together.

    Attributes:
        rule: its name, by which all links lead to it; not translated.
        see: the names of related sections, shown as links.
        terms: further search terms, in one line.
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
