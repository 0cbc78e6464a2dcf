"""The calendar and the five gears, as they lie at rest."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from game.tzolkin.rules.data.board import GEARS, TEETH
from game.tzolkin.table.board import geometry
from game.tzolkin.table.board.geometry import ADDENDUM, DEDENDUM, outline, rotated
from tools.art.catalogue import WHEEL_MODULE as MODULE
from tools.art.catalogue import WHEEL_SHADOW as SHADOW
from tools.art.gears import relief, stone
from tools.art.gears.relief import Field, Sheet

_OVERLAP = 0.35
"""How far a wheel reaches under what lies in it."""


@dataclass(frozen=True)
class Wheel:
    """Its number of teeth, the direction of one, the radius of what lies in it, and its paint."""

    teeth: int
    degrees: float
    inner: float
    base: str
    paint: str
    seed: int


_PAINTS = {
    "palenque": ("#6f9850", "#3f6f3c"),
    "yaxchilan": ("#a8a498", "#77736b"),
    "tikal": ("#b9604a", "#8c3d2a"),
    "uxmal": ("#d2a341", "#a36f22"),
    "chichen": ("#5c92ba", "#2f6690"),
}
WHEELS = {
    name: Wheel(
        TEETH[gear],
        geometry.angle(gear, 0),
        TEETH[gear] / 2 - geometry.DIAL,
        *_PAINTS[name],
        11 * gear,
    )
    for gear, name in enumerate(GEARS)
}
WHEELS["calendar"] = Wheel(
    geometry.CALENDAR_TEETH, geometry.TODAY, geometry.HUB_RADIUS, "#c0985e", "#8f5a30", 71
)


def tip(wheel: Wheel) -> float:
    """The radius of its teeth's tips in modules."""
    return wheel.teeth / 2 + ADDENDUM


def picture(name: str) -> Image.Image:
    """A wheel with its shadow."""
    wheel = WHEELS[name]
    sheet = Sheet(round(2 * (tip(wheel) + SHADOW) * MODULE), MODULE)
    points = [rotated(x, y, wheel.degrees) for x, y in outline(wheel.teeth)]
    body = sheet.polygon([(x, -y) for x, y in points])
    hole = sheet.disc(wheel.inner - _OVERLAP)
    height = _height(sheet, wheel, body)
    colour = _paint(sheet, wheel, height)
    solid = relief.lit(height, colour, 0.26 * MODULE)
    solid = relief.inked(solid, body, 0.13 * MODULE)
    shadow = relief.cast(body, 0.28 * MODULE, 0.42 * MODULE, 0.26 * MODULE, 0.55)
    return relief.cut_out(solid, body * (1 - hole), shadow * (1 - hole))


def _height(sheet: Sheet, wheel: Wheel, body: Field) -> Field:
    """Rounded teeth, a raised rim, a groove between, and an uneven face."""
    pitch = wheel.teeth / 2
    grain = stone.grain(sheet, wheel.teeth, wheel.seed)
    height = relief.bevelled(body, 0.30 * MODULE)
    groove = sheet.band(pitch - DEDENDUM - 0.42, 0.20) + sheet.band(wheel.inner + 0.22, 0.16)
    height = height - 0.34 * relief.blurred(groove, 0.05 * MODULE)
    height = height - 0.20 * relief.blurred(_dots(sheet, wheel), 0.04 * MODULE)
    return height + 0.16 * grain


def _dots(sheet: Sheet, wheel: Wheel) -> Field:
    """Two drilled holes to a tooth, between the grooves, as the days are counted."""
    total = np.zeros((sheet.side, sheet.side), "float32")
    far = wheel.teeth / 2 - DEDENDUM - 0.78
    if far - 0.3 < wheel.inner:
        return total
    x, y = sheet.grid
    for half in range(2 * wheel.teeth):
        at = rotated(far, 0, wheel.degrees + (half + 0.5) * 180 / wheel.teeth)
        away = np.hypot(x - at[0], y + at[1])
        total += np.clip((0.13 - away) * sheet.module + 0.5, 0, 1)
    return total


def _paint(sheet: Sheet, wheel: Wheel, height: Field) -> Field:
    """Its stone, darker paint in a band at the teeth's feet, worn off at the edges."""
    shape = (sheet.side, sheet.side)
    grain = stone.grain(sheet, wheel.teeth, wheel.seed + 5)
    base = relief.coloured(wheel.base, shape)
    worn = np.clip(0.72 + 1.5 * grain, 0, 1)
    band = sheet.band(wheel.teeth / 2 - DEDENDUM - 0.42, 0.5)
    painted = relief.mixed(base, relief.coloured(wheel.paint, shape), band * worn * 0.55)
    light = np.clip((relief.blurred(height, 0.3 * MODULE) - height) * -2.2, 0, 0.35)
    painted = relief.mixed(painted, relief.coloured("#f4e6c4", shape), light.astype("float32"))
    return painted * (1 + 0.20 * grain[..., None])
