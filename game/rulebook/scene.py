"""The rules page: an open book over the scene that it was opened from."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.rulebook.chapter import Chapter
from game.rulebook.flow import Line, blocks_of, columns_of
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.input import Drag, Gesture, Key, Phase, Wheel
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Button

WIDEST, HIGHEST = 1080, 760
WIDE = 700
"""From so many dp on there are two columns."""
SWIPE = 40
"""So many dp to the side turn a page."""
TURNS = {"page down": 1, "page up": -1}


class RulebookScene(Scene):
    """Shows a game's rules in as many pages as the window needs."""

    def __init__(self, stage: Stage, title: str, chapters: Sequence[Chapter]) -> None:
        super().__init__(stage)
        self._title = title
        self._chapters = chapters
        self._close = Button("rulebook/close", _("Close"), stage.pop)
        self._back = Button("rulebook/back", _("Previous"), lambda: self._turn(-1))
        self._next = Button("rulebook/next", _("Next"), lambda: self._turn(1))
        self.form.widgets = [self._close, self._back, self._next]
        self.form.escape = stage.pop
        self.page = 0
        self.pages: list[list[list[Line]]] = []
        self._rolled = 0.0
        self._panel = Rect(0, 0, 0, 0)
        self._head = Rect(0, 0, 0, 0)
        self._columns: list[Rect] = []

    def layout(self, screen: Screen) -> None:
        """Breaks the text anew for this window; what is in view stays in view."""
        super().layout(screen)
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
        filled = columns_of(blocks_of(self._chapters, screen, wide), self._columns[0].h)
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
        self.redraw()

    def gesture(self, gesture: Gesture) -> None:
        """A swipe, the wheel, and the keys for pages."""
        match gesture:
            case Drag(start, pos, _, Phase.END) if abs(pos[0] - start[0]) > self.screen.px(SWIPE):
                self._turn(1 if pos[0] < start[0] else -1)
            case Wheel(_, amount):
                self._rolled -= amount
                if abs(self._rolled) >= 1:
                    self._turn(1 if self._rolled > 0 else -1)
                    self._rolled = 0.0
            case Key(name) if name in TURNS:
                self._turn(TURNS[name])

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """The buttons, then the rest part by part."""
        yield from self.form.prepare(canvas)
        yield from self._paint(canvas)

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
        for area, lines in zip(self._columns, self.pages[self.page], strict=False):
            self._draw_column(canvas, area, lines)
            yield

    def _draw_column(self, canvas: Canvas, area: Rect, lines: list[Line]) -> None:
        y = area.y
        for number, line in enumerate(lines):
            y += line.above if number else 0
            text.draw(canvas, line.words, (area.x, y), line.style, "lt")
            y += line.height
