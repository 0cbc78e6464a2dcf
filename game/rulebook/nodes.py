"""The rulebook as nodes: a page's headings, paragraphs, captions and links, and the contents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from game.platform.node import Node
from game.rulebook.flow import CHAPTER, SECTION, Links, Piece, TextLine
from game.ui import theme
from game.ui.line_breaking import rejoined
from game.ui.nodes import in_list

if TYPE_CHECKING:
    from game.rulebook.listing import ContentsRow
    from game.ui.sentence import Words

TO: Final = "rulebook/to/"
"""The beginning of the id of a row of the contents; the rule's name follows."""
_LEVELS: Final = {CHAPTER: 2, SECTION: 3}


def page_nodes(id: str, pieces: Iterable[Piece], links: Iterable[Node]) -> Iterator[Node]:
    """Yield what stands on a page; the nodes of its links are given, in their order."""
    left = iter(links)
    for number, (first, *rest) in enumerate(_joined(pieces)):
        if isinstance(first, Links):
            yield from islice(left, len(first.sections))
        elif isinstance(first, TextLine):
            words = rejoined(one.words for one in (first, *rest) if isinstance(one, TextLine))
            yield _told(f"{id}/{number}", first, words)


def _joined(pieces: Iterable[Piece]) -> list[list[Piece]]:
    """Return the pieces with the lines of each paragraph, heading or caption together."""
    blocks: list[list[Piece]] = []
    style = None
    for piece in pieces:
        own = piece.style if isinstance(piece, TextLine) else None
        if own and own == style and not piece.above:
            blocks[-1].append(piece)
        else:
            blocks.append([piece])
        style = own
    return blocks


def _told(id: str, line: TextLine, words: str) -> Node:
    """Return the node for the words that begin with a line of this style."""
    if level := _LEVELS.get(line.style):
        return Node(id, "heading", words, level=level)
    return Node(id, "img" if line.style == theme.NOTE else "text", words)


def contents_nodes(rows: Iterable[ContentsRow], found: Words) -> Iterator[Node]:
    """Yield each chapter's heading with the list of its sections, or the list of what was found,
    by that name."""
    chapters: list[tuple[str, list[Node]]] = [("", [])]
    for row in rows:
        if row.rule:
            told = row.note or row.page
            chapters[-1][1].append(Node(TO + row.rule, "link", row.words, description=told))
        else:
            chapters.append((row.words, []))
    for number, (heading, sections) in enumerate(chapters):
        if heading:
            yield Node(f"contents/{number}", "heading", heading)
        yield from in_list(f"contents/{number}/sections", heading or found, sections)
