"""The contents of a rulebook: a list of chapters and sections, and a search field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from game.platform.node import Act, Node
from game.rulebook.book import Book
from game.rulebook.listing import ContentsRow, RuleList, contents_rows, result_rows
from game.rulebook.nodes import TO, contents_nodes
from game.rulebook.symbols import SymbolsScene
from game.ui import panels, text, theme
from game.ui.controls.text_field import TextField
from game.ui.element import Element
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.input import Gesture, Tap
from game.ui.nodes import paragraphs
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import phrases
from game.ui.shortcuts import Shortcut
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

WORDS: Final = phrases(
    __name__,
    {
        "and-search": N_("and search"),
        "clear": N_("Clear the line"),
        "line-back": N_("The line before"),
        "line-on": N_("The next line"),
        "lines-back": N_("Six lines back"),
        "lines-on": N_("Six lines on"),
        "contents": NC_("heading", "Contents"),
        "found": N_("What was found"),
        "pictures": N_("Find by picture"),
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
_WIDEST: Final = 820
_HIGHEST: Final = 820
"""The greatest width and height of the panel, in dp."""
_PAD: Final = 14
_ONE_ROW: Final = 560
"""The panel's inner width in dp from which all buttons lie beside the search field."""
_PICTURES: Final = 170
_CLOSE: Final = 110
"""The greatest widths of buttons in dp."""
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
            on_change=lambda _words: self._searched(),
            placeholder=WORDS["search"],
            on_enter=self._take_chosen,
            stage=stage,
        )
        self._clear = Button(
            "rulebook/clear", WORDS["clear"], self._clear_field, "icon_close", icon_only=True
        )
        self._pictures = Button(
            "rulebook/pictures", WORDS["pictures"], self._open_pictures, style=theme.LABEL
        )
        self._pictures.visible = bool(book().index())
        self._close = Button(
            "rulebook/close-contents", BUTTONS["close"], stage.pop, style=theme.LABEL
        )
        self._head = Rect(0, 0, 0, 0)
        self.form.widgets = [self._field, self._clear, self._pictures, self._close]
        self.form.escape = self._escape
        self.form.set_focus(self._field)

    def _escape(self) -> None:
        """Clear the search field; if it is empty, close the contents."""
        if self._field.value:
            self._clear_field()
        else:
            self.stage.pop()

    def _clear_field(self) -> None:
        self._field.set("")
        self.form.set_focus(self._field)

    def _open_pictures(self) -> None:
        """Show the index of pictures; what is chosen there is chosen here."""
        self.stage.push(SymbolsScene(self.stage, self._book, self._take))

    @property
    def _rows(self) -> list[ContentsRow]:
        """The rows to list: the contents, or the results while something is searched."""
        wanted = self._field.value.strip()
        return (
            result_rows(self._book(), wanted) if wanted else contents_rows(self._book(), self._page)
        )

    def _searched(self) -> None:
        """Show what is found by the words in the field, and the cross beside them."""
        self._place_field()
        self._fill()

    def _fill(self) -> None:
        self.listing.show(self.screen, self._rows)
        self.redraw()

    def layout(self, screen: Screen) -> None:
        """Place the search field and the buttons above the list, in two rows if it is narrow."""
        super().layout(screen)
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        self._panel = Rect(0, 0, min(safe.w, px(_WIDEST)), min(safe.h, px(_HIGHEST)))
        self._panel.center = safe.center
        inner = self._panel.inflate(-2 * px(_PAD), -2 * px(_PAD))
        touch, gap = px(theme.TOUCH), px(theme.GAP)
        side = min(px(_CLOSE), inner.w // 3)
        self._close.rect = Rect(inner.right - side, inner.y, side, touch)
        self._head = Rect(inner.x, inner.y, inner.w - side - gap, touch)
        top = inner.y + touch + gap
        if self._pictures.visible:
            top = self._place_pictures(Rect(inner.x, top, inner.w, touch))
        self._place_field()
        self.listing.place(screen, Rect(inner.x, top, inner.w, max(1, inner.bottom - top)))
        self._fill()

    def _place_pictures(self, row: Rect) -> int:
        """Place the button of the pictures in the first row, else in this one; return the top of
        the list."""
        px, gap = self.screen.px, self.screen.px(theme.GAP)
        if row.w < px(_ONE_ROW):
            self._pictures.rect = row
            return row.bottom + gap
        self._head.w -= px(_PICTURES) + gap
        self._pictures.rect = Rect(self._head.right + gap, self._head.y, px(_PICTURES), row.h)
        return row.y

    def _place_field(self) -> None:
        """Place the field; while something is written in it, with the cross beside it."""
        self._clear.visible = bool(self._field.value)
        side, gap = self._head.h, self.screen.px(theme.GAP)
        self._field.rect = self._head.copy()
        if self._clear.visible:
            self._field.rect.w -= side + gap
        self._clear.rect = Rect(self._head.right - side, self._head.y, side, side)

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
