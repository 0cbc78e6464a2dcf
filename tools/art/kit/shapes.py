"""Simple solids that everything is built of."""

import math
from collections.abc import Sequence
from functools import cache

import bmesh
from mathutils import Matrix, Vector, noise

from tools.art.kit.mesh import Mesh
from tools.art.palette import Colour, mix

Ring = tuple[float, float] | tuple[float, float, Colour]
"""Radius, height and perhaps a colour of its own."""
Flat = Sequence[tuple[float, float]]


def box(
    mesh: Mesh,
    size: tuple[float, float, float],
    colour: Colour,
    where: Matrix | None = None,
    taper: float = 1,
) -> None:
    """A block standing on z = 0, its top ``taper`` times as wide as its foot."""
    x, y, height = size[0] / 2, size[1] / 2, size[2]
    foot = [(-x, -y, 0.0), (x, -y, 0.0), (x, y, 0.0), (-x, y, 0.0)]
    top = [(corner_x * taper, corner_y * taper, height) for corner_x, corner_y, _ in foot]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    mesh.add(foot + top, faces, colour, where)


def cylinder(
    mesh: Mesh,
    radii: tuple[float, float],
    heights: tuple[float, float],
    colour: Colour,
    where: Matrix | None = None,
    *,
    sides: int = 20,
    closed: bool = True,
) -> None:
    """A cylinder or cone from the lower to the upper radius and height."""
    foot, top = (_circle(r, z, sides) for r, z in zip(radii, heights, strict=True))
    walls = _walls(2, sides)
    mesh.add(foot + top, walls, colour, where, rounded=True)
    if closed:
        mesh.add(top, [tuple(range(sides))], colour, where)
        mesh.add(foot, [tuple(reversed(range(sides)))], colour, where)


def lathe(
    mesh: Mesh,
    profile: Sequence[Ring],
    colour: Colour,
    sides: int = 24,
    where: Matrix | None = None,
) -> None:
    """The profile turned round the z axis."""
    points = [point for ring in profile for point in _circle(ring[0], ring[1], sides)]
    paint = [ring[2] if len(ring) > 2 else colour for ring in profile for _ in range(sides)]
    mesh.add(points, _walls(len(profile), sides), paint, where, rounded=True)


def _circle(radius: float, height: float, sides: int) -> list[tuple[float, float, float]]:
    turns = [2 * math.pi * side / sides for side in range(sides)]
    return [(radius * math.cos(turn), radius * math.sin(turn), height) for turn in turns]


def _walls(rings: int, sides: int) -> list[tuple[int, ...]]:
    return [
        (ring + side, ring + (side + 1) % sides, above + (side + 1) % sides, above + side)
        for ring, above in ((k * sides, (k + 1) * sides) for k in range(rings - 1))
        for side in range(sides)
    ]


def prism(
    mesh: Mesh,
    outline: Flat,
    heights: tuple[float, float],
    colour: Colour,
    where: Matrix | None = None,
    *,
    flare: float = 1,
    closed: bool = True,
) -> None:
    """An outline pulled up; ``flare`` widens the foot."""
    count, (low, high) = len(outline), heights
    points = [(x * flare, y * flare, low) for x, y in outline] + [(x, y, high) for x, y in outline]
    faces: list[tuple[int, ...]] = [tuple(range(count, 2 * count))]
    if closed:
        faces.append(tuple(reversed(range(count))))
    faces += _walls(2, count)
    mesh.add(points, faces, colour, where)


def grid_faces(rows: int, columns: int) -> list[tuple[int, ...]]:
    """Faces of a sheet of rows x columns points, listed row by row."""
    return [
        (k, k + columns, k + columns + 1, k + 1)
        for row in range(rows - 1)
        for k in range(row * columns, row * columns + columns - 1)
    ]


@cache
def _sphere(fineness: int) -> tuple[list[Vector], list[tuple[int, ...]]]:
    made = bmesh.new()
    bmesh.ops.create_icosphere(made, subdivisions=fineness, radius=1)
    made.verts.ensure_lookup_table()
    points = [vertex.co.copy() for vertex in made.verts]
    faces = [tuple(vertex.index for vertex in face.verts) for face in made.faces]
    made.free()
    return points, faces


def ball(
    mesh: Mesh,
    radius: float,
    colour: Colour,
    where: Matrix | None = None,
    *,
    fineness: int = 3,
    squash: tuple[float, float, float] = (1, 1, 1),
) -> None:
    """A ball, stretched along its axes."""
    points, faces = _sphere(fineness)
    axes = [radius * factor for factor in squash]
    stretched = [(p.x * axes[0], p.y * axes[1], p.z * axes[2]) for p in points]
    mesh.add(stretched, faces, colour, where, rounded=True)


def rock(
    mesh: Mesh, place: tuple[float, float, float], radius: float, seed: float, colour: Colour
) -> None:
    """A flat angular stone."""
    points, faces = _sphere(2)
    x, y, z = place
    out = []
    for p in points:
        r = radius * (1 + 0.28 * noise.noise(p * 1.6 + Vector((seed, 0, 0))))
        out.append((x + p.x * r, y + p.y * r * 0.9, z + p.z * r * 0.6))
    mesh.add(out, faces, colour)


def clump(
    mesh: Mesh,
    place: tuple[float, float, float],
    radius: float,
    leaves: tuple[Colour, Colour],
    seed: float = 0,
    *,
    frequency: float = 2.6,
    fineness: int = 4,
) -> None:
    """Foliage like a cauliflower: bumps with dark crevices and lit tops."""
    points, faces = _sphere(fineness)
    out, paint = [], []
    for p in points:
        where = p * frequency + Vector((seed * 13.1, seed * 7.7, seed * 3.3))
        crevice = noise.voronoi(where)[0][0]
        swell = 0.08 * noise.noise(p * 1.7 + Vector((seed, 0, 0)))
        r = radius * (1 + 0.32 * (0.45 - crevice) + swell)
        out.append((place[0] + p.x * r, place[1] + p.y * r, place[2] + p.z * r * 0.8))
        paint.append(mix(*leaves, 0.42 + 0.45 * p.z + 0.55 * (0.42 - crevice)))
    mesh.add(out, faces, paint, rounded=True)
