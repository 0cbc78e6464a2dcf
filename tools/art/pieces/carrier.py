"""The second game's workers: a Maya carrier behind a shield with his seat's mark; and the dummy.

Their middle lies in the scene's middle, so that they stand with the shield on a tooth.
"""

import math

from mathutils import Matrix

from tools.art import palette
from tools.art.figures.explorer import LEAN
from tools.art.figures.plate import FACING, grown, outline
from tools.art.kit.materials import GOLDEN, Finish, masonry
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import ball, box, lathe, prism
from tools.art.palette import Colour, Mark, linear, mix

_SKIN, _HAIR = linear("#b97843"), linear("#231610")
_JADE = linear("#2fa08c")
_REED, _REED_DARK = linear("#c08a4a"), linear("#7d5426")
_FOOT, _SIZE = -0.112, 0.92
"""How far south of the middle a worker's feet stand, and how large he is."""
_HEAD = 0.385
"""The height of his head's middle."""
_SHIELD = 1.28
"""How much larger than an explorer's plate his shield is."""
_RADII = {"diamond": 0.106, "cross": 0.118, "triangle": 0.108}
_JOINTS = 14
"""Balls of which an arm is made."""
_FEATHERS, _FAN = 7, math.radians(21)
"""How many feathers there are, and the angle between two."""


def worker(mark: Mark) -> None:
    """A cloak and a crown of feathers in his colour, a pale collar, a basket behind."""
    where = at(0, _FOOT, 0.012, pitch=-LEAN, scale=_SIZE)
    _show_body(where, linear(mark.cloth))
    _show_head(where)
    _show_crown(where, mark)
    _show_basket(where)
    lower = {"triangle": 0.004, "diamond": 0.044, "cross": 0.012}.get(mark.shape, 0.0)
    centre = at(0, -0.236 + lower, 0.207, pitch=FACING, scale=_SHIELD)
    _show_shield(mark, _RADII.get(mark.shape, 0.114), centre)


def _show_shield(mark: Mark, radius: float, where: Matrix) -> None:
    """As an explorer's plate, with a broader rim."""
    mesh, shape = Mesh(), outline(mark.shape, radius)
    prism(mesh, grown(shape, 0.046), (0, 0.020), palette.DARK, where)
    prism(mesh, grown(shape, 0.028), (0.018, 0.027), linear(mark.rim), where)
    prism(mesh, shape, (0.024, 0.034), linear(mark.colour), where)
    mesh.show(Finish(rough=0.5, uneven=0), bevel=0.004)


def _show_body(where: Matrix, cloth: Colour) -> None:
    mesh = Mesh()
    torso = [
        (0.090, 0.06, cloth),
        (0.118, 0.07, cloth),
        (0.112, 0.13, cloth),
        (0.124, 0.20, cloth),
        (0.130, 0.25, cloth),
        (0.104, 0.295, cloth),
        (0.045, 0.32, _SKIN),
    ]
    lathe(mesh, torso, _SKIN, 28, where)
    for side in (-1, 1):
        for joint in range(_JOINTS):
            share = joint / (_JOINTS - 1)
            out = side * (0.118 + 0.046 * math.sin(share * 2.4))
            place = where @ at(out, -0.02 - 0.075 * share, 0.262 - 0.135 * share)
            ball(mesh, 0.040 - 0.004 * share, _SKIN, place, fineness=2)
        leg = [(0.05, 0), (0.045, 0.05), (0.05, 0.10)]
        lathe(mesh, leg, _SKIN, 14, where @ at(side * 0.055))
    mesh.show(Finish(rough=0.6, uneven=0.05, grain=9))
    collar, bands = Mesh(), Mesh()
    ring = [(0.060, 0.322), (0.112, 0.300), (0.120, 0.276), (0.112, 0.268)]
    lathe(collar, ring, palette.IVORY, 28, where)
    lathe(
        bands,
        [(0.113, 0.262), (0.128, 0.268), (0.126, 0.280), (0.114, 0.284)],
        palette.GOLD,
        28,
        where,
    )
    for side in (-1, 1):
        wrist = where @ at(side * 0.150, -0.085, 0.150)
        ball(bands, 0.044, palette.GOLD, wrist, fineness=2, squash=(1, 1, 0.45))
    collar.show(Finish(rough=0.45, uneven=0.10, grain=22))
    bands.show(GOLDEN)


