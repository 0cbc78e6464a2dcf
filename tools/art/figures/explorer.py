"""A member of an expedition: body, hats and rucksack."""

import math

from mathutils import Matrix

from tools.art import palette
from tools.art.kit.materials import Finish
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import ball, box, cylinder, lathe
from tools.art.palette import Colour, Mark, linear, mix

LEAN = 0.50
"""Radians that a piece leans back."""
_BOOTS = linear("#3a281b")


def leaning(scale: float) -> Matrix:
    """Where an explorer of this size stands."""
    return at(scale=scale) @ at(0, 0, 0.012, pitch=-LEAN)


def show_body(mark: Mark, where: Matrix, *, leads: bool = False) -> None:
    """Everything but the hat; leaders have a moustache and darker trousers."""
    mesh, cloth = Mesh(), linear(mark.cloth)
    _legs(mesh, where, linear("#4a3826" if leads else "#6f5a3c"))
    _coat(mesh, where, cloth)
    for side in (-1, 1):
        _arm(mesh, where, side, cloth)
    _head(mesh, where, palette.IVORY if leads else palette.STRAW)
    if leads:
        for side in (-1, 1):
            place = where @ at(side * 0.018, -0.076, 0.384)
            ball(mesh, 0.021, linear("#5b3a20"), place, fineness=2, squash=(1.25, 0.7, 0.62))
    mesh.show(Finish(rough=0.75, uneven=0.06, grain=9))


def _legs(mesh: Mesh, where: Matrix, trousers: Colour) -> None:
    profile = [
        (0.001, 0, _BOOTS),
        (0.050, 0.0, _BOOTS),
        (0.052, 0.035, _BOOTS),
        (0.047, 0.055, _BOOTS),
        (0.049, 0.06, trousers),
        (0.055, 0.14, trousers),
    ]
    for side in (-1, 1):
        lathe(mesh, profile, trousers, 14, where @ at(side * 0.052, -0.005))
        place = where @ at(side * 0.056, -0.035, 0.018)
        ball(mesh, 0.046, _BOOTS, place, fineness=2, squash=(1, 1.15, 0.62))


def _coat(mesh: Mesh, where: Matrix, cloth: Colour) -> None:
    profile = [
        (0.104, 0.105, mix(cloth, palette.DARK, 0.45)),
        (0.118, 0.115, cloth),
        (0.122, 0.15, cloth),
        (0.112, 0.22, cloth),
        (0.098, 0.28, cloth),
        (0.072, 0.325, cloth),
        (0.03, 0.345, cloth),
        (0.001, 0.35, cloth),
    ]
    belt = [(0.1195, 0.158), (0.126, 0.160), (0.1255, 0.184), (0.1185, 0.188)]
    lathe(mesh, profile, cloth, 28, where)
    lathe(mesh, belt, palette.LEATHER, 28, where)


def _arm(mesh: Mesh, where: Matrix, side: int, cloth: Colour) -> None:
    for joint in range(5):
        share = joint / 4
        out = side * (0.098 + 0.042 * math.sin(share * 2.2))
        place = where @ at(out, -0.02 - 0.055 * share, 0.285 - 0.125 * share)
        ball(mesh, 0.042 - 0.004 * share, cloth if joint < 4 else palette.SKIN, place, fineness=2)


def _head(mesh: Mesh, where: Matrix, scarf: Colour) -> None:
    profile = [(0.05, 0.325), (0.072, 0.338), (0.066, 0.362), (0.045, 0.372)]
    lathe(mesh, profile, scarf, 20, where)
    ball(mesh, 0.078, palette.SKIN, where @ at(0, -0.004, 0.415), fineness=3, squash=(1, 0.98, 1))
    nose = mix(palette.SKIN, palette.RED, 0.25)
    ball(mesh, 0.017, nose, where @ at(0, -0.082, 0.405), fineness=2)
    for side in (-1, 1):
        place = where @ at(side * 0.030, -0.073, 0.424)
        ball(mesh, 0.0125, palette.DARK, place, fineness=2, squash=(1, 0.8, 1.25))


def _on_head(where: Matrix) -> Matrix:
    """Hats lean back a little more."""
    return where @ at(0, 0, 0.44, pitch=-0.22) @ at(0, 0, -0.44)


def show_fedora(mark: Mark, where: Matrix) -> None:
    """The leader's wide hat with a broad band."""
    mesh, place, cloth = Mesh(), _on_head(where), linear(mark.cloth)
    felt, under = linear("#b9854a"), linear("#8a5c2e")
    brim = [
        (0.001, 0.452, under),
        (0.135, 0.446, under),
        (0.150, 0.452, felt),
        (0.146, 0.463, felt),
        (0.10, 0.468, felt),
        (0.088, 0.472, felt),
    ]
    band = [(0.089, 0.468), (0.092, 0.470), (0.089, 0.505), (0.084, 0.507)]
    crown = [(0.086, 0.500), (0.082, 0.545), (0.066, 0.572), (0.036, 0.566), (0.001, 0.553)]
    lower = [(0.0925, 0.467), (0.0945, 0.470), (0.0925, 0.474)]
    upper = [(0.089, 0.500), (0.0915, 0.503), (0.088, 0.508)]
    lathe(mesh, brim, felt, 32, place)
    lathe(mesh, band, cloth, 32, place)
    lathe(mesh, crown, felt, 32, place)
    lathe(mesh, lower, palette.DARK, 32, place)
    lathe(mesh, upper, palette.DARK, 32, place)
    mesh.show(_STRAW)


def show_straw_hat(mark: Mark, where: Matrix) -> None:
    """The worker's hat."""
    mesh, place, straw = Mesh(), _on_head(where), palette.STRAW
    under = mix(straw, palette.WOOD, 0.45)
    brim = [
        (0.001, 0.446, under),
        (0.112, 0.436, under),
        (0.126, 0.440, straw),
        (0.122, 0.451, straw),
        (0.085, 0.464, straw),
    ]
    band = [(0.083, 0.455), (0.0845, 0.462), (0.082, 0.484), (0.078, 0.486)]
    crown = [(0.079, 0.482), (0.070, 0.515), (0.044, 0.538), (0.001, 0.545)]
    lathe(mesh, brim, straw, 28, place)
    lathe(mesh, band, linear(mark.cloth), 28, place)
    lathe(mesh, crown, straw, 28, place)
    mesh.show(_STRAW)


_STRAW = Finish(rough=0.85, uneven=0.10, grain=26, bump=0.1)


def show_rucksack(where: Matrix) -> None:
    """With a rolled blanket, seen at the shoulders."""
    mesh, blanket = Mesh(), linear("#c9b48a")
    across = math.pi / 2
    box(mesh, (0.17, 0.09, 0.17), linear("#7a5430"), where @ at(0, 0.105, 0.16), 0.9)
    roll = where @ at(0, 0.11, 0.365, roll=across)
    cylinder(mesh, (0.042, 0.042), (-0.125, 0.125), blanket, roll, sides=16)
    for side in (-1, 1):
        strap = where @ at(side * 0.07, 0.11, 0.365, roll=across)
        cylinder(mesh, (0.044, 0.044), (-0.012, 0.012), palette.LEATHER, strap, sides=16)
    mesh.show(Finish(rough=0.85, uneven=0.12, grain=16), bevel=0.014)
