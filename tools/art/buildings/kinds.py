"""Farm, tomb, civic building and shrine of both ages; the second age's are grander."""

import math
from random import Random

from tools.art import palette
from tools.art.buildings import parts
from tools.art.buildings.island import lay
from tools.art.buildings.parts import BLUE, CLAY, RED, STUCCO, moved, show
from tools.art.kit.materials import GOLDEN
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.plants import Flora
from tools.art.kit.shapes import box, cylinder
from tools.art.palette import mix


def _field(chance: Random, half: float, rows: tuple[float, ...]) -> None:
    """Rows of maize on ridges of dark earth."""
    ridges, soil = Mesh("ridges"), mix(palette.DIRT, palette.LEATHER, 0.45)
    for y in rows:
        box(ridges, (2 * half + 0.1, 0.13, 0.05), soil, at(0, y), 0.9)
        count = round(2 * half / 0.17)
        for number in range(count + 1):
            x = -half + 2 * half * number / count + chance.uniform(-0.02, 0.02)
            parts.maize(x, y, chance, chance.uniform(0.95, 1.2))
    ridges.show(CLAY)


def farm_1() -> None:
    """A hut beside three rows of maize."""
    chance, flora = Random(61), Flora()
    parts.hut(0.0, 0.38, scale=1.15)
    _field(chance, 0.48, (-0.08, -0.30, -0.52))
    lay(flora, Random(1), lambda x, y: abs(x) < 0.62 and -0.66 < y < 0.66, trees=3, bare=0.8)


def farm_2() -> None:
    """Two huts and a round granary above a broad field."""
    chance, flora = Random(62), Flora()
    parts.hut(-0.36, 0.36, scale=1.0)
    _field(chance, 0.62, (-0.06, -0.27, -0.48))
    store, roof = Mesh("store"), Mesh("store roof")
    for turn in range(4):
        x, y = (0.13 * math.cos(turn * 1.57 + 0.8), 0.13 * math.sin(turn * 1.57 + 0.8))
        cylinder(store, (0.022, 0.022), (0, 0.14), palette.WOOD, at(x, y), sides=8)
    cylinder(store, (0.20, 0.22), (0.13, 0.40), mix(palette.STRAW, palette.WOOD, 0.35))
    for high in (0.18, 0.27, 0.36):
        cylinder(store, (0.219, 0.222), (high, high + 0.025), palette.WOOD_DARK)
    parts.door(store, 0.11, 0.16, at(0, -0.205, 0.17), palette.WOOD_DARK)
    parts.cone(roof, 0.30, 0.34, at(0, 0, 0.40))
    moved(show(store, parts.TIMBER), 0.30, 0.36)
    moved(show(roof, parts.THATCH), 0.30, 0.36)
    lay(flora, Random(12), lambda x, y: abs(x) < 0.74 and -0.62 < y < 0.66, trees=3, bare=0.85)


def tomb_1() -> None:
    """A vault of grey stone in a green mound."""
    chance, flora = Random(63), Flora()
    mesh = Mesh("vault")
    top = parts.tiers(mesh, chance, (0.50, 0.44), (0.10, 0.10), shrink=0.06)
    box(mesh, (0.60, 0.52, 0.26), mix(palette.STONE, palette.STONE_DARK, 0.35), at(0, 0, top), 0.97)
    box(mesh, (0.68, 0.60, 0.05), palette.STONE_WARM, at(0, 0, top + 0.26), 0.98)
    box(mesh, (0.54, 0.48, 0.16), palette.STONE_DARK, at(0, 0, top + 0.31), 0.55)
    parts.door(mesh, 0.24, 0.25, at(0, -0.262, top), palette.STONE)
    parts.stairs(mesh, 0.26, 0.62, 0.38, top, steps=5)
    show(mesh, CLAY, moss=True)
    lay(flora, Random(3), lambda x, y: abs(x) < 0.54 and -0.72 < y < 0.50, trees=4, bare=0.5)


def tomb_2() -> None:
    """A royal tomb: a stepped mound with a painted gate and two stelae."""
    chance, flora = Random(64), Flora()
    mesh = Mesh("tomb")
    top = parts.tiers(mesh, chance, (0.60, 0.52), (0.14, 0.14, 0.13, 0.12), shrink=0.10)
    gate = at(0, -0.50, 0)
    box(mesh, (0.46, 0.16, 0.34), STUCCO, gate, 0.96)
    box(mesh, (0.54, 0.22, 0.06), RED, gate @ at(0, 0, 0.34), 0.96)
    box(mesh, (0.40, 0.16, 0.07), palette.STONE, gate @ at(0, 0, 0.40), 0.85)
    parts.door(mesh, 0.22, 0.29, at(0, -0.58, 0), palette.STONE_WARM)
    box(mesh, (0.20, 0.16, 0.12), palette.STONE, at(0, 0, top), 0.85)
    for side in (-1, 1):
        box(mesh, (0.12, 0.08, 0.28), palette.STONE, at(0.40 * side, -0.64, 0), 0.86)
    show(mesh, CLAY, moss=True)
    lay(flora, Random(4), lambda x, y: abs(x) < 0.64 and -0.8 < y < 0.56, trees=4, bare=0.55)


