"""Counts of things: a sign and a number, alone or in a row."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.state import State
from game.tzolkin.table.signs import drawing, sign
from game.ui import sprites, text, theme
from game.ui.painting.cells import row
from game.ui.screen import Canvas, Screen
from game.ui.theme import TextStyle

FADED: Final = 0.4
"""The opacity of a count of zero."""
_ICON: Final = 52
"""The greatest width of a count's sign, in percent of its cell."""
Count = tuple[str, int]
"""A sign's name and a number."""


def goods_of(state: State, seat: int) -> Sequence[Count]:
    """Return the corn, cubes and skulls of a seat."""
    cubes = zip(KINDS, state.cubes_of(seat), strict=True)
    return [(sign.CORN, state.corn[seat]), *cubes, (sign.SKULL, state.skulls[seat])]


def owned_by(state: State, seat: int) -> Sequence[Count]:
    """Return what a seat has built and taken, by kind; without zeros."""
    kinds = [BUILDINGS[number].kind for number in state.buildings[seat]]
    kinds += [MONUMENTS[number].kind for number in state.own_monuments[seat]]
    counts = [(kind, kinds.count(kind)) for kind in ("farm", "tomb", "city", "shrine")]
    counts += [
        (sign.MONUMENT, len(state.own_monuments[seat])),
        (sign.CORN_TILE, state.corn_tiles[seat]),
        (sign.WOOD_TILE, state.wood_tiles[seat]),
    ]
    return [count for count in counts if count[1]]


def draw_count(canvas: Canvas, box: Rect, count: Count, style: TextStyle, icon: int) -> int:
    """Draw a sign and its number from a box's left end; return the pixel where the number ends."""
    name, number = count
    side = min(icon, box.h)
    place = Rect(box.x, box.centery - side // 2, side, side)
    picture = sprites.draw_in if "/" in name else drawing.icon
    picture(canvas, name, place, 1 if number else FADED)
    colour = theme.INK if number else theme.INK_FADED
    x = place.right + canvas.px(2)
    room = max(1, box.right - x)
    return text.draw(canvas, str(number), (x, box.centery), style, "lm", colour, room).right


def count_width(screen: Screen, count: Count, style: TextStyle, icon: int) -> int:
    """Return the width of a sign and its number in pixels, if nothing is cut."""
    return icon + screen.px(2) + text.measure(screen, str(count[1]), style)[0]


def draw_counts(
    canvas: Canvas, area: Rect, counts: Sequence[Count], style: TextStyle, icon: int
) -> None:
    """Draw counts in cells of equal width."""
    cells = row(area, max(1, len(counts)), 0)
    icon = min(icon, cells[0].w * _ICON // 100)
    for count, cell in zip(counts, cells, strict=False):
        draw_count(canvas, cell, count, style, icon)


def draw_run(
    canvas: Canvas, area: Rect, counts: Sequence[Count], style: TextStyle, icon: int
) -> None:
    """Draw counts one after the other, closer together if there are many."""
    if counts:
        wide = min(area.w // len(counts), icon + canvas.px(24))
        draw_counts(canvas, Rect(area.x, area.y, wide * len(counts), area.h), counts, style, icon)
