"""The monuments: what each of them scores is what stands there."""

import math
from random import Random

from mathutils import Matrix

from tools.art import palette
from tools.art.buildings import parts
from tools.art.buildings.island import Test, lay
from tools.art.buildings.kinds import palace
from tools.art.buildings.parts import (
    BLUE,
    CLAY,
    GREEN,
    OCHRE,
    PURPLE,
    RED,
    STUCCO,
    TIMBER,
    moved,
    show,
)
from tools.art.kit.materials import FOLIAGE, GOLDEN, Finish
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.plants import Flora
from tools.art.kit.shapes import ball, box, clump, cylinder, lathe
from tools.art.palette import Colour, linear, mix

CRYSTAL = Finish(rough=0.12, uneven=0.04, shine=0.9, glow=0.35)
_CLAY = linear("#b5673c")
_PLAIN = mix(palette.STONE, palette.STONE_WARM, 0.3)


def _around(half: float, front: float, back: float) -> Test:
    """A test for what is too near the building for a plant."""
    return lambda x, y: abs(x) < half and -front < y < back


def tombs() -> None:
    """A great vault between two small ones."""
    chance, flora = Random(71), Flora()
    mesh = Mesh("tombs")
    top = parts.tiers(mesh, chance, (0.40, 0.36), (0.13, 0.12), shrink=0.06)
    box(mesh, (0.52, 0.42, 0.26), _PLAIN, at(0, 0, top), 0.96)
    box(mesh, (0.60, 0.50, 0.05), RED, at(0, 0, top + 0.26), 0.98)
    box(mesh, (0.48, 0.40, 0.16), palette.STONE_DARK, at(0, 0, top + 0.31), 0.5)
    parts.door(mesh, 0.22, 0.24, at(0, -0.212, top), STUCCO)
    parts.stairs(mesh, 0.24, 0.60, 0.30, top, steps=6)
    moved(show(mesh, CLAY, moss=True), 0, 0.14)
    for side in (-1, 1):
        small = Mesh("small tomb")
        box(small, (0.34, 0.30, 0.07), palette.STONE_WARM)
        box(small, (0.27, 0.23, 0.17), _PLAIN, at(0, 0, 0.07), 0.96)
        box(small, (0.32, 0.28, 0.035), palette.STONE_WARM, at(0, 0, 0.24))
        box(small, (0.25, 0.22, 0.10), palette.STONE_DARK, at(0, 0, 0.27), 0.5)
        parts.door(small, 0.12, 0.15, at(0, -0.118, 0.07), STUCCO)
        moved(show(small, CLAY, moss=True), side * 0.58, -0.22, 1.05)
    lay(flora, Random(21), _around(0.76, 0.60, 0.5), trees=3, bare=0.5)


def buildings() -> None:
    """Houses large and small about a pyramid."""
    chance, flora = Random(72), Flora()
    mesh = Mesh("middle")
    top = parts.tiers(mesh, chance, (0.32, 0.30), (0.15, 0.15, 0.14), shrink=0.07, band=RED)
    box(mesh, (0.22, 0.18, 0.15), STUCCO, at(0, 0.02, top))
    parts.door(mesh, 0.10, 0.12, at(0, -0.072, top), None)
    box(mesh, (0.26, 0.22, 0.09), palette.TEAL, at(0, 0.02, top + 0.15), 0.7)
    parts.stairs(mesh, 0.16, 0.52, 0.14, top, steps=9)
    moved(show(mesh, CLAY), 0, 0.22)
    for number, (x, y) in enumerate(((-0.58, 0.20), (0.58, 0.18), (-0.50, -0.26), (0.50, -0.28))):
        parts.hut(x, y, scale=0.62, turn=0.2 - 0.15 * number)
    for x in (-0.18, 0.17):
        parts.hut(x, -0.58, scale=0.56, turn=x)
    lay(flora, Random(22), lambda x, y: math.hypot(x, y) < 0.76, trees=3, bare=0.8)


