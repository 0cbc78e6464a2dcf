"""A lizard seen from above, its head to the right."""

from itertools import pairwise

import numpy as np
from PIL import Image

from tools.art.flat.noise import layered
from tools.art.gears import relief
from tools.art.gears.relief import Field, Sheet

_SPINE = (
    (-0.97, 0.20, 0.012),
    (-0.80, 0.02, 0.030),
    (-0.58, -0.13, 0.050),
    (-0.34, -0.10, 0.078),
    (-0.10, 0.02, 0.115),
    (0.16, 0.08, 0.130),
    (0.40, 0.03, 0.105),
    (0.56, -0.02, 0.072),
    (0.70, -0.04, 0.092),
    (0.84, -0.05, 0.062),
    (0.93, -0.05, 0.030),
)
"""Points from the tip of the tail to the nose, with half the body's width there."""
_LEGS = (
    ((0.42, -0.04), (0.54, -0.26), (0.70, -0.30)),
    ((0.40, 0.10), (0.46, 0.33), (0.34, 0.42)),
    ((-0.08, -0.06), (-0.14, -0.30), (-0.32, -0.32)),
    ((-0.06, 0.08), (0.02, 0.32), (0.16, 0.40)),
)
"""Hip or shoulder, knee, foot."""
_LEG = 0.042
_GREEN, _BAND, _EYE = "#6fa443", "#3f6b2c", "#1d130a"


def lizard(pixels: int) -> Image.Image:
    """A green lizard with dark bands, and its shadow."""
    sheet = Sheet(pixels, pixels / 2.1)
    body = _thick(sheet, _SPINE)
    for hip, knee, foot in _LEGS:
        leg = ((*hip, _LEG * 1.2), (*knee, _LEG), (*foot, _LEG * 0.8))
        body = np.maximum(body, _thick(sheet, leg))
    x, _y = sheet.grid
    height = relief.bevelled(body, 0.13 * sheet.module) + 0.1 * layered(pixels, pixels, 6, 3, 2)
    bands = np.clip(1.4 * np.sin(x * 21) - 0.7, 0, 1) * (x < 0.5)
    colour = relief.coloured(_GREEN, body.shape)
    colour = relief.mixed(colour, relief.coloured(_BAND, body.shape), bands * 0.8)
    for side in (-0.115, 0.02):
        eye = _thick(sheet, ((0.74, side, 0.026), (0.75, side, 0.026)))
        colour = relief.mixed(colour, relief.coloured(_EYE, body.shape), eye)
    solid = relief.lit(height.astype("float32"), colour, 0.09 * sheet.module)
    shadow = relief.cast(body, 0.03 * pixels, 0.045 * pixels, 0.02 * pixels, 0.5)
    return relief.cut_out(relief.inked(solid, body, 0.02 * sheet.module), body, shadow)


def _thick(sheet: Sheet, points: tuple[tuple[float, float, float], ...]) -> Field:
    """1 on a line through points that are x, y and half the line's width there."""
    x, y = sheet.grid
    total = np.zeros_like(x)
    for (x0, y0, r0), (x1, y1, r1) in pairwise(points):
        along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)
        share = np.clip(along, 0, 1)
        away = np.hypot(x - x0 - share * (x1 - x0), y - y0 - share * (y1 - y0))
        inside = np.clip((r0 + share * (r1 - r0) - away) * sheet.module + 0.5, 0, 1)
        total = np.maximum(total, inside)
    return total.astype("float32")
