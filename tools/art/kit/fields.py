"""Soft steps, noise and the hexagon's measure: numbers that vary over the ground."""

import math

from mathutils import Vector, noise

from tools.art.catalogue import APOTHEM, SIDES


def smooth(start: float, end: float, value: float) -> float:
    """0 up to ``start``, 1 from ``end`` on, an S-curve between; works downwards, too."""
    share = max(0.0, min(1.0, (value - start) / (end - start)))
    return share * share * (3 - 2 * share)


def layered(x: float, y: float, z: float = 0, frequency: float = 1, octaves: int = 3) -> float:
    """Noise from -1 to 1, mostly near 0; z picks another field."""
    total = reach = 0.0
    strength = 1.0
    for octave in range(octaves):
        where = Vector((x * frequency, y * frequency, z * frequency + 7.3 * octave))
        total += strength * noise.noise(where)
        reach += strength
        strength *= 0.5
        frequency *= 2
    return total / reach


def outwards(x: float, y: float) -> float:
    """0 in the hexagon's middle, 1 all along its border."""
    return max(abs(y), abs(x) * APOTHEM + abs(y) * 0.5) / APOTHEM


_SIDE_MIDDLES = [
    (APOTHEM * math.cos(math.radians(turn)), APOTHEM * math.sin(math.radians(turn)))
    for turn in SIDES.values()
]


def to_side_middle(x: float, y: float) -> float:
    """Distance to the nearest middle of a side, where the stones of the paths lie."""
    return min(math.hypot(x - side_x, y - side_y) for side_x, side_y in _SIDE_MIDDLES)
