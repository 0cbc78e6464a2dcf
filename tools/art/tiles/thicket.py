"""A clump of plants as it grows at the edge of a court: seen alone, with its shadow."""

import math
from random import Random

from tools.art.kit.mesh import stand
from tools.art.kit.plants import Flora

_REACH = 0.24
"""How far from the middle the outermost plants stand, in units of the scene."""


def build(seed: int) -> None:
    """Another seed grows another clump: tall plants in the middle, low ones around."""
    chance, flora = Random(seed), Flora()
    for tall in chance.sample((flora.palms, flora.bananas, flora.trees, flora.trees), 2):
        place = (chance.uniform(-0.12, 0.12), chance.uniform(-0.02, 0.10), 0)
        stand(chance.choice(tall), place, chance.uniform(0, 6), 0.85)
    count = 10
    for number in range(count):
        turn = 2 * math.pi * number / count + chance.uniform(-0.3, 0.3)
        far = _REACH * chance.uniform(0.5, 1.0)
        kind = chance.choice((flora.ferns, flora.bushes, flora.ferns, flora.bananas, flora.flowers))
        place = (far * math.cos(turn), far * math.sin(turn), 0)
        stand(chance.choice(kind), place, chance.uniform(0, 6), chance.uniform(0.7, 1.0))