def corn() -> None:
    """An ear of corn as tall as a house, between its leaves."""
    chance, flora = Random(73), Flora()
    mesh, grains, leaves = Mesh("foot"), Mesh("grains"), Mesh("leaves")
    top = parts.tiers(mesh, chance, (0.46, 0.44), (0.12, 0.12), shrink=0.10, band=GREEN)
    cylinder(mesh, (0.24, 0.22), (top, top + 0.06), RED)
    parts.stairs(mesh, 0.26, 0.64, 0.34, top, steps=5)
    where = at(0, 0.02, top + 0.06)
    parts.cob(grains, where, 1.7, grains=12)
    parts.husks(leaves, where, 1.75, 7)
    show(mesh, CLAY)
    grains.show(Finish(rough=0.4, uneven=0.06, shine=0.4))
    leaves.show(FOLIAGE)
    for side in (-1, 1):
        for y in (-0.34, -0.10, 0.14):
            parts.maize(side * 0.64, y, chance, 1.1)
    lay(flora, Random(23), _around(0.72, 0.72, 0.5), trees=3, bare=0.62)


def wood() -> None:
    """The sacred tree in its ring of stone, and wood that was felled."""
    chance, flora = Random(74), Flora()
    ring, trunk, crown, logs = Mesh("ring"), Mesh("trunk"), Mesh("crown"), Mesh("logs")
    for number in range(16):
        turn = 2 * math.pi * number / 16
        where = at(0.40 * math.cos(turn), 0.12 + 0.40 * math.sin(turn), 0, turn=turn)
        box(
            ring, (0.12, 0.15, 0.13), mix(_PLAIN, palette.IVORY, 0.3 * chance.random()), where, 0.95
        )
    cylinder(trunk, (0.13, 0.085), (0, 0.66), palette.TRUNK, at(0, 0.12))
    for number in range(6):
        turn = 1.05 * number
        where = at(0.10 * math.cos(turn), 0.12 + 0.10 * math.sin(turn), 0, turn=turn)
        box(trunk, (0.22, 0.06, 0.26), palette.TRUNK, where, 0.35)
    spots = ((0, 0, 0.80, 0.27), (-0.27, 0.05, 0.74, 0.21), (0.28, 0.02, 0.76, 0.21))
    spots += ((0.02, -0.20, 0.76, 0.18), (0.04, 0.24, 0.76, 0.22), (-0.08, -0.02, 0.95, 0.18))
    for number, (x, y, z, radius) in enumerate(spots):
        clump(crown, (x, y + 0.12, z), radius, palette.LEAF_A, number)
    places = ((-0.12, 0.06), (0.02, 0.06), (0.16, 0.06), (-0.05, 0.17), (0.09, 0.17))
    for y, z in places:
        where = at(0.10, -0.56 + y, z, roll=math.pi / 2) @ at(0, 0, -0.26)
        cylinder(logs, (0.066, 0.066), (0, 0.5), palette.WOOD_DARK, where, sides=14)
        for end in (-0.004, 0.485):
            cylinder(logs, (0.052, 0.052), (end, end + 0.02), palette.STRAW, where, sides=14)
    show(ring, CLAY, moss=True)
    trunk.show(TIMBER)
    crown.show(FOLIAGE)
    logs.show(TIMBER)
    lay(flora, Random(24), _around(0.48, 0.76, 0.62), trees=2, bare=0.5)


def _stela(x: float, y: float, high: float, paint: Colour) -> None:
    """An upright stone with a carved lord under a high headdress."""
    mesh = Mesh("stela")
    box(mesh, (0.36, 0.30, 0.07), palette.STONE_WARM)
    box(mesh, (0.26, 0.14, high), _PLAIN, at(0, 0, 0.07), 0.94)
    box(mesh, (0.28, 0.16, 0.05), palette.STONE, at(0, 0, 0.07 + high), 0.8)
    front = -0.07
    box(mesh, (0.20, 0.03, 0.12), paint, at(0, front, high - 0.08), 0.8)
    box(mesh, (0.12, 0.05, 0.13), STUCCO, at(0, front, high - 0.22), 0.9)
    for side in (-1, 1):
        box(mesh, (0.025, 0.01, 0.022), palette.DARK, at(0.03 * side, front - 0.025, high - 0.15))
        box(mesh, (0.035, 0.04, 0.05), paint, at(0.085 * side, front, high - 0.19))
    box(mesh, (0.06, 0.01, 0.014), palette.DARK, at(0, front - 0.025, high - 0.20))
    box(mesh, (0.18, 0.03, 0.04), paint, at(0, front, high - 0.28))
    box(mesh, (0.13, 0.03, high - 0.40), mix(_PLAIN, STUCCO, 0.4), at(0, front, 0.11))
    moved(show(mesh, CLAY), x, y)


