"""The scene of the rulebook: an open book over the scene that it was opened from."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.platform.node import Node
from game.rulebook.book import Book
from game.rulebook.contents import WORDS, ContentsScene
from game.rulebook.flow import Column, Piece, PlacedFigure, add_block, blocks_of, page_of
from game.rulebook.nodes import page_nodes
from game.rulebook.page import FigurePictures, Link, PaintFigure, draw_column, links_in
from game.ui import panels, text, theme
from game.ui.controls.scrolling import Pager, swipe_pages
from game.ui.i18n import gettext as _
from game.ui.input import Drag, Gesture, Phase
from game.ui.nodes import without
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.shortcuts import Shortcut, page_shortcuts
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

WIDEST, HIGHEST = 1080, 820
"""The greatest width and height of the book, in dp."""
_SHEET: Final = 1.4
"""The greatest height of the book in a portrait window, divided by its width."""
WIDE = 700
"""The width of a page in dp from which it has two columns."""
_CONTENTS: Final = 150
"""The width in dp of the button that opens the contents."""
_NOTHING: Final[Iterator[None]] = iter(())
"""Stands for no work in progress: no figure is being painted, no text being broken."""


class RulebookScene(Scene):
    """A game's rules, on as many pages as the window needs.

    The figures of the first page are painted before the book opens, those of the next page while
    the present one is read.

    Attributes:
        book: the book in the language in use.
        page: the index of the page that is shown.
    """

    allows_rulebook = False

    def __init__(
        self,
        stage: Stage,
        write: Callable[[], Book],
        paint: PaintFigure | None = None,
        rule: str = "",
    ) -> None:
        """Make the scene of a book.

        Args:
            stage: the stage.
            write: makes the book in the language in use.
            paint: paints the figures; None for a book without figures.
            rule: the rule to open it at; empty for the beginning.
        """
        super().__init__(stage)
        self.book: Book
        self._write = write
        self._pictures = FigurePictures(paint) if paint else None
        self._painting = _NOTHING
        self._close = Button("rulebook/close", BUTTONS["close"], self.close)
        self._contents = Button(
            "rulebook/contents", WORDS["contents"], self.open_contents, note=WORDS["and-search"]
        )
        self._back = Button("rulebook/back", BUTTONS["previous"], lambda: self.turn(-1))
        self._next = Button("rulebook/next", BUTTONS["next"], lambda: self.turn(1))
        self.form.escape = self.close
        self.page = 0
        self._pages: list[list[list[Piece]]] = []
        self._breaking = _NOTHING
        self._read = rule
        self._before: list[str] = []
        self._paging = Pager()
        self._panel = Rect(0, 0, 0, 0)
        self._head = Rect(0, 0, 0, 0)
        self._columns: list[Rect] = []

    def close(self) -> None:
        """Go back to where the last link was followed; if there is none, close the book."""
        if self._before:
            self._show(self._before.pop())
        else:
            self.stage.pop()

    def open_contents(self) -> None:
        """Show the contents and the search field."""
        self.stage.push(ContentsScene(self.stage, lambda: self.book, self._number, self.go_to))

    def _number(self, rule: str) -> int:
        """Return the number of the page on which a rule begins, from 1; 1 if it is on none."""
        return (page_of(self.pages, rule) or 0) + 1

    def go_to(self, rule: str) -> None:
        """Open the page on which a rule begins, and forget the links that were followed."""
        self._before.clear()
        self._show(rule)

    def _follow(self, rule: str) -> None:
        """Follow a link to a rule; ``close`` leads back then."""
        self._before.append(self._read)
        self._show(rule)

    def _show(self, rule: str) -> None:
        """Open the page on which a rule begins; stay on this page if it is on none."""
        page = page_of(self.pages, rule)
        self._read = rule
        self._open(self.page if page is None else page)

    def layout(self, screen: Screen) -> None:
        """Write the book anew and break it for this window; the rule that was read stays in view.

        The breaking happens later, in ``prepare`` or when ``pages`` are needed.
        """
        super().layout(screen)
        self.book = self._write()
        self.leave()
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        wide, most = min(safe.w, px(WIDEST)), px(HIGHEST)
        most = max(most, round(wide * _SHEET)) if screen.portrait else most
        self._panel = Rect(0, 0, wide, min(safe.h, most))
        self._panel.center = safe.center
        inner = self._panel.inflate(-px(36), -px(24))
        head, bar, gap = px(theme.TOUCH), min(px(theme.TOUCH), inner.h // 3), px(24)
        self._head = Rect(inner.x, inner.y, inner.w, head)
        count = 2 if inner.w >= px(WIDE) else 1
        wide = (inner.w - gap * (count - 1)) // count
        top, bottom = self._head.bottom + px(6), inner.bottom - bar - px(theme.GAP)
        self._columns = [
            Rect(inner.x + i * (wide + gap), top, wide, max(1, bottom - top)) for i in range(count)
        ]
        self._place_buttons(Rect(inner.x, inner.bottom - bar, inner.w, bar))
        self._breaking = self._break(Column(wide, self._columns[0].h))

    def _break(self, room: Column) -> Iterator[None]:
        """Break the book into columns and pages, passage by passage."""
        columns: list[list[Piece]] = [[]]
        pictured = self._pictures is not None
        for block in blocks_of(self.book, self.screen, room, pictured=pictured):
            add_block(columns, block, self.screen, room.height)
            yield
        count = len(self._columns)
        self._pages = [columns[i : i + count] for i in range(0, len(columns), count)]
        self._breaking = _NOTHING
        self._open(page_of(self._pages, self._read) or 0)

    @property
    def pages(self) -> list[list[list[Piece]]]:
        """The columns of every page; breaks the rest of the book first, if need be."""
        for _part in self._breaking:
            pass
        return self._pages

    def _place_buttons(self, bar: Rect) -> None:
        gap = self.screen.px(theme.GAP)
        wide = (bar.w - 2 * gap) // 3
        for i, button in enumerate((self._close, self._back, self._next)):
            button.rect = Rect(bar.x + i * (wide + gap), bar.y, wide, bar.h)
        side = min(self.screen.px(_CONTENTS), self._head.w // 3)
        self._contents.rect = Rect(self._head.right - side, self._head.y, side, self._head.h)

    def turn(self, by: int) -> None:
        """Go this many pages on, or back if negative, as far as there are pages."""
        self._open(min(max(0, self.page + by), len(self.pages) - 1))
        begun = [piece.rule for column in self.pages[self.page] for piece in column if piece.rule]
        self._read = begun[0] if begun else self._read

    def _open(self, page: int) -> None:
        """Show a page: set the buttons and links, and start to paint its figures."""
        self.page = page
        self._back.visible = self._next.visible = len(self.pages) > 1
        self._back.enabled = self.page > 0
        self._next.enabled = self.page + 1 < len(self.pages)
        self._close.label = BUTTONS["back" if self._before else "close"]
        self.form.widgets = [self._contents, *self._links(), self._close, self._back, self._next]
        self._painting = self._paint_figures(self.page)
        self.redraw()

    def _links(self) -> Iterator[Link]:
        """Yield the links of the present page; two sections may lead to the same one."""
        for area, pieces in zip(self._columns, self.pages[self.page], strict=False):
            for of, to, rect in links_in(self.screen, pieces, area):
                follow = partial(self._follow, to.rule)
                link = Link(f"rulebook/see/{of}/{to.rule}", to.heading, follow)
                link.rect = rect
                yield link

    def _paint_figures(self, page: int) -> Iterator[None]:
        """Paint the figures of a page, part by part."""
        if self._pictures and page < len(self.pages):
            pieces = [one for column in self.pages[page] for one in column]
            figures = [one for one in pieces if isinstance(one, PlacedFigure)]
            yield from self._pictures.paint(figures, self.screen)

    @property
    def busy(self) -> bool:
        """True while a figure of the present page is not painted yet."""
        return self._painting is not _NOTHING

    def update(self, now: float) -> None:
        """Paint the page's figures for as long as a frame has time (``theme.PREPARING_SLICE``)."""
        end = time.perf_counter() + theme.PREPARING_SLICE
        while self.busy and time.perf_counter() < end:
            if next(self._painting, _NOTHING) is _NOTHING:
                self._painting = _NOTHING
                self.redraw()
        super().update(now)

    def leave(self) -> None:
        if self._pictures:
            self._pictures.clear()

    def handle(self, gesture: Gesture) -> None:
        """Turn pages by a swipe, wherever it begins, even on a link."""
        match gesture:
            case Drag(phase=Phase.END) if pages := swipe_pages(gesture, self.screen):
                self.form.handle(replace(gesture, phase=Phase.CANCEL))
                self.turn(pages)
            case _:
                super().handle(gesture)

    def gesture(self, gesture: Gesture) -> None:
        """Turn pages by the wheel."""
        if pages := self._paging.pages_to_turn(gesture):
            self.turn(pages)

    def shortcuts(self) -> Sequence[Shortcut]:
        contents = Shortcut(
            ("typed /", "ctrl f", "home"), WORDS["contents"], lambda _key: self.open_contents()
        )
        on = self.page + 1 < len(self.pages)
        return [contents, *page_shortcuts(self.turn, back=self.page > 0, on=on)]

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Break the book, then paint buttons, figures and page, part by part."""
        yield from self._breaking
        yield from self.form.prepare(canvas)
        yield from self._paint_figures(self.page)
        yield from self._paint(canvas)

    def prepare_ahead(self, blank: Callable[[], Canvas]) -> Iterator[None]:  # noqa: ARG002 (figures have their own)
        """Paint the figures of the next page."""
        yield from self._paint_figures(self.page + 1)

    @property
    def title(self) -> str:
        """The name of the scene; its heading is the book's own title."""
        return _("Rules: {book}").format(book=self.book.title)

    def nodes(self) -> list[Node]:
        contents, told = self._contents.nodes(), super().nodes()
        links = [one for one in told if one.role == "link"]
        pieces = [piece for column in self.pages[self.page] for piece in column]
        return [
            *contents,
            *self._turned_to(page := list(page_nodes(f"rulebook/{self.page}", pieces, links))),
            *page,
            *without(told, [*contents, *links]),
        ]

    def _turned_to(self, page: list[Node]) -> Iterator[Node]:
        """Yield the number of the page and its first heading, read aloud when it is turned."""
        if len(self.pages) > 1:
            told = _("Page {page} of {pages}.")
            number = told.format(page=self.page + 1, pages=len(self.pages))
            first = next((one.name for one in page if one.role == "heading"), "")
            yield Node("rulebook/numbered", "status", f"{number} {first}".strip())

    @property
    def _numbered(self) -> str:
        """The number of the page and of all pages; empty for a single one."""
        return f"{self.page + 1}/{len(self.pages)}" if len(self.pages) > 1 else ""

    def draw(self, canvas: Canvas) -> None:
        """Draw the page and its buttons."""
        for _part in self._paint(canvas):
            pass
        super().draw(canvas)

    def _paint(self, canvas: Canvas) -> Iterator[None]:
        """Draw the paper, the title, the page number and the columns of the present page."""
        panels.draw(canvas, self._panel)
        yield
        middle, right = self._head.centery, self._contents.rect.x - canvas.px(10)
        if number := self._numbered:
            drawn = text.draw(canvas, number, (right, middle), theme.CHIP, "rm")
            right = drawn.x - canvas.px(10)
        left, room = (self._head.x, middle), right - self._head.x
        text.draw(canvas, str(self.book.title), left, theme.HEADING, "lm", max_width=room)
        for area, pieces in zip(self._columns, self.pages[self.page], strict=False):
            draw_column(canvas, pieces, area, self._picture)
            yield

    def _picture(self, piece: PlacedFigure) -> Surface | None:
        return self._pictures.picture_of(piece) if self._pictures else None
