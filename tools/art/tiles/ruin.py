"""A ruin with four sockets in its pavement, 0 to 4 of them with a wafer face down."""

import math
from random import Random

from tools.art import palette
from tools.art.kit.fields import layered, smooth
from tools.art.kit.ground import earth, grass, plant, slab
from tools.art.kit.materials import Finish, masonry
from tools.art.kit.mesh import Mesh, at, stand
from tools.art.kit.plants import Flora
from tools.art.kit.shapes import ball, box, cylinder, lathe
from tools.art.palette import Colour, linear, mix

_MIDDLE = -0.02
_SOCKETS = ((-0.175, 0.035), (0.175, 0.035), (-0.20, -0.245), (0.20, -0.245))
_TURNS = (-0.2, 0.25, 0.1, -0.3)
_RADIUS = 0.122
_JADE, _FIELD, _HOLE = linear("#22a08f"), linear("#3a2a33"), linear("#3b2f24")
_SEED = 21


def build(wafers: int) -> None:
    """Nothing else on the tile is golden, so the wafers are counted at a glance."""
    chance, flora = Random(_SEED), Flora()
    slab(_paint)
    stones = Mesh()
    _pave(stones, chance)
    for walk in ((-0.46, 0.40, 0.46, 0.40), (-0.50, -0.30, -0.50, 0.38), (0.50, 0.05, 0.50, 0.38)):
        _wall(stones, chance, walk[:2], walk[2:])
    for x, y, height in (
        (-0.42, -0.38, 0.20),
        (0.44, -0.38, 0.11),
        (0.36, 0.27, 0.24),
        (-0.36, 0.27, 0.17),
    ):
        _column(stones, x, y, height)
    _altar(stones)
    stones.show(masonry(0.35), bevel=0.007)
    _lay(wafers)
    plant(
        chance,
        flora,
        clearing=0,
        middle=(0, _MIDDLE),
        avoid=lambda x, y: abs(x) < 0.56 and abs(y - _MIDDLE + 0.03) < 0.50,
    )
    _weeds(chance, flora, 14 if wafers else 19)


def _paint(x: float, y: float) -> Colour:
    off = max(abs(x) / 0.60, abs(y - _MIDDLE) / 0.52) + 0.08 * layered(x, y, 1, 3.2)
    green = mix(grass(x, y), palette.MOSS, smooth(0.9, 1.3, off))
    return mix(green, earth(x, y), smooth(1.08, 0.85, off) * 0.9)


def _pave(mesh: Mesh, chance: Random) -> None:
    width = 0.128
    for column in range(7):
        for row in range(6):
            if chance.random() < 0.08:
                continue
            x, y = (column - 3) * width, _MIDDLE + (row - 2.5) * width
            tone = mix(palette.STONE, palette.STONE_WARM, chance.random())
            size = (width * 0.94, width * 0.94, 0.03 + chance.uniform(-0.006, 0.006))
            where = at(x, y, -0.005, turn=chance.uniform(-0.03, 0.03))
            box(mesh, size, mix(tone, palette.STONE_DARK, 0.15), where, 0.96)


def _wall(mesh: Mesh, chance: Random, start: tuple[float, ...], end: tuple[float, ...]) -> None:
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    count, turn = int(math.hypot(along_x, along_y) / 0.09), math.atan2(along_y, along_x)
    rows = 2
    for number in range(count):
        share = (number + 0.5) / count
        rows = max(1, min(4, rows + chance.choice((-1, 0, 1))))
        for row in range(rows):
            tone = mix(palette.STONE, palette.STONE_WARM, chance.random())
            x, y = start[0] + along_x * share, start[1] + along_y * share
            where = at(x, y, 0.02 + row * 0.064, turn=turn + chance.uniform(-0.05, 0.05))
            box(mesh, (0.086, 0.085, 0.062), tone, where, 0.98)


def _column(mesh: Mesh, x: float, y: float, height: float) -> None:
    tone = mix(palette.STONE, palette.STONE_WARM, 0.3)
    box(mesh, (0.12, 0.12, 0.035), palette.STONE_WARM, at(x, y, 0.02))
    cylinder(mesh, (0.045, 0.042), (0.05, 0.05 + height), tone, at(x, y), sides=14)
    if height > 0.18:
        box(mesh, (0.11, 0.11, 0.03), palette.STONE, at(x, y, 0.05 + height))


