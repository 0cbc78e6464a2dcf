"""The contents of a rulebook: a list of chapters and sections, and a search field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from pygame import Rect

from game.platform.node import Act, Node
from game.rulebook.book import Book, search
from game.rulebook.flow import CHAPTER
from game.rulebook.nodes import TO, contents_nodes
from game.ui import panels, text, theme
from game.ui.controls.scrolling import Scrolling
from game.ui.controls.text_field import TextField
from game.ui.element import Element
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.input import Gesture, Pos, Tap
from game.ui.nodes import paragraphs
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import phrases
from game.ui.shortcuts import Shortcut
from game.ui.theme import TextStyle
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

WORDS: Final = phrases(
    __name__,
    {
        "and-search": N_("and search"),
        "line-back": N_("The line before"),
        "line-on": N_("The next line"),
        "lines-back": N_("Six lines back"),
        "lines-on": N_("Six lines on"),
        "contents": N_("Contents"),
        "found": N_("What was found"),
        "search": N_("Search the rules"),
    },
)
_STEPS: Final = (
    ("down", "line-on"),
    ("up", "line-back"),
    ("page down", "lines-on"),
    ("page up", "lines-back"),
)
"""The keys that step through the list, and the keys of their words."""
_CHAPTER: Final = 38
_FOUND: Final = 56
"""The heights in dp of the row of a chapter, and of a search result with its excerpt."""
_INDENT: Final = 14
_NUMBER: Final = 34
"""The width in dp of a page number."""
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
    """

    words: str
    rule: str = ""
    note: str = ""
    page: str = ""


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
        ContentsRow(one.section.heading, one.section.rule, one.words)
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


_WIDEST: Final = 820
_HIGHEST: Final = 820
"""The greatest width and height of the panel, in dp."""
_PAD: Final = 14
MAX_SEARCH_LENGTH: Final = 40
"""The greatest number of letters in the search field."""


class ContentsScene(Scene):
    """The contents, shown over the book."""

    allows_rulebook = False
    keys_first = True

    def __init__(
        self,
        stage: Stage,
        book: Callable[[], Book],
        page: Callable[[str], int],
        choose: Callable[[str], None],
    ) -> None:
        """Make the contents of a book.

        Args:
            stage: the stage.
            book: returns the book in the language in use.
            page: returns the page number of a rule, from 1.
            choose: called with the chosen rule, after the contents are closed.
        """
        super().__init__(stage)
        self._book, self._page, self._choose = book, page, choose
        self._panel = Rect(0, 0, 0, 0)
        self.listing = RuleList()
        self._field = TextField(
            "rulebook/search",
            WORDS["search"],
            value="",
            max_length=MAX_SEARCH_LENGTH,
            on_change=lambda _words: self._fill(),
            placeholder=WORDS["search"],
            on_enter=self._take_chosen,
        )
        self._close = Button(
            "rulebook/close-contents", BUTTONS["close"], stage.pop, style=theme.LABEL
        )
        self.form.widgets = [self._field, self._close]
        self.form.escape = stage.pop
        self.form.set_focus(self._field)

    @property
    def _rows(self) -> list[ContentsRow]:
        """The rows to list: the contents, or the results while something is searched."""
        wanted = self._field.value.strip()
        return (
            result_rows(self._book(), wanted) if wanted else contents_rows(self._book(), self._page)
        )

    def _fill(self) -> None:
        self.listing.show(self.screen, self._rows)
        self.redraw()

    def layout(self, screen: Screen) -> None:
        """Place the search field and the close button above the list."""
        super().layout(screen)
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        self._panel = Rect(0, 0, min(safe.w, px(_WIDEST)), min(safe.h, px(_HIGHEST)))
        self._panel.center = safe.center
        inner = self._panel.inflate(-2 * px(_PAD), -2 * px(_PAD))
        touch, gap = px(theme.TOUCH), px(theme.GAP)
        side = min(px(110), inner.w // 3)
        self._close.rect = Rect(inner.right - side, inner.y, side, touch)
        self._field.rect = Rect(inner.x, inner.y, inner.w - side - gap, touch)
        top = inner.y + touch + gap
        self.listing.place(screen, Rect(inner.x, top, inner.w, max(1, inner.bottom - top)))
        self._fill()

    def _take(self, rule: str) -> None:
        self.stage.pop()
        self._choose(rule)

    def shortcuts(self) -> Sequence[Shortcut]:
        """Return the keys that work the list while words are typed."""
        return [Shortcut((key,), WORDS[word], self._step) for key, word in _STEPS]

    def _step(self, key: str) -> None:
        self.listing.step({"up": -1, "down": 1, "page up": -6, "page down": 6}[key])
        self.redraw()

    def _take_chosen(self) -> None:
        if self.listing.chosen:
            self._take(self.listing.chosen)

    def gesture(self, gesture: Gesture) -> None:
        """Open a row on a tap; scroll the list by other gestures."""
        if isinstance(gesture, Tap) and (rule := self.listing.at(gesture.pos)):
            self._take(rule)
        elif self.listing.scroll.take(gesture):
            self.redraw(self._panel)

    def update(self, now: float) -> None:
        if self.listing.scroll.update(now):
            self.redraw(self._panel)
        super().update(now)

    @property
    def title(self) -> str:
        return str(WORDS["contents"])

    def nodes(self) -> list[Node]:
        rows = self._rows
        none = paragraphs("contents/none", [] if rows else [_none()])
        return [*self.form.nodes(), *none, *contents_nodes(rows, WORDS["found"])]

    def act(self, act: Act) -> None:
        """Open a row, also one that is scrolled out of sight."""
        if act.kind == "press" and act.id.startswith(TO):
            self._take(act.id.removeprefix(TO))
        else:
            super().act(act)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the rows (or that nothing was found), and the widgets."""
        panels.draw(canvas, self._panel)
        self.listing.draw(canvas)
        if not self._rows:
            text.paragraph(canvas, _none(), self.listing.scroll.rect, theme.NOTE, "lt")
        super().draw(canvas)

    def elements(self) -> list[Element]:
        """Return the widgets and the rows that can be seen whole."""
        return super().elements() + self.listing.elements()


def _none() -> str:
    """Say that nothing was found."""
    return _("Nothing is called so. Try another word, or a part of it.")
