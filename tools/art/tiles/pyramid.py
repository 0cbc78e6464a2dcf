"""The stepped pyramid: tiers, stairs, and the house on top that tells the value."""

import math
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from tools.art import palette
from tools.art.kit.materials import GOLDEN, Finish
from tools.art.kit.mesh import Mesh, at
from tools.art.kit.shapes import box, lathe, prism
from tools.art.palette import Colour, linear, mix

MIDDLE = 0.02
"""Where the low pyramids stand, north of the hexagon's middle."""

_HOUSE_NORTH = 0.02
"""How far the house stands north of the pyramid's middle."""
_HOUSE_ACROSS = 0.15
_HIGH = 0.098
_HIGHEST = 0.54
"""Height of a tier, and of all of them: what stands on top stays clear of the stones behind."""
_FORWARD = 0.016
"""How far the pyramid stands further to the south for each level beyond the fifth."""
_DEEP = 0.86
"""A tier's depth as a share of its width."""
_RED = mix(palette.RED, palette.STONE_WARM, 0.12)
_BRIGHT = mix(palette.STONE, palette.IVORY, 0.45)


class Tier(NamedTuple):
    """Half its width and depth, and the height of its top."""

    across: float
    deep: float
    top: float


class Pyramid:
    """Built tier by tier, bottom up."""

    def __init__(self, chance: Random, value: int) -> None:
        self.mesh = Mesh()
        self.base = 0.29 + 0.024 * value
        """Half the width of the lowest tier."""
        self.tiers: list[Tier] = []
        self.middle = MIDDLE - _FORWARD * max(0, value - 5)
        """Where it stands, north of the hexagon's middle."""
        self._high = min(_HIGH, _HIGHEST / value)
        self._house = self.middle + _HOUSE_NORTH
        self._chance = chance
        self._value = value
        self._top = 0.0
        step = min(0.062, (self.base - 0.165) / max(1, value - 1))
        for level in range(value):
            self._add_tier(level, self.base - level * step)
        self._add_stairs()
        self._add_house()

    def _add_tier(self, level: int, across: float) -> None:
        value, low, deep = self._value, self._top, across * _DEEP
        core = mix(palette.STONE_WARM, palette.STONE_DARK, 0.3)
        tread = mix(palette.STONE, palette.STONE_WARM, 0.4)
        size = (2 * across - 0.1, 2 * deep - 0.1, self._high - 0.012)
        box(self.mesh, size, core, at(0, self.middle, low))
        lacking = max(0, 0.20 - 0.035 * value) * (0.5 if level == 0 and value > 1 else 1)
        clean = None if value < 6 else mix(palette.STONE, palette.IVORY, 0.25)
        tier = Tier(across, deep, low)
        ring_of_blocks(
            self.mesh,
            self._chance,
            tier,
            self._high - 0.004,
            lacking,
            colour=clean,
            middle=self.middle,
        )
        size = (2 * across - 0.17, 2 * deep - 0.17, 0.012)
        box(self.mesh, size, tread, at(0, self.middle, low + self._high - 0.012))
        if value - level in (1, 3, 5)[: _BANDS.get(value, 0)]:
            size = (2 * across + 0.012, 2 * deep + 0.012, 0.026)
            band = mix(palette.RED, palette.STONE_WARM, 0.18)
            box(self.mesh, size, band, at(0, self.middle, low + self._high - 0.030))
        self._top = low + self._high
        self.tiers.append(Tier(across, deep, self._top))

    def _add_stairs(self) -> None:
        top_deep, width = self.tiers[-1].deep, 0.17 + 0.006 * self._value
        foot = self.tiers[0].deep + 0.05 + 0.008 * self._value
        steps = self._value * 3
        for step in range(steps):
            deep = (foot - top_deep + 0.02) * (1 - step / steps)
            light = 0.35 + 0.25 * (step % 2) + 0.15 * (self._value - 1) / 9
            size = (width, deep, self._top * (step + 1) / steps)
            where = at(0, self.middle - (top_deep - 0.02 + deep / 2))
            box(self.mesh, size, mix(palette.STONE, palette.IVORY, light), where)
        for side in (-1, 1):
            self._add_ramp(side, width, foot)

    def _add_ramp(self, side: int, width: float, foot: float) -> None:
        top_deep, value = self.tiers[-1].deep, self._value
        points = []
        for x in (side * width / 2, side * (width / 2 + 0.045)):
            points += [(x, -foot - 0.02, 0), (x, -foot - 0.02, 0.05)]
            points += [(x, -top_deep, self._top + 0.04), (x, -top_deep, 0)]
        faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3)]
        plain = mix(palette.STONE, palette.STONE_WARM, 0.3)
        self.mesh.add(points, faces, plain, at(0, self.middle, 0))
        if value >= 4:
            painted = mix(palette.RED, palette.STONE_WARM, 0.15)
            where = at(side * (width / 2 + 0.022), self.middle - foot - 0.02)
            colour = painted if value >= 6 else palette.STONE_WARM
            box(self.mesh, (0.065, 0.07, 0.05 + 0.008 * value), colour, where)

    def _add_house(self) -> None:
        low: dict[int, Callable[[], None]] = {
            1: self._add_rubble,
            2: self._add_low_walls,
            3: self._add_walls,
        }
        if self._value in low:
            low[self._value]()
            return
        roof = self._add_room()
        self._add_comb(roof)
        if self._value >= 9:
            self._add_shrines()
        if self._value == 10:
            self._add_sun()

    def _add_rubble(self) -> None:
        chance = self._chance
        for _ in range(5):
            x, y = chance.uniform(-0.2, 0.2), self.middle + chance.uniform(-0.05, 0.2)
            where = at(x, y, self._top, turn=chance.uniform(0, 3))
            box(self.mesh, (0.06, 0.05, 0.045), palette.STONE_WARM, where)

    def _add_low_walls(self) -> None:
        room = Tier(0.16, 0.12, self._top)
        ring_of_blocks(self.mesh, self._chance, room, 0.075, 0.3, middle=self._house)

    def _add_walls(self) -> None:
        lower, upper = Tier(0.16, 0.12, self._top), Tier(0.16, 0.12, self._top + 0.085)
        ring_of_blocks(self.mesh, self._chance, lower, 0.085, 0.06, middle=self._house)
        ring_of_blocks(self.mesh, self._chance, upper, 0.07, 0.55, middle=self._house)
        where = at(0, self._house - 0.126, self._top)
        box(self.mesh, (0.10, 0.02, 0.085), palette.DARK, where)

    def _add_room(self) -> float:
        """Walls, doors and roof; returns the roof's height."""
        value, x, y = self._value, _HOUSE_ACROSS, self._house_deep
        height = 0.15 if value < 10 else 0.17
        wall = palette.STONE if value < 7 else _BRIGHT
        self._stack(self._top, (2 * x, 2 * y, height), wall, 0.97)
        for door in (0,) if value < 7 else (-0.085, 0, 0.085):
            size = (0.075 if value < 7 else 0.05, 0.02, 0.105)
            box(self.mesh, size, palette.DARK, at(door, self._house - y - 0.004, self._top))
        roof = self._top + height
        if value == 4:
            self._stack(roof, (2 * x + 0.03, 2 * y + 0.03, 0.03), palette.STONE_WARM, 0.97)
            return roof + 0.02
        roof = self._stack(roof, (2 * x + 0.05, 2 * y + 0.05, 0.034), _RED, 0.96)
        vault = palette.STONE if value < 8 else _BRIGHT
        roof = self._stack(roof, (2 * x - 0.01, 2 * y - 0.01, 0.055), vault, 0.82)
        if value >= 6:
            self._stack(roof, (2 * x - 0.07, 2 * y - 0.06, 0.022), palette.TEAL, 0.95)
        return roof + 0.02

    @property
    def _house_deep(self) -> float:
        return min(0.115, self.tiers[-1].deep - 0.02)

    def _stack(
        self, low: float, size: tuple[float, float, float], colour: Colour, taper: float
    ) -> float:
        box(self.mesh, size, colour, at(0, self._house, low), taper)
        return low + size[2]

    def _add_comb(self, roof: float) -> None:
        """The comb on the roof, another silhouette for each value from 7 on."""
        self._comb_top = roof
        for x, rows in _COMBS.get(self._value, ()):
            top = roof
            for number, (width, height) in enumerate(rows):
                colour = (_BRIGHT, _RED, _BRIGHT)[number]
                where = at(x, self._house + 0.035, top)
                box(self.mesh, (width, 0.055, height), colour, where, 0.95)
                top += height
            self._comb_top = max(self._comb_top, top)

    def _add_shrines(self) -> None:
        for x, y in self._corners:
            box(self.mesh, (0.12, 0.12, 0.11), _BRIGHT, at(x, y, self._high), 0.92)
            box(self.mesh, (0.14, 0.14, 0.03), _RED, at(x, y, self._high + 0.11), 0.9)

    @property
    def _corners(self) -> list[tuple[float, float]]:
        y = self.middle - self.tiers[0].deep + 0.075
        return [(side * (self.base - 0.075), y) for side in (-1, 1)]

    def _add_sun(self) -> None:
        gold, x, y = Mesh(), _HOUSE_ACROSS, self._house_deep
        where = at(0, self._house + 0.035, self._comb_top + 0.115, pitch=math.pi / 2 - 0.3)
        disc = [(0.001, -0.02), (0.095, -0.02), (0.105, 0), (0.095, 0.02), (0.001, 0.02)]
        lathe(gold, disc, palette.GOLD, 32, where)
        ray = [(0.10, -0.026), (0.155, 0), (0.10, 0.026)]
        for number in range(12):
            turned = where @ at(turn=2 * math.pi * number / 12)
            prism(gold, ray, (-0.012, 0.012), palette.GOLD, turned, closed=False)
        cornice = (2 * x + 0.06, 2 * y + 0.06, 0.014)
        box(gold, cornice, palette.GOLD, at(0, self._house, self._top + 0.17 + 0.032))
        gold.show(GOLDEN, bevel=0.004)
        fire = Mesh()
        flame = [(0.0, 0.0), (0.035, 0.02), (0.02, 0.06), (0.0, 0.11)]
        for corner_x, corner_y in self._corners:
            lathe(fire, flame, linear("#ff9a2a"), 12, at(corner_x, corner_y, self._high + 0.14))
        fire.show(Finish(glow=1.4, uneven=0))


