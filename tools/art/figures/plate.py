"""The player's mark as a plate with a rim, and the round base."""

import math

from mathutils import Matrix, Vector

from tools.art import palette
from tools.art.kit.materials import Finish
from tools.art.kit.mesh import Mesh
from tools.art.kit.shapes import Flat, lathe, prism
from tools.art.palette import Mark, linear, mix

FACING = math.radians(30)
"""A plate pitched by this looks straight into the camera."""


def outline(shape: str, radius: float) -> Flat:
    """The shapes have about the same area."""
    if shape == "circle":
        turns = [2 * math.pi * i / 36 for i in range(36)]
        return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]
    if shape == "triangle":
        reach, turns = 1.36 * radius, [math.radians(t) for t in (210, 330, 90)]
        return [(reach * math.cos(t), reach * math.sin(t) - 0.22 * radius) for t in turns]
    if shape == "square":
        k = 0.90 * radius
        return [(-k, -k), (k, -k), (k, k), (-k, k)]
    if shape == "cross":
        wide, arm = 1.10 * radius, 0.42 * radius
        corner = [(arm, wide), (arm, arm), (wide, arm)]
        right = [*corner, *((x, -y) for x, y in reversed(corner))]
        return [*((x, y) for x, y in reversed(right)), *((-x, y) for x, y in right)]
    return [(0, -1.26 * radius), (0.98 * radius, 0), (0, 1.26 * radius), (-0.98 * radius, 0)]


def grown(points: Flat, by: float) -> Flat:
    """An outline moved outwards."""
    count, out = len(points), []
    for number, middle in enumerate(points):
        here = Vector(middle)
        coming = (here - Vector(points[number - 1])).normalized()
        going = (Vector(points[(number + 1) % count]) - here).normalized()
        one, other = Vector((coming.y, -coming.x)), Vector((going.y, -going.x))
        moved = here + (one + other) / max(0.35, 1 + one.dot(other)) * by
        out.append((moved.x, moved.y))
    return out


def show_plate(mark: Mark, radius: float, where: Matrix) -> None:
    """Dark edge, rim and colour; it looks along its own z axis."""
    mesh, shape = Mesh(), outline(mark.shape, radius)
    prism(mesh, grown(shape, 0.034), (0, 0.020), palette.DARK, where)
    prism(mesh, grown(shape, 0.018), (0.018, 0.027), linear(mark.rim), where)
    prism(mesh, shape, (0.024, 0.034), linear(mark.colour), where)
    mesh.show(Finish(rough=0.5, uneven=0), bevel=0.004)


def show_base(mark: Mark, radius: float = 0.165, height: float = 0.03) -> None:
    """A disc of the player's colour with sand on it."""
    mesh, r, colour = Mesh(), radius, linear(mark.cloth)
    sand = mix(palette.SAND, palette.DIRT, 0.35)
    profile = [
        (r + 0.012, 0, palette.DARK),
        (r + 0.014, 0.012, palette.DARK),
        (r + 0.004, 0.018, palette.DARK),
        (r, 0.018, colour),
        (r - 0.004, height, colour),
        (r - 0.03, height + 0.004, colour),
        (r - 0.032, height - 0.002, colour),
        (0.001, height - 0.002, sand),
    ]
    lathe(mesh, profile, colour, 44)
    mesh.show(Finish(rough=0.55, uneven=0.04))


def flag(mesh: Mesh, where: Matrix, size: tuple[float, float], colour: palette.Colour) -> None:
    """A waving flag of width and height, hoisted at x = 0."""
    folds, points = 9, []
    for fold in range(folds + 1):
        wave = 0.016 * math.sin(fold * 0.75)
        points += [(fold / folds * size[0], wave, 0), (fold / folds * size[0], wave, size[1])]
    faces = [(k, k + 2, k + 3, k + 1) for k in range(0, 2 * folds, 2)]
    mesh.add(points, faces, colour, where, rounded=True)
