"""Jaguar, serpent, quetzal and frog."""

import math

from mathutils import Matrix

from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import ball, lathe, prism
from tools.art.palette import linear, mix
from tools.art.wafers.disc import (
    DARK,
    GOLD,
    IVORY,
    JADE,
    LEAF,
    LIME,
    NIGHT,
    OCHRE,
    YELLOW,
    arc,
    boss,
    mirrored,
    plateau,
    raise_up,
    ridge,
    show_disc,
)

_FUR, _EAR = linear("#e08a1e"), linear("#c05a34")
_SCALES, _SPOT = linear("#49c2a4"), linear("#f2d36a")
_PLUMAGE, _BREAST, _BEAK = linear("#13745a"), linear("#b3261c"), linear("#e8a01c")
_SKIN, _WART = linear("#2f6a2c"), linear("#b9dc6a")


def jaguar() -> None:
    """A face with spots and fangs."""
    show_disc(LIME, mix(LIME, OCHRE, 0.35), "beads")
    ears = Mesh()
    for side in (-1, 1):
        where = at(side * 0.40, 0.40)
        lathe(ears, [(0.21, 0.10), (0.21, 0.2), (0.15, 0.25), (0.001, 0.25)], DARK, 24, where)
        lathe(ears, [(0.11, 0.2), (0.11, 0.27), (0.001, 0.27)], _EAR, 24, where)
    raise_up(ears, 0)
    right = [(0.18, -0.62), (0.44, -0.44), (0.58, -0.10), (0.55, 0.24), (0.36, 0.46)]
    head = Mesh()
    plateau(head, [(-0.18, -0.62), *right, *((-x, y) for x, y in right[:0:-1])], _FUR, 0.28)
    raise_up(head, 0.09)
    muzzle = Mesh()
    prism(muzzle, arc(0, -0.33, 0.30, (0, 360), steps=24, squash=0.82), (0.20, 0.33), IVORY)
    raise_up(muzzle, 0.05)
    raise_up(_jaguar_face(), 0.01)


def _jaguar_face() -> Mesh:
    mesh = Mesh()
    prism(mesh, [(-0.15, -0.13), (0, -0.30), (0.15, -0.13)], (0.25, 0.39), DARK)
    mouth = [(-0.20, -0.44), (0.20, -0.44), (0.14, -0.54), (-0.14, -0.54)]
    prism(mesh, mouth, (0.25, 0.36), DARK)
    spots = ((0.14, 0.32, 0.065), (0.33, 0.28, 0.06), (0.46, 0.02, 0.055), (0.46, -0.18, 0.05))
    for side in (-1, 1):
        eye = [(0.30, -0.04), (0.36, 0.12), (0.10, 0.02)]
        prism(mesh, mirrored(eye, side), (0.2, 0.32), DARK)
        for x, y, radius in spots:
            boss(mesh, radius, (0.2, 0.30), DARK, (side * x, y))
        fang = [(0.14, -0.43), (0.08, -0.54), (0.05, -0.43)]
        prism(mesh, mirrored(fang, side), (0.25, 0.40), IVORY)
    return mesh


def serpent() -> None:
    """Coiled up, with an open jaw."""
    show_disc(NIGHT, mix(JADE, IVORY, 0.15), "rope")
    coil, path = Mesh(), [_coil(step / 89) for step in range(90)]
    ridge(coil, path, (0.10, 0.27), _SCALES)
    raise_up(coil, 0)
    jaws, head = Mesh(), at(path[-1][0], path[-1][1], turn=math.radians(200 + 640 + 95))
    upper = [(-0.10, -0.15), (0.12, -0.19), (0.36, -0.10), (0.34, -0.02), (0.12, 0.0)]
    lower = [(0.30, 0.06), (0.28, 0.13), (0.05, 0.17), (-0.10, 0.13)]
    plateau(jaws, upper + lower, _SCALES, 0.33, head)
    raise_up(jaws, 0.03)
    spots = Mesh()
    _eye(spots, head @ at(0.06, -0.09, 0.33), head @ at(0.07, -0.09, 0.355), (0.055, 0.03), 0.5)
    for x, y, half in path[6:86:7]:
        profile = [(half * 0.45, 0.24), (half * 0.4, 0.285), (0.001, 0.285)]
        lathe(spots, profile, _SPOT, 12, at(x, y))
    raise_up(spots, 0)


def _coil(share: float) -> tuple[float, float, float]:
    turn, off = math.radians(200 + 640 * share), 0.06 + 0.50 * share**0.85
    return off * math.cos(turn), off * math.sin(turn), 0.045 + 0.075 * min(1, share * 2.2)


def _eye(
    mesh: Mesh, white: Matrix, pupil: Matrix, radii: tuple[float, float], squash: float
) -> None:
    ball(mesh, radii[0], IVORY, white, fineness=2, squash=(1, 1, squash))
    ball(mesh, radii[1], DARK, pupil, fineness=2, squash=(1, 1, squash))


