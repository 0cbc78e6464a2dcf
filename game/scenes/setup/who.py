"""The dialog in which the player chooses who plays a seat: a person or a computer player."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.players.opponents import Named, Opponents, split
from game.table.words import marked
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

WIDEST = 560
_PAD, _GAP, _HEAD = 14, 6, 30
_LOW = 400
"""The window height in dp below which levels and tempers lie in two columns each."""


class WhoDialog(Scene):
    """Lists persons, levels and the tempers of some levels; ``change`` gets each chosen kind."""

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
        self._done = Button(
            "who/done", BUTTONS["done"], stage.pop, look=RED, style=theme.BUTTON_RED
        )
        self.form.widgets = [*self._levels.values(), *self._tempers.values(), self._done]
        self.form.escape = stage.pop
        self._mark()

    @staticmethod
    def _row(id: str, named: Named, take: Callable[[], None]) -> Button:
        row = Button(f"who/{id}", marked(named.label), take, note=marked(named.note))
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
        """Place the levels at the left, the tempers at the right, and "done" below them.

        In a low window both are lists of two columns, and "done" comes after the tempers.
        """
        super().layout(screen)
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        pad, gap, head = px(_PAD), px(_GAP), px(_HEAD)
        low = safe.h < px(_LOW)
        columns, done = (2, 0) if low else (1, px(theme.TOUCH))
        rows = -(-max(len(self._levels), len(self._tempers) + low) // columns)
        room = safe.h - 2 * pad - head - done
        row = max(px(12), min(px(theme.BUTTON_HEIGHT + 4), room // rows - gap))
        self._panel = Rect(0, 0, min(columns * px(WIDEST), safe.w), 0)
        self._panel.h = 2 * pad + head + rows * (row + gap) + done
        self._panel.center = safe.center
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        cell = (inner.w - gap * (2 * columns - 1)) // (2 * columns)
        self._heads = []
        for half, buttons in enumerate((self._levels, self._tempers)):
            x = inner.x + half * columns * (cell + gap)
            self._heads.append(Rect(x, inner.y, columns * (cell + gap) - gap, head))
            for i, button in enumerate(buttons.values()):
                line, column = divmod(i, columns)
                y = inner.y + head + line * (row + gap)
                button.rect = Rect(x + column * (cell + gap), y, cell, row)
        self._done.rect = Rect(0, 0, min(px(220), inner.w), done)
        self._done.rect.bottomright = inner.bottomright
        if low:
            y = inner.y + head + (rows - 1) * (row + gap)
            self._done.rect = Rect(inner.right - cell, y, cell, row)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and the headings of the two lists."""
        panels.draw(canvas, self._panel)
        titles = (_("Who plays?"), _("Temper"))
        for title, head in zip(titles, self._heads, strict=True):
            middle = (head.centerx, head.y + head.h * 0.42)
            text.draw(canvas, title, middle, theme.SUBHEADING, max_width=head.w - canvas.px(8))
        super().draw(canvas)
