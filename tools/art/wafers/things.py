"""Sun, maize, jade and pyramid, and the back of all wafers."""

import math

from tools.art.kit.materials import Finish
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import ball, box, lathe, prism
from tools.art.palette import linear, mix
from tools.art.wafers.disc import (
    CLAY,
    DARK,
    GOLD,
    IVORY,
    LEAF,
    OCHRE,
    PLUM,
    RED,
    SKY,
    YELLOW,
    arc,
    mirrored,
    plateau,
    raise_up,
    show_disc,
)

_STONE, _JADE, _JADE_LIGHT = linear("#efdcb0"), linear("#1d8a72"), linear("#67c9a8")


def sun() -> None:
    """A face with twelve rays."""
    show_disc(CLAY, GOLD, "plain")
    rays = Mesh()
    for number in range(12):
        reach = 0.60 if number % 2 else 0.72
        where = at(turn=math.radians(30 * number + 90))
        plateau(rays, [(0.36, -0.12), (reach, 0), (0.36, 0.12)], GOLD, 0.20, where)
    raise_up(rays, 0.02, metal=True)
    head = Mesh()
    lathe(head, [(0.46, 0.10), (0.46, 0.22), (0.42, 0.27), (0.001, 0.31)], GOLD, 48)
    raise_up(head, 0, metal=True)
    face = Mesh()
    for side in (-1, 1):
        eye = [(0.06, 0.06), (0.29, 0.04), (0.31, 0.15), (0.08, 0.16)]
        prism(face, mirrored(eye, side), (0.25, 0.33), DARK)
    prism(face, arc(0, -0.20, 0.17, (180, 360)), (0.25, 0.33), DARK)
    nose = [(-0.05, -0.08), (0.05, -0.08), (0.03, 0.18), (-0.03, 0.18)]
    prism(face, nose, (0.25, 0.36), mix(GOLD, IVORY, 0.3))
    for side in (-1, 1):
        ball(face, 0.05, RED, at(side * 0.3, -0.10, 0.27), fineness=2, squash=(1, 1, 0.5))
    raise_up(face, 0.015)


def maize() -> None:
    """A cob in its leaves."""
    show_disc(PLUM, mix(PLUM, GOLD, 0.55), "steps")
    cob = Mesh()
    for row in range(9):
        _grains(cob, row)
    plateau(cob, arc(0, 0.10, 0.27, (0, 360), steps=24, squash=1.9), mix(YELLOW, OCHRE, 0.5), 0.22)
    raise_up(cob, 0)
    leaves = Mesh()
    for side, top in ((-1, 0.34), (1, 0.36)):
        plateau(leaves, mirrored(_HUSK, side), LEAF, top)
    raise_up(leaves, 0.05)


_HUSK = [
    (0, -0.66),
    (0.24, -0.56),
    (0.44, -0.28),
    (0.50, 0.02),
    (0.60, 0.30),
    (0.36, 0.10),
    (0.22, -0.14),
    (0.10, -0.40),
    (0, -0.46),
]


def _grains(mesh: Mesh, row: int) -> None:
    share = row / 8
    half = 0.27 * math.sqrt(max(0.05, 1 - (1.02 * (share - 0.30) / 0.86) ** 2))
    count = 5 if half > 0.2 else 3 if half > 0.1 else 1
    for number in range(count):
        off = (number - (count - 1) / 2) / ((count - 1) / 2) if count > 1 else 0
        tone = mix(YELLOW, IVORY, 0.3 * ((row + number) % 2))
        where = at(off * (half - 0.05), -0.36 + 0.98 * share, 0.24 + 0.07 * (1 - off * off))
        ball(mesh, 0.082, tone, where, fineness=2, squash=(0.85, 0.92, 0.9))


