"""Price tags: a corn sign with an amount."""

from typing import Final

from pygame import Rect

from game.tzolkin.table.board.geometry.teeth import Point
from game.tzolkin.table.foresight.placing import Price
from game.tzolkin.table.signs import drawing, sign
from game.ui import panels, theme
from game.ui.screen import Canvas

_SHAPE: Final = (0.98, 0.42)
"""The width of a tag, and of each digit in it, as parts of its height."""
_ICON: Final = 0.74


def draw_tag(
    canvas: Canvas, middle: Point, price: Price, height: int, *, chosen: bool = False
) -> Rect:
    """Draw a price tag around a point, and return its rectangle.

    It is struck through if the seat has too little corn.
    """
    figures = str(price.corn)
    box = Rect(0, 0, round(height * (_SHAPE[0] + _SHAPE[1] * len(figures))), height)
    box.center = round(middle[0]), round(middle[1])
    lacks = price.lacking > 0
    fill = theme.CREAM if chosen else theme.PAPER_OFF if lacks else theme.GOLD_BRIGHT
    panels.pill(canvas, box, fill, theme.INK, 2.5 if chosen else 1.5)
    ink = theme.INK_SOFT if lacks else theme.INK
    inner = box.inflate(-height // 3, 0)
    line = sign.Sign(sign.CORN), sign.Sign("", figures)
    drawing.draw(canvas, inner, (line,), round(_ICON * height), ink=ink)
    if lacks:
        drawing.icon(canvas, "struck", box)
    return box