def _altar(mesh: Mesh) -> None:
    """With a carved face of stone."""
    bright = mix(palette.STONE, palette.IVORY, 0.3)
    lintel = mix(palette.RED, palette.STONE_WARM, 0.3)
    box(mesh, (0.42, 0.20, 0.05), palette.STONE, at(0, 0.27, 0.02), 0.97)
    box(mesh, (0.30, 0.09, 0.24), bright, at(0, 0.29, 0.07), 0.9)
    box(mesh, (0.36, 0.11, 0.05), lintel, at(0, 0.29, 0.31), 0.92)
    for side in (-1, 1):
        box(mesh, (0.075, 0.03, 0.05), palette.DARK, at(side * 0.065, 0.238, 0.21))
        box(mesh, (0.05, 0.05, 0.16), palette.STONE_WARM, at(side * 0.17, 0.285, 0.09))
    box(mesh, (0.05, 0.05, 0.10), palette.STONE, at(0, 0.235, 0.14))
    box(mesh, (0.15, 0.03, 0.032), palette.DARK, at(0, 0.240, 0.095))


def _lay(wafers: int) -> None:
    sockets, gold, eyes, r = Mesh(), Mesh(), Mesh(), _RADIUS
    rim = [(r + 0.035, 0.02), (r + 0.032, 0.046), (r + 0.006, 0.046), (r + 0.002, 0.034)]
    pale = mix(palette.STONE, palette.IVORY, 0.5)
    for number, (x, y) in enumerate(_SOCKETS):
        lathe(sockets, rim, pale, 40, at(x, y))
        lathe(sockets, [(r + 0.004, 0.036), (0.001, 0.036)], _HOLE, 40, at(x, y))
        if number < wafers:
            _wafer(gold, eyes, x, y, _TURNS[number])
    sockets.show(masonry())
    if wafers:
        gold.show(Finish(rough=0.32, uneven=0.05, metal=0.55, shine=0.5), bevel=0.004)
        eyes.show(Finish(rough=0.2, uneven=0.05, shine=0.6))


def _wafer(gold: Mesh, eyes: Mesh, x: float, y: float, turn: float) -> None:
    """Gold with a dark ring, a stepped cross and an eye of jade, as the back of the wafers."""
    r, where = _RADIUS, at(x, y, 0.036, turn=turn)
    rim = [(r * 0.80, 0.030), (r * 0.82, 0.046), (r * 0.98, 0.046), (r, 0.03)]
    cylinder(gold, (r, r), (0, 0.030), palette.GOLD, where, sides=36)
    lathe(gold, rim, palette.GOLD, 36, where)
    cylinder(gold, (r * 0.80, r * 0.80), (0.028, 0.034), _FIELD, where, sides=36)
    for quarter in range(4):
        arm = where @ at(turn=quarter * math.pi / 2)
        box(gold, (r * 0.30, r * 0.42, 0.014), palette.GOLD, arm @ at(0, r * 0.42, 0.032))
        box(gold, (r * 0.56, r * 0.16, 0.014), palette.GOLD, arm @ at(0, r * 0.50, 0.032))
    boss = [(r * 0.34, 0.03), (r * 0.34, 0.05), (r * 0.2, 0.052)]
    lathe(gold, boss, palette.GOLD, 24, where)
    ball(eyes, r * 0.22, _JADE, where @ at(0, 0, 0.05), squash=(1, 1, 0.6))


def _weeds(chance: Random, flora: Flora, count: int) -> None:
    for _ in range(count):
        x, y = chance.uniform(-0.5, 0.5), chance.uniform(-0.42, 0.42)
        if max(abs(x) / 0.5, abs(y) / 0.42) < 0.8:
            continue
        mesh = chance.choice(flora.bushes + flora.ferns)
        stand(mesh, (x, y, 0.03), chance.uniform(0, 6), chance.uniform(0.5, 0.8))
