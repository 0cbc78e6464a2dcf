"""The dialog in which a person or a computer player takes a seat."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.players.opponents import Named, Opponents, split
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import RED, Button

WIDEST = 560
_PAD, _GAP, _HEAD = 14, 6, 30


class WhoDialog(Scene):
    """Shows who may play, and for some levels the tempers; the kind is handed to change."""

    def __init__(
        self, stage: Stage, opponents: Opponents, kind: str, change: Callable[[str], None]
    ) -> None:
        super().__init__(stage)
        self._opponents = opponents
        self._level, self._temper = split(kind)
        self._change = change
        self._panel = Rect(0, 0, 0, 0)
        self._heads: list[Rect] = []
        self._levels = {
            kind: self._row(kind.removeprefix("ai:"), level, partial(self._take, level=kind))
            for kind, level in opponents.kinds.items()
        }
        self._tempers = {
            one.name: self._row(one.name or "even", one, partial(self._take, temper=one.name))
            for one in (opponents.all_tempers if opponents.tempers else ())
        }
        self._done = Button("who/done", _("Done"), stage.pop, look=RED, style=theme.BUTTON_RED)
        self.form.widgets = [*self._levels.values(), *self._tempers.values(), self._done]
        self.form.escape = stage.pop
        self._mark()

    @staticmethod
    def _row(id: str, named: Named, take: Callable[[], None]) -> Button:
        row = Button(f"who/{id}", _(named.label), take, note=_(named.note))
        row.role = "radio"
        return row

    def _take(self, level: str | None = None, temper: str | None = None) -> None:
        self._level = self._level if level is None else level
        self._temper = self._temper if temper is None else temper
        self._mark()
        self._change(self._opponents.joined(self._level, self._temper))

    def _mark(self) -> None:
        tempered = self._opponents.has_temper(self._level)
        for level, row in self._levels.items():
            row.chosen = level == self._level
        for temper, row in self._tempers.items():
            row.enabled = tempered
            row.chosen = tempered and temper == self._temper

    def layout(self, screen: Screen) -> None:
        """Levels at the left, tempers at the right, done below."""
        super().layout(screen)
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        pad, gap, head, done = px(_PAD), px(_GAP), px(_HEAD), px(theme.TOUCH)
        count = max(len(self._levels), len(self._tempers))
        room = safe.h - 2 * pad - head - done
        row = max(px(12), min(px(theme.BUTTON_HEIGHT + 4), room // count - gap))
        width = min(px(WIDEST), safe.w)
        self._panel = Rect(0, 0, width, 2 * pad + head + count * (row + gap) + done)
        self._panel.center = safe.center
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        wide = (inner.w - gap) // 2
        self._heads = []
        for column, rows in enumerate((self._levels, self._tempers)):
            x = inner.x + column * (wide + gap)
            self._heads.append(Rect(x, inner.y, wide, head))
            for i, button in enumerate(rows.values()):
                button.rect = Rect(x, inner.y + head + i * (row + gap), wide, row)
        self._done.rect = Rect(0, 0, min(px(220), inner.w), done)
        self._done.rect.midbottom = inner.midbottom

    def draw(self, canvas: Canvas) -> None:
        """The panel, and what each column is."""
        panels.draw(canvas, self._panel)
        titles = (_("Who plays?"), _("Temper"))
        for title, head in zip(titles, self._heads, strict=True):
            middle = (head.centerx, head.y + head.h * 0.42)
            text.draw(canvas, title, middle, theme.SUBHEADING, max_width=head.w - canvas.px(8))
        super().draw(canvas)