_BANDS = {7: 1, 8: 2, 9: 3, 10: 3}
"""How many tiers, from the top every second one, have a red band."""

_HORN = ((0.11, 0.05), (0.11, 0.11))
_SLAB = ((0.25, 0.06), (0.25, 0.20), (0.19, 0.05))
_TOWER = ((0.13, 0.06), (0.12, 0.22), (0.10, 0.06))
_WING = ((0.10, 0.06), (0.09, 0.12))
_COMBS: dict[int, tuple[tuple[float, tuple[tuple[float, float], ...]], ...]] = {
    7: ((-0.12, _HORN), (0.12, _HORN)),
    8: ((0, _SLAB),),
    9: ((-0.155, _WING), (0, _TOWER), (0.155, _WING)),
    10: ((0, ((0.30, 0.075),)),),
}
"""For each value its towers: where they stand, and width and height of each row from below."""


def ring_of_blocks(
    mesh: Mesh,
    chance: Random,
    around: Tier,
    height: float,
    lacking: float,
    *,
    colour: Colour | None = None,
    middle: float,
) -> None:
    """A row of hewn blocks round a tier, standing on its height; a share of them is lacking."""
    thick, gap = 0.09, 0.004

    def block(across: float, deep: float, x: float, y: float) -> None:
        size = (across, deep, height * chance.uniform(0.93, 1.0))
        tone, shake = _hewn(chance, colour), chance.uniform(-0.004, 0.004)
        x, y = (x, y + shake) if deep == thick else (x + shake, y)
        box(mesh, size, tone, at(x, y, around.top), 0.985)

    for side in (-1, 1):
        y = middle + side * (around.deep - thick / 2)
        for place, width in _row(chance, around.across, lacking):
            block(width - gap, thick, place, y)
        x = side * (around.across - thick / 2)
        for place, width in _row(chance, around.deep - thick, lacking):
            block(thick, width - gap, x, middle + place)


def _hewn(chance: Random, colour: Colour | None) -> Colour:
    if colour is not None:
        return mix(colour, palette.STONE_WARM, chance.random() * 0.4)
    tone = mix(palette.STONE, palette.STONE_WARM, chance.random())
    return mix(tone, palette.STONE_DARK, chance.random() * 0.25)


def _row(chance: Random, half: float, lacking: float) -> Iterator[tuple[float, float]]:
    """Middle and width of each block of a row from -half to half."""
    count = max(3, round(2 * half / 0.13))
    widths = [chance.uniform(0.8, 1.25) for _ in range(count)]
    total, place = sum(widths), -half
    for share in widths:
        width = share / total * 2 * half
        if chance.random() >= lacking:
            yield place + width / 2, width
        place += width
