"""Worker, leader, guard and the tent of a camp."""

import math
from collections.abc import Callable

import bpy
from mathutils import Matrix

from tools.art import palette
from tools.art.figures.explorer import (
    LEAN,
    leaning,
    show_body,
    show_fedora,
    show_rucksack,
    show_straw_hat,
)
from tools.art.figures.plate import FACING, flag, show_base, show_plate
from tools.art.kit.materials import CLOTH, Finish, masonry
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import ball, box, cylinder, grid_faces, lathe, prism
from tools.art.palette import Mark, linear, mix
from tools.art.tiles.camp import crate


def worker(mark: Mark) -> None:
    """With a straw hat, a rucksack and a shovel."""
    show_base(mark)
    where = leaning(0.86)
    show_body(mark, where)
    show_straw_hat(mark, where)
    show_rucksack(where)
    _shovel(where @ at(0.165, 0.01, 0.06, roll=0.10))
    show_plate(mark, 0.098, at(-0.012, -0.118, 0.125, pitch=FACING - 0.08))


def _shovel(where: Matrix) -> None:
    mesh = Mesh()
    cylinder(mesh, (0.013, 0.013), (0, 0.40), palette.WOOD, where, sides=10)
    blade = [(-0.042, 0), (0.042, 0), (0.042, 0.06), (0.0, 0.10), (-0.042, 0.06)]
    held = where @ at(0, 0, 0.39, pitch=math.pi / 2)
    prism(mesh, blade, (-0.009, 0.009), linear("#9aa3a6"), held)
    mesh.show(Finish(rough=0.5, uneven=0.1), bevel=0.004)


def leader(mark: Mark) -> None:
    """Larger, with a wide hat and a flag."""
    show_base(mark, 0.195, 0.05)
    where = leaning(1.12)
    show_body(mark, where, leads=True)
    show_fedora(mark, where)
    show_rucksack(where)
    _standard(linear(mark.cloth))
    y, z = (-0.125, 0.185) if mark.shape == "diamond" else (-0.14, 0.165)
    show_plate(mark, 0.118, at(-0.012, y, z, pitch=FACING - 0.08))


def _standard(colour: palette.Colour) -> None:
    mesh, where = Mesh(), at(0.215, 0.02, 0.03, pitch=-LEAN)
    cylinder(mesh, (0.016, 0.014), (0, 0.80), palette.WOOD, where, sides=12)
    ball(mesh, 0.030, palette.GOLD, where @ at(0, 0, 0.81))
    flag(mesh, where @ at(0.012, 0, 0.60), (0.20, 0.18), colour)
    flag(mesh, where @ at(0.012, 0.004, 0.592), (0.205, 0.196), palette.DARK)
    mesh.show(Finish(rough=0.6, uneven=0.05))


def guard(mark: Mark) -> None:
    """On a plinth, with a head-dress of feathers and a spear."""
    _plinth(mark)
    before = set(bpy.data.objects)
    where = leaning(0.84)
    show_body(mark, where)
    _dress(linear(mark.cloth), where)
    for thing in set(bpy.data.objects) - before:
        thing.location.z += 0.295
        thing.location.y += 0.05
    y, z, radius = _GUARD_PLATES.get(mark.shape, (-0.235, 0.285, 0.108))
    show_plate(mark, radius, at(0, y, z, pitch=FACING))


_GUARD_PLATES = {"diamond": (-0.235, 0.315, 0.094)}
"""The diamond reaches further down, so it stands higher."""


def _plinth(mark: Mark) -> None:
    stone, cloth = Mesh(), Mesh()
    light = mix(palette.STONE, palette.IVORY, 0.4)
    box(stone, (0.46, 0.34, 0.07), palette.STONE_WARM, at(), 0.97)
    box(stone, (0.39, 0.27, 0.17), palette.STONE, at(0, 0, 0.07), 0.96)
    box(stone, (0.43, 0.31, 0.045), light, at(0, 0, 0.24), 0.96)
    stone.show(masonry(0.05), bevel=0.012)
    box(cloth, (0.35, 0.24, 0.014), linear(mark.cloth), at(0, 0, 0.283), 0.97)
    cloth.show(CLOTH, bevel=0.005)


