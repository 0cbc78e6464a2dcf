"""What a food day shows: the sun over the wheel, and bowls that are full or empty."""

import math

from tools.art import palette
from tools.art.kit.materials import GOLDEN, Finish
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.scene import TILT
from tools.art.kit.shapes import ball, lathe, prism
from tools.art.palette import linear, mix

_CLAY, _PAINT, _INSIDE = linear("#b4552e"), linear("#e9d9b0"), linear("#5a2a18")
_GOLD, _EMBER = linear("#ffb92e"), linear("#d9481c")
_KERNEL = linear("#f7c22a")
_RAYS = 16


def sun() -> None:
    """A disc of gold with rays and a face that looks at the eye."""
    metal, rays, dark = Mesh(), Mesh(), Mesh()
    facing = at(0, 0, 0.12, pitch=TILT)
    for number in range(_RAYS):
        long = number % 2 == 0
        reach, wide = (0.300, 0.050) if long else (0.245, 0.036)
        ray = [(-wide, 0.165), (wide, 0.165), (0.0, reach)]
        turned = facing @ at(turn=2 * math.pi * number / _RAYS)
        prism(rays, ray, (-0.01, 0.022), _GOLD if long else _EMBER, turned)
    ring = [(0.200, 0.0), (0.200, 0.035), (0.182, 0.052), (0.160, 0.045), (0.150, 0.025)]
    lathe(metal, ring, palette.GOLD, 48, facing)
    lathe(metal, [(0.150, 0.020), (0.120, 0.055), (0.001, 0.075)], _GOLD, 48, facing)
    for side in (-1, 1):
        eye = [(0.024, 0.020), (0.088, 0.012), (0.094, 0.042), (0.030, 0.048)]
        prism(
            dark,
            [(side * x, y) for x, y in (eye if side > 0 else eye[::-1])],
            (0.05, 0.078),
            palette.DARK,
            facing,
        )
        ball(
            dark,
            0.022,
            _EMBER,
            facing @ at(side * 0.088, -0.035, 0.056),
            fineness=2,
            squash=(1, 1, 0.5),
        )
    mouth = [(-0.05, -0.055), (-0.03, -0.078), (0.03, -0.078), (0.05, -0.055), (0.0, -0.064)]
    prism(dark, mouth, (0.05, 0.078), palette.DARK, facing)
    ball(
        metal,
        0.026,
        mix(_GOLD, palette.IVORY, 0.3),
        facing @ at(0, -0.008, 0.078),
        fineness=2,
        squash=(0.8, 1.5, 0.8),
    )
    metal.show(Finish(rough=0.35, uneven=0.05, metal=0.5, shine=0.5))
    rays.show(GOLDEN, bevel=0.006)
    dark.show(Finish(rough=0.6, uneven=0.0))


def empty_bowl() -> None:
    """Of clay, with a painted rim."""
    mesh = Mesh()
    outside = [
        (0.10, 0.0, _CLAY),
        (0.20, 0.06, _CLAY),
        (0.235, 0.115, _CLAY),
        (0.237, 0.117, _PAINT),
        (0.247, 0.150, _PAINT),
        (0.248, 0.152, _CLAY),
        (0.252, 0.180, _CLAY),
        (0.230, 0.185, _CLAY),
        (0.220, 0.165, _INSIDE),
        (0.150, 0.070, _INSIDE),
        (0.001, 0.050, _INSIDE),
    ]
    lathe(mesh, outside, _CLAY, 48, at(0, -0.05))
    mesh.show(Finish(rough=0.75, uneven=0.10, grain=12))


def full_bowl() -> None:
    """With a heap of maize."""
    empty_bowl()
    mesh = Mesh()
    grains = 90
    for number in range(grains):
        share = (number + 0.5) / grains
        far, turn = 0.215 * math.sqrt(share), 2.39996 * number
        high = 0.165 + 0.115 * (1 - share)
        place = at(far * math.cos(turn), -0.05 + far * math.sin(turn), high)
        ball(mesh, 0.032, mix(_KERNEL, palette.IVORY, 0.25 * (number % 3 == 0)), place, fineness=2)
    mesh.show(Finish(rough=0.5, uneven=0.06, grain=12, shine=0.35))
