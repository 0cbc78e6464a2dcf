"""The calendar and the five gears, as they lie at rest."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from game.tzolkin.rules.data.board import GEARS, TEETH
from game.tzolkin.table.board import geometry
from game.tzolkin.table.board.geometry import ADDENDUM, DEDENDUM, outline, rotated
from tools.art.catalogue import CALENDAR_MODULE
from tools.art.catalogue import WHEEL_MODULE as MODULE
from tools.art.catalogue import WHEEL_SHADOW as SHADOW
from tools.art.gears import light, materials, relief
from tools.art.gears.materials import Material
from tools.art.gears.relief import Field, Sheet
from tools.art.gears.texture import round_wheel

_OVERLAP = 0.35
"""How far a wheel reaches under what lies in it. All lengths are in modules."""
_THICK = 0.27
"""How much of its side is seen below: no more than the play between a tip and a root, so that no
tooth's side lies on the tooth that it meshes with."""
_BEVEL = 0.34
_RED = "#8a5638"
"""What is left of the paint in the calendar's frieze."""
_STANDS = 0.30
"""How high a face stands over its edge."""


@dataclass(frozen=True)
class Wheel:
    """Its number of teeth, the direction of one, the radius of what lies in it, its material."""

    teeth: int
    degrees: float
    inner: float
    material: Material
    seed: int


_OF = {
    "palenque": materials.JADE,
    "yaxchilan": materials.LIMESTONE,
    "tikal": materials.TERRACOTTA,
    "uxmal": materials.GOLD,
    "chichen": materials.TURQUOISE,
}
WHEELS = {
    name: Wheel(
        TEETH[gear],
        geometry.angle(gear, 0),
        TEETH[gear] / 2 - geometry.DIAL,
        _OF[name],
        11 * gear + 3,
    )
    for gear, name in enumerate(GEARS)
}
WHEELS["calendar"] = Wheel(
    geometry.CALENDAR_TEETH, geometry.TODAY, geometry.HUB_RADIUS, materials.OLD_STONE, 71
)


def tip(wheel: Wheel) -> float:
    """The radius of its teeth's tips in modules."""
    return wheel.teeth / 2 + ADDENDUM


def picture(name: str) -> Image.Image:
    """A wheel with its thickness and its shadow."""
    wheel, pixels = WHEELS[name], CALENDAR_MODULE if name == "calendar" else MODULE
    module = pixels * light.FINER
    sheet = Sheet(round(2 * (tip(wheel) + SHADOW) * pixels) * light.FINER, module)
    points = [rotated(x, y, wheel.degrees) for x, y in outline(wheel.teeth)]
    body = sheet.polygon([(x, -y) for x, y in points])
    surface = wheel.material.laid(
        lambda texture: round_wheel(sheet, texture, wheel.teeth, wheel.degrees), wheel.seed
    )
    carved, pins = _carved(sheet, wheel, body)
    frieze = _fret(sheet, wheel) if name == "calendar" else 0 * body
    carved = carved - 0.10 * frieze
    height = (carved + surface.uneven * body) * module
    colour = _worn(surface.colour, carved * module, module)
    colour = relief.mixed(colour, relief.coloured(wheel.material.pin, body.shape), pins)
    colour = relief.mixed(colour, relief.coloured(_RED, body.shape), 0.50 * frieze)
    face = light.lit(height, colour, surface.gloss)
    whole, side = _side(sheet, wheel, body, colour)
    solid = relief.inked(relief.mixed(side, face, body), whole, 0.085 * module)
    hole = sheet.disc(wheel.inner - _OVERLAP)
    return light.finished(solid, whole * (1 - hole), _shadow(whole, module) * (1 - hole))


