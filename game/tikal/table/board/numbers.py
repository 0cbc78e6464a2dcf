"""All numbers of a hexagon, each in its place.

Strengths of groups lie on either side. In the middle lie, from top to
bottom: who leads on a temple, the room for a cost, and the temple's number (``labels``).
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.tikal.rules.scoring import strongest_seat
from game.tikal.rules.state import NONE, State
from game.tikal.table.board import ink, labels
from game.tikal.table.board.geometry import Layout, Point, is_compact
from game.tikal.table.board.slots import SQUARE, Stand, stands_on
from game.ui import text, theme
from game.ui.screen import Canvas

# A group's strength, where a worker counts 1 and the leader 3, is a dark number on a plate in its
# seat's shape and light colour, which is unlike a temple's number, a cost or points.

_HIGH: Final = 0.15
_COMPACT_HIGH: Final = 0.25
"""A plate's height in widths of a hexagon: on large hexagons, and on small ones, where it takes the
place of the figures."""
_LEAST: Final = 12
"""The least height of a plate in dp."""
_DROP: Final = 0.045
"""How far below the figures' feet the number lies, in widths of a hexagon."""
_FIGURES: Final = 0.8
_BESIDE: Final = 0.1
"""The height of the digits, and the room on either side of them, in heights of a plate."""
_RIM: Final = 0.09
_SHAPES: Final[dict[str, tuple[Point, ...]]] = {
    "blue": ((0.17, 0.0), (0.83, 0.0), (1.0, 1.0), (0.0, 1.0)),
    "white": ((0.16, 0.0), (0.84, 0.0), (1.0, 0.5), (0.84, 1.0), (0.16, 1.0), (0.0, 0.5)),
    "yellow": ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)),
}
"""The outline of a plate by its seat's mark: the triangle, diamond and square, widened to hold a
number. The plate of a circle has round ends."""


def strength_box(canvas: Canvas, stand: Stand, middle: Point, width: float) -> pygame.Rect:
    """Return the plate of a group's number, on a hexagon with this middle and width in pixels.

    The plate lies at the figures' feet or, on small hexagons, in their place, within its column.
    """
    small, (x, y) = is_compact(canvas.screen, width), stand.foot
    part = _COMPACT_HIGH * stand.size if small else _HIGH
    high = max(canvas.px(_LEAST), round(part * width))
    figures = text.measure(canvas.screen, str(stand.group.number), _style(canvas, high))[0]
    column = SQUARE / 3 * width if small else 2 * high
    wide = round(max(figures, min(column, max(high, figures + 2 * _BESIDE * high))))
    edge = (SQUARE * width - wide) / 2
    across = max(-edge, min(edge, x * width))
    down = (y + _DROP * stand.size) * width
    if small:
        # keep the two plates of a column apart
        down = y and math.copysign(max(abs(y) * width, high / 2), y)
    box = pygame.Rect(0, 0, wide, high)
    box.center = round(middle[0] + across), round(middle[1] + down)
    return box


def _style(canvas: Canvas, high: int) -> theme.TextStyle:
    size = max(theme.SMALLEST, _FIGURES * high / canvas.screen.scale)
    return replace(theme.CHIP, size=size, most=0)


def draw_strengths(
    canvas: Canvas, here: Sequence[Stand], marks: Sequence[str], middle: Point, width: float
) -> None:
    """Draw the numbers of the groups on a hexagon with this middle and width in pixels."""
    for stand in here:
        if stand.group.number:
            box = strength_box(canvas, stand, middle, width)
            plate = _plate(marks[stand.group.seat], box.size)
            ink.blit_centred(canvas.surface, plate, box.center)
            text.draw(canvas, str(stand.group.number), box.center, _style(canvas, box.h))


def _plate(mark: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a plate in the shape and colour of a seat's mark, with a dark rim."""
    colours = theme.INK, theme.SEAT_LIGHT[mark]

    def paint(large: pygame.Surface) -> None:
        rim = round(_RIM * large.get_height())
        inner = large.get_rect().inflate(-2 * rim, -2 * rim)
        for box, colour in zip((large.get_rect(), inner), colours, strict=True):
            if mark in _SHAPES:
                points = [(box.x + x * box.w, box.y + y * box.h) for x, y in _SHAPES[mark]]
                pygame.draw.polygon(large, colour, points)
            else:
                pygame.draw.rect(large, colour, box, border_radius=box.h // 2)

    return ink.supersampled(("strength", mark), size, paint)


# All numbers of a hexagon.


def draw_numbers(
    canvas: Canvas, state: State, space: int, marks: Sequence[str], layout: Layout
) -> None:
    """Draw the numbers of an explored hexagon.

    A guarded temple shows no leading seat, since the guard shows who is paid.
    """
    middle, width = layout.centre(space), layout.width
    here = stands_on(state, space, layout.seen(canvas.screen))
    draw_strengths(canvas, here, marks, middle, width)
    value = state.value[space]
    if not value:
        return
    labels.draw_number(canvas, value, labels.number_at(canvas, middle, width), width)
    if here and state.guard[space] == NONE:
        leads = strongest_seat(state, space)
        mark = None if leads == NONE else marks[leads]
        box = labels.leading_seat_box(canvas, middle, width)
        labels.draw_leading_seat(canvas, mark, box)
