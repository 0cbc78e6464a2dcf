"""Temples of 1 to 10 tiers: from a heap under trees to the painted temple of the sun.

The plants round about do not depend on the value, so that uncovering looks like growth when one
picture fades into the next.
"""

import math
from random import Random

from tools.art import palette
from tools.art.kit.fields import layered, smooth
from tools.art.kit.ground import earth, grass, plant, slab
from tools.art.kit.materials import FOLIAGE, masonry
from tools.art.kit.mesh import Mesh, stand
from tools.art.kit.plants import Flora
from tools.art.kit.shapes import clump
from tools.art.palette import Colour, mix
from tools.art.tiles.pyramid import MIDDLE, Pyramid

_MOSS = (0.62, 0.56, 0.50, 0.42, 0.33, 0.24, 0.14, 0.07, 0.02, 0)
_SEED = 11


def build(value: int) -> None:
    """The temple of this value with its jungle."""
    wild = 1 - (value - 1) / 9
    flora = Flora()
    slab(lambda x, y: _paint(x, y, wild))
    pyramid = Pyramid(Random(_SEED), value)
    pyramid.mesh.show(masonry(_MOSS[value - 1]), bevel=0.008)
    plant(
        Random(_SEED + 1),
        flora,
        clearing=0,
        middle=(0, MIDDLE),
        density=0.9,
        avoid=lambda x, y: _on_site(x, y) or (abs(x) < 0.17 and y < 0),
    )
    _reclaim(Random(_SEED + 2), flora, pyramid, wild)
    _overgrow(Random(_SEED + 3), flora, pyramid, wild)
    if value > 1:
        _hang_vines(Random(_SEED + 4), pyramid, round(26 * wild))
    _hide(flora, pyramid.tiers[0].top, value)


def _paint(x: float, y: float, wild: float) -> Colour:
    off = max(abs(x) / 0.62, abs(y - MIDDLE) / 0.56) + 0.1 * layered(x, y, 1, 3.2)
    green = mix(grass(x, y), palette.MOSS, smooth(0.9, 1.4, off))
    bare = earth(x, y, 0.45, 1.1)
    path = smooth(0.22, 0.1, abs(x) + 0.05 * layered(x, y, 9, 4))
    path *= smooth(-0.25, -0.45, y) * smooth(-0.86, -0.7, y)
    plaza = smooth(1.12, 0.82, off) * (1 - 0.75 * wild)
    return mix(mix(green, bare, plaza), bare, path)


def _on_site(x: float, y: float) -> bool:
    return abs(x) < 0.58 and abs(y - MIDDLE) < 0.50


def _reclaim(chance: Random, flora: Flora, pyramid: Pyramid, wild: float) -> None:
    """Plants where higher temples will stand; they go one after another."""
    base, middle = pyramid.base, pyramid.middle
    for _ in range(70):
        x, y = chance.uniform(-0.56, 0.56), chance.uniform(-0.46, 0.46) + MIDDLE
        small = chance.choice(flora.bushes + flora.ferns)
        big = chance.choice(flora.trees[:4] + flora.palms)
        scale, turn = chance.uniform(0.7, 1.05), chance.uniform(0, 6)
        kind, lasts = chance.random(), chance.random()
        covered = abs(x) < base + 0.06 and abs(y - middle) < (base + 0.03) * 0.86 + 0.04
        before_stairs = abs(x) < 0.2 and y < MIDDLE
        if covered or before_stairs or lasts > 0.35 + 0.75 * wild:
            continue
        if kind < 0.22 * wild + 0.04 and not (y < MIDDLE and abs(x) < 0.3):
            stand(big, (x, y, 0), turn, scale * 0.85)
        else:
            stand(small, (x, y, 0), turn, scale)


def _overgrow(chance: Random, flora: Flora, pyramid: Pyramid, wild: float) -> None:
    """Bushes and ferns on the edges of the tiers."""
    most, tiers = 46, pyramid.tiers
    for number in range(most):
        which, edge, face = chance.random(), chance.uniform(0.88, 1.0), chance.random()
        along, side = chance.uniform(-1, 1), chance.choice((-1, 1))
        group = flora.bushes if chance.random() < 0.55 else flora.ferns
        mesh = chance.choice(group)
        turn, scale = chance.uniform(0, 6), chance.uniform(0.6, 1.0) * (0.7 + 0.3 * wild)
        if number >= round(most * wild**1.3):
            continue
        tier = tiers[min(len(tiers) - 1, int(which * len(tiers)))]
        if face < 0.5:
            x, y = side * tier.across * edge, along * tier.deep
        else:
            x, y = along * tier.across, (-1 if face < 0.85 else 1) * tier.deep * edge
        if abs(x) >= 0.15 or y >= 0:
            stand(mesh, (x, y + pyramid.middle, tier.top - 0.01), turn, scale)


def _hang_vines(chance: Random, pyramid: Pyramid, count: int) -> None:
    vines, tiers, middle = Mesh("vines"), pyramid.tiers, pyramid.middle
    for number in range(count):
        level = chance.randrange(0, len(tiers))
        tier, foot = tiers[level], tiers[level - 1].top if level else 0
        south = chance.random() < 0.75
        along = chance.uniform(-0.95, 0.95) * tier.across
        if south and abs(along) < 0.15:
            along = math.copysign(0.17 + abs(along) * 0.4, along)
        for leaf in range(4):
            share = leaf / 3
            out = (tier.deep if south else tier.across) + 0.012 + share * 0.02
            x, y = -out, middle + along * 0.85
            if south:
                x, y = along + chance.uniform(-0.012, 0.012), middle - out
            place = (x, y, tier.top + (foot - tier.top) * share * 0.9)
            radius = chance.uniform(0.024, 0.038)
            seed = number + leaf * 0.3
            clump(vines, place, radius, palette.LEAF_A, seed, frequency=1.6, fineness=2)
    if vines:
        vines.show(FOLIAGE)


def _hide(flora: Flora, top: float, value: int) -> None:
    """Trees that grow on the lowest temples."""
    if value <= 3:
        stand(flora.trees[1], (-0.2, MIDDLE + 0.16, top), 1, 0.8)
    if value <= 2:
        stand(flora.palms[0], (0.22, MIDDLE + 0.16, top), 2, 0.8)
    if value == 1:
        stand(flora.trees[3], (0.17, MIDDLE + 0.05, top), 2, 0.7)
        stand(flora.trees[5], (-0.25, MIDDLE - 0.05, top), 2, 0.55)
