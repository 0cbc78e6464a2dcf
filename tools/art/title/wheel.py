"""The second title's great wheel: carved stone, upright on a plinth between two gears.

Everything is built lying flat, its face upwards, and stood up at the end.
"""

import math
from collections.abc import Callable, Iterable
from random import Random

from tools.art import palette
from tools.art.kit.materials import GOLDEN, Finish, masonry
from tools.art.kit.mesh import Mesh, at, stand
from tools.art.kit.plants import Flora
from tools.art.kit.shapes import box, lathe, prism
from tools.art.palette import Colour, mix

_MODULE = 0.048
"""The pitch radius of a wheel is half of this for each tooth."""
_TEETH, _SMALL_TEETH = 26, 12
_TIP, _ROOT = 0.95 * _MODULE, 0.85 * _MODULE
"""How far a tooth stands out from the pitch circle, and how far the gap goes in."""
_THICK = 0.10
_MIDDLE = 0.68
"""How high the great wheel's axle lies over the ground."""
_LEAN = math.radians(7)
_PLINTH = ((2.30, 0.60, 0.11), (2.06, 0.46, 0.10))
"""Width, depth and height of its steps from below."""
_GLYPHS = 20
_RAYS = 13
_SEED = 26

_STONE = mix(palette.STONE, palette.IVORY, 0.35)
_DEEP = mix(palette.STONE_WARM, palette.STONE_DARK, 0.75)
_RED = mix(palette.RED, palette.STONE_WARM, 0.12)
_JADE = mix(palette.TEAL, palette.LEAF_B[1], 0.35)
_CLAY = mix(palette.RED, palette.STONE_WARM, 0.38)


def build(flora: Flora) -> None:
    """Plinth, wheels and what grows on them; the middle of the plinth is the scene's."""
    plinth = Mesh()
    height = 0.0
    for number, (width, deep, high) in enumerate(_PLINTH):
        _course(plinth, Random(_SEED + number), (width, deep, high), height)
        height += high
    plinth.show(masonry(0.30), bevel=0.008)
    _stand_up(_great_wheel, (0, 0.0, _MIDDLE))
    reach = _MODULE * (_TEETH + _SMALL_TEETH) / 2
    for side, colour, degrees in ((1, _JADE, -24), (-1, _CLAY, 204)):
        turn = math.radians(degrees)
        place = (math.cos(turn) * reach, 0.0, _MIDDLE + math.sin(turn) * reach)
        _stand_up(lambda colour=colour, side=side: _small_wheel(colour, side), place)
    _overgrow(flora, height)


def _course(mesh: Mesh, chance: Random, size: tuple[float, float, float], low: float) -> None:
    """A step of the plinth: hewn blocks side by side, a red band at its upper edge."""
    width, deep, high = size
    box(mesh, (width - 0.06, deep - 0.06, high), _DEEP, at(0, 0, low))
    left = -width / 2
    while left < width / 2 - 0.02:
        long = min(chance.uniform(0.12, 0.21), width / 2 - left)
        tone = mix(palette.STONE_WARM, _STONE, chance.uniform(0.2, 1))
        where = at(left + long / 2, chance.uniform(-0.008, 0.008), low)
        box(mesh, (long - 0.012, deep, high - 0.03), tone, where)
        left += long
    box(mesh, (width + 0.02, deep + 0.02, 0.028), _RED, at(0, 0, low + high - 0.03))


def _stand_up(
    parts: Callable[[], Iterable[tuple[Mesh, Finish]]], place: tuple[float, float, float]
) -> None:
    """Show a wheel's meshes with their face to the south, leaning back."""
    for mesh, finish in parts():
        thing = mesh.show(finish, bevel=0.007)
        thing.location = place
        thing.rotation_euler = (math.pi / 2 - _LEAN, 0, 0)