def monuments() -> None:
    """Three stelae of lords."""
    flora = Flora()
    _stela(-0.44, 0.02, 0.66, GREEN)
    _stela(0.02, 0.12, 0.86, RED)
    _stela(0.48, 0.02, 0.66, BLUE)
    altar = Mesh("altar")
    cylinder(altar, (0.20, 0.20), (0, 0.10), palette.STONE_WARM, sides=28)
    cylinder(altar, (0.17, 0.17), (0.10, 0.115), STUCCO, sides=28)
    cylinder(altar, (0.09, 0.09), (0.115, 0.125), RED, sides=28)
    moved(show(altar, CLAY), 0.0, -0.42)
    lay(flora, Random(25), _around(0.72, 0.66, 0.4), trees=5, bare=0.55)


def cities() -> None:
    """A palace with its tower."""
    chance, flora = Random(76), Flora()
    mesh = Mesh("palace")
    top = palace(mesh, chance, 4, 0.58)
    tower = at(-0.22, 0.06, top)
    for low, half in ((0.22, 0.17), (0.46, 0.15)):
        box(mesh, (2 * half, 2 * half, 0.19), STUCCO, tower @ at(0, 0, low - 0.02), 0.98)
        box(mesh, (2 * half + 0.05, 2 * half + 0.05, 0.035), GREEN, tower @ at(0, 0, low + 0.17))
        box(mesh, (0.09, 0.01, 0.12), palette.DARK, tower @ at(0, -half - 0.002, low + 0.01))
        box(mesh, (0.01, 0.09, 0.12), palette.DARK, tower @ at(-half - 0.002, 0, low + 0.01))
    box(mesh, (0.34, 0.34, 0.12), RED, tower @ at(0, 0, 0.665), 0.45)
    show(mesh, CLAY)
    lay(flora, Random(36), _around(0.70, 0.78, 0.5), trees=3)


def observatory() -> None:
    """A round tower with a dome, from which the stars are watched."""
    chance, flora = Random(77), Flora()
    mesh, gold = Mesh("observatory"), Mesh("gold")
    top = parts.tiers(mesh, chance, (0.58, 0.50), (0.12, 0.12), shrink=0.10)
    cylinder(mesh, (0.36, 0.34), (top, top + 0.24), STUCCO, sides=36)
    cylinder(mesh, (0.39, 0.39), (top + 0.24, top + 0.29), RED, sides=36)
    cylinder(mesh, (0.29, 0.27), (top + 0.29, top + 0.47), STUCCO, sides=36)
    cylinder(mesh, (0.31, 0.31), (top + 0.47, top + 0.51), PURPLE, sides=36)
    dome = [
        (0.27 * math.cos(k * 0.157), top + 0.51 + 0.24 * math.sin(k * 0.157)) for k in range(11)
    ]
    lathe(mesh, dome, palette.TEAL, 36)
    parts.door(mesh, 0.14, 0.19, at(0, -0.355, top), palette.STONE)
    for turn in (-0.62, 0.0, 0.62):
        where = at(0, 0, top + 0.33, turn=turn) @ at(0, -0.278)
        box(mesh, (0.06, 0.03, 0.09), palette.DARK, where)
    box(mesh, (0.07, 0.20, 0.14), palette.DARK, at(0, -0.17, top + 0.53, pitch=-0.5))
    ball(gold, 0.05, palette.GOLD, at(0, 0, top + 0.77))
    parts.stairs(mesh, 0.26, 0.72, 0.40, top, steps=5)
    show(mesh, CLAY)
    gold.show(GOLDEN)
    lay(flora, Random(27), _around(0.62, 0.8, 0.55), trees=4, bare=0.5)


