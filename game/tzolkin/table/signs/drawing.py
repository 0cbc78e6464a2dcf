"""Drawing signs: as large as a place allows, in its middle or at one end."""

from pygame import Rect

from game.tzolkin.table.signs import layout
from game.tzolkin.table.signs.sign import POINTS, Sign, Signs
from game.ui import sprites, text, theme
from game.ui.screen import Canvas
from game.ui.theme import Colour, TextStyle

_FOOT = 0.46
"""The size of a step's triangle, as a part of its sign's height."""


def icon(canvas: Canvas, name: str, box: Rect, alpha: float = 1) -> Rect:
    """Draw a sign's picture as large as it fits into the box; return its rectangle."""
    return sprites.draw_in(canvas, layout.sprite(name), box, alpha)


def draw(
    canvas: Canvas,
    box: Rect,
    signs: Signs,
    most: int,
    *,
    anchor: str = "m",
    ink: Colour = theme.INK,
    alpha: float = 1,
) -> None:
    """Draw signs in the vertical middle of a box, each at most ``most`` pixels high.

    The anchor is l, m or r.
    """
    lines = layout.fitted(signs, box.size, most)
    step = lines.size * layout.LEADING
    y = box.centery - step * (len(lines.lines) - 1) / 2
    for line in lines.lines:
        *begins, end = layout.offsets(line)
        x = box.x + {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * (box.w - end * lines.size)
        for sign, begin in zip(line, begins, strict=True):
            at = x + begin * lines.size, y
            _draw_sign(canvas, at, sign, lines.size, ink=ink, alpha=alpha)
        y += step


def _draw_sign(
    canvas: Canvas, xy: tuple[float, float], sign: Sign, size: int, *, ink: Colour, alpha: float
) -> None:
    """Draw a sign; ``xy`` is the middle of its left edge."""
    x, y = xy
    if sign.number and sign.icon != POINTS:
        text.draw(canvas, sign.number, (x, y), _style(canvas, layout.NUMBER * size), "lm", ink)
        x += (layout.NUMBER * layout.em(sign.number) + layout.BESIDE) * size
    if not sign.icon:
        return
    wide = layout.aspect(sign.icon) * size
    box = Rect(round(x), round(y - size / 2), max(1, round(wide)), size)
    icon(canvas, sign.icon, box, alpha)
    if sign.icon == POINTS:
        style = _style(canvas, layout.letters(sign) * size)
        text.draw(canvas, sign.number, box.center, style, "mm", theme.CREAM)
    if sign.step:
        _foot(canvas, box, sign.step, alpha)
    if sign.struck:
        icon(canvas, "struck", box, alpha)


def _foot(canvas: Canvas, box: Rect, step: int, alpha: float) -> None:
    """Draw a step's triangle over the lower right corner."""
    side = round(_FOOT * box.h)
    corner = Rect(box.right + box.h // 10 - side, box.bottom - side + box.h // 12, side, side)
    icon(canvas, "up" if step > 0 else "down", corner, alpha)


def _style(canvas: Canvas, pixels: float) -> TextStyle:
    return TextStyle("num", pixels / canvas.screen.scale)
