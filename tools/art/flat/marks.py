"""The players' marks as emblems, and the action points as sun stones."""

import math

from PIL import Image

from tools.art.flat.pen import Pen
from tools.art.palette import FIFTH, INK, MARKS

_RINGS = (0.445, 0.385, 0.32)
"""Radii of dark edge, rim and colour, in sheet sides."""
_TRIANGLE_RINGS = (0.445, 0.385 * 0.93, 0.32 * 0.82)


def mark(player: str, size: int) -> Image.Image:
    """The emblem of a player at this size in pixels."""
    shape, colour, rim, _ = (MARKS | FIFTH)[player]
    pen = Pen(size, 1)
    rings = _TRIANGLE_RINGS if shape == "triangle" else _RINGS
    for radius, fill in zip(rings, (INK, rim, colour), strict=True):
        if shape == "circle":
            pen.disc(0.5, 0.5, radius, fill)
        else:
            pen.polygon(_corners(shape, radius), fill)
    return pen.picture


def _corners(shape: str, radius: float) -> list[tuple[float, float]]:
    if shape == "triangle":
        reach = radius * 1.22
        turns = [math.radians(degrees) for degrees in (-90, 30, 150)]
        return [(0.5 + reach * math.cos(t), 0.572 + reach * math.sin(t)) for t in turns]
    if shape == "square":
        near, far = 0.5 - radius * 0.84, 0.5 + radius * 0.84
        return [(near, near), (far, near), (far, far), (near, far)]
    if shape == "cross":
        return _cross(radius)
    down = radius * 1.1
    across = down * 0.84
    return [(0.5, 0.5 - down), (0.5 + across, 0.5), (0.5, 0.5 + down), (0.5 - across, 0.5)]


def _cross(radius: float) -> list[tuple[float, float]]:
    """Four equal arms; the rings keep the same width all round."""
    long, arm = radius * 1.06, radius - 0.255
    quarter = [(arm, -long), (arm, -arm), (long, -arm)]
    turned = [
        (x * cos - y * sin, x * sin + y * cos)
        for cos, sin in ((1, 0), (0, 1), (-1, 0), (0, -1))
        for x, y in quarter
    ]
    return [(0.5 + x, 0.5 + y) for x, y in turned]


def pip(full: bool, size: int) -> Image.Image:
    """An action point: a gold sun stone, or its empty socket."""
    pen = Pen(size, 1)
    if full:
        _rays(pen)
        pen.disc(0.5, 0.5, 0.42, "#5c3608")
        pen.disc(0.5, 0.5, 0.385, "#f0a51e")
        pen.disc(0.485, 0.48, 0.30, "#ffd45e")
        pen.disc(0.5, 0.5, 0.19, "#b86a10")
        pen.disc(0.49, 0.485, 0.15, "#fff0b8")
    else:
        pen.disc(0.5, 0.5, 0.42, "#2b1a0e")
        pen.disc(0.51, 0.515, 0.37, "#4a2f1a")
        pen.disc(0.52, 0.53, 0.30, "#3a2413")
    return pen.picture


def _rays(pen: Pen) -> None:
    for ray in range(8):
        turn = math.radians(45 * ray + 22.5)
        corners = ((0.49, turn), (0.36, turn + 0.34), (0.36, turn - 0.34))
        pen.polygon([(0.5 + r * math.cos(a), 0.5 + r * math.sin(a)) for r, a in corners], "#7a4a10")
