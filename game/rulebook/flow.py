"""Chapters broken into lines, and the lines into columns."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.rulebook.chapter import Chapter
from game.ui import text, theme
from game.ui.screen import Screen
from game.ui.theme import TextStyle

HEADING = replace(theme.SUBHEADING, colour=theme.RUST)
ABOVE = {HEADING: 12, theme.BODY: 5}
"""Room in dp above a heading and above a paragraph; a column begins without."""


@dataclass(frozen=True)
class Line:
    """A line of words with its height and the room above it, in device pixels."""

    words: str
    style: TextStyle
    height: int
    above: int


Block = list[Line]
"""Lines that stay in one column where it is high enough."""


def blocks_of(chapters: Sequence[Chapter], screen: Screen, width: int) -> list[Block]:
    """Every paragraph at this width (device pixels), the first with its chapter's heading."""
    blocks: list[Block] = []
    for chapter in chapters:
        first, *others = (_broken(words, theme.BODY, screen, width) for words in chapter.paragraphs)
        blocks += [_broken(chapter.heading, HEADING, screen, width) + first, *others]
    return blocks


def _broken(words: str, style: TextStyle, screen: Screen, width: int) -> Block:
    height = text.measure(screen, "", style)[1]
    first, *others = text.wrap(screen, words, style, width)
    above = screen.px(ABOVE[style])
    return [Line(first, style, height, above), *(Line(one, style, height, 0) for one in others)]


def columns_of(blocks: Iterable[Block], height: int) -> list[list[Line]]:
    """The lines in columns of at most this height; one line at least stands in each."""
    columns: list[list[Line]] = [[]]
    for block in blocks:
        if height_of(columns[-1] + block) > height >= height_of(block):
            columns.append([])
        for line in block:
            if columns[-1] and height_of([*columns[-1], line]) > height:
                columns.append([])
            columns[-1].append(line)
    return columns


def height_of(lines: Sequence[Line]) -> int:
    """What the lines take, one below the other, in device pixels."""
    return sum(line.above + line.height for line in lines) - lines[0].above
