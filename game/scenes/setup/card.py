"""Special parts of the seats' cards: the button with the mark, a free seat, a remark."""

from dataclasses import replace

from pygame import Rect

from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas
from game.ui.sentence import Words
from game.ui.widgets import Action, Button, ButtonStyle

EMPTY_SEAT = ButtonStyle(
    panels.DARK,
    replace(panels.DARK, base=(124, 84, 50)),
    replace(panels.DARK, base=(76, 48, 26)),
    panels.DARK,
    replace(theme.BUTTON, colour=theme.CREAM_SOFT),
)

_FIGURE = 52
"""The inner height in dp from which a leader's figure is shown; below it only the mark."""
_HINTED = 70
"""The inner height in dp from which an icon shows that a tap exchanges the mark."""
_FAINT = 0.4


class MarkButton(Button):
    """A button with the figure or mark in a seat's colour; a tap changes to the next mark."""

    def __init__(self, id: str, label: Words, action: Action, mark: str, figure: str) -> None:
        super().__init__(id, label, action)
        self.mark, self.figure = mark, figure

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.rect, self.skin)
        inner = self.rect.inflate(-canvas.px(10), -canvas.px(10))
        tall = inner.h >= canvas.px(_FIGURE)
        sprites.draw_in(canvas, self.figure if tall else f"mark_{self.mark}", inner)
        if inner.h >= canvas.px(_HINTED):
            hint = Rect(inner.x, inner.y, canvas.px(20), canvas.px(20))
            sprites.draw_in(canvas, "icon_exchange", hint, 0.6)


class FreeSeat(Button):
    """The button of a free seat, with a faint figure; a tap lets a player sit down."""

    def __init__(self, id: str, label: Words, action: Action, mark: str, figure: str) -> None:
        super().__init__(id, label, action, look=EMPTY_SEAT)
        self.mark, self.figure = mark, figure

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.rect, self.skin)
        inner = self.rect.inflate(-canvas.px(16), -canvas.px(16))
        high = inner.h >= canvas.px(_FIGURE)
        figure = Rect(inner.x, inner.y, round(inner.h * 0.85), inner.h)
        name = self.figure if high else f"mark_{self.mark}"
        sprites.draw_in(canvas, name, figure, _FAINT)
        words = Rect(figure.right, inner.y, inner.right - figure.right, inner.h)
        text.draw(canvas, self.label, words.center, self.style, max_width=words.w)


def draw_remark(canvas: Canvas, card: Rect, remark: Words) -> None:
    """Draw a remark of a few lines in place of a seat's card."""
    panels.draw(canvas, card, panels.DARK)
    lines = text.wrap(canvas.screen, remark, theme.NOTE_LIGHT, card.w - canvas.px(24))
    step = text.measure(canvas.screen, "", theme.NOTE_LIGHT)[1]
    top = card.centery - step * len(lines) // 2
    text.draw_lines(canvas, lines, (card.centerx, top), theme.NOTE_LIGHT, "mt")