def codex() -> None:
    """A book of stone, unfolded: a page for every technology."""
    chance, flora = Random(78), Flora()
    mesh, gold = Mesh("codex"), Mesh("gold")
    top = parts.tiers(mesh, chance, (0.66, 0.36), (0.11, 0.10), shrink=0.07)
    parts.stairs(mesh, 0.34, 0.60, 0.26, top, steps=4)
    for number, paint in enumerate((GREEN, palette.STONE_DARK, OCHRE, PURPLE)):
        x, turn = (number - 1.5) * 0.285, 0.42 * (-1) ** number
        where = at(x, 0.06, top, turn=turn)
        box(mesh, (0.31, 0.06, 0.52), STUCCO, where, 0.98)
        box(mesh, (0.31, 0.07, 0.045), RED, where @ at(0, 0, 0.50))
        front = where @ at(0, -0.034)
        box(mesh, (0.22, 0.014, 0.16), paint, front @ at(0, 0, 0.29))
        for row in range(3):
            bar = (0.22, 0.012, 0.022) if row != 1 else (0.12, 0.012, 0.022)
            box(mesh, bar, palette.LEATHER, front @ at(0, 0, 0.08 + 0.06 * row))
        ball(gold, 0.045, palette.GOLD, front @ at(0, -0.01, 0.37), squash=(1, 0.5, 1))
    show(mesh, CLAY)
    gold.show(GOLDEN)
    lay(flora, Random(28), _around(0.72, 0.7, 0.42), trees=5, bare=0.5)


def _person(mesh: Mesh, where: Matrix, tone: Colour) -> None:
    """A figure of clay, carrying nothing: body, arms, head and band."""
    cylinder(mesh, (0.075, 0.055), (0, 0.17), tone, where, sides=18)
    for side in (-1, 1):
        ball(mesh, 0.032, tone, where @ at(0.07 * side, -0.01, 0.12), squash=(0.8, 0.8, 1.9))
    ball(mesh, 0.058, mix(tone, palette.SKIN, 0.45), where @ at(0, 0, 0.225))
    cylinder(mesh, (0.060, 0.060), (0.235, 0.262), RED, where, sides=18)


def workers() -> None:
    """A hall whose steps are full of figures of workers."""
    chance, flora = Random(79), Flora()
    mesh, people = Mesh("stand"), Mesh("people")
    for deep, high, edge in ((0.60, 0.10, STUCCO), (0.40, 0.24, RED), (0.20, 0.38, STUCCO)):
        box(mesh, (1.12, deep, high), _PLAIN, at(0, 0.30 - deep / 2), 0.99)
        box(mesh, (1.14, 0.02, 0.03), edge, at(0, 0.30 - deep, high - 0.03))
    box(mesh, (1.16, 0.14, 0.62), STUCCO, at(0, 0.36), 0.98)
    box(mesh, (1.24, 0.20, 0.06), RED, at(0, 0.36, 0.62))
    for number in range(7):
        box(mesh, (0.10, 0.08, 0.10), STUCCO, at((number - 3) * 0.17, 0.36, 0.68), 0.8)
    for step, (count, y, z) in enumerate(((3, -0.20, 0.10), (4, 0.0, 0.24), (3, 0.20, 0.38))):
        for number in range(count):
            x = (number - (count - 1) / 2) * 0.27 + chance.uniform(-0.01, 0.01)
            tone = mix(_CLAY, palette.SAND, 0.25 * ((number + step) % 3))
            _person(people, at(x, y, z), tone)
    show(mesh, CLAY)
    people.show(CLAY)
    lay(flora, Random(29), _around(0.64, 0.46, 0.52), trees=4, bare=0.6)


def shrines() -> None:
    """Three fires on a blue stair."""
    chance, flora = Random(80), Flora()
    mesh = Mesh("altars")
    top = parts.tiers(
        mesh, chance, (0.62, 0.42), (0.12, 0.12), shrink=0.09, colour=BLUE, band=STUCCO
    )
    parts.stairs(mesh, 0.30, 0.66, 0.30, top, steps=6)
    for x, high, size in ((-0.36, 0.10, 1.2), (0, 0.26, 1.7), (0.36, 0.10, 1.2)):
        box(mesh, (0.24, 0.24, high), STUCCO, at(x, 0.03, top), 0.92)
        box(mesh, (0.28, 0.28, 0.035), RED, at(x, 0.03, top + high))
        parts.brazier(mesh, x, 0.03, top + high + 0.03, size)
    show(mesh, CLAY)
    lay(flora, Random(30), _around(0.68, 0.76, 0.5), trees=4, bare=0.5)