def _gear(mesh: Mesh, teeth: int, colour: Callable[[int], Colour], core: Colour) -> float:
    """A disc with teeth; return the radius at their roots."""
    pitch = _MODULE * teeth / 2
    root, tip = pitch - _ROOT, pitch + _TIP
    half = _THICK / 2
    rim = root + 0.004
    lathe(mesh, [(0.001, -half), (rim, -half), (rim, half), (0.001, half)], core, 96)
    step = 2 * math.pi / teeth
    for number in range(teeth):
        outline = [
            (root - 0.01, -0.30 * step * root),
            (pitch, -0.25 * step * pitch),
            (tip, -0.15 * step * tip),
            (tip, 0.15 * step * tip),
            (pitch, 0.25 * step * pitch),
            (root - 0.01, 0.30 * step * root),
        ]
        where = at(turn=number * step)
        prism(mesh, outline, (-half, half), colour(number), where)
    return root


def _ring(mesh: Mesh, inner: float, outer: float, height: float, colour: Colour) -> None:
    """A raised ring on a wheel's face."""
    low = _THICK / 2 - 0.01
    high = _THICK / 2 + height
    profile = [(inner, low), (inner, high), (outer, high), (outer, low)]
    lathe(mesh, profile[::-1], colour, 96)


def _great_wheel() -> list[tuple[Mesh, Finish]]:
    stone, gold, chance = Mesh(), Mesh(), Random(_SEED)
    tones = [mix(_STONE, palette.STONE_WARM, chance.uniform(0, 0.55)) for _ in range(_TEETH)]
    root = _gear(stone, _TEETH, tones.__getitem__, _DEEP)
    _ring(stone, root - 0.072, root, 0.028, _STONE)
    _ring(stone, root - 0.094, root - 0.076, 0.018, _RED)
    for number in range(2 * _TEETH):
        _stud(stone, gold, number, root - 0.036)
    outer, inner = root - 0.100, root - 0.232
    for number in range(_GLYPHS):
        _glyph(stone, chance, number, (inner, outer))
    _ring(stone, inner - 0.040, inner - 0.010, 0.030, palette.TEAL)
    _sun(stone, gold, inner - 0.050)
    return [(stone, masonry(0.10)), (gold, GOLDEN)]


