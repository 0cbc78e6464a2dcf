"""The index of pictures: every symbol of a game, to be touched for the rule that explains it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from game.platform.node import Act, Node
from game.rulebook.book import Book, Symbol
from game.ui import panels, sprites, text, theme
from game.ui.controls.scrolling import Pager, swipe_pages
from game.ui.i18n import gettext as _
from game.ui.input import Drag, Gesture, Phase
from game.ui.nodes import in_list, without
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen, grid, row
from game.ui.shortcuts import Shortcut, page_shortcuts
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

OF: Final = "rulebook/picture/"
"""The beginning of the id of a symbol's button; the name of its sprite follows."""
_WIDEST: Final = 820
_HIGHEST: Final = 820
"""The greatest width and height of the panel, in dp."""
_PAD: Final = 14
_PICTURE: Final = 46
"""The height of a symbol's picture, in dp."""
_AROUND: Final = 8
"""The padding of its button, in dp."""
_LETTERS: Final = 4.4
"""The least width of its button, in heights of a line of its name."""
_TWO_ROWS: Final = 88
"""The height in dp down to which buttons are lowered, so that there are two rows of them."""


class SymbolButton(Button):
    """A symbol with its name below it."""

    def __init__(self, symbol: Symbol, action: Callable[[], None]) -> None:
        super().__init__(f"{OF}{symbol.picture}", symbol.name, action)
        self.role = "link"
        self._picture = symbol.picture

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.rect, self.skin)
        inner = self.rect.inflate(-2 * canvas.px(_AROUND), -2 * canvas.px(_AROUND - 2))
        high = min(canvas.px(_PICTURE), inner.h // 2)
        sprites.draw_in(canvas, self._picture, Rect(inner.topleft, (inner.w, high)))
        below = Rect(inner.x, inner.y + high, inner.w, inner.h - high)
        text.paragraph(canvas, self.label, below, theme.NOTE, "mm")


class SymbolsScene(Scene):
    """The index of pictures, on as many pages as the window needs.

    Attributes:
        page: the index of the page that is shown.
    """

    allows_rulebook = False

    def __init__(
        self, stage: Stage, book: Callable[[], Book], choose: Callable[[str], None]
    ) -> None:
        """Make the index.

        Args:
            stage: the stage.
            book: returns the book in the language in use.
            choose: called with the rule of the chosen symbol, after the index is closed.
        """
        super().__init__(stage)
        self._book, self._choose = book, choose
        self._symbols: list[SymbolButton] = []
        self._cells: Sequence[Rect] = ()
        self._panel = self._head = Rect(0, 0, 0, 0)
        self._paging = Pager()
        self.page = 0
        self._close = Button("rulebook/close-pictures", BUTTONS["close"], stage.pop)
        self._back = Button("rulebook/pictures-back", BUTTONS["previous"], lambda: self.turn(-1))
        self._next = Button("rulebook/pictures-next", BUTTONS["next"], lambda: self.turn(1))
        self.form.escape = stage.pop

    def _take(self, rule: str) -> None:
        self.stage.pop()
        self._choose(rule)

    def layout(self, screen: Screen) -> None:
        """Place as many symbols on a page as have room; their names are asked anew."""
        super().layout(screen)
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        self._panel = Rect(0, 0, min(safe.w, px(_WIDEST)), min(safe.h, px(_HIGHEST)))
        self._panel.center = safe.center
        inner = self._panel.inflate(-2 * px(_PAD), -2 * px(_PAD))
        head, bar, gap = px(theme.TOUCH) * 3 // 4, min(px(theme.TOUCH), inner.h // 3), px(theme.GAP)
        self._head = Rect(inner.x, inner.y, inner.w, head)
        room = Rect(inner.x, inner.y + head, inner.w, max(1, inner.h - head - bar - gap))
        self._cells = self._grid(room)
        foot = Rect(inner.x, inner.bottom - bar, inner.w, bar)
        for button, rect in zip(
            (self._close, self._back, self._next), row(foot, 3, gap), strict=True
        ):
            button.rect = rect
        self._symbols = [
            SymbolButton(one, partial(self._take, one.rule)) for one in self._book().index()
        ]
        self.form.widgets = [*self._symbols, self._close, self._back, self._next]
        self.turn(0)

    def _grid(self, room: Rect) -> Sequence[Rect]:
        """Return the places of a page's symbols, as many as have room for two lines of words."""
        px, gap = self.screen.px, self.screen.px(theme.GAP)
        line = text.measure(self.screen, "", theme.NOTE)[1]
        high = px(_PICTURE) + 2 * line + 2 * px(_AROUND)
        high = min(high, max(px(_TWO_ROWS), (room.h - gap) // 2))
        columns, rows = (
            (room.w + gap) // (round(line * _LETTERS) + gap),
            (room.h + gap) // (high + gap),
        )
        return grid(room, max(1, columns), max(1, rows), gap)

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return -(-len(self._symbols) // len(self._cells))

    def turn(self, by: int) -> None:
        """Go this many pages on, or back if negative, as far as there are pages."""
        self.page = min(max(0, self.page + by), self.pages - 1)
        first = self.page * len(self._cells)
        shown = self._symbols[first : first + len(self._cells)]
        for symbol in self._symbols:
            symbol.visible = False
        for symbol, cell in zip(shown, self._cells, strict=False):
            symbol.rect, symbol.visible = cell, True
        self._back.visible = self._next.visible = self.pages > 1
        self._back.enabled, self._next.enabled = self.page > 0, self.page + 1 < self.pages
        self.redraw()

    def shortcuts(self) -> Sequence[Shortcut]:
        return page_shortcuts(self.turn, back=self.page > 0, on=self.page + 1 < self.pages)

    def handle(self, gesture: Gesture) -> None:
        """Turn pages by a swipe, wherever it begins."""
        if isinstance(gesture, Drag) and gesture.phase is Phase.END:
            self.turn(swipe_pages(gesture, self.screen))
        super().handle(gesture)

    def gesture(self, gesture: Gesture) -> None:
        """Turn pages by the wheel."""
        if pages := self._paging.pages_to_turn(gesture):
            self.turn(pages)

    @property
    def title(self) -> str:
        return _("Find by picture")

    def nodes(self) -> list[Node]:
        """Return the symbols of all pages, then the buttons."""
        links = [node for one in self._symbols for node in one.nodes()]
        return [
            *in_list("rulebook/all-pictures", self.title, links),
            *without(super().nodes(), links),
        ]

    def act(self, act: Act) -> None:
        """Open a symbol's rule, also from another page."""
        button = next((one for one in self._symbols if one.id == act.id), None)
        if button and act.kind == "press":
            button.action()
        else:
            super().act(act)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, its heading with the number of the page, and the widgets."""
        panels.draw(canvas, self._panel)
        head, numbered = self._head, 0
        if self.pages > 1:
            number = f"{self.page + 1}/{self.pages}"
            drawn = text.draw(canvas, number, head.midright, theme.CHIP, "rm")
            numbered = drawn.w + canvas.px(theme.GAP)
        room = head.w - numbered
        text.draw(canvas, self.title, head.midleft, theme.HEADING, "lm", max_width=room)
        super().draw(canvas)
