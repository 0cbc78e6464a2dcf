"""Corn, wood, stone, gold and crystal skulls, each in the outline of its sign."""

import math
from collections.abc import Callable

from mathutils import Matrix

from tools.art import palette
from tools.art.kit.materials import GOLDEN, Finish, masonry
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.scene import TILT
from tools.art.kit.shapes import ball, box, cylinder, lathe, prism
from tools.art.palette import linear, mix

_KERNEL, _KERNEL_DARK = linear("#f7c22a"), linear("#d98d12")
_HUSK, _HUSK_DARK = linear("#5f9c33"), linear("#2f6a22")
_BARK, _HEARTWOOD, _RING = linear("#7a4a24"), linear("#e2b06a"), linear("#a8703a")
_CRYSTAL, _HOLLOW = linear("#aee9ee"), linear("#17323a")
_UPRIGHT = math.pi / 2 - 0.05
"""A thing turned by this lies with its head to the north, so that it is seen in full."""


def corn() -> None:
    """A cob between two leaves."""
    cob, leaves = Mesh(), Mesh()
    lying = at(0, -0.20, 0.10, pitch=-_UPRIGHT)
    rows, columns = 13, 14
    lathe(
        cob,
        [(0.09, 0.02), (0.105, 0.15), (0.09, 0.32), (0.04, 0.45), (0.001, 0.49)],
        _KERNEL_DARK,
        24,
        lying,
    )
    for row in range(rows):
        share = row / (rows - 1)
        high = 0.07 + 0.40 * share
        radius = 0.112 * math.sqrt(max(0.0, 1 - (max(0.0, share - 0.22) / 0.80) ** 2.4))
        for column in range(columns):
            turn = 2 * math.pi * (column + 0.5 * (row % 2)) / columns
            tone = mix(_KERNEL, _KERNEL_DARK, 0.5 * abs(math.sin(3.1 * row + 7.7 * column)) * 0.8)
            place = lying @ at(radius * math.cos(turn), radius * math.sin(turn), high)
            ball(cob, 0.027 * (0.55 + 0.45 * radius / 0.112), tone, place, fineness=2)
    for side in (-1, 1):
        _husk(leaves, side)
    cob.show(Finish(rough=0.45, uneven=0.06, grain=12, shine=0.4))
    leaves.show(Finish(rough=0.7, uneven=0.12, grain=16))


def _husk(mesh: Mesh, side: int) -> None:
    """A leaf from the foot of the cob outwards and up, folded along its middle."""
    joints, points, paint = 12, [], []
    for joint in range(joints + 1):
        share = joint / joints
        x = side * (0.005 + 0.20 * math.sin(share * 1.75))
        y = -0.245 + 0.36 * share**1.25
        wide = 0.088 * math.sin(math.pi * (0.10 + 0.90 * share)) ** 0.75
        high = 0.16 + 0.10 * math.sin(share * 2.6)
        tone = mix(_HUSK_DARK, _HUSK, 0.35 + 0.65 * share)
        points += [
            (x - wide, y - 0.4 * wide, high),
            (x, y, high - 0.035),
            (x + wide, y + 0.3 * wide, high),
        ]
        paint += [tone, mix(tone, _HUSK_DARK, 0.5), mix(tone, palette.IVORY, 0.15)]
    faces = []
    for k in range(0, joints * 3, 3):
        faces += [(k, k + 3, k + 4, k + 1), (k + 1, k + 4, k + 5, k + 2)]
    mesh.add(points, faces, paint, rounded=True)


def wood() -> None:
    """A log with its bark, a sawn end that looks to the left, and the stub of a branch."""
    mesh, cut = Mesh(), Mesh()
    turned = at(0.03, -0.02, 0.13, pitch=-0.55) @ at(turn=0.62)
    lying = turned @ at(roll=math.pi / 2)
    radius, half = 0.135, 0.20
    lathe(mesh, [(0.001, -half), (radius, -half), (radius, half), (0.001, half)], _BARK, 40, lying)
    for groove in range(10):
        turn = 0.63 * groove
        x, y = (radius - 0.001) * math.cos(turn), (radius - 0.001) * math.sin(turn)
        strip = lying @ at(x, y, -0.15 + 0.04 * (groove % 3))
        cylinder(mesh, (0.010, 0.010), (0, 0.24), mix(_BARK, palette.DARK, 0.4), strip, sides=8)
    branch = turned @ at(0.06, 0.06, 0.09, pitch=-0.75)
    cylinder(mesh, (0.045, 0.040), (0, 0.13), _BARK, branch, sides=16)
    cylinder(cut, (0.034, 0.034), (0.12, 0.134), _HEARTWOOD, branch, sides=16)
    _cut_end(cut, lying, radius, half)
    mesh.show(Finish(rough=0.9, uneven=0.18, grain=14, bump=0.25))
    cut.show(Finish(rough=0.8, uneven=0.06, grain=16, glow=0.06))