def _dress(colour: palette.Colour, where: Matrix) -> None:
    mesh = Mesh()
    band = [(0.080, 0.445), (0.086, 0.448), (0.086, 0.478), (0.076, 0.484), (0.001, 0.50)]
    lathe(mesh, band, palette.GOLD, 28, where)
    right = [(0.017, 0.05), (0.032, 0.14), (0.016, 0.182)]
    feather = [(-0.017, 0.05), *right, *((-x, y) for x, y in reversed(right[1:]))]
    for number in range(7):
        fan = where @ at(0, 0.03, 0.43, pitch=math.pi / 2)
        turned = fan @ at(turn=math.radians(66 - 22 * number))
        prism(mesh, feather, (-0.006, 0.006), (colour, palette.IVORY)[number % 2], turned)
    spear = where @ at(0.175)
    cylinder(mesh, (0.014, 0.013), (0, 0.60), palette.WOOD, spear, sides=10)
    point = [(0.036, 0.58), (0.030, 0.62), (0.001, 0.73)]
    lathe(mesh, point, linear("#d9dcd8"), 8, spear)
    lathe(mesh, [(0.02, 0.55), (0.035, 0.56), (0.02, 0.585)], colour, 12, spear)
    mesh.show(Finish(rough=0.5, uneven=0.05), bevel=0.004)


_TENT_LENGTH, _TENT_WIDTH, _TENT_HEIGHT = 0.34, 0.50, 0.40


def tent(mark: Mark) -> None:
    """Leaning back like the figures, with a flag and crates."""
    where = at(-0.01, 0.04, turn=-0.28) @ at(pitch=-0.42)
    _cloth(linear(mark.cloth), where)
    _poles(linear(mark.cloth), where)
    diamond = mark.shape == "diamond"
    z = 0.200 if diamond else 0.165
    show_plate(mark, 0.088 if diamond else 0.100, at(-0.075, -0.175, z, pitch=FACING + 0.08))


def _cloth(colour: palette.Colour, where: Matrix) -> None:
    mesh, canvas = Mesh(), linear("#e2cf9f")
    end, half, height = _TENT_LENGTH / 2, _TENT_WIDTH / 2, _TENT_HEIGHT
    for side in (-1, 1):
        mesh.add(_roof(side), grid_faces(13, 7), colour, where, rounded=True)
    for y in (-end + 0.012, end - 0.012):
        gable = [(-half, y, 0), (half, y, 0), (0, y, height - 0.02)]
        mesh.add(gable, [(0, 1, 2)], mix(canvas, palette.SAND, 0.5), where)
    y = -end + 0.006
    door = [(-half * 0.40, y, 0), (half * 0.40, y, 0), (0, y, height * 0.86)]
    mesh.add(door, [(0, 1, 2)], palette.DARK, where)
    mesh.show(CLOTH)


def _roof(side: int, rows: int = 12) -> list[tuple[float, float, float]]:
    points = []
    for row in range(rows + 1):
        for column in range(7):
            along, up = row / rows, column / 6
            sag = 0.03 * math.sin(math.pi * up) * (0.6 + 0.4 * math.cos(along * 6.28))
            out = _TENT_WIDTH / 2 * (1 - up) * (1 + 0.05 * (1 - up)) - sag * 0.7
            y = -_TENT_LENGTH / 2 + _TENT_LENGTH * along
            points.append((side * out, y, _TENT_HEIGHT * up - sag))
    return points


def _poles(colour: palette.Colour, where: Matrix) -> None:
    mesh, end, height = Mesh(), _TENT_LENGTH / 2, _TENT_HEIGHT
    ridge = where @ at(0, -end - 0.035, height, pitch=-math.pi / 2)
    cylinder(mesh, (0.012, 0.012), (0, _TENT_LENGTH + 0.07), palette.WOOD, ridge, sides=10)
    front, back = where @ at(0, -end - 0.012), where @ at(0, end - 0.02)
    cylinder(mesh, (0.012, 0.012), (0, height + 0.02), palette.WOOD, front, sides=10)
    for side in (-1, 1):
        for y in (-end, end):
            peg = at(side * (_TENT_WIDTH / 2 + 0.045), y + 0.05, roll=side * 0.4)
            cylinder(mesh, (0.012, 0.010), (-0.02, 0.05), palette.WOOD_DARK, peg, sides=8)
    cylinder(mesh, (0.013, 0.011), (0, 0.62), palette.WOOD, back, sides=10)
    ball(mesh, 0.022, palette.GOLD, back @ at(0, 0, 0.62), fineness=2)
    flag(mesh, where @ at(0.01, end - 0.02, 0.47), (0.19, 0.13), colour)
    crate(mesh, (0.235, -0.13, 0), 0.11, 0.35)
    crate(mesh, (0.245, -0.135, 0.095), 0.075, -0.2)
    mesh.show(Finish(rough=0.7, uneven=0.08, grain=20), bevel=0.004)


KINDS: dict[str, Callable[[Mark], None]] = {
    "worker": worker,
    "leader": leader,
    "guard": guard,
    "tent": tent,
}
