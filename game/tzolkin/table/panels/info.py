"""What was touched last: its signs, its name, what it does, what it costs now."""

from typing import Final

from pygame import Rect

from game.tzolkin.table import signs
from game.tzolkin.table.explaining.explanation import Explanation
from game.tzolkin.table.signs import Signs
from game.ui import panels, text, theme
from game.ui.screen import Canvas

_SIGNS: Final = 26
_BETWEEN: Final = 6


def draw_info(canvas: Canvas, rect: Rect, told: Explanation, shown: Signs) -> None:
    """The card, as much of the words as has room; what can be seen on the table itself gives way
    to them."""
    px = canvas.px
    panels.draw(canvas, rect)
    inner = rect.inflate(-px(24), -px(18))
    foot = _draw_price(canvas, inner, told.price)
    words = "\n".join(told.lines)
    for line in (shown, ()):
        head = _head_height(canvas, inner, told.name, line) + px(_BETWEEN)
        below = Rect(inner.x, inner.y + head, inner.w, max(1, foot - inner.y - head))
        if text.paragraph_fits(canvas.screen, words, below, theme.NOTE_PLAIN):
            break
    _draw_head(canvas, inner, told.name, line)
    text.paragraph(canvas, words, below, theme.NOTE_PLAIN)


def _draw_price(canvas: Canvas, inner: Rect, price: str) -> int:
    """At the foot, below a line; returns where the room for words ends."""
    if not price:
        return inner.bottom
    room = Rect(inner.x, 0, inner.w, inner.h // 2)
    high = text.paragraph_height(canvas.screen, price, room, theme.NOTE)
    place = Rect(inner.x, inner.bottom - high, inner.w, high)
    text.paragraph(canvas, price, place, theme.NOTE, "lb")
    line = Rect(inner.x, place.y - canvas.px(_BETWEEN), inner.w, canvas.px(1))
    canvas.surface.fill(theme.PAPER_OFF, line)
    return line.y - canvas.px(_BETWEEN)


def _in_one_line(canvas: Canvas, inner: Rect, name: str, shown: Signs) -> bool:
    wide = signs.extent(shown, canvas.px(_SIGNS))[0] + canvas.px(10) if shown else 0
    return text.fits(canvas.screen, name, theme.SUBHEADING, inner.w - wide)


def _head_height(canvas: Canvas, inner: Rect, name: str, shown: Signs) -> int:
    high = canvas.px(_SIGNS)
    if _in_one_line(canvas, inner, name, shown):
        return high
    room = Rect(0, 0, inner.w, 3 * high)
    used = text.paragraph_height(canvas.screen, name, room, theme.LABEL)
    return used + (high + canvas.px(2) if shown else 0)


def _draw_head(canvas: Canvas, inner: Rect, name: str, shown: Signs) -> None:
    """Name and signs in one line if both have room, else below one another."""
    high = canvas.px(_SIGNS)
    line = Rect(inner.x, inner.y, inner.w, high)
    if _in_one_line(canvas, inner, name, shown):
        text.draw(canvas, name, (line.x, line.centery), theme.SUBHEADING, "lm")
        if shown:
            signs.draw(canvas, line, shown, high, anchor="r")
        return
    room = Rect(line.x, line.y, line.w, 3 * high)
    line.y += text.paragraph(canvas, name, room, theme.LABEL) + canvas.px(2)
    if shown:
        signs.draw(canvas, line, shown, high, anchor="l")
