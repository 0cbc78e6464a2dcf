"""The workers where they are small: a bust over a shield with the mark of its seat."""

import numpy as np
from PIL import Image

from tools.art.gears import relief, stone
from tools.art.gears.relief import Field, Sheet

SHAPES = {"red": "circle", "blue": "triangle", "yellow": "square", "white": "diamond"}
COLOURS = {
    "red": ("#d0261f", "#fff3dc"),
    "blue": ("#1f63d8", "#fff3dc"),
    "yellow": ("#ffc814", "#2a1c10"),
    "white": ("#fbf7ee", "#2a1c10"),
    "violet": ("#8a3fb5", "#fff3dc"),
}
"""Of the mark and of its rim."""
_HEAD = (0.0, -0.62, 0.44)
_SHIELD = (0.0, 0.26)
_SKIN, _HAIR = "#dba06c", "#4a2f1e"


def worker(name: str, pixels: int) -> Image.Image:
    """The worker of a seat, by its mark, a little larger than its shield; it stands upright."""
    sheet = Sheet(pixels, pixels / 2.5)
    head = _disc(sheet, _HEAD[0], _HEAD[1], _HEAD[2])
    knot = _disc(sheet, 0.0, _HEAD[1] - 0.44, 0.16)
    shield = _mark(sheet, name, 0.86)
    body = np.maximum.reduce([head, knot, shield])
    colour = relief.coloured(_SKIN, body.shape)
    colour = relief.mixed(colour, relief.coloured(_HAIR, body.shape), _hair(sheet, head, knot))
    paint, rim = COLOURS[name]
    colour = relief.mixed(colour, relief.coloured(paint, body.shape), _headband(sheet, head))
    colour = relief.mixed(colour, relief.coloured(rim, body.shape), shield)
    colour = relief.mixed(colour, relief.coloured(paint, body.shape), _mark(sheet, name, 0.60))
    height = np.maximum(
        relief.bevelled(head, 0.30 * sheet.module),
        1.15 * relief.bevelled(shield, 0.22 * sheet.module),
    )
    height = height + 0.04 * stone.plain(sheet, 2)
    solid = relief.lit(height, colour, 0.16 * sheet.module)
    solid = relief.inked(solid, head, 0.06 * sheet.module)
    solid = _over(
        solid,
        relief.inked(relief.lit(height, colour, 0.16 * sheet.module), shield, 0.11 * sheet.module),
        shield,
    )
    shadow = relief.cast(body, 0.06 * pixels, 0.08 * pixels, 0.05 * pixels, 0.6)
    return relief.cut_out(solid, body, shadow)


def _over(below: Field, above: Field, mask: Field) -> Field:
    return relief.mixed(below, above, mask)


def _disc(sheet: Sheet, x: float, y: float, radius: float) -> Field:
    across, down = sheet.grid
    return np.clip((radius - np.hypot(across - x, down - y)) * sheet.module + 0.5, 0, 1)


def _hair(sheet: Sheet, head: Field, knot: Field) -> Field:
    _, down = sheet.grid
    above = np.clip((_HEAD[1] - 0.14 - down) * sheet.module, 0, 1)
    return np.maximum(head * above, knot).astype("float32")


def _headband(sheet: Sheet, head: Field) -> Field:
    """A band of the seat's colour over the forehead."""
    _, down = sheet.grid
    away = np.abs(down - _HEAD[1] + 0.10)
    return (head * np.clip((0.085 - away) * sheet.module + 0.5, 0, 1)).astype("float32")


def _mark(sheet: Sheet, name: str, size: float) -> Field:
    """A seat's shape about the shield's middle."""
    cx, cy = _SHIELD
    shape = SHAPES.get(name, "cross")
    if shape == "circle":
        return _disc(sheet, cx, cy, 0.80 * size)
    points = _CORNERS[shape]
    lower = 0.10 * (0.86 - size) if shape == "triangle" else 0.0
    return sheet.polygon([(cx + x * size, cy + y * size + lower) for x, y in points])


_ARM = 0.33
_CORNERS = {
    "triangle": [(0.0, -0.98), (0.96, 0.70), (-0.96, 0.70)],
    "square": [(-0.76, -0.76), (0.76, -0.76), (0.76, 0.76), (-0.76, 0.76)],
    "diamond": [(0.0, -1.02), (0.92, 0.0), (0.0, 1.02), (-0.92, 0.0)],
    "cross": [
        (x, y)
        for sx, sy, flip in ((-1, -1, 0), (1, -1, 1), (1, 1, 0), (-1, 1, 1))
        for x, y in (
            [(sx * 0.92, sy * _ARM), (sx * _ARM, sy * _ARM), (sx * _ARM, sy * 0.92)]
            if not flip
            else [(sx * _ARM, sy * 0.92), (sx * _ARM, sy * _ARM), (sx * 0.92, sy * _ARM)]
        )
    ],
}
