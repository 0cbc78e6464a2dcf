"""The rows of a rulebook's contents, or of what was found, as a list that can be scrolled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from pygame import Rect

from game.rulebook.book import Book, search
from game.rulebook.flow import CHAPTER
from game.rulebook.nodes import TO
from game.ui import panels, sprites, text, theme
from game.ui.controls.scrolling import Scrolling
from game.ui.element import Element
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen
from game.ui.theme import TextStyle

_CHAPTER: Final = 38
_FOUND: Final = 56
"""The heights in dp of the row of a chapter, and of a search result with its excerpt."""
_INDENT: Final = 14
_NUMBER: Final = 34
"""The width in dp of a page number."""
_ROUND_PICTURE: Final = 18
"""How much lower than its row a symbol's picture is, in dp."""
_WIDE: Final = 560
_COLUMNS_GAP: Final = 24
"""The list's width in dp from which it has two columns, and the gap between these."""
_CHOSEN: Final = panels.Skin(theme.PAPER_LIT, edge_strength=0.2, radius=8, shadow=False)


@dataclass(frozen=True)
class ContentsRow:
    """A row of the list.

    Attributes:
        words: the heading of a chapter or a section.
        rule: the section's name; empty for a chapter.
        note: the excerpt of a search result; empty in the contents.
        page: the page number; empty in search results and for chapters.
        picture: the sprite of a symbol that was found; empty for none.
    """

    words: str
    rule: str = ""
    note: str = ""
    page: str = ""
    picture: str = ""


def contents_rows(book: Book, page: Callable[[str], int]) -> list[ContentsRow]:
    """Return the rows of all chapters and sections.

    ``page`` returns the page number of a section, from 1, by the section's name.
    """
    rows = []
    for chapter in book.chapters:
        rows.append(ContentsRow(chapter.heading))
        for one in chapter.sections:
            rows.append(ContentsRow(one.heading, one.rule, page=str(page(one.rule))))
    return rows


def result_rows(book: Book, wanted: str) -> list[ContentsRow]:
    """Return the rows of the search results for these words."""
    return [
        ContentsRow(
            one.section.heading,
            one.section.rule,
            one.words,
            picture=one.symbol.picture if one.symbol else "",
        )
        for one in search(book, wanted)
    ]


def _height(row: ContentsRow) -> int:
    """Return the height of a row in dp."""
    if row.note:
        return _FOUND
    return theme.TOUCH if row.rule else _CHAPTER


def _half(rows: Sequence[ContentsRow], heights: Sequence[int]) -> int:
    """Return the index of the row that begins the second column; 0 for a single column.

    It is a chapter's row, chosen so that both columns are about equally high.
    """
    chapters = [number for number, row in enumerate(rows) if not row.rule]
    whole = sum(heights)
    return min(chapters, key=lambda one: abs(2 * sum(heights[:one]) - whole), default=0)