def quetzal() -> None:
    """In profile, with its long tail."""
    show_disc(IVORY, GOLD, "teeth")
    tail = Mesh()
    for number, (aside, half) in enumerate(((0, 0.07), (0.16, 0.06))):
        path = [_tail(step / 16, number, aside, half) for step in range(17)]
        ridge(tail, path, (0.10, 0.22), mix(_PLUMAGE, JADE, 0.5 * number))
    raise_up(tail, 0)
    for outline, colour, top, bevel in (
        (_BODY, _PLUMAGE, 0.26, 0.06),
        (_CHEST, _BREAST, 0.29, 0.03),
        (_WING, mix(_PLUMAGE, DARK, 0.45), 0.31, 0.03),
    ):
        part = Mesh()
        plateau(part, outline, colour, top)
        raise_up(part, bevel)
    head = Mesh()
    profile = [(0.21, 0.10), (0.20, 0.25), (0.14, 0.31), (0.001, 0.33)]
    lathe(head, profile, _PLUMAGE, 28, at(-0.24, 0.36))
    raise_up(head, 0)
    crest = Mesh()
    for number in range(6):
        where = at(-0.24, 0.36, turn=math.radians(50 + 22 * number))
        feather = [(0.14, -0.055), (0.36, 0), (0.14, 0.055)]
        plateau(crest, feather, mix(_PLUMAGE, JADE, 0.6), 0.24, where)
    plateau(crest, [(-0.40, 0.42), (-0.64, 0.32), (-0.40, 0.27)], _BEAK, 0.28)
    raise_up(crest, 0.015)
    eye = Mesh()
    _eye(eye, at(-0.28, 0.40, 0.33), at(-0.285, 0.40, 0.355), (0.06, 0.036), 0.4)
    raise_up(eye, 0)


_BODY = [
    (-0.30, 0.30),
    (-0.16, 0.44),
    (0.02, 0.36),
    (0.20, 0.14),
    (0.26, -0.12),
    (0.10, -0.20),
    (-0.10, -0.12),
    (-0.30, 0.06),
]
_CHEST = [
    (-0.31, 0.16),
    (-0.12, 0.16),
    (0.02, -0.02),
    (0.06, -0.20),
    (-0.08, -0.14),
    (-0.29, 0.06),
]
_WING = [
    (0.00, 0.32),
    (0.30, 0.26),
    (0.62, -0.02),
    (0.40, 0.02),
    (0.48, -0.14),
    (0.28, -0.06),
    (0.26, -0.20),
    (0.08, 0.02),
]


def _tail(share: float, number: int, aside: float, half: float) -> tuple[float, float, float]:
    x = -0.02 + aside * 0.4 + (0.10 + aside * 1.2) * share * share + 0.10 * share
    return x, -0.05 - 0.63 * share + 0.10 * number * share, half * (1 - 0.75 * share**3)


def frog() -> None:
    """Seen from above, with warts."""
    show_disc(linear("#d8c9a6"), linear("#5a4a3a"), "quarters")
    limbs = Mesh()
    for side in (-1, 1):
        _limbs(limbs, side)
    raise_up(limbs, 0)
    body = Mesh()
    ball(body, 1, _SKIN, at(0, -0.10, 0.12), fineness=4, squash=(0.36, 0.46, 0.22))
    ball(body, 1, mix(_SKIN, LEAF, 0.25), at(0, 0.32, 0.14), fineness=4, squash=(0.34, 0.26, 0.19))
    for side in (-1, 1):
        x = side * 0.22
        ball(body, 0.13, mix(_SKIN, LEAF, 0.3), at(x, 0.46, 0.20), fineness=3, squash=(1, 1, 0.8))
        ball(body, 0.075, YELLOW, at(x, 0.47, 0.29), fineness=2, squash=(1, 1, 0.6))
        ball(body, 0.04, DARK, at(x, 0.48, 0.33), fineness=2, squash=(1, 1, 0.5))
    for x, y, radius in _WARTS:
        where = at(x, y, 0.32 - 0.10 * (x * x + (y + 0.1) ** 2) * 4)
        ball(body, radius, _WART, where, fineness=2, squash=(1, 1, 0.35))
    raise_up(body, 0)


_WARTS = ((0, 0.06, 0.075), (-0.15, -0.12, 0.06), (0.15, -0.12, 0.06), (0, -0.28, 0.07))
_HIND = (
    (0.20, -0.22, 0.14),
    (0.46, -0.16, 0.135),
    (0.58, -0.34, 0.10),
    (0.40, -0.46, 0.075),
    (0.52, -0.60, 0.05),
)
_FORE = ((0.22, 0.14, 0.10), (0.46, 0.10, 0.085), (0.54, 0.30, 0.065), (0.60, 0.40, 0.05))


def _limbs(mesh: Mesh, side: int) -> None:
    ridge(mesh, [(side * x, y, half) for x, y, half in _HIND], (0.10, 0.25), _SKIN)
    ridge(mesh, [(side * x, y, half) for x, y, half in _FORE], (0.10, 0.24), _SKIN)
    for x, y, long in ((0.60, 0.38, 0.12), (0.50, -0.58, -0.10)):
        for turn in (-40, 0, 40):
            out, up = 0.11 * math.sin(math.radians(turn)), long * math.cos(math.radians(turn))
            toe = [(side * x, y, 0.04), (side * x + out, y + up, 0.035)]
            ridge(mesh, toe, (0.10, 0.20), _SKIN)
