"""The rules page: an open book over the scene that it was opened from."""

import time
from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from game.rulebook.chapter import Chapter
from game.rulebook.figure import Paint
from game.rulebook.flow import Column, Line, Pictured, Piece, blocks_of, columns_of
from game.rulebook.pictures import Pictures
from game.ui import panels, text, theme
from game.ui.controls.paging import Paging, swiped
from game.ui.i18n import gettext as _
from game.ui.input import Drag, Gesture, Phase
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Button

WIDEST, HIGHEST = 1080, 760
WIDE = 700
"""From so many dp on there are two columns."""
_NOTHING: Final[Iterator[None]] = iter(())
"""No figure is being painted."""


class RulebookScene(Scene):
    """Shows a game's rules in as many pages as the window needs.

    A page's figures are painted before the book opens, the next page's while it is read.
    """

    def __init__(
        self, stage: Stage, title: str, chapters: Sequence[Chapter], paint: Paint | None = None
    ) -> None:
        """``paint`` paints the figures; without it there are none."""
        super().__init__(stage)
        self._pictures = Pictures(paint) if paint else None
        self._painting = _NOTHING
        self._title = title
        self._chapters = chapters
        self._close = Button("rulebook/close", _("Close"), stage.pop)
        self._back = Button("rulebook/back", _("Previous"), lambda: self._turn(-1))
        self._next = Button("rulebook/next", _("Next"), lambda: self._turn(1))
        self.form.widgets = [self._close, self._back, self._next]
        self.form.escape = stage.pop
        self.page = 0
        self.pages: list[list[list[Piece]]] = []
        self._paging = Paging()
        self._panel = Rect(0, 0, 0, 0)
        self._head = Rect(0, 0, 0, 0)
        self._columns: list[Rect] = []

    def layout(self, screen: Screen) -> None:
        """Breaks the text anew for this window; what is in view stays in view."""
        super().layout(screen)
        self.leave()
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        self._panel = Rect(0, 0, min(safe.w, px(WIDEST)), min(safe.h, px(HIGHEST)))
        self._panel.center = safe.center
        inner = self._panel.inflate(-px(36), -px(28))
        head, bar, gap = px(36), min(px(theme.TOUCH), inner.h // 3), px(24)
        self._head = Rect(inner.x, inner.y, inner.w, head)
        count = 2 if inner.w >= px(WIDE) else 1
        wide = (inner.w - gap * (count - 1)) // count
        top, bottom = self._head.bottom, inner.bottom - bar - px(theme.GAP)
        self._columns = [
            Rect(inner.x + i * (wide + gap), top, wide, max(1, bottom - top)) for i in range(count)
        ]
        read = self.page / max(1, len(self.pages))
        room = Column(wide, self._columns[0].h)
        pictured = self._pictures is not None
        filled = columns_of(blocks_of(self._chapters, screen, room, pictured=pictured), room.height)
        self.pages = [filled[i : i + count] for i in range(0, len(filled), count)]
        self.page = int(read * len(self.pages))
        self._place_buttons(Rect(inner.x, inner.bottom - bar, inner.w, bar))
        self._turn(0)

    def _place_buttons(self, bar: Rect) -> None:
        gap = self.screen.px(theme.GAP)
        wide = (bar.w - 2 * gap) // 3
        for i, button in enumerate((self._close, self._back, self._next)):
            button.rect = Rect(bar.x + i * (wide + gap), bar.y, wide, bar.h)
            button.visible = i == 0 or len(self.pages) > 1

    def _turn(self, by: int) -> None:
        self.page = min(max(0, self.page + by), len(self.pages) - 1)
        self._back.enabled = self.page > 0
        self._next.enabled = self.page + 1 < len(self.pages)
        self._painting = self._paint_figures(self.page)
        self.redraw()

    def _paint_figures(self, page: int) -> Iterator[None]:
        """Those of a page, part by part."""
        if self._pictures and page < len(self.pages):
            pieces = [one for column in self.pages[page] for one in column]
            figures = [one for one in pieces if isinstance(one, Pictured)]
            yield from self._pictures.paint(figures, self.screen)

    @property
    def busy(self) -> bool:
        """True while a figure of this page is not painted yet."""
        return self._painting is not _NOTHING

    def update(self, now: float) -> None:
        """Paints the page's figures as far as a frame has time for it."""
        end = time.perf_counter() + theme.PREPARING_SLICE
        while self.busy and time.perf_counter() < end:
            if next(self._painting, _NOTHING) is _NOTHING:
                self._painting = _NOTHING
                self.redraw()
        super().update(now)

    def leave(self) -> None:
        if self._pictures:
            self._pictures.clear()

    def gesture(self, gesture: Gesture) -> None:
        """A swipe, the wheel, and the keys for pages."""
        if isinstance(gesture, Drag):
            pages = swiped(gesture, self.screen) if gesture.phase is Phase.END else 0
        else:
            pages = self._paging.turned(gesture)
        if pages:
            self._turn(pages)

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """The buttons, the figures of this page, then the rest part by part."""
        yield from self.form.prepare(canvas)
        yield from self._paint_figures(self.page)
        yield from self._paint(canvas)

    def ahead(self, canvas: Canvas) -> Iterator[None]:  # noqa: ARG002 (figures have their own)
        """The figures of the next page."""
        yield from self._paint_figures(self.page + 1)

    def draw(self, canvas: Canvas) -> None:
        """The page and its buttons."""
        for _part in self._paint(canvas):
            pass
        super().draw(canvas)

    def _paint(self, canvas: Canvas) -> Iterator[None]:
        """Paper, the name of the game, the columns of this page."""
        panels.draw(canvas, self._panel)
        yield
        head = (self._head.x, self._head.y + canvas.px(12))
        text.draw(canvas, self._title, head, theme.HEADING, "lm", max_width=self._head.w * 0.7)
        if len(self.pages) > 1:
            number = f"{self.page + 1}/{len(self.pages)}"
            text.draw(canvas, number, (self._head.right, head[1]), theme.CHIP, "rm")
        for area, pieces in zip(self._columns, self.pages[self.page], strict=False):
            self._draw_column(canvas, area, pieces)
            yield

    def _draw_column(self, canvas: Canvas, area: Rect, pieces: list[Piece]) -> None:
        y = area.y
        for number, piece in enumerate(pieces):
            y += piece.above if number else 0
            if isinstance(piece, Line):
                text.draw(canvas, piece.words, (area.x, y), piece.style, "lt")
            elif self._pictures and (picture := self._pictures.find(piece)):
                canvas.surface.blit(picture, (area.x + (area.w - piece.size[0]) // 2, y))
            y += piece.height