def _stud(stone: Mesh, gold: Mesh, number: int, radius: float) -> None:
    """Marks on the rim: one for each day and half day, four of gold for the days of food."""
    where = at(turn=math.pi * number / _TEETH) @ at(radius, 0, _THICK / 2 + 0.022)
    if number % _TEETH in {0, _TEETH // 2}:
        lathe(gold, [(0.026, 0), (0.024, 0.016), (0.001, 0.022)], palette.GOLD, 20, where)
    else:
        long = 0.016 if number % 2 else 0.038
        box(stone, (long, 0.012, 0.014), palette.STONE_WARM, where, 0.85)


def _glyph(mesh: Mesh, chance: Random, number: int, span: tuple[float, float]) -> None:
    """A block with a number of its day: up to four dots over up to three bars."""
    inner, outer = span
    middle, long = (inner + outer) / 2, outer - inner
    wide = 2 * math.pi * middle / _GLYPHS
    where = at(turn=2 * math.pi * number / _GLYPHS) @ at(middle, 0, _THICK / 2 - 0.004)
    tone = mix(_STONE, palette.STONE_WARM, chance.uniform(0, 0.7))
    box(mesh, (long, wide * 0.88, 0.022), tone, where, 0.95)
    bars, dots = divmod(number % 20, 5)
    rows = ([dots] if dots else []) + [0] * bars
    light = mix(tone, palette.IVORY, 0.6)
    start = (len(rows) - 1) * 0.013
    for row, count in enumerate(rows):
        off = start - row * 0.026
        if count:
            for dot in range(count):
                aside = (dot - (count - 1) / 2) * 0.021
                box(mesh, (0.015, 0.015, 0.012), light, where @ at(off, aside, 0.021), 0.8)
        else:
            box(mesh, (0.014, wide * 0.62, 0.012), light, where @ at(off, 0, 0.021), 0.9)


def _sun(stone: Mesh, gold: Mesh, reach: float) -> None:
    """The face of the sun, its rays as far as ``reach``."""
    face, high = reach * 0.56, _THICK / 2
    for ray in range(_RAYS):
        turned = at(turn=2 * math.pi * ray / _RAYS + math.pi / 2)
        outline = [(face * 0.95, -0.036), (reach, 0), (face * 0.95, 0.036)]
        prism(gold, outline, (high - 0.01, high + 0.030), palette.GOLD, turned)
    profile = [
        (face * 1.06, high - 0.01),
        (face * 1.06, high + 0.03),
        (face * 0.96, high + 0.055),
        (face * 0.80, high + 0.060),
        (0.001, high + 0.066),
    ]
    lathe(gold, profile, palette.GOLD, 64)
    up = high + 0.058
    for side in (-1, 1):
        eye, lid = at(side * face * 0.38, face * 0.16, up), at(side * face * 0.38, face * 0.40, up)
        box(stone, (face * 0.34, face * 0.15, 0.020), palette.DARK, eye, 0.85)
        box(gold, (face * 0.44, face * 0.09, 0.032), palette.GOLD, lid, 0.8)
        cheek = at(side * face * 0.52, -face * 0.28, up - 0.006)
        lathe(
            gold, [(face * 0.15, 0), (face * 0.12, 0.02), (0.001, 0.024)], palette.GOLD, 20, cheek
        )
    box(gold, (face * 0.20, face * 0.52, 0.040), palette.GOLD, at(0, face * 0.04, up), 0.7)
    smile = [(x * face * 0.42, face * (0.16 * x * x - 0.50)) for x in (-1, -0.5, 0, 0.5, 1)]
    under = [(x * face * 0.42, face * (0.24 * x * x - 0.62)) for x in (1, 0.5, 0, -0.5, -1)]
    prism(stone, [*under[::-1], *smile[::-1]], (up, up + 0.016), palette.DARK)


def _small_wheel(colour: Colour, side: int) -> list[tuple[Mesh, Finish]]:
    """A gear whose teeth reach into the great wheel's."""
    stone, gold, chance = Mesh(), Mesh(), Random(_SEED + 5 + side)
    dark = mix(colour, palette.DARK, 0.45)
    root = _gear(
        stone, _SMALL_TEETH, lambda _: mix(colour, palette.IVORY, chance.uniform(0, 0.25)), dark
    )
    _ring(stone, root - 0.055, root, 0.026, mix(colour, palette.IVORY, 0.12))
    for number in range(8):
        where = at(turn=math.pi * number / 4) @ at(root * 0.58, 0, _THICK / 2 - 0.004)
        box(stone, (0.055, 0.055, 0.022), mix(colour, palette.IVORY, 0.3), where, 0.85)
    high = _THICK / 2
    hub = [
        (0.062, high - 0.01),
        (0.062, high + 0.034),
        (0.045, high + 0.048),
        (0.001, high + 0.052),
    ]
    lathe(gold, hub, palette.GOLD, 32)
    return [(stone, masonry(0.12)), (gold, GOLDEN)]


def _overgrow(flora: Flora, top: float) -> None:
    """Bushes and ferns on the plinth and before it."""
    chance = Random(_SEED + 9)
    for _ in range(26):
        x = chance.uniform(-1.12, 1.12)
        kind = chance.choice(flora.bushes + flora.ferns + flora.ferns)
        high = top if abs(x) > 0.78 and chance.random() < 0.6 else 0.0
        y = -0.20 + chance.uniform(-0.02, 0.02) if high else -0.34 - chance.uniform(0, 0.06)
        if not high and abs(x) < 0.22:
            continue
        stand(kind, (x, y, high), chance.uniform(0, 6), chance.uniform(0.5, 0.95))
