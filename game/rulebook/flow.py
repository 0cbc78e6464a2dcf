"""The flow of a rulebook: chapters are broken into lines, figures and links, these into columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.rulebook.book import Book, Condition, Illustration, Passage, Section
from game.ui import text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Screen
from game.ui.theme import TextStyle

CHAPTER: Final = replace(theme.HEADING, colour=theme.RUST)
SECTION: Final = replace(theme.SUBHEADING, colour=theme.RUST)
MARK: Final = replace(theme.CHIP, family="head", colour=theme.INK_SOFT)


@dataclass(frozen=True)
class TextLine:
    """A line of text.

    Attributes:
        height, above: its height and the gap above it, in device pixels.
        condition: the variant or option that it applies to; None if it always applies.
        rule: the name of the section that begins with it; empty for none.
    """

    words: str
    style: TextStyle
    height: int
    above: int
    condition: Condition | None = None
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
        source: the name of the section that the links stand in.
        sections: the sections that they lead to.
        widths: the width of each link, in device pixels.
        height, above: the row's height and the gap above it, in device pixels.
    """

    source: str
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


ABOVE: Final = {
    CHAPTER: 20,
    SECTION: 14,
    MARK: 7,
    theme.BODY: 5,
    theme.NOTE: 2,
}
"""The gap in dp above a chapter's heading, a section's heading, the label of a variant or option, a
paragraph and a caption. At the top of a column there is none."""
INDENT: Final = 12
"""The indent in dp of a passage that does not always apply."""
_AROUND_FIGURE: Final = 8
"""The gap in dp above a figure, and below its caption."""
_HIGHEST: Final = 240
_LOWERED: Final = 150
_LOWEST_BELOW: Final = 120
_LOWEST: Final = 84
"""Heights of a figure in dp: the greatest; the least to which it is shrunk to stay in the present
column; the least with which it stays below its paragraph; the least with which it is shown."""
_LINK: Final = 24
"""How much wider than its words a link is, in dp."""


@dataclass(frozen=True)
class Column:
    """The size of a column in device pixels."""

    width: int
    height: int


def blocks_of(book: Book, screen: Screen, column: Column, *, pictured: bool) -> Iterator[Block]:
    """Break a book into blocks, which are to stay whole in a column.

    A block is a passage with its figure (if ``pictured``); the first of a section also has the
    headings above it, and the last one the links below it. A figure that has no room below its
    passage is a block of its own.
    """
    flow = _Flow(book, screen, column, pictured)
    for chapter in book.chapters:
        above = flow.broken(chapter.heading, CHAPTER)
        for section in chapter.sections:
            yield from flow.section(section, above)
            above = []


