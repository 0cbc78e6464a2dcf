"""The blank with its rim, and ways to put a relief on it."""

import math
from collections.abc import Callable, Sequence

from mathutils import Matrix, Vector

from tools.art.kit.materials import Finish
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import Flat, ball, box, grid_faces, lathe, prism
from tools.art.palette import Colour, linear

GOLD, IVORY, DARK = linear("#f0ae2c"), linear("#f6ead0"), linear("#2a1d16")
RED, JADE = linear("#a8321f"), linear("#1f8f86")
NIGHT, CLAY, LIME = linear("#2c2a3c"), linear("#8c3320"), linear("#e9d9b4")
SKY, PLUM, OCHRE = linear("#2f6f9a"), linear("#5a2342"), linear("#c98a3a")
YELLOW, LEAF = linear("#f7cf45"), linear("#8fc04a")

_FIELD, _OUTER = 0.79, 0.985
_MIDDLE, _LOW = (_FIELD + _OUTER) / 2, 0.12
"""Radius and height of the rim's groove, where its pattern lies."""
_MATT = Finish(rough=0.55, uneven=0.08, grain=5, shine=0.3)
_METAL = Finish(rough=0.35, uneven=0.06, grain=4, metal=0.35, shine=0.5)


def show_disc(ground: Colour, rim: Colour, pattern: str) -> None:
    """The blank: its field, its rim, and one of the patterns below on the rim."""
    mesh = Mesh()
    lathe(mesh, [(0.001, 0.10), (_FIELD, 0.10)], ground, 96)
    lathe(mesh, _RIM, rim, 96)
    mesh.show(Finish(rough=0.55, uneven=0.10, grain=5, shine=0.3))
    marks = Mesh()
    if pattern == "plain":
        _groove(marks, _MIDDLE - 0.03, _MIDDLE + 0.03, 0.14)
    elif pattern == "dark":
        _groove(marks, _FIELD + 0.05, _OUTER - 0.03, 0.15)
    elif pattern == "quarters":
        _quarters(marks)
    else:
        count, draw = _PATTERNS[pattern]
        for number in range(count):
            where = at(turn=2 * math.pi * (number + 0.5) / count) @ at(_MIDDLE, 0, _LOW)
            draw(marks, where, rim)
    marks.show(Finish(rough=0.6, uneven=0.08), bevel=0.012)


_RIM = [
    (_FIELD, 0.10),
    (_FIELD + 0.012, 0.20),
    (_FIELD + 0.045, 0.20),
    (_FIELD + 0.06, 0.12),
    (_OUTER - 0.04, 0.12),
    (_OUTER - 0.025, 0.20),
    (_OUTER, 0.19),
    (1.0, 0.12),
    (1.0, 0),
]


def _groove(mesh: Mesh, inner: float, outer: float, top: float) -> None:
    lathe(mesh, [(inner, _LOW), (inner, top), (outer, top), (outer, _LOW)], DARK, 96)


def _quarters(mesh: Mesh) -> None:
    for quarter in range(4):
        for block in (-1, 0, 1):
            turn = math.pi / 4 + quarter * math.pi / 2 + block * 0.2
            box(mesh, (0.15, 0.11, 0.05), DARK, at(turn=turn) @ at(_MIDDLE, 0, _LOW))


def _bead(mesh: Mesh, where: Matrix, rim: Colour) -> None:
    ball(mesh, 0.062, rim, where, fineness=2, squash=(1, 1, 0.9))


def _notch(mesh: Mesh, where: Matrix, _rim: Colour) -> None:
    box(mesh, (0.15, 0.15, 0.05), DARK, where)


def _tooth(mesh: Mesh, where: Matrix, _rim: Colour) -> None:
    prism(mesh, [(-0.085, -0.105), (0.085, 0), (-0.085, 0.105)], (0, 0.05), DARK, where)


def _strand(mesh: Mesh, where: Matrix, _rim: Colour) -> None:
    box(mesh, (0.20, 0.07, 0.06), DARK, where @ at(turn=0.75))


def _ring(mesh: Mesh, where: Matrix, _rim: Colour) -> None:
    lathe(mesh, [(0.088, 0), (0.088, 0.06), (0.001, 0.06)], DARK, 16, where)
    ball(mesh, 0.038, IVORY, where @ at(0, 0, 0.06), fineness=2, squash=(1, 1, 0.6))


def _step(mesh: Mesh, where: Matrix, _rim: Colour) -> None:
    box(mesh, (0.14, 0.22, 0.03), DARK, where)
    box(mesh, (0.06, 0.38, 0.03), DARK, where @ at(-0.05))


_PATTERNS: dict[str, tuple[int, Callable[[Mesh, Matrix, Colour], None]]] = {
    "beads": (20, _bead),
    "notches": (16, _notch),
    "teeth": (22, _tooth),
    "rope": (26, _strand),
    "rings": (12, _ring),
    "steps": (12, _step),
}


def raise_up(mesh: Mesh, bevel: float = 0.035, *, metal: bool = False) -> None:
    """Puts a part of the relief on the blank, its edges rounded."""
    mesh.show(_METAL if metal else _MATT, bevel, 3)


def plateau(
    mesh: Mesh, outline: Flat, colour: Colour, top: float = 0.24, where: Matrix | None = None
) -> None:
    """A flat relief that stands on the field."""
    prism(mesh, outline, (0.09, top), colour, where)


def boss(
    mesh: Mesh,
    radius: float,
    heights: tuple[float, float],
    colour: Colour,
    place: tuple[float, float],
) -> None:
    """A low round stud."""
    low, top = heights
    lathe(mesh, [(radius, low), (radius, top), (0.001, top)], colour, 14, at(*place))


def ridge(
    mesh: Mesh,
    path: Sequence[tuple[float, float, float]],
    heights: tuple[float, float],
    colour: Colour,
) -> None:
    """A rounded ridge along a path of places and half widths."""
    points, last, across = [], len(path) - 1, 7
    for number, (x, y, half) in enumerate(path):
        start, end = path[max(0, number - 1)], path[min(last, number + 1)]
        along = Vector((end[0] - start[0], end[1] - start[1])).normalized()
        for step in range(across):
            u = -1 + 2 * step / (across - 1)
            z = heights[0] + (heights[1] - heights[0]) * math.sqrt(max(0, 1 - u * u))
            points.append((x - along.y * half * u, y + along.x * half * u, z))
    faces = [face[::-1] for face in grid_faces(len(path), across)]
    mesh.add(points, faces, colour, rounded=True)


def arc(
    x: float,
    y: float,
    radius: float,
    turns: tuple[float, float],
    *,
    steps: int = 14,
    squash: float = 1,
) -> Flat:
    """A part of an ellipse in degrees; its height is squashed."""
    start, end = turns
    out = []
    for step in range(steps + 1):
        turn = math.radians(start + (end - start) * step / steps)
        out.append((x + radius * math.cos(turn), y + radius * squash * math.sin(turn)))
    return out


def mirrored(outline: Flat, side: int) -> Flat:
    """The outline as it is (1) or seen in a mirror (-1), always turning the same way."""
    return [(side * x, y) for x, y in outline][::side]
