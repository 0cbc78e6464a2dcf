"""The slab of earth under every tile, and plants scattered over it."""

import math
from collections.abc import Callable
from random import Random

import bpy

from tools.art import palette
from tools.art.kit.fields import layered, outwards, smooth, to_side_middle
from tools.art.kit.materials import GROUND
from tools.art.kit.mesh import Mesh, stand
from tools.art.kit.plants import Flora
from tools.art.palette import Colour, mix

Field = Callable[[float, float], float]
Paint = Callable[[float, float], Colour]
Test = Callable[[float, float], bool]
Spot = tuple[float, float, float]
"""Three numbers: a point, or the place and radius of a plant."""

_OVERLAP = 1.006
"""Tiles are a little too large, so that neighbours leave no hairline."""
_FINENESS = 36
_THICKNESS = 0.13


def slab(paint: Paint, height: Field = lambda _x, _y: 0.0) -> None:
    """A hexagon of earth with a rim and sides; the ground sinks to the rim."""
    mesh = Mesh()

    def lift(x: float, y: float) -> float:
        out = outwards(x, y)
        return height(x, y) * (1 - smooth(0.80, 0.95, out)) - 0.018 * smooth(0.955, 1.0, out)

    corners = [(math.cos(math.radians(t)), math.sin(math.radians(t))) for t in range(0, 360, 60)]
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        _sector(mesh, start, end, lift, paint)
        _side(mesh, start, end)
    mesh.show(GROUND)


def _sector(
    mesh: Mesh, start: tuple[float, float], end: tuple[float, float], lift: Field, paint: Paint
) -> None:
    points: list[Spot] = []
    number: dict[tuple[int, int], int] = {}
    for u in range(_FINENESS + 1):
        for v in range(_FINENESS + 1 - u):
            x = (start[0] * u + end[0] * v) / _FINENESS
            y = (start[1] * u + end[1] * v) / _FINENESS
            number[u, v] = len(points)
            points.append((x * _OVERLAP, y * _OVERLAP, lift(x, y)))
    faces = []
    for u in range(_FINENESS):
        for v in range(_FINENESS - u):
            faces.append((number[u, v], number[u + 1, v], number[u, v + 1]))
            if u + v < _FINENESS - 1:
                faces.append((number[u + 1, v], number[u + 1, v + 1], number[u, v + 1]))
    mesh.add(points, faces, lambda place: _rimmed(paint, place.x, place.y), rounded=True)


def _rimmed(paint: Paint, x: float, y: float) -> Colour:
    wear = layered(x, y, 3, 5, 2)
    out = outwards(x / _OVERLAP, y / _OVERLAP)
    rim = mix(palette.RIM, palette.RIM_DARK, 0.5 + wear)
    return mix(paint(x, y), rim, smooth(0.925, 0.97, out + 0.02 * wear) * 0.9)


def _side(
    mesh: Mesh, start: tuple[float, float], end: tuple[float, float], parts: int = 12
) -> None:
    points: list[Spot] = []
    paint: list[Colour] = []
    shades = (palette.RIM, mix(palette.RIM, palette.SKIRT, 0.6), palette.SKIRT)
    for part in range(parts + 1):
        share = part / parts
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        points += [(x * _OVERLAP, y * _OVERLAP, z) for z in (-0.018, -0.06, -_THICKNESS)]
        paint += shades
    faces = []
    for k in range(0, parts * 3, 3):
        faces += [(k + q, k + q + 1, k + 4 + q, k + 3 + q) for q in (0, 1)]
    mesh.add(points, faces, paint)


def grass(x: float, y: float) -> Colour:
    """Uneven green."""
    return mix(palette.GRASS_DARK, palette.GRASS, 0.5 + layered(x, y, 0, 4) * 0.9)


def earth(x: float, y: float, sand: float = 0.5, contrast: float = 1.0) -> Colour:
    """Between brown earth and sand."""
    return mix(palette.DIRT, palette.SAND, sand + layered(x, y, 5, 6) * contrast)


def scatter(
    chance: Random, tries: int, allowed: Test, radius: float, taken: list[Spot] | None = None
) -> list[Spot]:
    """Adds spots that keep clear of one another to those already taken."""
    spots = [] if taken is None else taken
    height = math.sqrt(3) / 2
    for _ in range(tries):
        x, y = chance.uniform(-1, 1), chance.uniform(-height, height)
        if allowed(x, y) and all(
            (x - a) ** 2 + (y - b) ** 2 > (radius + r) ** 2 for a, b, r in spots
        ):
            spots.append((x, y, radius))
    return spots


def plant(
    chance: Random,
    flora: Flora,
    *,
    clearing: float,
    middle: tuple[float, float],
    density: float = 1,
    side: float = 0.25,
    avoid: Test = lambda _x, _y: False,
) -> None:
    """Fills the tile with plants round a clearing; trees keep away from the paths' stones.

    ``side`` is how far trees stay from the middle of each side.
    """

    def off_middle(x: float, y: float) -> float:
        return math.hypot(x - middle[0], (y - middle[1]) * 1.05)

    def room_for_tree(x: float, y: float) -> bool:
        inside = outwards(x, y) < 0.90 - 0.10 and off_middle(x, y) > clearing + 0.13
        return inside and to_side_middle(x, y) > side and not avoid(x, y)

    def room_below(x: float, y: float) -> bool:
        inside = outwards(x, y) < 0.93 and off_middle(x, y) > clearing
        return inside and not avoid(x, y) and to_side_middle(x, y) > 0.17

    tall = scatter(chance, 500, room_for_tree, 0.105)
    for x, y, _ in tall:
        _tall(chance, flora, x, y)
    taken = [(x, y, 0.035) for x, y, _ in tall]
    low = scatter(chance, int(420 * density), room_below, 0.05, taken)
    for x, y, _ in low[len(tall) :]:
        _low(chance, flora, x, y)


def _tall(chance: Random, flora: Flora, x: float, y: float) -> None:
    scale = chance.uniform(0.78, 1.12) * (0.86 if y < -0.25 else 1.0)
    kind = chance.random()
    mesh = chance.choice(
        _of_kind(kind, (0.62, flora.trees), (0.90, flora.palms), (1, flora.bananas))
    )
    if kind >= 0.62:
        scale *= 0.95
    stand(mesh, (x, y, 0), chance.uniform(0, 6.28), scale)


def _low(chance: Random, flora: Flora, x: float, y: float) -> None:
    kind, scale = chance.random(), chance.uniform(0.7, 1.1)
    group = _of_kind(
        kind, (0.5, flora.bushes), (0.86, flora.ferns), (0.94, flora.flowers), (1, flora.bananas)
    )
    mesh = chance.choice(group)
    if mesh in flora.bananas:
        scale *= 0.6
    stand(mesh, (x, y, 0), chance.uniform(0, 6.28), scale)


def _of_kind(kind: float, *groups: tuple[float, list[bpy.types.Mesh]]) -> list[bpy.types.Mesh]:
    return next(group for share, group in groups if kind < share)
