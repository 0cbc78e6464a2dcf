"""Walls, roofs, tiers, stairs and fires that several buildings are put together from."""

import math
from collections.abc import Sequence
from random import Random

import bpy
from mathutils import Matrix

from tools.art import palette
from tools.art.kit.materials import FOLIAGE, Finish, masonry
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import ball, box, cylinder, lathe, prism
from tools.art.palette import Colour, linear, mix
from tools.art.tiles.pyramid import Tier, ring_of_blocks

THATCH = Finish(rough=0.95, uneven=0.24, grain=26, bump=0.35)
TIMBER = Finish(rough=0.85, uneven=0.16, grain=18)
CLAY = Finish(rough=0.85, uneven=0.10, grain=12)
FIRE = Finish(glow=1.5, uneven=0)
STUCCO = mix(palette.IVORY, palette.STONE, 0.25)
RED = mix(palette.RED, palette.STONE_WARM, 0.15)
BLUE = linear("#3f78a8")
GREEN = linear("#4f9a62")
OCHRE = linear("#dca63a")
PURPLE = linear("#7d5a9a")

Size = tuple[float, float, float]


def show(mesh: Mesh, finish: Finish, *, moss: bool = False) -> bpy.types.Object:
    """Puts a mesh into the scene, its edges a little rounded."""
    return mesh.show(masonry(0.12) if moss else finish, bevel=0.007)


def moved(
    thing: bpy.types.Object, x: float, y: float, scale: float = 1, turn: float = 0
) -> bpy.types.Object:
    """Moves what was built in the middle."""
    thing.location, thing.scale = (x, y, 0), (scale,) * 3
    thing.rotation_euler[2] = turn
    return thing


def tiers(
    mesh: Mesh,
    chance: Random,
    half: tuple[float, float],
    steps: Sequence[float],
    *,
    shrink: float = 0.09,
    colour: Colour | None = None,
    low: float = 0.0,
    band: Colour | None = None,
) -> float:
    """Hewn tiers of these heights one on another; returns the height of the top."""
    across, deep = half
    core = mix(colour or palette.STONE_WARM, palette.STONE_DARK, 0.35)
    tread = mix(colour or palette.STONE, palette.STONE_WARM, 0.3)
    for high in steps:
        box(mesh, (2 * across - 0.08, 2 * deep - 0.08, high - 0.01), core, at(0, 0, low))
        ring_of_blocks(
            mesh, chance, Tier(across, deep, low), high - 0.004, 0.0, colour=colour, middle=0
        )
        box(mesh, (2 * across - 0.12, 2 * deep - 0.12, 0.014), tread, at(0, 0, low + high - 0.014))
        if band is not None:
            size = (2 * across + 0.012, 2 * deep + 0.012, 0.022)
            box(mesh, size, band, at(0, 0, low + high - 0.028))
        low += high
        across, deep = across - shrink, deep - shrink
    return low


def stairs(mesh: Mesh, width: float, start: float, end: float, top: float, *, steps: int) -> None:
    """Stairs on the front from y = -start on the ground to y = -end at the top, with ramps."""
    for step in range(steps):
        deep = (start - end) * (1 - step / steps) + 0.02
        light = mix(palette.STONE, palette.IVORY, 0.3 + 0.3 * (step % 2))
        box(mesh, (width, deep, top * (step + 1) / steps), light, at(0, -end - deep / 2 + 0.02))
    plain = mix(palette.STONE, palette.STONE_WARM, 0.35)
    for side in (-1, 1):
        near, far = side * width / 2, side * (width / 2 + 0.05)
        points: list[Size] = []
        for x in (near, far):
            points += [(x, -start - 0.02, 0), (x, -start - 0.02, 0.05)]
            points += [(x, -end, top + 0.03), (x, -end, 0)]
        faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3)]
        mesh.add(points, faces, plain)


def door(mesh: Mesh, width: float, height: float, where: Matrix, frame: Colour | None) -> None:
    """A dark doorway with a corbelled top, on a front that looks to -y."""
    half = width / 2
    outline = [(-half, 0.0), (half, 0.0), (half, 0.6 * height)]
    outline += [(0.25 * half, height), (-0.25 * half, height), (-half, 0.6 * height)]
    upright = where @ at(pitch=math.pi / 2)
    if frame is not None:
        wider = [(x * 1.45, y * 1.14) for x, y in outline]
        prism(mesh, wider, (0, 0.02), frame, upright)
    prism(mesh, outline, (0, 0.026), palette.DARK, upright)


def thatch(mesh: Mesh, size: Size, where: Matrix, layers: int = 6, ridge: float = 0.5) -> None:
    """A hipped roof of straw; its ridge is this part of its length."""
    long, wide, high = size
    for layer in range(layers):
        share = layer / layers
        x = long * (1 - share * (1 - ridge))
        y = wide * (1 - share * 0.96)
        tone = mix(palette.STRAW, palette.LEATHER, 0.18 + 0.22 * ((layer + 1) % 2))
        tall = high / layers * 1.25
        box(mesh, (x, y, tall), tone, where @ at(0, 0, high * share), 1 - 0.6 / layers)
    pole = (long * ridge + 0.06, 0.035, 0.03)
    box(mesh, pole, mix(palette.LEATHER, palette.STRAW, 0.3), where @ at(0, 0, high))


