"""The panel that explains what was touched last: signs, name, effect, and price now."""

from typing import Final

from pygame import Rect

from game.tzolkin.table.explaining.explanation import Explanation
from game.tzolkin.table.signs import Signs, drawing
from game.tzolkin.table.signs.drawing import extent
from game.ui import panels, sprites, text, theme
from game.ui.controls.tooltips import Tooltip
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words

_SIGNS: Final = 26
_BETWEEN: Final = 6
_PICTURE: Final = 64, 132
"""The least and the greatest width of a picture beside the words, in dp."""
_HIGHEST: Final = 150
"""The greatest height of a picture below them, in dp."""
_STEP: Final = 8


def draw_info(
    canvas: Canvas, rect: Rect, told: Explanation, shown: Signs, picture: str = ""
) -> None:
    """Draw the panel; its signs and its picture are left out if the words need their room."""
    screen = canvas.screen
    panels.draw(canvas, rect)
    shown = shown if _fits(screen, rect, told, shown) else ()
    inner = _inner(screen, rect)
    _draw_head(canvas, inner, told.name, shown)
    box, wide = _picture_box(screen, rect, told, shown) if picture else (None, 0)
    if box:
        sprites.print_in(canvas, picture, box)
    below = _room(screen, rect, told, shown, wide)
    _draw_price(canvas, Rect(below.x, inner.y, below.w, inner.h), told.price)
    text.paragraph(canvas, _words(told), below, theme.NOTE_PLAIN)


def _words(told: Explanation) -> str:
    return "\n".join(map(str, told.lines))


def _picture_box(
    screen: Screen, rect: Rect, told: Explanation, shown: Signs
) -> tuple[Rect | None, int]:
    """Return the box of the picture, below the words or beside them, and the width it takes away.

    There is no box if the words need the room.
    """
    room, inner = _room(screen, rect, told, shown), _inner(screen, rect)
    least, most = (screen.px(wide) for wide in _PICTURE)
    free = room.bottom - text.paragraph_height(screen, _words(told), room, theme.NOTE_PLAIN)
    if free - room.y >= most * 4 // 5:
        high = min(free - room.y, screen.px(_HIGHEST))
        return Rect(room.x, room.bottom - high, room.w, high), 0
    high = inner.bottom - room.y
    for wide in range(min(most, high * 5 // 4), least - 1, -screen.px(_STEP)):
        if _fits(screen, rect, told, shown, wide):
            return Rect(inner.right - wide, room.y, wide, high), wide
    return None, 0


def tooltip_if_cut(screen: Screen, rect: Rect, told: Explanation, pos: Pos) -> Tooltip | None:
    """Return a tooltip with all the words if the panel has no room for them, else None."""
    if not rect.collidepoint(pos) or words_fit(screen, rect, told):
        return None
    return Tooltip(rect, told.words, told.rule)


def words_fit(screen: Screen, rect: Rect, told: Explanation) -> bool:
    """Return True if the panel has room for all the words."""
    return _fits(screen, rect, told, ())


def _fits(screen: Screen, rect: Rect, told: Explanation, shown: Signs, beside: int = 0) -> bool:
    room = _room(screen, rect, told, shown, beside)
    return text.paragraph_fits(screen, _words(told), room, theme.NOTE_PLAIN)


def _inner(screen: Screen, rect: Rect) -> Rect:
    return rect.inflate(-screen.px(24), -screen.px(18))


def _room(screen: Screen, rect: Rect, told: Explanation, shown: Signs, beside: int = 0) -> Rect:
    """Return the room between the head and the price, left of a picture of a width in pixels."""
    inner = _inner(screen, rect)
    top = inner.y + _head_height(screen, inner, told.name, shown) + screen.px(_BETWEEN)
    wide = inner.w - beside - (screen.px(_BETWEEN) if beside else 0)
    left = Rect(inner.x, inner.y, max(1, wide), inner.h)
    foot = inner.bottom
    if told.price:
        foot -= _price_height(screen, left, told.price) + 2 * screen.px(_BETWEEN)
    return Rect(left.x, top, left.w, max(1, foot - top))


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


def _name_width(screen: Screen, inner: Rect, shown: Signs) -> int:
    """Return the width in pixels that signs leave for a name in their line."""
    taken = round(extent(shown, screen.px(_SIGNS))[0]) + screen.px(10) if shown else 0
    return max(1, inner.w - taken)


def _in_one_line(screen: Screen, inner: Rect, name: Words, shown: Signs) -> bool:
    return text.fits(screen, name, theme.SUBHEADING, _name_width(screen, inner, shown))


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
        wide = _name_width(canvas.screen, inner, shown)
        left = line.x, line.centery
        text.draw(canvas, name, left, theme.SUBHEADING, "lm", max_width=wide)
        if shown:
            drawing.draw(canvas, line, shown, high, anchor="r")
        return
    room = Rect(line.x, line.y, line.w, 3 * high)
    line.y += text.paragraph(canvas, name, room, theme.LABEL) + canvas.px(2)
    if shown:
        drawing.draw(canvas, line, shown, high, anchor="l")