class RuleList:
    """A list of rows that can be scrolled.

    Attributes:
        scroll: the scroll position.
        chosen: the rule of the chosen row, which Enter opens; empty for none.
    """

    def __init__(self) -> None:
        self.scroll = Scrolling()
        self.chosen = ""
        self._rows: list[tuple[ContentsRow, Rect]] = []

    def place(self, screen: Screen, rect: Rect) -> None:
        """Set the rectangle of the list; ``show`` must follow."""
        self.scroll.place(rect, 0, screen.scale)

    def show(self, screen: Screen, rows: Sequence[ContentsRow]) -> None:
        """Set the rows, lay them out and scroll to the top; choose the first search result."""
        heights = [screen.px(_height(row)) for row in rows]
        halves = [heights]
        if self.scroll.rect.w >= screen.px(_WIDE) and (half := _half(rows, heights)):
            halves = [heights[:half], heights[half:]]
        gap = screen.px(_COLUMNS_GAP) if len(halves) > 1 else 0
        wide = (self.scroll.rect.w + gap) // len(halves) - gap
        tops = [
            y - high
            for column in halves
            for y, high in zip(accumulate(column), column, strict=True)
        ]
        columns = [column for column, one in enumerate(halves) for _row in one]
        self._rows = [
            (row, Rect(column * (wide + gap), top, wide, high))
            for row, high, column, top in zip(rows, heights, columns, tops, strict=True)
        ]
        self.scroll.place(self.scroll.rect, max(map(sum, halves)), screen.scale)
        self.scroll.offset = 0.0
        found = [row.rule for row in rows if row.rule]
        self.chosen = found[0] if rows and rows[0].note else ""

    def step(self, by: int) -> None:
        """Choose the row this many rows further on, and scroll it into view.

        If none was chosen, the first one is.
        """
        rules = [row.rule for row, _rect in self._rows if row.rule]
        if not rules:
            return
        at = rules.index(self.chosen) + by if self.chosen in rules else 0
        self.chosen = rules[min(max(0, at), len(rules) - 1)]
        (rect,) = (rect for row, rect in self._rows if row.rule == self.chosen)
        lowest = rect.bottom - self.scroll.rect.h
        self.scroll.offset = float(min(max(self.scroll.offset, lowest), rect.y))

    def _seen(self) -> list[tuple[ContentsRow, Rect]]:
        """Return the rows that can be seen, at least in part, with their rectangles."""
        area = self.scroll.rect
        moved = [
            (row, rect.move(area.x, area.y - round(self.scroll.offset))) for row, rect in self._rows
        ]
        return [(row, rect) for row, rect in moved if rect.colliderect(area)]

    def at(self, pos: Pos) -> str:
        """Return the rule of the row at a pixel; empty for none."""
        if not self.scroll.rect.collidepoint(pos):
            return ""
        return next((row.rule for row, rect in self._seen() if rect.collidepoint(pos)), "")

    def draw(self, canvas: Canvas) -> None:
        """Draw the rows that can be seen."""
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(self.scroll.rect.clip(clip))
        for row, rect in self._seen():
            self._draw_row(canvas, row, rect)
        self.scroll.draw(canvas)
        canvas.surface.set_clip(clip)

    def _draw_row(self, canvas: Canvas, row: ContentsRow, rect: Rect) -> None:
        if not row.rule:
            foot = rect.x, rect.bottom - canvas.px(14)
            _write(canvas, row.words, foot, CHAPTER, rect.w)
            return
        if row.rule == self.chosen:
            panels.draw(canvas, rect.inflate(-canvas.px(2), -canvas.px(4)), _CHOSEN)
        left, room = rect.x + canvas.px(_INDENT), rect.w - 2 * canvas.px(_INDENT)
        if row.picture:
            side = rect.h - canvas.px(_ROUND_PICTURE)
            box = Rect(left, rect.y + (rect.h - side) // 2, side, side)
            sprites.draw_in(canvas, row.picture, box)
            pictured = side + canvas.px(theme.GAP)
            left, room = left + pictured, room - pictured
        middle = rect.y + rect.h * (0.32 if row.note else 0.5)
        numbered = canvas.px(_NUMBER) if row.page else 0
        _write(canvas, row.words, (left, middle), theme.SUBHEADING, room - numbered)
        if row.page:
            right = rect.right - canvas.px(_INDENT), rect.centery
            _write(canvas, row.page, right, theme.CHIP, numbered, "rm")
        if row.note:
            line = text.wrap(canvas.screen, row.note, theme.NOTE, room)[0]
            _write(canvas, line, (left, rect.y + rect.h * 0.72), theme.NOTE, room)

    def elements(self) -> list[Element]:
        """Return the rows that can be seen whole as touchable elements."""
        area = self.scroll.rect
        return [
            Element(
                f"{TO}{row.rule}",
                row.words,
                rect,
                role="option",
                value="on" * (row.rule == self.chosen),
            )
            for row, rect in self._seen()
            if row.rule and area.contains(rect)
        ]


def _write(  # noqa: PLR0917 (as words are drawn anywhere)
    canvas: Canvas, words: str, place: Pos, style: TextStyle, room: int, anchor: str = "lm"
) -> None:
    """Draw one line of text, unless it would reach beyond the window's top or bottom."""
    half = text.measure(canvas.screen, "", style)[1] / 2
    if half <= place[1] <= canvas.surface.get_height() - half:
        text.draw(canvas, words, place, style, anchor, max_width=room)
