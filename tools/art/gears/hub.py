"""The calendar's hub: a sun stone with a ring of signs, and a plain for figures and words."""

import math

import numpy as np
from PIL import Image

from tools.art.gears import glyphs, light, relief, stone
from tools.art.gears.light import FINER, Gloss
from tools.art.gears.relief import Field, Sheet

_RADIUS = 10.0
"""All lengths are in modules."""
_EDGE = 10.1
_RING = (8.78, 9.72)
"""The inner and outer radius of the ring of signs."""
_PLAIN = 8.56
_CUT, _STANDS = 0.20, 0.17
"""How deep the ring lies, and how high the signs stand in it."""
_RAYS = 8
_WORN = 0.035
"""How deep what is left of the sun on the plain still is."""
_SIGNS = len(glyphs.GLYPHS)
_FACE, _PALE, _GROUND = "#c3b088", "#d6c59d", "#65503a"
_SIGN, _RED, _MOSS, _MOSS_LIT = "#d6bf90", "#742a1b", "#55682f", "#7d8f42"


def picture(pixels: int) -> Image.Image:
    """The hub, which never turns, so many pixels wide."""
    sheet = Sheet(pixels * FINER, pixels * FINER / (2 * _EDGE))
    module, body = sheet.module, sheet.disc(_RADIUS)
    ring = sheet.disc(_RING[1]) - sheet.disc(_RING[0])
    signs = relief.blurred(_signs(sheet), 0.018 * module) * ring
    grit = stone.plain(sheet, 5)
    height = 0.22 * relief.bevelled(body, 0.20 * module)
    height = height - _CUT * relief.blurred(ring, 0.02 * module)
    height = height + _STANDS * signs + 0.04 * grit * (ring + 0.4)
    height = height - 0.09 * relief.blurred(sheet.band(_PLAIN, 0.10), 0.02 * module)
    height = height - _WORN * relief.blurred(_sun(sheet), 0.05 * module)
    colour = _colours(sheet, ring, signs, grit)
    solid = light.lit(height * module, colour, Gloss(0.05, 10))
    return light.finished(relief.inked(solid, body, 0.09 * module), body)


def _colours(sheet: Sheet, ring: Field, signs: Field, grit: Field) -> Field:
    """Pale on the plain; in the ring a dark ground with old paint, pale signs, moss in hollows."""
    shape = ring.shape
    wide = stone.plain(sheet, 15)
    colour = relief.mixed(
        relief.coloured(_FACE, shape),
        relief.coloured(_PALE, shape),
        np.clip(0.5 + 0.9 * grit, 0, 1),
    )
    paint = np.clip(0.45 + 1.3 * wide, 0, 0.8)
    ground = relief.mixed(relief.coloured(_GROUND, shape), relief.coloured(_RED, shape), paint)
    carved = relief.mixed(ground, relief.coloured(_SIGN, shape), np.clip(signs * 1.5, 0, 1))
    colour = relief.mixed(colour, carved * (1 + 0.3 * grit[..., None]), ring)
    far, turn = sheet.polar
    damp = 0.5 - 0.5 * np.cos(np.radians(turn + 160))
    green = np.clip(3.2 * (stone.plain(sheet, 33) + 0.66 * damp - 0.44), 0, 1)
    green = green * np.clip((far - _PLAIN + 0.25) / 0.3, 0, 1) * np.clip(1.15 - signs, 0.1, 1)
    moss = relief.mixed(
        relief.coloured(_MOSS, shape), relief.coloured(_MOSS_LIT, shape), np.clip(0.5 + grit, 0, 1)
    )
    return relief.mixed(colour, moss, (0.85 * green).astype("float32"))


def _signs(sheet: Sheet) -> Field:
    """The twenty signs round the ring, their feet towards the middle."""
    far, turn = sheet.polar
    place = ((90 - turn) % 360) / 360 * _SIGNS
    number = np.floor(place + 0.5).astype(int) % _SIGNS
    across = (place + 0.5) % 1 * 1.08 - 0.04
    down = (_RING[1] - 0.02 - far) / (_RING[1] - _RING[0] - 0.04)
    inside = (down > 0) & (down < 1) & (across > 0) & (across < 1)
    total = np.zeros_like(far)
    for one in range(_SIGNS):
        drawn = glyphs.heights(one)
        rows, columns = drawn.shape
        here = inside & (number == one)
        total[here] = drawn[
            (down[here] * (rows - 1)).astype(int), (across[here] * (columns - 1)).astype(int)
        ]
    return total.astype("float32")


def _sun(sheet: Sheet) -> Field:
    """The outline of a sun with long and short rays, nearly worn away."""
    far, turn = sheet.polar
    lines = np.zeros_like(far)
    for count, shift, tip, foot in ((_RAYS, 0.0, 8.1, 5.2), (_RAYS, 0.5, 7.2, 5.2)):
        phase = np.abs((turn / 360 * count + shift + 0.5) % 1 - 0.5)
        arc = phase * 2 * math.pi * far / count
        half = 0.95 * (tip - far) / (tip - foot)
        near = np.abs(arc - half) * sheet.module
        inside = (far > foot) & (far < tip + 0.05)
        lines = np.maximum(lines, np.clip(1.5 - near / (0.05 * sheet.module), 0, 1) * inside)
    for radius in (5.2, 4.75):
        lines = np.maximum(lines, sheet.band(radius, 0.10))
    return lines.astype("float32")
