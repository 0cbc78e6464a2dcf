"""What a column of a book consists of, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.rulebook.book import Mark, Section
from game.rulebook.figure import Illustration
from game.ui import theme
from game.ui.theme import TextStyle

CHAPTER: Final = replace(theme.HEADING, colour=theme.RUST)
SECTION: Final = replace(theme.SUBHEADING, colour=theme.RUST)
MARK: Final = replace(theme.CHIP, family="head", colour=theme.INK_SOFT)


@dataclass(frozen=True)
class TextLine:
    """A line of words with its height and the room above it, in device pixels.

    Attributes:
        only: what it holds for alone.
        rule: the section that begins with it; empty for none.
    """

    words: str
    style: TextStyle
    height: int
    above: int
    only: Mark | None = None
    rule: str = ""


@dataclass(frozen=True)
class PlacedFigure:
    """A figure with its size, its height and the room above it, in device pixels."""

    figure: Illustration
    size: tuple[int, int]
    height: int
    above: int
    rule: str = ""


@dataclass(frozen=True)
class Links:
    """Sections that a reader may go on to from another, side by side, each so wide."""

    of: str
    sections: Sequence[Section]
    widths: Sequence[int]
    height: int
    above: int
    rule: str = ""


Piece = TextLine | PlacedFigure | Links
Block = list[Piece]
"""What stays in one column where it is high enough."""


def height_of(pieces: Sequence[Piece]) -> int:
    """What the pieces take, one below the other, in device pixels."""
    return sum(one.above + one.height for one in pieces) - (pieces[0].above if pieces else 0)
