"""The path of a walk: a dotted line with an arrow head."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.tikal.rules.board import NEIGHBOURS
from game.tikal.table.board import ink
from game.tikal.table.board.geometry import Layout, Point
from game.ui import theme
from game.ui.screen import Canvas

_STEP: Final = 0.085
_DOT: Final = 0.024
_RIM: Final = 0.011
_HEAD: Final = 0.075
_BEND: Final = 0.2
"""How far a secret path between camps swings out, in lengths of the path."""
_VIA: Final[Point] = (0.0, 0.13)
"""Where the line crosses a hexagon: below its middle, in front of temples."""
_START: Final = 0.16
_END: Final = 0.12
"""How much of the line is left out at its start, for the figures, and at its end, for a number; in
widths of a hexagon."""
_LEAST: Final = 90
_MOST: Final = 240
"""The widths of a hexagon in dp between which the size of dots grows with the hexagons."""
_FINE: Final = 40
"""The number of points of a curve between two hexagons."""


def draw_route(canvas: Canvas, path: Sequence[int], layout: Layout) -> None:
    """Draw the path through these spaces, two or more, to the middle of the last one."""
    width = min(max(layout.width, canvas.px(_LEAST)), canvas.px(_MOST))
    start, end = _START * layout.width, _END * layout.width
    dots = _spaced(_line(path, layout), _STEP * width, start, end)
    if len(dots) < 2:
        return
    for grow, colour in ((_RIM, theme.SKY_DARK), (0.0, theme.CREAM)):
        radius = (_DOT + grow) * width
        for dot in dots[:-1]:
            ink.lay(canvas.surface, _dot(radius, colour), dot)
    ink.lay(canvas.surface, _head(width, _direction(dots)), dots[-1])


def _line(path: Sequence[int], layout: Layout) -> list[Point]:
    """Return a fine line through all spaces; between camps that are no neighbours it swings out."""
    points = [layout.beside(path[0], _VIA)]
    for here, there in pairwise(path):
        bend = 0.0 if there in NEIGHBOURS[here] else _BEND
        points += _arc(layout.beside(here, _VIA), layout.beside(there, _VIA), bend)
    return points


def _arc(a: Point, b: Point, bend: float) -> list[Point]:
    """Return the points of a curve from a to b, which swings out by ``bend`` of its length."""
    over = (a[0] + b[0]) / 2 + (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (a[0] - b[0]) * bend
    return [_on_arc(a, over, b, i / _FINE) for i in range(1, _FINE + 1)]


def _on_arc(a: Point, over: Point, b: Point, t: float) -> Point:
    """Return the point at ``t`` (0 to 1) of the quadratic curve from a by ``over`` to b."""
    u = 1 - t
    return (
        u * u * a[0] + 2 * u * t * over[0] + t * t * b[0],
        u * u * a[1] + 2 * u * t * over[1] + t * t * b[1],
    )


def _spaced(line: Sequence[Point], step: float, start: float, end: float) -> list[Point]:
    """Return points of a line at equal distances, without ``start`` and ``end`` pixels at its
    ends."""
    dots: list[Point] = []
    left = sum(math.dist(a, b) for a, b in pairwise(line)) - end
    passed = -start
    left -= start
    for (x0, y0), (x1, y1) in pairwise(line):
        length = math.hypot(x1 - x0, y1 - y0)
        while length and passed + length >= len(dots) * step <= left:
            t = max(0.0, (len(dots) * step - passed) / length)
            dots.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
        passed += length
    return dots


def _direction(dots: Sequence[Point]) -> int:
    """Return the angle in which the line arrives, in whole degrees so that few heads are drawn."""
    (x0, y0), (x1, y1) = dots[-2], dots[-1]
    return round(math.degrees(math.atan2(y1 - y0, x1 - x0)))


def _dot(radius: float, colour: theme.Colour) -> pygame.Surface:
    size = max(2, round(2 * radius)), max(2, round(1.7 * radius))

    def paint(large: pygame.Surface) -> None:
        pygame.draw.ellipse(large, colour, large.get_rect())

    return ink.smooth(("dot", colour), size, paint)


def _head(width: float, degrees: int) -> pygame.Surface:
    """Return the picture of an arrow head that points in this direction."""
    side = round(_HEAD * 2.6 * width)

    def paint(large: pygame.Surface) -> None:
        middle = large.get_width() / 2
        for reach, colour in ((1.0, theme.SKY_DARK), (0.68, theme.CREAM)):
            points = [
                (
                    middle + reach * middle * math.cos(math.radians(degrees + turn)),
                    middle + reach * middle * math.sin(math.radians(degrees + turn)),
                )
                for turn in (0, 135, 225)
            ]
            pygame.draw.polygon(large, colour, points)

    return ink.smooth(("head", degrees), (side, side), paint)
