"""Slabs, 1 to 3 on a side: what a step over that side costs.

Each lies apart in a dark bed of its own, so that they are counted at a glance at 60 pixels.
"""

import math
from random import Random

from tools.art.catalogue import SIDES, STONE_SLOPES
from tools.art.kit.materials import masonry
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import prism
from tools.art.palette import linear, mix

_APART = 0.262
_RADIUS = 0.112
_BED = 1.20
"""How much wider than its slab a bed is."""
_EARTH = linear("#3a2a18")
_PALE, _WARM = linear("#d9cdae"), linear("#b9ab8c")
_SEED = 51


def build(slope: str, count: int) -> None:
    """The stones of one side, in the middle of the scene, along the sides of this slope."""
    chance, mesh = Random(_SEED + count), Mesh()
    side = at(turn=math.radians(SIDES[STONE_SLOPES[slope][0]]) + math.pi / 2)
    for number in range(count):
        corners = 8
        outline = []
        for corner in range(corners):
            turn = 2 * math.pi * (corner + 0.5) / corners + chance.uniform(-0.10, 0.10)
            radius = _RADIUS * chance.uniform(0.93, 1.06)
            outline.append((radius * math.cos(turn), radius * math.sin(turn) * 0.92))
        tone = mix(_PALE, _WARM, chance.random())
        where = side @ at((number - (count - 1) / 2) * _APART)
        bed = [(x * _BED, y * _BED) for x, y in outline]
        prism(mesh, bed, (0, 0.012), _EARTH, where, closed=False)
        prism(mesh, outline, (0, 0.055), tone, where, flare=1.05, closed=False)
    mesh.show(masonry(), bevel=0.014)
