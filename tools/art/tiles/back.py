"""The back of all hexagons: carved green stone with a face of the sun."""

import math

from tools.art import palette
from tools.art.kit.fields import layered
from tools.art.kit.ground import slab
from tools.art.kit.materials import Finish
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import box, lathe, prism
from tools.art.palette import linear, mix

_GREEN, _GREEN_LIGHT, _LINE = linear("#2f5a41"), linear("#3f7350"), linear("#c9b98f")


def build() -> None:
    """The hexagon face down."""
    slab(lambda x, y: mix(_GREEN, _GREEN_LIGHT, 0.5 + layered(x, y, 0, 4)))
    mesh = Mesh()
    _band(mesh, 0.82, 0.88)
    _band(mesh, 0.55, 0.575)
    for sector in range(6):
        _fret(mesh, math.radians(60 * sector + 30))
    _sun(mesh)
    mesh.show(Finish(rough=0.6, uneven=0.15, grain=8), bevel=0.006)


def _band(mesh: Mesh, inner: float, outer: float) -> None:
    for side in range(6):
        turns = math.radians(60 * side), math.radians(60 * side + 60)
        corners = ((inner, 0), (outer, 0), (outer, 1), (inner, 1))
        outline = [(r * math.cos(turns[t]), r * math.sin(turns[t])) for r, t in corners]
        prism(mesh, outline, (0, 0.03), _LINE, closed=False)


def _fret(mesh: Mesh, turn: float) -> None:
    gilded = mix(_LINE, palette.GOLD, 0.25)
    for width, off in ((0.34, 0.515), (0.22, 0.565), (0.10, 0.615)):
        box(mesh, (0.05, width, 0.035), gilded, at(turn=turn) @ at(off + 0.025))


def _sun(mesh: Mesh) -> None:
    face = [(0.0, 0.05), (0.20, 0.05), (0.22, 0.03), (0.225, 0)]
    ring = [(0.235, 0), (0.235, 0.045), (0.255, 0.045), (0.255, 0)]
    lathe(mesh, face, palette.GOLD, 40)
    for ray in range(12):
        outline = [(0.25, -0.045), (0.42, 0), (0.25, 0.045)]
        colour = palette.GOLD if ray % 2 else _LINE
        where = at(turn=math.radians(30 * ray + 15))
        prism(mesh, outline, (0, 0.04), colour, where, closed=False)
    lathe(mesh, ring, _LINE, 40)
    for side in (-1, 1):
        box(mesh, (0.075, 0.04, 0.03), palette.DARK, at(side * 0.085, 0.05, 0.045), 0.9)
    nose = mix(palette.GOLD, palette.IVORY, 0.3)
    box(mesh, (0.045, 0.11, 0.03), nose, at(0, -0.01, 0.045), 0.7)
    box(mesh, (0.13, 0.035, 0.03), palette.DARK, at(0, -0.115, 0.045), 0.9)
