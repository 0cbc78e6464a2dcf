"""Trees, palms and undergrowth: a few meshes each, copied many times."""

import math
from random import Random

import bpy
from mathutils import Matrix

from tools.art import palette
from tools.art.kit.materials import FOLIAGE, Finish
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import ball, clump, cylinder
from tools.art.palette import Colour, mix

Leaves = tuple[Colour, Colour]
_LEAVES = (palette.LEAF_A, palette.LEAF_B, palette.LEAF_C)
_PETALS = Finish(rough=0.6, uneven=0)


class Flora:
    """One of each plant, made anew for every scene."""

    def __init__(self) -> None:
        self.trees = [
            _tree(i, _LEAVES[i % 3], 0.16 + 0.03 * (i % 3), 0.165 - 0.012 * (i % 4))
            for i in range(6)
        ]
        self.palms = [_palm(20 + i, 0.26 + 0.05 * i) for i in range(3)]
        mixed = (palette.LEAF_B[0], palette.LEAF_A[1])
        self.ferns = [_fern(30 + i, mixed) for i in range(3)] + [_fern(34, palette.LEAF_C)]
        self.bananas = [_banana(40), _banana(41)]
        self.bushes = [_bush(50 + i, _LEAVES[i % 3]) for i in range(4)]
        self.flowers = [_flowers(60 + i, colour) for i, colour in enumerate(palette.FLOWERS)]


def _tree(seed: int, leaves: Leaves, height: float, radius: float) -> bpy.types.Mesh:
    chance, mesh, around = Random(seed), Mesh(f"tree{seed}"), 6
    cylinder(mesh, (0.035, 0.022), (0, height), palette.TRUNK, sides=8)
    clump(mesh, (0, 0, height + radius * 0.35), radius * 0.72, leaves, seed)
    for i in range(around):
        turn = 2 * math.pi * i / around + chance.uniform(-0.3, 0.3)
        reach = radius * chance.uniform(0.5, 0.68)
        lift = height + chance.uniform(-0.05, 0.1) * radius
        place = (math.cos(turn) * reach, math.sin(turn) * reach, lift)
        clump(mesh, place, radius * chance.uniform(0.40, 0.56), leaves, seed + i * 0.37, fineness=3)
    return mesh.data(FOLIAGE)


def _palm(seed: int, height: float) -> bpy.types.Mesh:
    chance, mesh, around = Random(seed), Mesh(f"palm{seed}"), 10
    lean_x, lean_y = chance.uniform(-0.05, 0.05), chance.uniform(-0.04, 0.04)
    for i in range(5):
        share, after = i / 5, (i + 1) / 5
        radii = (0.026 - 0.008 * share, 0.022 - 0.008 * share)
        heights = (height * share, height * after + 0.005)
        where = at(lean_x * share * share, lean_y * share * share)
        cylinder(mesh, radii, heights, palette.TRUNK, where, sides=8, closed=False)
    rings = ((around, 0.21, 0.09, 0.17), (around - 4, 0.21 * 0.72, 0.14, 0.06))
    for ring, (count, length, rise, droop) in enumerate(rings):
        for i in range(count):
            turn = 2 * math.pi * (i + ring * 0.5) / count + chance.uniform(-0.15, 0.15)
            size = (length * chance.uniform(0.88, 1.08), 0.034)
            where = at(lean_x, lean_y, height, turn=turn)
            _frond(mesh, size, (rise, droop), palette.PALM, where)
    return mesh.data(FOLIAGE)


def _fern(seed: int, leaves: Leaves) -> bpy.types.Mesh:
    chance, mesh = Random(seed), Mesh(f"fern{seed}")
    for i in range(8):
        turn = 2 * math.pi * i / 8 + chance.uniform(-0.25, 0.25)
        size = (0.10 * chance.uniform(0.75, 1.1), 0.02)
        _frond(mesh, size, (0.09, 0.07), leaves, at(turn=turn), joints=6, serration=0.6)
    return mesh.data(FOLIAGE)


def _banana(seed: int) -> bpy.types.Mesh:
    chance, mesh = Random(seed), Mesh(f"ban{seed}")
    for i in range(6):
        turn = 2 * math.pi * i / 6 + chance.uniform(-0.3, 0.3)
        size = (0.17 * chance.uniform(0.8, 1.1), 0.038)
        _frond(mesh, size, (0.16, 0.10), palette.LEAF_C, at(turn=turn), joints=7, serration=0.9)
    return mesh.data(FOLIAGE)


def _bush(seed: int, leaves: Leaves) -> bpy.types.Mesh:
    chance, mesh, radius = Random(seed), Mesh(f"bush{seed}"), 0.07
    for i in range(3):
        turn = chance.uniform(0, 6.28)
        reach = radius * 0.55 * (i > 0)
        place = (math.cos(turn) * reach, math.sin(turn) * reach, radius * 0.35)
        size = radius * chance.uniform(0.6, 0.85)
        clump(mesh, place, size, leaves, seed + i, frequency=2.0, fineness=3)
    return mesh.data(FOLIAGE)


def _flowers(seed: int, colour: Colour) -> bpy.types.Mesh:
    chance, mesh = Random(seed), Mesh(f"flw{seed}")
    for _ in range(4):
        shade = mix(colour, palette.IVORY, 0.15 * chance.random())
        x, y = chance.uniform(-0.035, 0.035), chance.uniform(-0.03, 0.03)
        ball(mesh, 0.013, shade, at(x, y, 0.04 + chance.uniform(0, 0.03)), fineness=2)
    return mesh.data(_PETALS)


def _frond(
    mesh: Mesh,
    size: tuple[float, float],
    curve: tuple[float, float],
    leaves: Leaves,
    where: Matrix,
    *,
    joints: int = 9,
    serration: float = 0.55,
) -> None:
    """A leaf of length and half width that rises, droops and is folded along its middle."""
    (length, half), (rise, droop) = size, curve
    points, paint = [], []
    for joint in range(joints + 1):
        share = joint / joints
        width = 0.002
        if share < 1:
            cut = 1 if joint % 2 == 0 else serration
            width = half * math.sin(math.pi * (0.12 + 0.88 * share)) ** 0.8 * cut
        x, z = length * share, rise * math.sin(share * 1.9) - droop * share * share
        points += [(x, -width, z - 0.35 * width), (x, 0, z), (x, width, z - 0.35 * width)]
        tone = mix(*leaves, share * 0.9)
        paint += [tone, mix(tone, leaves[1], 0.35), tone]
    faces = []
    for k in range(0, joints * 3, 3):
        faces += [(k, k + 3, k + 4, k + 1), (k + 1, k + 4, k + 5, k + 2)]
    mesh.add(points, faces, paint, where)
