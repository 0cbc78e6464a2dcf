"""A cell of an unrolled gear: what its space costs, what it brings, who stands there."""

from itertools import product
from typing import Final

import pygame
from pygame import Rect, Surface

from game.tzolkin.table.board.fields import draw_fields
from game.tzolkin.table.board.tablets import CHOSEN, FILL, LIT, Tablet
from game.tzolkin.table.signs import drawing, sign
from game.tzolkin.table.signs.layout import fitted
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
_BESIDE: Final = 15
"""The width that a low cell leaves beside its signs."""
PRICED: Final = 0.42
"""The part of a cell above its signs, where the number and a price are; where they are larger so,
signs have all that lies below the number."""
STANDS: Final = 0.48
"""The same where a worker stands beside the number."""
_FIGURE: Final = (27, 20)
"""How high a worker is at most; the second in a low cell, where he stands beside the signs."""
_SLIM: Final = 0.8
"""A worker's width by his height."""
_TAG: Final = (19, 17)
"""How high a price is; the second in a low cell, where it is"""
_TAG_WIDTH: Final = 24
"""so wide."""
_TAG_AT: Final = (0.60, 0.19)
"""Where in its cell it is."""
_GONE: Final = 0.3
_FIELDS: Final = 0.24
"""The part of the signs' room that tiles of the jungle take, at most."""
_WIDEST: Final = 12
"""A field at most, in dp."""

_kept = SurfaceCache()


def draw_cell(canvas: Canvas, box: Rect, shown: Tablet, head: float = 0) -> None:
    """The cell of a space, without what stands in its head: a part of the cell that its signs
    leave free."""
    key = shown, box.size, canvas.screen, head
    picture = _kept.get(key, lambda: _painted(canvas, box.size, shown, head))
    canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def _painted(canvas: Canvas, size: tuple[int, int], shown: Tablet, head: float) -> Surface:
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
    if shown.taken:
        drawing.icon(on, sign.SKULL, room(canvas, box, str(shown.space), head or _least(on, box)))
    else:
        _draw_action(on, box, shown, head)
    return picture.premul_alpha()


def is_low(canvas: Canvas, box: Rect) -> bool:
    """True for a cell that is too low for its signs to lie below its number."""
    return box.h < canvas.px(_LOW)


def _least(canvas: Canvas, box: Rect) -> float:
    """The head of a cell in which nothing stands: none in a low one."""
    return 0 if is_low(canvas, box) else PRICED


def figure_in(canvas: Canvas, box: Rect) -> tuple[tuple[float, float], int]:
    """The middle of a worker in a cell, and how high he is: beside its number, or in a low cell
    in its place."""
    margin, high = canvas.px(_MARGIN), canvas.px(_FIGURE[is_low(canvas, box)])
    if is_low(canvas, box):
        return (box.x + margin / 2 + _SLIM * high / 2, box.centery), high
    high = min(high, round(STANDS * box.h))
    return (box.right - margin - _SLIM * high / 2, box.y + high / 2), high


def tag_in(canvas: Canvas, box: Rect) -> tuple[tuple[float, float], int]:
    """The middle of a price in a cell, and how high it is: above the signs, or in a low cell in
    the number's place."""
    if is_low(canvas, box):
        return (box.x + canvas.px(_TAG_WIDTH) / 2, box.centery), canvas.px(_TAG[1])
    return (box.x + _TAG_AT[0] * box.w, box.y + _TAG_AT[1] * box.h), canvas.px(_TAG[0])


def room(canvas: Canvas, box: Rect, number: str, head: float) -> Rect:
    """What a cell leaves for its signs: below its head, or where it is low beside its number and a
    worker; without a head all below the number."""
    margin = canvas.px(_MARGIN)
    inner = box.inflate(-2 * margin, -2 * margin)
    if is_low(canvas, box):
        wide = text.measure(canvas.screen, number, _NUMBER)[0] + margin
        stands = {STANDS: _FIGURE[1] * _SLIM, PRICED: _TAG_WIDTH - _MARGIN}
        beside = max(wide, canvas.px(stands.get(head, _BESIDE)))
        return Rect(inner.x + beside, inner.y, inner.w - beside, inner.h)
    below = round(head * box.h) - margin if head else canvas.px(_NUMBER.size)
    return Rect(inner.x, inner.y + below, inner.w, inner.h - below)


def _draw_action(canvas: Canvas, box: Rect, shown: Tablet, head: float) -> None:
    """The signs of an action; of the jungle's yields those without a tile are pale, below them
    lie the tiles that are left."""
    most, number = canvas.px(_LARGEST), str(shown.space)
    if shown.jungle is None:
        rooms = [room(canvas, box, number, one) for one in {head or _least(canvas, box), head}]
        ways = product(rooms, ways_to_say(shown.gear, shown.space))
        place, way = max(ways, key=lambda one: fitted(one[1], one[0].size, most).size)
        drawing.draw(canvas, place, way, most)
        return
    corn, wood = shown.jungle
    lines = space(shown.gear, shown.space)
    inner = room(canvas, box, number, head or (0 if len(lines) > 1 else _least(canvas, box)))
    high = min(round(_FIELDS * inner.h), inner.w // shown.fields, canvas.px(_WIDEST))
    foot = Rect(inner.x, inner.bottom - high, inner.w, high)
    draw_fields(canvas, foot, shown.jungle, shown.fields)
    inner.h -= high
    flat = inner.w > 2 * inner.h
    parts = row(inner, len(lines), most // 8) if flat else grid(inner, 1, len(lines), 0)
    for line, part, there in zip(lines, parts, (corn > wood, wood > 0), strict=False):
        drawing.draw(canvas, part, (line,), min(most, part.h), alpha=1 if there else _GONE)
