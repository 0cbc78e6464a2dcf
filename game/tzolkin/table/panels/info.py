"""What was touched last: its signs, its name, what it does, what it costs now."""

from typing import Final

from pygame import Rect

from game.tzolkin.table import signs
from game.tzolkin.table.explaining.explanation import Explanation
from game.tzolkin.table.signs import Signs
from game.ui import panels, text, theme
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas

_SIGNS: Final = 26
_BETWEEN: Final = 6


def draw_info(canvas: Canvas, rect: Rect, told: Explanation, shown: Signs) -> None:
    """The card, as much of the words as has room."""
    px = canvas.px
    panels.draw(canvas, rect)
    inner = rect.inflate(-px(24), -px(18))
    top = _draw_head(canvas, inner, told.name, shown) + px(_BETWEEN)
    foot = inner.bottom
    if told.price:
        room = Rect(inner.x, 0, inner.w, inner.h // 2)
        high = text.paragraph_height(canvas.screen, told.price, room, theme.NOTE)
        price = Rect(inner.x, foot - high, inner.w, high)
        text.paragraph(canvas, told.price, price, theme.NOTE, "lb")
        foot = price.y - px(_BETWEEN)
        canvas.surface.fill(theme.PAPER_OFF, Rect(inner.x, foot, inner.w, px(1)))
        foot -= px(_BETWEEN)
    words = Rect(inner.x, top, inner.w, max(1, foot - top))
    text.paragraph(canvas, "\n".join(told.lines), words, theme.NOTE_PLAIN)


def _draw_head(canvas: Canvas, inner: Rect, name: str, shown: Signs) -> int:
    """Name and signs in one line if both have room, else below one another; returns the end."""
    px = canvas.px
    high = px(_SIGNS)
    wide = round(signs.extent(shown, high)[0]) if shown else 0
    line = Rect(inner.x, inner.y, inner.w, high)
    room = line.w - wide - px(10)
    style = style_for(canvas.screen, name, theme.SUBHEADING, line.w)
    if text.fits(canvas.screen, name, theme.SUBHEADING, room):
        text.draw(canvas, name, (line.x, line.centery), theme.SUBHEADING, "lm", max_width=room)
        if shown:
            signs.draw(canvas, line, shown, high, anchor="r")
        return line.bottom
    used = text.paragraph(canvas, name, Rect(line.x, line.y, line.w, 2 * high), style)
    below = Rect(line.x, line.y + used + px(2), line.w, high if shown else 0)
    if shown:
        signs.draw(canvas, below, shown, high, anchor="l")
    return below.bottom
