"""The base camp: tents, crates, a fire and a table with the map."""

import math
from random import Random

from mathutils import Matrix

from tools.art import palette
from tools.art.kit.fields import layered, smooth
from tools.art.kit.ground import earth, grass, plant, slab
from tools.art.kit.materials import CLOTH, Finish
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.plants import Flora
from tools.art.kit.shapes import box, cylinder, grid_faces, lathe, rock
from tools.art.palette import Colour, linear, mix

_SEED = 41
_SIZE = tuple[float, float, float]


def build() -> None:
    """The clearing that every expedition starts from."""
    chance, flora = Random(_SEED), Flora()
    slab(_paint)
    _tents()
    _goods()
    _flames()
    _flagpole()
    plant(chance, flora, clearing=0.52, middle=(0, 0.02), density=0.9)


def _paint(x: float, y: float) -> Colour:
    off = math.hypot(x, (y + 0.04) * 1.1) + 0.07 * layered(x, y, 1, 3.2)
    green = mix(grass(x, y), palette.MOSS, smooth(0.6, 0.85, off))
    return mix(green, earth(x, y, contrast=1.2), smooth(0.66, 0.44, off) * 0.95)


def _tents() -> None:
    mesh = Mesh()
    mossy = mix(palette.CANVAS, palette.MOSS, 0.45)
    mossy_dark = mix(palette.CANVAS_DARK, palette.MOSS, 0.5)
    left, back, right = (
        at(-0.32, 0.20, turn=0.55),
        at(0.06, 0.32, turn=-0.05),
        at(0.38, 0.10, turn=-0.75),
    )
    _tent(mesh, left, (palette.CANVAS, palette.CANVAS_DARK), (0.34, 0.28, 0.22))
    _tent(mesh, back, (mossy, mossy_dark), (0.32, 0.27, 0.21))
    _tent(mesh, right, (palette.CANVAS, palette.RED), (0.34, 0.28, 0.22))
    mesh.show(CLOTH)


def _tent(mesh: Mesh, where: Matrix, colours: tuple[Colour, Colour], size: _SIZE) -> None:
    """A ridge tent of length, width and height; its second colour is on ends and ridge."""
    (cloth, trim), (length, width, height) = colours, size
    end, half = length / 2, width / 2
    for side in (-1, 1):
        mesh.add(_roof(side, size), grid_faces(7, 5), cloth, where, rounded=True)
    for y in (-end, end):
        gable = [(-half, y, 0), (half, y, 0), (0, y, height)]
        mesh.add(gable, [(0, 1, 2)], mix(cloth, trim, 0.75), where)
    y = -end - 0.003
    door = [(-half * 0.42, y, 0), (half * 0.42, y, 0), (0, y, height * 0.80)]
    mesh.add(door, [(0, 1, 2)], palette.DARK, where)
    ridge = where @ at(0, -end - 0.025, height, pitch=-math.pi / 2)
    cylinder(mesh, (0.008, 0.008), (0, length + 0.05), palette.WOOD, ridge, sides=8)
    for y in (-end - 0.01, end + 0.01):
        cylinder(mesh, (0.008, 0.008), (0, height + 0.03), palette.WOOD, where @ at(0, y), sides=8)
    box(mesh, (0.05, length + 0.004, 0.012), trim, where @ at(0, 0, height - 0.006))


def _roof(side: int, size: _SIZE) -> list[_SIZE]:
    """7 rows of 5 points, sagging in the middle."""
    length, width, height = size
    points = []
    for row in range(7):
        for column in range(5):
            along, up = row / 6, column / 4
            sag = 0.012 * math.sin(math.pi * along) * math.sin(math.pi * up)
            x, y = side * width / 2 * (1 - up), -length / 2 + length * along
            points.append((x, y, height * up - sag))
    return points