def _cut_end(mesh: Mesh, lying: Matrix, radius: float, half: float) -> None:
    """The pale wood with its rings on the log's left end."""
    for number, share in enumerate((0.90, 0.66, 0.57, 0.33, 0.24)):
        paint = _RING if number % 2 else _HEARTWOOD
        near = -half - 0.002 * (number + 1)
        cylinder(mesh, (share * radius,) * 2, (near, -half), paint, lying, sides=32)


def stone() -> None:
    """A hewn block."""
    mesh, chips = Mesh(), Mesh()
    where = at(0, -0.10, 0.05, pitch=-0.62) @ at(turn=-0.40)
    box(mesh, (0.34, 0.28, 0.24), linear("#b9b6b0"), where, 0.97)
    mesh.show(masonry(0.0), bevel=0.022)
    for x, z, wide in ((-0.09, 0.16, 0.07), (0.05, 0.08, 0.10), (0.10, 0.17, 0.05)):
        box(chips, (wide, 0.012, 0.018), linear("#6f6c66"), where @ at(x, -0.140, z))
    chips.show(Finish(rough=0.9), bevel=0.004)


def gold() -> None:
    """A bar that is narrower above."""
    mesh = Mesh()
    foot, back, top, depth = 0.215, 0.125, 0.09, 0.13
    points = [(-foot, -depth, 0), (foot, -depth, 0), (back, depth, 0), (-back, depth, 0)]
    points += [(-top, -0.02, 0.20), (top, -0.02, 0.20), (top, 0.10, 0.20), (-top, 0.10, 0.20)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    paint = [linear("#e59a14")] * 4 + [linear("#ffd968")] * 4
    mesh.add(points, faces, paint, at(0, -0.04))
    mesh.show(Finish(rough=0.34, uneven=0.06, grain=8, metal=0.55, shine=0.5), bevel=0.022)
    stamp = Mesh()
    box(stamp, (0.16, 0.03, 0.012), linear("#a86a10"), at(0, -0.125, 0.085, pitch=1.07))
    stamp.show(GOLDEN, bevel=0.004)


def skull() -> None:
    """Of crystal, looking up at the eye."""
    mesh, dark = Mesh(), Mesh()
    face = at(0, 0.0, 0.10, pitch=TILT)
    ball(mesh, 0.205, _CRYSTAL, face @ at(0, 0.045, 0), fineness=4, squash=(1.02, 0.92, 0.75))
    for side in (-1, 1):
        ball(mesh, 0.075, _CRYSTAL, face @ at(side * 0.115, -0.085, 0.075), fineness=3)
        eye = face @ at(side * 0.083, 0.000, 0.118)
        ball(dark, 0.060, _HOLLOW, eye, fineness=3, squash=(1, 1.05, 0.6))
    box(mesh, (0.20, 0.19, 0.15), _CRYSTAL, face @ at(0, -0.145, -0.04), 0.86)
    nose = [(-0.026, -0.03), (0.026, -0.03), (0.0, 0.035)]
    prism(dark, nose, (0.10, 0.168), _HOLLOW, face @ at(0, -0.085))
    for gap in range(-1, 2):
        box(dark, (0.013, 0.075, 0.02), _HOLLOW, face @ at(0.045 * gap, -0.195, 0.100))
    mesh.show(Finish(rough=0.12, uneven=0.05, grain=7, shine=0.9, glow=0.10), bevel=0.03)
    dark.show(Finish(rough=0.3, uneven=0.0))


GOODS: dict[str, Callable[[], None]] = {
    "corn": corn,
    "wood": wood,
    "stone": stone,
    "gold": gold,
    "skull": skull,
}