def _side(sheet: Sheet, wheel: Wheel, body: Field, colour: Field) -> tuple[Field, Field]:
    """The whole seen from slightly south: the mask, and the colours of the side."""
    whole, deep = body, np.zeros_like(body)
    steps = round(_THICK * sheet.module)
    for step in range(1, steps + 1):
        below = np.roll(body, step, 0)
        deep = deep + np.clip(below - whole, 0, 1) * step / steps
        whole = np.maximum(whole, below)
    stone = relief.coloured(wheel.material.side, body.shape)
    tone = np.roll(colour, steps, 0).mean(-1, keepdims=True) / 150
    return whole, stone * (0.65 + 0.35 * tone) * (1.12 - 0.5 * deep[..., None])


def _shadow(whole: Field, module: float) -> Field:
    """Long and soft towards the lower right, and dark where the wheel touches the ground."""
    long = relief.cast(whole, 0.34 * module, 0.36 * module, 0.17 * module, 0.62)
    touch = relief.cast(whole, 0.08 * module, 0.10 * module, 0.07 * module, 0.50)
    return np.maximum(long, touch)


def _carved(sheet: Sheet, wheel: Wheel, body: Field) -> tuple[Field, Field]:
    """Rounded teeth, a collar round what lies in the wheel, a groove, pins; and where pins are."""
    root, module = wheel.teeth / 2 - DEDENDUM, sheet.module
    height = _STANDS * relief.bevelled(body, _BEVEL * module)
    collar = sheet.disc(wheel.inner + _collar(wheel))
    height = height + 0.13 * relief.bevelled(collar, 0.18 * module)
    groove = relief.blurred(sheet.band(wheel.inner + _collar(wheel) + 0.10, 0.13), 0.03 * module)
    height = height - 0.13 * groove
    if wheel.teeth == geometry.CALENDAR_TEETH:
        line = relief.blurred(sheet.band(root - 0.12, 0.12), 0.03 * module)
        return height - 0.12 * line, np.zeros_like(body)
    pins = _pins(sheet, wheel, root - 0.16)
    return height + 0.16 * relief.bevelled(pins, 0.16 * module), pins


def _collar(wheel: Wheel) -> float:
    return 0.28 if wheel.teeth == geometry.CALENDAR_TEETH else 0.34


def _pins(sheet: Sheet, wheel: Wheel, far: float) -> Field:
    """A round pin between every two teeth."""
    x, y = sheet.grid
    total = np.zeros_like(x)
    for tooth in range(wheel.teeth):
        across, up = rotated(far, 0, wheel.degrees + (tooth + 0.5) * 360 / wheel.teeth)
        total += np.clip((0.19 - np.hypot(x - across, y + up)) * sheet.module + 0.5, 0, 1)
    return total


_FRET = (10.44, 11.72)
"""The inner and outer radius of the calendar's frieze."""
_STEPS = 3


def _fret(sheet: Sheet, wheel: Wheel) -> Field:
    """How deep the calendar's frieze is cut: stepped pyramids stand in it, one to every tooth."""
    far, turn = sheet.polar
    along = np.abs(((turn - wheel.degrees) * wheel.teeth / 360 + 0.5) % 1 - 0.5)
    up = (far - _FRET[0]) / (_FRET[1] - _FRET[0])
    wide = 0.40 - 0.115 * np.clip(np.floor(up * _STEPS), 0, _STEPS - 1)
    edge = wheel.teeth / far / 2 / np.pi / sheet.module
    pyramid = np.clip((wide - along) / edge + 0.5, 0, 1)
    band = sheet.disc(_FRET[1]) - sheet.disc(_FRET[0])
    return relief.blurred((band * (1 - pyramid)).astype("float32"), 0.03 * sheet.module)


def _worn(colour: Field, height: Field, module: float) -> Field:
    """Paler where edges stand out and hands have worn them."""
    edge = np.clip((height - relief.blurred(height, 0.22 * module)) / (0.12 * module), 0, 0.24)
    return relief.mixed(colour, relief.coloured("#fff2d2", edge.shape), edge.astype("float32"))