@dataclass(frozen=True)
class _Flow:
    """Breaks the parts of a book for a column."""

    book: Book
    screen: Screen
    column: Column
    pictured: bool

    def section(self, section: Section, above: Block) -> Iterator[Block]:
        """Yield the blocks of a section; the first begins with ``above``, a chapter's heading."""
        begin = above + self.broken(section.heading, SECTION)
        begin[0] = replace(begin[0], rule=section.rule)
        last = len(section.passages) - 1
        only: Condition | None = None
        for number, passage in enumerate(section.passages):
            blocks = self._passage(passage, [] if number else begin, passage.condition != only)
            only = passage.condition
            if number == last:
                blocks[-1] += self._links(section)
            yield from blocks

    def _passage(self, passage: Passage, above: Block, labelled: bool) -> list[Block]:
        """Return the blocks of a passage: one, or two if the figure has no room below the words.

        The first one begins with ``above``, the headings. ``labelled`` puts the name of the variant
        or option above the words.
        """
        screen = self.screen
        told = above + self._told(passage, labelled)
        if not (self.pictured and passage.figure):
            return [told]
        room = self.column.height - height_of(told) - screen.px(_AROUND_FIGURE)
        if together := self._figure(passage.figure, room, screen.px(_LOWEST_BELOW)):
            return [told + together]
        alone = self._figure(passage.figure, self.column.height, screen.px(_LOWEST))
        return [told, alone] if alone else [told]

    def _told(self, passage: Passage, labelled: bool) -> Block:
        """Return the lines of a passage, with its label above them if ``labelled``."""
        only = passage.condition
        if only is None or not labelled:
            return self.broken(passage.words, theme.BODY, only)
        told = _("In your game: {what}") if only.in_use else _("Only: {what}")
        label = self.broken(told.format(what=only.words), MARK, only)
        words = self.broken(passage.words, theme.BODY, only)
        return [*label, replace(words[0], above=0), *words[1:]]

    def broken(self, words: str, style: TextStyle, only: Condition | None = None) -> Block:
        """Break words into lines as wide as the column."""
        width = self.column.width - (self.screen.px(INDENT) if only else 0)
        height = text.measure(self.screen, "", style)[1]
        above = self.screen.px(ABOVE[style])
        lines = text.wrap(self.screen, words, style, width)
        return [
            TextLine(line, style, height, 0 if number else above, only)
            for number, line in enumerate(lines)
        ]

    def _figure(self, figure: Illustration, height: int, lowest: int) -> Block:
        """Return a figure and its caption, as large as fits into this height.

        Empty if the figure would be lower than ``lowest``. Both are in device pixels.
        """
        caption = self.broken(figure.caption, theme.NOTE)
        around = self.screen.px(_AROUND_FIGURE)
        room = height - height_of(caption) - caption[0].above - around
        high = min(round(self.column.width / figure.ratio), room, self.screen.px(_HIGHEST))
        if high < lowest:
            return []
        wide = min(self.column.width, round(high * figure.ratio))
        caption[-1] = replace(caption[-1], height=caption[-1].height + around)
        return [PlacedFigure(figure, (wide, high), high, around), *caption]

    def _links(self, section: Section) -> Block:
        """Return the links of a section, in as many rows as they need."""
        to = [found for rule in section.see_also if (found := self.book.section(rule))]
        rows: list[list[tuple[Section, int]]] = []
        gap, used = self.screen.px(theme.GAP), 0
        for one in to:
            words = text.measure(self.screen, one.heading, theme.LABEL)[0]
            wide = min(self.column.width, words + self.screen.px(_LINK))
            if not rows or used + wide > self.column.width:
                rows.append([])
                used = 0
            rows[-1].append((one, wide))
            used += wide + gap
        touch, above = self.screen.px(theme.TOUCH), self.screen.px(4)
        return [
            Links(section.rule, [to for to, _w in row], [wide for _to, wide in row], touch, above)
            for row in rows
        ]


def add_block(columns: list[list[Piece]], block: Block, screen: Screen, height: int) -> None:
    """Add a block to the last column, or to new ones; none gets higher than this (device pixels).

    The block goes whole into the last column if it fits, also with its figure shrunk, else into a
    new one. A block that is higher than a column is split; each column gets one piece at least.
    """
    over = height_of(columns[-1] + block) - height
    if over > 0 and not _lower(block, over, screen.px(_LOWERED)) and height_of(block) <= height:
        columns.append([])
    for piece in block:
        if columns[-1] and height_of([*columns[-1], piece]) > height:
            columns.append([])
        columns[-1].append(piece)


def _lower(block: Block, over: int, lowest: int) -> bool:
    """Shrink a block's figure by ``over`` device pixels.

    Returns False, and changes nothing, if it has none or that would be lower than ``lowest``.
    """
    for number, piece in enumerate(block):
        if isinstance(piece, PlacedFigure) and piece.height - over >= lowest:
            high = piece.height - over
            wide = min(piece.size[0], round(high * piece.figure.ratio))
            block[number] = replace(piece, size=(wide, high), height=high)
            return True
    return False


def page_of(pages: Sequence[Sequence[Sequence[Piece]]], rule: str) -> int | None:
    """Return the index of the page on which a section begins; None if it is on none."""
    for number, columns in enumerate(pages):
        if any(piece.rule == rule for column in columns for piece in column):
            return number
    return None
