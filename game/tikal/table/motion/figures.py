"""Figures on their ways: they hop, dive, come up and go down, with a shadow on the ground."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.tikal.table.board import ink, pieces
from game.tikal.table.board.geometry import Point
from game.tikal.table.board.slots import Stand
from game.tikal.table.motion.moves import AtSeat, Dive, Figure, Rise, Sink, Walk
from game.tikal.table.motion.sight import Sight
from game.ui import theme
from game.ui.painting.animation import arch, eased, slowing
from game.ui.screen import Canvas

_HOP: Final = 0.075
_ARRIVAL: Final = 0.5
"""How high a hop goes, and the way from a seat's panel, in widths of a hexagon."""
_TALL: Final = 0.4
"""More than any figure's height."""
_SHADOW: Final = (0.17, 0.08)
_SHADOW_ALPHA: Final = 110


def draw_walk(canvas: Canvas, sight: Sight, move: Walk, t: float) -> None:
    """Hop after hop along the route; who arrives comes in one great arc."""
    points = [sight.pixel(place) for place in move.route]
    height = _ARRIVAL if isinstance(move.route[0], AtSeat) else _HOP
    way = eased(t)
    foot = _along(points, way)
    lift = height * sight.width * arch(move.hops * way % 1 if way < 1 else 0.0)
    _draw_shadow(canvas, sight, move.figure, foot, lift)
    _draw(canvas, sight, move.figure, (foot[0], foot[1] - lift))


def draw_dive(canvas: Canvas, sight: Sight, move: Dive, t: float) -> None:
    """Down at one point in the first half, up at the other in the second."""
    if t < 0.5:
        _draw_sunk(canvas, sight, move.figure, move.start, eased(2 * t))
    else:
        _draw_sunk(canvas, sight, move.figure, move.goal, 1 - slowing(2 * t - 1))


def draw_rise(canvas: Canvas, sight: Sight, move: Rise, t: float) -> None:
    """Up out of the ground."""
    _draw_sunk(canvas, sight, move.figure, move.at, 1 - slowing(t))


def draw_sink(canvas: Canvas, sight: Sight, move: Sink, t: float) -> None:
    """Down into the ground."""
    _draw_sunk(canvas, sight, move.figure, move.at, eased(t))


def _along(points: Sequence[Point], way: float) -> Point:
    """The point after a part of the way along a line."""
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    left = way * sum(lengths)
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if left <= length:
            part = left / length if length else 0.0
            return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
        left -= length
    return points[-1]


def _draw(canvas: Canvas, sight: Sight, figure: Figure, foot: Point) -> None:
    board = sight.board
    stand = Stand(figure.group, (0.0, 0.0), figure.size)
    draw = pieces.draw_mark if board.seen.compact else pieces.draw_stand
    draw(canvas, stand, board.marks[figure.group.seat], foot, sight.width)


def _draw_sunk(canvas: Canvas, sight: Sight, figure: Figure, at: Point, part: float) -> None:
    """A figure that is in the ground by a part of its height."""
    x, y = sight.board.layout.at(at)
    tall = _TALL * figure.size * sight.width
    below = tall / 4
    clip = canvas.surface.get_clip()
    ground = pygame.Rect(round(x - tall), round(y - 2 * tall), round(2 * tall), 0)
    ground.h = round(y + below) - ground.y
    canvas.surface.set_clip(clip.clip(ground))
    _draw(canvas, sight, figure, (x, y + part * (tall + below)))
    canvas.surface.set_clip(clip)


def _draw_shadow(canvas: Canvas, sight: Sight, figure: Figure, foot: Point, lift: float) -> None:
    """Smaller the higher the figure is."""
    near = 1 / (1 + 4 * lift / sight.width)
    unit = round(figure.size * sight.width * near / 4) * 4
    size = max(2, round(_SHADOW[0] * unit)), max(2, round(_SHADOW[1] * unit))

    def paint(large: pygame.Surface) -> None:
        pygame.draw.ellipse(large, ink.thin(theme.SHADOW, _SHADOW_ALPHA), large.get_rect())

    ink.lay(canvas.surface, ink.smooth("shadow", size, paint), foot)
