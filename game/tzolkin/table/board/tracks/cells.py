"""A cell of an unrolled gear: the space's cost, its action, and who stands there."""

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
"""The width in dp that a low cell keeps free beside its signs."""
PRICED: Final = 0.42
"""The part of a cell's height above its signs, where the number and a price are.

If the signs become larger that way, they may use all the room below the number instead.
"""
STANDS: Final = 0.48
"""The part of a cell's height above its signs if a worker stands beside the number."""
_FIGURE: Final = (27, 20)
"""The greatest height of a worker in dp.

The second is for low cells, where he stands beside the signs.
"""
_SLIM: Final = 0.8
"""A worker's width as a part of his height."""
_TAG: Final = (19, 17)
"""The height of a price tag in dp; the second is for low cells."""
_TAG_WIDTH: Final = 24
"""The width of a price tag in a low cell, in dp."""
_TAG_AT: Final = (0.60, 0.19)
"""The middle of a price tag, as parts of its cell's width and height."""
_GONE: Final = 0.3
_FIELDS: Final = 0.24
"""The greatest part of the signs' height that jungle tiles may take."""
_WIDEST: Final = 12
"""The greatest size of a jungle field, in dp."""

_kept = SurfaceCache()


def draw_cell(canvas: Canvas, box: Rect, shown: Tablet, head: float = 0) -> None:
    """Draw the cell of a space, without the worker or price in its head.

    ``head``: the part of the cell's height that its signs leave free.
    """
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
    """Return True for a cell that is too low for signs below its number."""
    return box.h < canvas.px(_LOW)


def _least(canvas: Canvas, box: Rect) -> float:
    """Return the head of a cell without a worker or price; 0 for a low cell."""
    return 0 if is_low(canvas, box) else PRICED


def figure_in(canvas: Canvas, box: Rect) -> tuple[tuple[float, float], int]:
    """Return the middle of a worker in a cell, and his height in pixels.

    He stands beside the number; in a low cell, in its place.
    """
    margin, high = canvas.px(_MARGIN), canvas.px(_FIGURE[is_low(canvas, box)])
    if is_low(canvas, box):
        return (box.x + margin / 2 + _SLIM * high / 2, box.centery), high
    high = min(high, round(STANDS * box.h))
    return (box.right - margin - _SLIM * high / 2, box.y + high / 2), high


def tag_in(canvas: Canvas, box: Rect) -> tuple[tuple[float, float], int]:
    """Return the middle of a price in a cell, and its height in pixels.

    It lies above the signs; in a low cell, in the number's place.
    """
    if is_low(canvas, box):
        return (box.x + canvas.px(_TAG_WIDTH) / 2, box.centery), canvas.px(_TAG[1])
    return (box.x + _TAG_AT[0] * box.w, box.y + _TAG_AT[1] * box.h), canvas.px(_TAG[0])


def room(canvas: Canvas, box: Rect, number: str, head: float) -> Rect:
    """Return the room for a cell's signs.

    It lies below the head, or below the number if ``head`` is 0. In a low cell it lies beside the
    number and the worker.
    """
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
    """Draw the signs of an action.

    In the jungle, a yield without a tile is pale, and the tiles that are left lie below the signs.
    """
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
