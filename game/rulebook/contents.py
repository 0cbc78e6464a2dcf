"""The contents of a rulebook: a list of chapters and sections, and a search field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game.rulebook.book import Book
from game.rulebook.listing import ContentsRow, Listing, contents_of, results_of
from game.rulebook.words import WORDS
from game.ui import panels, text, theme
from game.ui.controls.field import TextField, ask_elsewhere
from game.ui.i18n import gettext as _
from game.ui.input import Gesture, Key, Tap
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Button, Element
from game.words.buttons import BUTTONS

_WIDEST: Final = 820
_HIGHEST: Final = 820
"""The greatest width and height of the panel, in dp."""
_PAD: Final = 14
MOST: Final = 40
"""The greatest number of letters in the search field."""


class ContentsScene(Scene):
    """The contents, shown over the book."""

    leads = False

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
        self.listing = Listing()
        self._field = TextField(
            "rulebook/search",
            WORDS["search"],
            value="",
            most=MOST,
            change=lambda _words: self._fill(),
            placeholder=WORDS["search"],
            ask=self._ask,
        )
        self._close = Button(
            "rulebook/close-contents", BUTTONS["close"], stage.pop, style=theme.LABEL
        )
        self.form.widgets = [self._field, self._close]
        self.form.escape = stage.pop
        self.form.set_focus(self._field)

    def _ask(self) -> None:
        ask_elsewhere(self.stage, self._field, self.redraw)

    @property
    def _rows(self) -> list[ContentsRow]:
        """The rows to list: the contents, or the results while something is searched."""
        wanted = self._field.value.strip()
        return results_of(self._book(), wanted) if wanted else contents_of(self._book(), self._page)

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

    def handle(self, gesture: Gesture) -> None:
        """Let the up, down and page keys and Enter work the list while words are typed."""
        keys = {"up": -1, "down": 1, "page up": -6, "page down": 6}
        match gesture:
            case Key(name) if name in keys:
                self.listing.step(keys[name])
                self.redraw()
            case Key("return" | "enter") if self._field.focused and self.listing.chosen:
                self._take(self.listing.chosen)
            case _:
                super().handle(gesture)

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

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the rows (or that nothing was found), and the widgets."""
        panels.draw(canvas, self._panel)
        self.listing.draw(canvas)
        if not self._rows:
            none = _("Nothing is called so. Try another word, or a part of it.")
            text.paragraph(canvas, none, self.listing.scroll.rect, theme.NOTE, "lt")
        super().draw(canvas)

    def elements(self) -> list[Element]:
        """Return the widgets and the rows that can be seen whole."""
        return super().elements() + self.listing.elements()
