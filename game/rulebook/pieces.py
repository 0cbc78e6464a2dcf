"""The pieces of a rulebook's column: text lines, figures and links, one below the other."""

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
    """A line of text.

    Attributes:
        height, above: its height and the gap above it, in device pixels.
        only: the variant or option that it applies to; None if it always applies.
        rule: the name of the section that begins with it; empty for none.
    """

    words: str
    style: TextStyle
    height: int
    above: int
    only: Mark | None = None
    rule: str = ""


@dataclass(frozen=True)
class PlacedFigure:
    """A figure; its size, height and the gap above it are in device pixels."""

    figure: Illustration
    size: tuple[int, int]
    height: int
    above: int
    rule: str = ""


@dataclass(frozen=True)
class Links:
    """A row of links to other sections.

    Attributes:
        of: the name of the section that the links stand in.
        sections: the sections that they lead to.
        widths: the width of each link, in device pixels.
        height, above: the row's height and the gap above it, in device pixels.
    """

    of: str
    sections: Sequence[Section]
    widths: Sequence[int]
    height: int
    above: int
    rule: str = ""


Piece = TextLine | PlacedFigure | Links
Block = list[Piece]
"""Pieces that stay together in one column if a column is high enough for them."""


def height_of(pieces: Sequence[Piece]) -> int:
    """Return the height of pieces one below the other, in device pixels, without the first gap."""
    return sum(one.above + one.height for one in pieces) - (pieces[0].above if pieces else 0)
