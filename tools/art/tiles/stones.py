"""Slabs on a bed of sand, 1 to 3 on a side: what a step over that side costs."""

import math
from random import Random

from tools.art import palette
from tools.art.catalogue import SIDES, STONE_SLOPES
from tools.art.kit.materials import masonry
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import prism
from tools.art.palette import linear, mix

_APART = 0.235
_RADIUS = 0.112
_GREY = mix(palette.STONE, linear("#a9a294"), 0.55)
_SEED = 51


def build(slope: str, count: int) -> None:
    """The stones of one side, in the middle of the scene, along the sides of this slope."""
    chance, mesh = Random(_SEED + count), Mesh()
    side = at(turn=math.radians(SIDES[STONE_SLOPES[slope][0]]) + math.pi / 2)
    bed = _bed(count)
    mesh.add(bed, [tuple(range(len(bed)))], palette.SAND, side)
    for number in range(count):
        corners = 8
        outline = []
        for corner in range(corners):
            turn = 2 * math.pi * (corner + 0.5) / corners + chance.uniform(-0.10, 0.10)
            radius = _RADIUS * chance.uniform(0.93, 1.06)
            outline.append((radius * math.cos(turn), radius * math.sin(turn) * 0.92))
        tone = mix(_GREY, palette.STONE_WARM, 0.5 * chance.random())
        where = side @ at((number - (count - 1) / 2) * _APART)
        prism(mesh, outline, (0, 0.05), tone, where, flare=1.05, closed=False)
    mesh.show(masonry(), bevel=0.014)


def _bed(count: int, corners: int = 40) -> list[tuple[float, float, float]]:
    """The outline of trodden earth that ties the slabs together."""
    reach, points = 0.17 + 0.115 * (count - 1), []
    for corner in range(corners):
        turn = 2 * math.pi * corner / corners
        wave = 1 + 0.10 * math.sin(3 * turn + count) + 0.05 * math.sin(7 * turn)
        points.append((reach * math.cos(turn) * wave, 0.135 * math.sin(turn) * wave, 0.004))
    return points