def cone(mesh: Mesh, radius: float, high: float, where: Matrix, layers: int = 6) -> None:
    """A round roof of straw."""
    for layer in range(layers):
        low, up = layer / layers, (layer + 1.35) / layers
        radii = radius * (1 - low), radius * max(0.02, 1 - up)
        tone = mix(palette.STRAW, palette.LEATHER, 0.18 + 0.22 * ((layer + 1) % 2))
        cylinder(mesh, radii, (high * low, high * up), tone, where, sides=20)


def hut(x: float, y: float, *, scale: float = 1, turn: float = 0, wall: Colour = STUCCO) -> None:
    """A house of stucco below a roof of straw."""
    walls, roof = Mesh("hut"), Mesh("roof")
    box(walls, (0.56, 0.40, 0.05), palette.STONE_WARM)
    box(walls, (0.46, 0.30, 0.22), wall, at(0, 0, 0.05), 0.98)
    box(walls, (0.468, 0.308, 0.05), RED, at(0, 0, 0.05))
    door(walls, 0.12, 0.19, at(0, -0.15, 0.05), None)
    box(walls, (0.012, 0.08, 0.07), palette.DARK, at(-0.231, 0, 0.15))
    thatch(roof, (0.62, 0.46, 0.25), at(0, 0, 0.25))
    moved(show(walls, CLAY), x, y, scale, turn)
    moved(show(roof, THATCH), x, y, scale, turn)


def flame(x: float, y: float, z: float, size: float = 1) -> None:
    """A fire of three tongues round a bright one."""
    outer, inner = Mesh("flame"), Mesh("heart")
    for number, (off, high) in enumerate(((0.0, 0.25), (0.034, 0.17), (-0.036, 0.14))):
        profile = [(0.0, 0.0), (0.05, 0.03), (0.044, 0.3 * high), (0.018, 0.7 * high), (0.0, high)]
        where = at(x + off * size, y - 0.01 * number, z, scale=size, roll=4 * off)
        lathe(outer, profile, linear(("#ee6a16", "#f58a1e", "#e2570f")[number]), 14, where)
    core = [(0.0, 0.0), (0.03, 0.03), (0.022, 0.07), (0.0, 0.13)]
    lathe(inner, core, linear("#ffd95a"), 14, at(x - 0.02 * size, y - 0.04 * size, z, scale=size))
    outer.show(FIRE)
    inner.show(FIRE)


def brazier(mesh: Mesh, x: float, y: float, z: float, size: float = 1) -> None:
    """A bowl on a foot, with its fire."""
    bowl = [(0.03, 0), (0.035, 0.06), (0.085, 0.11), (0.09, 0.13), (0.07, 0.13), (0.0, 0.11)]
    scaled = [(r * size, h * size) for r, h in bowl]
    lathe(mesh, scaled, palette.STONE_DARK, 20, at(x, y, z))
    flame(x, y, z + 0.11 * size, size)


def cob(mesh: Mesh, where: Matrix, size: float = 1, *, grains: int = 9) -> None:
    """An ear of corn standing upright, in grains."""
    around = 2 * grains
    for row in range(grains):
        share = (row + 0.5) / grains
        radius = 0.105 * size * math.sin(math.pi * (0.34 + 0.64 * share)) ** 0.7
        for number in range(around):
            turn = 2 * math.pi * (number + 0.5 * (row % 2)) / around
            tone = mix(palette.GOLD, linear("#c9781a"), 0.35 * ((number + row) % 3 == 0))
            place = (radius * math.cos(turn), radius * math.sin(turn), 0.46 * size * share)
            ball(mesh, 0.030 * size, tone, where @ at(*place), fineness=2)
    cylinder(mesh, (0.09 * size, 0.03 * size), (0, 0.44 * size), palette.GOLD, where)


def husks(mesh: Mesh, where: Matrix, size: float = 1, count: int = 6) -> None:
    """Leaves that open round an ear of corn."""
    for number in range(count):
        turned = where @ at(turn=2 * math.pi * number / count)
        points: list[Size] = []
        paint: list[Colour] = []
        for joint in range(8):
            share = joint / 7
            half = 0.075 * size * math.sin(math.pi * (0.25 + 0.75 * share))
            out = size * (0.07 + 0.10 * share + 0.13 * share**3)
            up = size * (0.34 * share - 0.10 * share**4)
            points += [(out - 0.02 * size, -half, up), (out, 0, up), (out - 0.02 * size, half, up)]
            paint += [mix(*palette.PALM, share), mix(*palette.PALM, 0.5 + 0.5 * share)]
            paint.append(mix(*palette.PALM, share))
        faces = [
            f
            for k in range(0, 21, 3)
            for f in ((k, k + 3, k + 4, k + 1), (k + 1, k + 4, k + 5, k + 2))
        ]
        mesh.add(points, faces, paint, turned, rounded=True)


def maize(x: float, y: float, chance: Random, size: float = 1) -> None:
    """A plant of maize with an ear."""
    plant, ear = Mesh(f"maize{chance.randrange(5)}"), Mesh("ear")
    cylinder(plant, (0.014, 0.010), (0, 0.2 * size), palette.PALM[0], at(x, y), sides=7)
    husks(plant, at(x, y, 0.02, turn=chance.uniform(0, 6)), 0.62 * size, 5)
    ball(ear, 0.03 * size, palette.GOLD, at(x, y, 0.23 * size), squash=(1, 1, 2.1))
    plant.show(FOLIAGE)
    ear.show(CLAY)