def _god(x: float, y: float, paint: Colour, high: int, scale: float) -> None:
    mesh, chance = Mesh("god"), Random(high)
    top = parts.tiers(mesh, chance, (0.36, 0.34), (0.13,) * high, shrink=0.065, colour=paint)
    box(mesh, (0.18, 0.16, 0.14), STUCCO, at(0, 0.01, top))
    parts.door(mesh, 0.08, 0.11, at(0, -0.072, top), None)
    box(mesh, (0.23, 0.21, 0.09), paint, at(0, 0.01, top + 0.14), 0.6)
    parts.stairs(mesh, 0.15, 0.52, 0.12, top, steps=3 * high)
    moved(show(mesh, CLAY), x, y, scale)


def temples() -> None:
    """The pyramids of the three gods in their colours."""
    flora = Flora()
    _god(-0.48, -0.16, linear("#9a4a2c"), 3, 0.86)
    _god(0.02, 0.30, OCHRE, 4, 0.95)
    _god(0.52, -0.16, GREEN, 3, 0.86)
    lay(flora, Random(31), _around(0.84, 0.66, 0.64), trees=5, bare=0.5)


def temple() -> None:
    """One pyramid, higher than all, with a roof of gold."""
    chance, flora = Random(82), Flora()
    mesh, gold = Mesh("high"), Mesh("gold")
    bright = mix(palette.STONE, palette.IVORY, 0.35)
    top = parts.tiers(mesh, chance, (0.60, 0.56), (0.115,) * 7, shrink=0.062, colour=bright)
    box(mesh, (0.30, 0.24, 0.18), STUCCO, at(0, 0.02, top))
    parts.door(mesh, 0.12, 0.14, at(0, -0.10, top), RED)
    box(gold, (0.36, 0.30, 0.04), palette.GOLD, at(0, 0.02, top + 0.18))
    box(gold, (0.27, 0.20, 0.12), palette.GOLD, at(0, 0.02, top + 0.22), 0.55)
    parts.stairs(mesh, 0.22, 0.82, 0.19, top, steps=20)
    show(mesh, CLAY)
    gold.show(GOLDEN, bevel=0.005)
    lay(flora, Random(32), _around(0.64, 0.86, 0.6), trees=4, bare=0.5)


def skulls() -> None:
    """A skull of crystal on a stepped altar."""
    chance, flora = Random(83), Flora()
    mesh, skull, dark = Mesh("altar"), Mesh("skull"), Mesh("hollows")
    top = parts.tiers(mesh, chance, (0.52, 0.48), (0.12, 0.11), shrink=0.10)
    cylinder(mesh, (0.30, 0.27), (top, top + 0.07), palette.STONE_DARK, sides=30)
    cylinder(mesh, (0.29, 0.29), (top + 0.07, top + 0.10), palette.TEAL, sides=30)
    parts.stairs(mesh, 0.28, 0.68, 0.36, top, steps=5)
    ice, deep = linear("#bfeef2"), linear("#17424c")
    head = at(0, 0.0, top + 0.10)
    ball(skull, 0.27, ice, head @ at(0, 0.03, 0.33), fineness=4, squash=(0.92, 1.05, 0.92))
    for side in (-1, 1):
        ball(skull, 0.10, ice, head @ at(0.13 * side, -0.14, 0.20), squash=(1, 0.8, 0.75))
        ball(dark, 0.078, deep, head @ at(0.105 * side, -0.215, 0.30), squash=(1, 0.5, 1))
    box(skull, (0.24, 0.20, 0.20), ice, head @ at(0, -0.10, 0.0), 1.15)
    ball(dark, 0.04, deep, head @ at(0, -0.25, 0.20), squash=(0.8, 0.4, 1.2))
    for number in range(5):
        box(dark, (0.010, 0.02, 0.085), deep, head @ at((number - 2) * 0.045, -0.212, 0.045))
    show(mesh, CLAY)
    skull.show(CRYSTAL, bevel=0.02, segments=4)
    dark.show(Finish(rough=0.4, uneven=0))
    lay(flora, Random(33), _around(0.58, 0.76, 0.54), trees=4, bare=0.5)


MONUMENTS = {
    "m01": tombs,
    "m02": buildings,
    "m03": corn,
    "m04": wood,
    "m05": monuments,
    "m06": cities,
    "m07": observatory,
    "m08": codex,
    "m09": workers,
    "m10": shrines,
    "m11": temples,
    "m12": temple,
    "m13": skulls,
}
"""By the monument's id in the rules."""
