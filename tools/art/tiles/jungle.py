"""A clearing in the jungle."""

import math
from random import Random

from tools.art import palette
from tools.art.kit.fields import layered, smooth
from tools.art.kit.ground import earth, grass, plant, slab
from tools.art.kit.materials import masonry
from tools.art.kit.mesh import Mesh, stand
from tools.art.kit.plants import Flora
from tools.art.kit.shapes import rock
from tools.art.palette import Colour, mix

_MIDDLE = (0, -0.06)


def build(seed: int) -> None:
    """Another seed grows another jungle."""
    chance, flora = Random(seed), Flora()
    slab(_paint, _height)
    plant(chance, flora, clearing=0.33, middle=_MIDDLE, side=0.27)
    rocks = Mesh()
    for number in range(6):
        turn = chance.uniform(0, 6.28)
        place = (0.26 * math.cos(turn), _MIDDLE[1] + 0.24 * math.sin(turn), 0)
        rock(rocks, place, chance.uniform(0.018, 0.035), number, palette.STONE_DARK)
    rocks.show(masonry())
    for _ in range(5):
        turn = chance.uniform(0, 6.28)
        fern = chance.choice(flora.ferns)
        place = (0.28 * math.cos(turn), _MIDDLE[1] + 0.26 * math.sin(turn), 0)
        stand(fern, place, chance.uniform(0, 6), 0.6)


def _height(x: float, y: float) -> float:
    return 0.03 * layered(x, y, 2, 3) * smooth(0.1, 0.45, math.hypot(x, y))


def _paint(x: float, y: float) -> Colour:
    off = math.hypot(x, (y - _MIDDLE[1]) * 1.05) + 0.07 * layered(x, y, 1, 3.2)
    green = mix(grass(x, y), palette.MOSS, smooth(0.45, 0.75, off))
    trodden = mix(palette.GRASS, earth(x, y, contrast=1.2), 0.75)
    return mix(green, trodden, smooth(0.36, 0.18, off) * 0.85)