def city_1() -> None:
    """Dwellings round a yard."""
    flora = Flora()
    parts.hut(-0.34, 0.26, scale=1.05, turn=0.25)
    parts.hut(0.34, 0.20, scale=0.95, turn=-0.35, wall=mix(STUCCO, palette.TEAL, 0.25))
    parts.hut(0.06, -0.34, scale=0.9, turn=0.1)
    yard = Mesh("yard")
    for number in range(5):
        cylinder(
            yard,
            (0.05, 0.035),
            (0, 0.08),
            RED,
            at(-0.42 + 0.1 * (number % 3), -0.22 - 0.11 * (number // 3)),
        )
    yard.show(CLAY)
    lay(flora, Random(5), lambda x, y: math.hypot(x, y) < 0.66, trees=4, bare=0.72)


def palace(mesh: Mesh, chance: Random, doors: int, half: float) -> float:
    """A long house with doors between white piers, a painted cornice and a vault of teal."""
    top = parts.tiers(mesh, chance, (half + 0.08, 0.42), (0.10, 0.09), shrink=0.05, colour=STUCCO)
    box(mesh, (2 * half, 0.52, 0.25), STUCCO, at(0, 0.04, top), 0.99)
    for number in range(doors):
        x = (number - (doors - 1) / 2) * 2 * half / doors
        box(mesh, (0.13, 0.03, 0.18), palette.DARK, at(x, -0.222, top))
    box(mesh, (2 * half + 0.08, 0.60, 0.05), RED, at(0, 0.04, top + 0.25), 0.98)
    box(mesh, (2 * half, 0.50, 0.13), palette.STONE, at(0, 0.04, top + 0.30), 0.86)
    box(mesh, (2 * half - 0.12, 0.38, 0.035), palette.TEAL, at(0, 0.04, top + 0.43), 0.96)
    parts.stairs(mesh, 0.34, 0.64, 0.38, top, steps=5)
    return top


def city_2() -> None:
    """A hall of the city with a comb on its roof."""
    chance, flora = Random(66), Flora()
    mesh = Mesh("hall")
    top = palace(mesh, chance, 5, 0.60)
    for number in range(5):
        x = (number - 2) * 0.15
        box(mesh, (0.10, 0.06, 0.16), STUCCO, at(x, 0.06, top + 0.465), 0.9)
    box(mesh, (0.74, 0.07, 0.04), RED, at(0, 0.06, top + 0.62), 0.98)
    show(mesh, CLAY)
    lay(flora, Random(6), lambda x, y: abs(x) < 0.72 and -0.76 < y < 0.48, trees=4)


def shrine_1() -> None:
    """A stepped altar, painted blue, with a fire."""
    chance, flora = Random(67), Flora()
    mesh = Mesh("altar")
    top = parts.tiers(mesh, chance, (0.52, 0.50), (0.12, 0.12, 0.12), shrink=0.12, colour=BLUE)
    box(mesh, (0.36, 0.34, 0.16), STUCCO, at(0, 0, top), 0.9)
    box(mesh, (0.42, 0.40, 0.05), RED, at(0, 0, top + 0.16), 0.98)
    parts.stairs(mesh, 0.28, 0.68, 0.30, top, steps=7)
    parts.brazier(mesh, 0, 0, top + 0.20, 1.55)
    show(mesh, CLAY)
    lay(flora, Random(7), lambda x, y: abs(x) < 0.56 and -0.76 < y < 0.56, trees=4, bare=0.55)


def shrine_2() -> None:
    """A blue pyramid with a house for the god, and fires at its feet."""
    chance, flora = Random(68), Flora()
    mesh, gold = Mesh("shrine"), Mesh("gold")
    heights = (0.13, 0.13, 0.13, 0.13)
    top = parts.tiers(mesh, chance, (0.60, 0.54), heights, shrink=0.10, colour=BLUE, band=STUCCO)
    box(mesh, (0.42, 0.32, 0.20), STUCCO, at(0, 0.02, top), 0.96)
    parts.door(mesh, 0.16, 0.17, at(0, -0.145, top), RED)
    box(mesh, (0.50, 0.40, 0.045), RED, at(0, 0.02, top + 0.20), 0.98)
    box(mesh, (0.40, 0.30, 0.12), BLUE, at(0, 0.02, top + 0.245), 0.7)
    box(gold, (0.22, 0.14, 0.04), palette.GOLD, at(0, 0.02, top + 0.365), 0.9)
    parts.stairs(mesh, 0.24, 0.80, 0.22, top, steps=11)
    for side in (-1, 1):
        box(mesh, (0.18, 0.18, 0.14), STUCCO, at(0.36 * side, -0.66, 0), 0.9)
        parts.brazier(mesh, 0.36 * side, -0.66, 0.13, 0.95)
    show(mesh, CLAY)
    gold.show(GOLDEN, bevel=0.004)
    lay(flora, Random(8), lambda x, y: abs(x) < 0.62 and -0.86 < y < 0.58, trees=4, bare=0.55)


KINDS = {
    "farm_1": farm_1,
    "farm_2": farm_2,
    "tomb_1": tomb_1,
    "tomb_2": tomb_2,
    "city_1": city_1,
    "city_2": city_2,
    "shrine_1": shrine_1,
    "shrine_2": shrine_2,
}
"""Each kind of building with its age."""