def _show_head(where: Matrix) -> None:
    mesh, jade = Mesh(), Mesh()
    ball(mesh, 0.094, _SKIN, where @ at(0, -0.004, _HEAD), fineness=3, squash=(0.96, 0.96, 1))
    ball(mesh, 0.096, _HAIR, where @ at(0, 0.022, _HEAD + 0.012), fineness=3)
    nose = mix(_SKIN, palette.RED, 0.18)
    ball(mesh, 0.020, nose, where @ at(0, -0.096, _HEAD - 0.012), fineness=2, squash=(0.8, 1, 1.2))
    for side in (-1, 1):
        eye = where @ at(side * 0.036, -0.085, _HEAD + 0.010)
        ball(mesh, 0.0155, palette.DARK, eye, fineness=2, squash=(1, 0.8, 1.15))
        ball(jade, 0.026, _JADE, where @ at(side * 0.094, -0.026, _HEAD - 0.022), fineness=2)
    mesh.show(Finish(rough=0.6, uneven=0.04, grain=9))
    jade.show(Finish(rough=0.4, uneven=0.05))


def _show_crown(where: Matrix, mark: Mark) -> None:
    """A headband with a disc of gold, and feathers in the seat's colour above it."""
    mesh, gold, cloth = Mesh(), Mesh(), linear(mark.cloth)
    head = where @ at(0, 0, _HEAD)
    band = [(0.097, 0.024), (0.104, 0.030), (0.100, 0.062), (0.090, 0.068)]
    lathe(mesh, band, cloth, 32, head @ at(pitch=-0.12))
    half = [(0.024, 0.03), (0.034, 0.095), (0.024, 0.130), (0.0, 0.146)]
    feather = [(-0.020, 0.0), (0.020, 0.0), *half, *((-x, y) for x, y in reversed(half[:-1]))]
    upright = head @ at(0, 0.018, 0.030, pitch=math.pi / 2 - 0.25)
    for number in range(_FEATHERS):
        turn = (number - (_FEATHERS - 1) / 2) * _FAN
        paint = cloth if number % 2 == 0 else palette.IVORY
        depth = 0.004 * (number % 2)
        prism(mesh, feather, (-0.007 - depth, 0.007 - depth), paint, upright @ at(turn=turn))
    lathe(
        gold,
        [(0.001, 0.014), (0.018, 0.013), (0.028, 0.008), (0.030, 0)],
        palette.GOLD,
        20,
        head @ at(0, -0.098, 0.050, pitch=math.pi / 2 - 0.2),
    )
    mesh.show(Finish(rough=0.7, uneven=0.06, grain=14), bevel=0.003)
    gold.show(GOLDEN)


def _show_basket(where: Matrix) -> None:
    """Of reed, on his back, full of maize."""
    mesh, behind = Mesh(), where @ at(0, 0.135, 0.06)
    rings = 9
    profile = []
    for ring in range(rings + 1):
        share = ring / rings
        radius = 0.085 + 0.045 * share + (0.006 if ring % 2 else 0)
        profile.append((radius, 0.20 * share, _REED if ring % 2 else _REED_DARK))
    lathe(
        mesh,
        [*profile, (0.138, 0.205, _REED), (0.138, 0.225, _REED), (0.118, 0.225, _REED_DARK)],
        _REED,
        30,
        behind,
    )
    for number in range(12):
        turn = number * 2.4
        far = 0.08 * math.sqrt(number / 12)
        place = behind @ at(far * math.cos(turn), far * math.sin(turn), 0.205)
        ball(mesh, 0.042, palette.GOLD, place, fineness=2)
    mesh.show(Finish(rough=0.85, uneven=0.12, grain=24))


def dummy() -> None:
    """A low block of grey stone with a cross cut into it."""
    stone, cross = Mesh(), Mesh()
    box(stone, (0.42, 0.44, 0.13), linear("#a39c8e"), at(0, -0.05), 0.90)
    prism(
        cross,
        outline("cross", 0.125),
        (0, 0.006),
        linear("#3b352d"),
        at(0, -0.05, 0.128, turn=math.pi / 4),
    )
    stone.show(masonry(0.0), bevel=0.03)
    cross.show(Finish(rough=0.9, uneven=0.05))