def crate(mesh: Mesh, place: tuple[float, float, float], size: float, turn: float) -> None:
    """A wooden box with battens."""
    where = at(*place, turn=turn)
    batten = mix(palette.WOOD, palette.SAND, 0.35)
    box(mesh, (size, size, size * 0.85), palette.WOOD, where)
    along, across = (size * 0.16, size * 1.04, size * 0.16), (size * 1.04, size * 0.16, size * 0.16)
    for side in (-1, 1):
        box(mesh, along, batten, where @ at(side * size * 0.45, 0, size * 0.75))
        box(mesh, along, batten, where @ at(side * size * 0.45))
        box(mesh, across, batten, where @ at(0, side * size * 0.45, size * 0.75))


def _goods() -> None:
    mesh = Mesh()
    crate(mesh, (-0.40, -0.20, 0), 0.11, 0.3)
    crate(mesh, (-0.28, -0.26, 0), 0.10, -0.2)
    crate(mesh, (-0.35, -0.22, 0.095), 0.085, 0.7)
    crate(mesh, (0.36, -0.24, 0), 0.11, 0.5)
    for x, y in ((0.26, -0.31), (0.44, -0.16)):
        barrel = [(0, 0), (0.045, 0), (0.055, 0.05), (0.045, 0.10), (0, 0.10)]
        lathe(mesh, barrel, palette.WOOD_DARK, 16, at(x, y))
        lathe(mesh, [(0.054, 0.02), (0.056, 0.03), (0.056, 0.035)], palette.ASH, 16, at(x, y))
    _hearth(mesh)
    _table(mesh)
    mesh.show(Finish(rough=0.85, uneven=0.12, grain=20), bevel=0.004)


def _hearth(mesh: Mesh) -> None:
    for number in range(8):
        turn = number * 0.785
        place = (0.085 * math.cos(turn), -0.10 + 0.085 * math.sin(turn), 0)
        rock(mesh, place, 0.026, number, palette.STONE_DARK)
    for log in range(3):
        where = at(0, -0.10, 0.02, turn=log * 1.05, pitch=1.45) @ at(0, 0, -0.075)
        cylinder(mesh, (0.014, 0.014), (0, 0.15), palette.WOOD_DARK, where, sides=8)


def _table(mesh: Mesh) -> None:
    box(mesh, (0.17, 0.11, 0.012), palette.WOOD, at(0.17, -0.02, 0.06, turn=0.3))
    box(mesh, (0.12, 0.08, 0.006), palette.IVORY, at(0.17, -0.02, 0.073, turn=0.45))
    for x in (-0.07, 0.07):
        for y in (-0.04, 0.04):
            where = at(0.17, -0.02, turn=0.3) @ at(x, y)
            box(mesh, (0.014, 0.014, 0.06), palette.WOOD_DARK, where)


def _flames() -> None:
    mesh = Mesh()
    for number, (r, height, code) in enumerate(((0.045, 0.11, "#ff8a1c"), (0.03, 0.09, "#ffd24a"))):
        flame = [(0, 0.02), (r, 0.035), (r * 0.6, height * 0.6), (0, height + 0.02)]
        where = at(0.005 * number, -0.10 - 0.01 * number, 0.01)
        lathe(mesh, flame, linear(code), 12, where)
    mesh.show(Finish(glow=1.6, uneven=0))


def _flagpole() -> None:
    mesh = Mesh()
    cylinder(mesh, (0.010, 0.008), (0, 0.46), palette.WOOD, at(-0.08, 0.08), sides=8)
    points: list[_SIZE] = []
    for fold in range(9):
        x, lower, upper = fold / 8 * 0.22, math.sin(fold * 0.9), math.sin(fold * 0.9 + 0.4)
        points += [(x, 0.012 * lower, 0), (x, 0.012 * upper, 0.12 - 0.02 * fold / 8)]
    faces = [(k, k + 2, k + 3, k + 1) for k in range(0, 16, 2)]
    mesh.add(points, faces, palette.RED, at(-0.08, 0.08, 0.33), rounded=True)
    mesh.show(CLOTH)
