"""A cell of an unrolled gear: what its space costs, what it brings, who stands there."""

from typing import Final

import pygame
from pygame import Rect, Surface

from game.tzolkin.table import signs
from game.tzolkin.table.board.tablets import CHOSEN, FILL, LIT, Tablet
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.spaces import space, ways_to_say
from game.ui import text, theme
from game.ui.painting import shapes
from game.ui.painting.cache import SurfaceCache
from game.ui.painting.cells import grid, row
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

_NUMBER: Final = TextStyle("num", 12)
_RADIUS: Final = 4
_MARGIN: Final = 3
_LARGEST: Final = 24
_LOW: Final = 38
_STANDS: Final = 15
"""The width that a worker takes beside the signs of a low cell."""
_HEAD: Final = 0.42
"""The part of a cell above its signs, where the number and a worker are."""
_GONE: Final = 0.3

_kept = SurfaceCache()


def draw_cell(canvas: Canvas, box: Rect, shown: Tablet) -> None:
    """The cell of a space, without who stands there."""
    picture = _kept.get((shown, box.size, canvas.screen), lambda: _painted(canvas, box.size, shown))
    canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def _painted(canvas: Canvas, size: tuple[int, int], shown: Tablet) -> Surface:
    radius, scale = canvas.px(_RADIUS), canvas.screen.scale
    picture = shapes.rounded(size, radius, FILL[shown.look])
    on, box = Canvas(picture, canvas.screen), picture.get_rect()
    if shown.look in (LIT, CHOSEN):
        shapes.outline(picture, box, radius, theme.OUTLINE, 4 * scale)
        shapes.outline(picture, box, radius, theme.GLOW, 3 * scale)
    else:
        shapes.outline(picture, box, radius, theme.PAPER_EDGE, scale)
    margin = canvas.px(_MARGIN)
    at = margin + scale, margin + canvas.px(_NUMBER.size) / 2
    text.draw(on, str(shown.space), at, _NUMBER, "lm")
    inner = room(canvas, box, str(shown.space))
    if shown.taken:
        signs.icon(on, sign.SKULL, inner)
    else:
        _draw_action(on, inner, shown)
    return picture.premul_alpha()


def is_low(canvas: Canvas, box: Rect) -> bool:
    """True for a cell that is too low for its signs to lie below its number."""
    return box.h < canvas.px(_LOW)


def room(canvas: Canvas, box: Rect, number: str) -> Rect:
    """What a cell leaves for its signs: below its number, or beside it."""
    margin = canvas.px(_MARGIN)
    inner = box.inflate(-2 * margin, -2 * margin)
    wide = text.measure(canvas.screen, number, _NUMBER)[0] + margin
    beside = max(wide, canvas.px(_STANDS)) if is_low(canvas, box) else 0
    below = 0 if beside else round(_HEAD * box.h) - margin
    return Rect(inner.x + beside, inner.y + below, inner.w - beside, inner.h - below)


def _draw_action(canvas: Canvas, box: Rect, shown: Tablet) -> None:
    """The signs of an action; of the jungle's yields those without a tile are pale."""
    most = canvas.px(_LARGEST)
    if shown.jungle is None:
        ways = ways_to_say(shown.gear, shown.space)
        signs.draw(canvas, box, signs.roomiest(ways, box.size, most), most)
        return
    corn, wood = shown.jungle
    lines = space(shown.gear, shown.space)
    flat = box.w > 2 * box.h
    parts = row(box, len(lines), most // 8) if flat else grid(box, 1, len(lines), 0)
    for line, part, there in zip(lines, parts, (corn > wood, wood > 0), strict=False):
        signs.draw(canvas, part, (line,), min(most, part.h), alpha=1 if there else _GONE)
