"""Chapters broken into lines and figures, and these into columns."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.rulebook.chapter import Chapter
from game.rulebook.figure import Figure
from game.ui import text, theme
from game.ui.screen import Screen
from game.ui.theme import TextStyle

HEADING = replace(theme.SUBHEADING, colour=theme.RUST)
ABOVE = {HEADING: 12, theme.BODY: 5, theme.NOTE: 2}
"""Room in dp above a heading, a paragraph and a caption; a column begins without."""
_AROUND_FIGURE: Final = 8
"""Room in dp above a figure, and below its caption."""
_HIGHEST: Final = 280
_LOWEST_BELOW: Final = 120
_LOWEST: Final = 84
"""The greatest height of a figure in dp, the least with which it lies below its paragraph, and the
least with which there is something to see."""


@dataclass(frozen=True)
class Line:
    """A line of words with its height and the room above it, in device pixels."""

    words: str
    style: TextStyle
    height: int
    above: int


@dataclass(frozen=True)
class Pictured:
    """A figure with its size, its height and the room above it, in device pixels."""

    figure: Figure
    size: tuple[int, int]
    height: int
    above: int


Piece = Line | Pictured
Block = list[Piece]
"""What stays in one column where it is high enough."""


@dataclass(frozen=True)
class Column:
    """The room that there is, in device pixels."""

    width: int
    height: int


def blocks_of(
    chapters: Sequence[Chapter], screen: Screen, column: Column, *, pictured: bool
) -> Iterator[Block]:
    """Every paragraph, the first with its chapter's heading, and with its figure if that is to be
    ``pictured``."""
    for chapter in chapters:
        heading = _broken(chapter.heading, HEADING, screen, column.width)
        for number, words in enumerate(chapter.paragraphs):
            told = _broken(words, theme.BODY, screen, column.width)
            told = told if number else heading + told
            figure = chapter.figures.get(number) if pictured else None
            yield from _with_figure(told, figure, screen, column) if figure else [told]


def _with_figure(told: Block, figure: Figure, screen: Screen, column: Column) -> list[Block]:
    """The figure under its paragraph where a column has room for both, else by itself."""
    below = replace(column, height=column.height - height_of(told) - screen.px(_AROUND_FIGURE))
    if together := _with_caption(figure, screen, below, screen.px(_LOWEST_BELOW)):
        return [told + together]
    return [told, _with_caption(figure, screen, column, screen.px(_LOWEST))]


def _broken(words: str, style: TextStyle, screen: Screen, width: int) -> Block:
    height = text.measure(screen, "", style)[1]
    first, *others = text.wrap(screen, words, style, width)
    above = screen.px(ABOVE[style])
    return [Line(first, style, height, above), *(Line(one, style, height, 0) for one in others)]


def _with_caption(figure: Figure, screen: Screen, column: Column, lowest: int) -> Block:
    """As large as the column allows; nothing where that would be lower than ``lowest``."""
    caption = _broken(figure.caption, theme.NOTE, screen, column.width)
    around = screen.px(_AROUND_FIGURE)
    room = column.height - height_of(caption) - caption[0].above - around
    high = min(round(column.width / figure.ratio), room, screen.px(_HIGHEST))
    if high < lowest:
        return []
    wide = min(column.width, round(high * figure.ratio))
    caption[-1] = replace(caption[-1], height=caption[-1].height + around)
    return [Pictured(figure, (wide, high), high, around), *caption]


def columns_of(blocks: Iterable[Block], height: int) -> list[list[Piece]]:
    """The pieces in columns of at most this height; one at least stands in each."""
    columns: list[list[Piece]] = [[]]
    for block in filter(None, blocks):
        if height_of(columns[-1] + block) > height >= height_of(block):
            columns.append([])
        for piece in block:
            if columns[-1] and height_of([*columns[-1], piece]) > height:
                columns.append([])
            columns[-1].append(piece)
    return columns


def height_of(pieces: Sequence[Piece]) -> int:
    """What the pieces take, one below the other, in device pixels."""
    return sum(one.above + one.height for one in pieces) - (pieces[0].above if pieces else 0)
