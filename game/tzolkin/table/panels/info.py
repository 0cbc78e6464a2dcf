"""The panel that explains what was touched last: signs, name, effect, and price now."""

from typing import Final

from pygame import Rect

from game.tzolkin.table.explaining.explanation import Explanation
from game.tzolkin.table.signs import Signs, drawing
from game.tzolkin.table.signs.drawing import extent
from game.ui import panels, text, theme
from game.ui.controls.tooltips import Tooltip
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words

_SIGNS: Final = 26
_BETWEEN: Final = 6


def draw_info(canvas: Canvas, rect: Rect, told: Explanation, shown: Signs) -> None:
    """Draw the panel; its signs are left out if the words need their room."""
    screen = canvas.screen
    panels.draw(canvas, rect)
    shown = shown if _fits(screen, rect, told, shown) else ()
    inner = _inner(screen, rect)
    _draw_price(canvas, inner, told.price)
    _draw_head(canvas, inner, told.name, shown)
    below = _room(screen, rect, told, shown)
    text.paragraph(canvas, "\n".join(map(str, told.lines)), below, theme.NOTE_PLAIN)


def tooltip_if_cut(screen: Screen, rect: Rect, told: Explanation, pos: Pos) -> Tooltip | None:
    """Return a tooltip with all the words if the panel has no room for them, else None."""
    if not rect.collidepoint(pos) or _fits(screen, rect, told, ()):
        return None
    return Tooltip(rect, told.words, told.rule)


def _fits(screen: Screen, rect: Rect, told: Explanation, shown: Signs) -> bool:
    room = _room(screen, rect, told, shown)
    return text.paragraph_fits(screen, "\n".join(map(str, told.lines)), room, theme.NOTE_PLAIN)


def _inner(screen: Screen, rect: Rect) -> Rect:
    return rect.inflate(-screen.px(24), -screen.px(18))


def _room(screen: Screen, rect: Rect, told: Explanation, shown: Signs) -> Rect:
    """Return the room between the head and the price."""
    inner = _inner(screen, rect)
    top = inner.y + _head_height(screen, inner, told.name, shown) + screen.px(_BETWEEN)
    foot = inner.bottom
    if told.price:
        foot -= _price_height(screen, inner, told.price) + 2 * screen.px(_BETWEEN)
    return Rect(inner.x, top, inner.w, max(1, foot - top))


def _price_height(screen: Screen, inner: Rect, price: Words) -> int:
    room = Rect(inner.x, 0, inner.w, inner.h // 2)
    return text.paragraph_height(screen, price, room, theme.NOTE)


def _draw_price(canvas: Canvas, inner: Rect, price: Words) -> None:
    """Draw the price at the foot, below a line."""
    if not price:
        return
    high = _price_height(canvas.screen, inner, price)
    place = Rect(inner.x, inner.bottom - high, inner.w, high)
    text.paragraph(canvas, price, place, theme.NOTE, "lb")
    line = Rect(inner.x, place.y - canvas.px(_BETWEEN), inner.w, canvas.px(1))
    canvas.surface.fill(theme.PAPER_OFF, line)


def _in_one_line(screen: Screen, inner: Rect, name: Words, shown: Signs) -> bool:
    wide = extent(shown, screen.px(_SIGNS))[0] + screen.px(10) if shown else 0
    return text.fits(screen, name, theme.SUBHEADING, inner.w - wide)


def _head_height(screen: Screen, inner: Rect, name: Words, shown: Signs) -> int:
    high = screen.px(_SIGNS)
    if _in_one_line(screen, inner, name, shown):
        return high
    room = Rect(0, 0, inner.w, 3 * high)
    used = text.paragraph_height(screen, name, room, theme.LABEL)
    return used + (high + screen.px(2) if shown else 0)


def _draw_head(canvas: Canvas, inner: Rect, name: Words, shown: Signs) -> None:
    """Draw name and signs in one line if both fit, else below one another."""
    high = canvas.px(_SIGNS)
    line = Rect(inner.x, inner.y, inner.w, high)
    if _in_one_line(canvas.screen, inner, name, shown):
        text.draw(canvas, name, (line.x, line.centery), theme.SUBHEADING, "lm")
        if shown:
            drawing.draw(canvas, line, shown, high, anchor="r")
        return
    room = Rect(line.x, line.y, line.w, 3 * high)
    line.y += text.paragraph(canvas, name, room, theme.LABEL) + canvas.px(2)
    if shown:
        drawing.draw(canvas, line, shown, high, anchor="l")