def jade() -> None:
    """A ring on a quatrefoil."""
    show_disc(OCHRE, mix(OCHRE, DARK, 0.35), "rings")
    petals = Mesh()
    for number in range(4):
        turn = math.radians(45 + 90 * number)
        where = at(0.34 * math.cos(turn), 0.34 * math.sin(turn))
        profile = [(0.30, 0.10), (0.30, 0.19), (0.26, 0.23), (0.001, 0.23)]
        lathe(petals, profile, _JADE, 32, where)
    raise_up(petals, 0)
    ring = Mesh()
    outer = [(0.50, 0.10), (0.50, 0.25), (0.46, 0.30), (0.34, 0.31)]
    inner = [(0.29, 0.28), (0.26, 0.14), (0.24, 0.13)]
    lathe(ring, outer + inner, _JADE_LIGHT, 64)
    raise_up(ring, 0)
    holes = Mesh()
    lathe(holes, [(0.25, 0.235), (0.001, 0.235)], DARK, 40)
    for number in range(8):
        turn = math.radians(45 * number + 22.5)
        where = at(0.40 * math.cos(turn), 0.40 * math.sin(turn), 0.30)
        ball(holes, 0.042, DARK, where, fineness=2, squash=(1, 1, 0.4))
    raise_up(holes, 0)


def pyramid() -> None:
    """Four tiers, a stairway and a house."""
    show_disc(SKY, IVORY, "notches")
    tiers = Mesh()
    sizes = ((0.62, -0.46, 0.19), (0.49, -0.27, 0.19), (0.36, -0.08, 0.19), (0.24, 0.11, 0.16))
    for number, (half, y, height) in enumerate(sizes):
        top = half - 0.045
        outline = [(-half, y), (half, y), (top, y + height), (-top, y + height)]
        plateau(tiers, outline, mix(_STONE, OCHRE, 0.12 * number), 0.22 + 0.025 * number)
    raise_up(tiers, 0.025)
    house = Mesh()
    walls = [(-0.17, 0.27), (0.17, 0.27), (0.17, 0.43), (-0.17, 0.43)]
    roof = [(-0.22, 0.43), (0.22, 0.43), (0.14, 0.58), (-0.14, 0.58)]
    stairs = [(-0.14, -0.46), (0.14, -0.46), (0.10, 0.27), (-0.10, 0.27)]
    plateau(house, walls, _STONE, 0.32)
    plateau(house, roof, RED, 0.36)
    plateau(house, stairs, IVORY, 0.36)
    raise_up(house, 0.018)
    steps = Mesh()
    for number in range(8):
        size, y = (0.25 - 0.01 * number, 0.035, 0.02), -0.41 + 0.083 * number
        box(steps, size, mix(DARK, OCHRE, 0.35), at(0, y, 0.355))
    box(steps, (0.10, 0.12, 0.02), DARK, at(0, 0.34, 0.315))
    raise_up(steps, 0)


def back() -> None:
    """A stepped cross with an eye of jade."""
    show_disc(linear("#3a2a33"), GOLD, "dark")
    cross = Mesh()
    right = [(0.16, 0.20), (0.16, 0.40), (0.30, 0.40), (0.30, 0.52), (0.12, 0.52), (0.12, 0.68)]
    arm = [(-0.16, 0.20), *right, *((-x, y) for x, y in right[:0:-1])]
    for quarter in range(4):
        turn = quarter * math.pi / 2
        plateau(cross, arm, GOLD, 0.20, at(turn=turn))
        stud = at(turn=turn + math.pi / 4) @ at(0.62, 0, 0.12)
        ball(cross, 0.07, GOLD, stud, fineness=2, squash=(1, 1, 0.8))
    profile = [(0.36, 0.10), (0.36, 0.22), (0.33, 0.25), (0.25, 0.25), (0.22, 0.21), (0.001, 0.21)]
    lathe(cross, profile, GOLD, 48)
    raise_up(cross, 0.02, metal=True)
    eye = Mesh()
    ball(eye, 0.20, linear("#22a08f"), at(0, 0, 0.20), squash=(1, 1, 0.6))
    eye.show(Finish(rough=0.2, uneven=0.05, shine=0.6))
