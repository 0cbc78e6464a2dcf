"""A volcano with a lake and streams of lava."""

import math
from random import Random

import bpy
from mathutils import Vector, noise

from tools.art import palette
from tools.art.kit.fields import layered, smooth
from tools.art.kit.ground import plant, slab
from tools.art.kit.materials import Finish, masonry, smoke
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.plants import Flora
from tools.art.kit.shapes import ball, grid_faces, lathe, rock
from tools.art.palette import Colour, linear, mix

_X, _Y = 0.0, 0.06
_HEIGHT, _FOOT, _CRATER = 0.46, 0.60, 0.17
_STREAMS = ((-1.9, 0.13), (-0.55, 0.10), (2.75, 0.09))
"""Direction and width of each."""
_HOT, _WARM, _COOLING = linear("#ffd24a"), linear("#ff7a18"), linear("#c22a08")
_SEED = 31


def build() -> None:
    """The cone on its tile."""
    chance, flora = Random(_SEED), Flora()
    slab(_paint)
    _cone()
    _lava(chance)
    _glow()
    _smoke(chance)
    _boulders(chance)
    plant(chance, flora, clearing=0.52, middle=(_X, _Y), side=0.2, density=0.9)


def _paint(x: float, y: float) -> Colour:
    off = math.hypot(x - _X, y - _Y)
    green = mix(palette.GRASS_DARK, palette.MOSS, 0.5 + layered(x, y, 0, 4))
    ash = mix(palette.ASH_LIGHT, palette.ASH, 0.5 + layered(x, y, 5, 6))
    return mix(ash, green, smooth(0.62, 0.84, off + 0.12 * layered(x, y, 1, 3.2)))


def _height(x: float, y: float) -> float:
    off, turn = math.hypot(x - _X, y - _Y), math.atan2(y - _Y, x - _X)
    if off > _FOOT:
        return 0
    if off < _CRATER:
        return _HEIGHT - 0.20 * smooth(_CRATER, _CRATER * 0.5, off)
    coarse = noise.noise(Vector((math.cos(turn) * 3, math.sin(turn) * 3, off * 1.3)))
    fine = noise.noise(Vector((math.cos(turn) * 8, math.sin(turn) * 8, off * 2)))
    share = (_FOOT - off) / (_FOOT - _CRATER)
    ridges = (0.05 * coarse + 0.022 * fine) * smooth(0, 0.3, share) * smooth(1.05, 0.75, share)
    return _HEIGHT * max(0, share) ** 1.35 + ridges


def _cone(rings: int = 44, sides: int = 96) -> None:
    mesh, points, paint = Mesh(), [], []
    for ring in range(rings + 1):
        off = _FOOT * ring / rings
        for side in range(sides):
            turn = 2 * math.pi * side / sides
            x, y = _X + off * math.cos(turn), _Y + off * math.sin(turn)
            z = _height(x, y)
            points.append((x, y, z))
            paint.append(_rock(x, y, z, off))
    faces = [
        (k + side, k + sides + side, k + sides + (side + 1) % sides, k + (side + 1) % sides)
        for k in range(0, rings * sides, sides)
        for side in range(sides)
    ]
    mesh.add(points, faces, paint, rounded=True)
    mesh.show(Finish(rough=0.95, uneven=0.22, grain=12, bump=0.7))


def _rock(x: float, y: float, z: float, off: float) -> Colour:
    tone = mix(palette.BASALT, palette.ASH_LIGHT, 0.45 + 1.1 * layered(x, y, z, 6))
    tone = mix(tone, linear("#8a6a55"), smooth(0.75, 0.98, z / _HEIGHT) * 0.5)
    return mix(tone, palette.MOSS, smooth(0.42, 0.6, off) * 0.35)


def _lava(chance: Random) -> None:
    mesh, r = Mesh(), _CRATER
    lake = [
        (0, _HEIGHT - 0.15, _HOT),
        (r * 0.45, _HEIGHT - 0.15, _HOT),
        (r * 0.62, _HEIGHT - 0.148, _WARM),
        (r * 0.8, _HEIGHT - 0.14, _COOLING),
    ]
    lathe(mesh, lake, _WARM, 40, at(_X, _Y))
    for turn, width in _STREAMS:
        _stream(mesh, turn, width, _FOOT * chance.uniform(0.80, 0.98))
    mesh.show(Finish(rough=0.6, uneven=0.22, grain=16, glow=1.5))


def _stream(mesh: Mesh, towards: float, width: float, reach: float, parts: int = 34) -> None:
    points, paint, start = [], [], _CRATER * 0.9
    for part in range(parts + 1):
        share = part / parts
        off = start + (reach - start) * share
        turn = towards + 0.35 * math.sin(share * 5 + towards) * share * 0.6
        swell = 0.55 + 0.35 * math.sin(share * 7 + towards)
        half = width * swell * (1.1 - 0.45 * share) * 0.55 + 0.012 if part < parts else 0.004
        for across in (-1, -0.5, 0, 0.5, 1):
            x = _X + off * math.cos(turn) - across * half * math.sin(turn)
            y = _Y + off * math.sin(turn) + across * half * math.cos(turn)
            points.append((x, y, _height(x, y) + 0.018 * (1 - across * across) + 0.004))
            tone = mix(_HOT, _WARM, share * 0.9 + 0.1)
            paint.append(mix(tone, _COOLING, across**2 * 0.7 + share * 0.25))
    mesh.add(points, grid_faces(parts + 1, 5), paint, rounded=True)


def _glow() -> None:
    light = bpy.data.lights.new("glow", "POINT")
    light.energy, light.color, light.shadow_soft_size = 5, (1, 0.42, 0.12), 0.1
    thing = bpy.data.objects.new("glow", light)
    thing.location = (_X, _Y, _HEIGHT + 0.03)
    bpy.context.scene.collection.objects.link(thing)


def _smoke(chance: Random) -> None:
    mesh = Mesh()
    for puff in range(7):
        share = puff / 6
        x = _X + 0.03 + 0.20 * share + chance.uniform(-0.03, 0.03)
        where = at(x, _Y + 0.06 + 0.16 * share, _HEIGHT + 0.06 + 0.34 * share)
        ball(mesh, 0.07 + 0.07 * share, palette.IVORY, where, squash=(1.1, 1, 0.85))
    thing = mesh.show(Finish())
    thing.data.materials[0] = smoke()
    thing.visible_shadow = False


def _boulders(chance: Random) -> None:
    mesh = Mesh()
    for number in range(16):
        turn, off = chance.uniform(0, 6.28), chance.uniform(0.58, 0.70)
        place = (_X + off * math.cos(turn), _Y + off * math.sin(turn), 0)
        rock(mesh, place, chance.uniform(0.02, 0.05), number, palette.ASH)
    mesh.show(masonry())
