"""What does not turn: the hub, the dials, niches, tiles of food days, the pointer, the ground."""

import math

import numpy as np
from PIL import Image

from tools.art.gears import relief, stone
from tools.art.gears.relief import Field, Sheet

STUCCO, STUCCO_EDGE = "#efe0b9", "#b98f56"
_RAYS = 20


def dial(pixels: int) -> Image.Image:
    """A disc of pale stucco that is set into a gear, its rim in the shade."""
    sheet = Sheet(pixels, pixels / 2.04)
    body = sheet.disc(1.0)
    height = relief.bevelled(body, 0.10 * sheet.module) - 0.5 * relief.blurred(
        sheet.band(0.93, 0.025), 1.5
    )
    return _stucco(sheet, body, height + 0.05 * stone.plain(sheet, 3), "#f3e6c4", 7)


def hub(pixels: int) -> Image.Image:
    """The calendar's hub: a sun stone worn so flat that figures can be read on it."""
    sheet = Sheet(pixels, pixels / 2.02)
    body = sheet.disc(1.0)
    height = relief.bevelled(body, 0.035 * sheet.module)
    for radius, width in ((0.965, 0.008), (0.90, 0.006)):
        height = height - 0.6 * relief.blurred(sheet.band(radius, width), 1.2)
    height = height - 0.5 * relief.blurred(_rays(sheet), 1.5) + 0.05 * stone.plain(sheet, 5)
    return _stucco(sheet, body, height, STUCCO, 9)


def niche(pixels: int) -> Image.Image:
    """A round hole for a skull."""
    sheet = Sheet(pixels, pixels / 2.1)
    body = sheet.disc(1.0)
    height = 1 - relief.bevelled(sheet.disc(0.9), 0.7 * sheet.module)
    colour = relief.coloured("#54402e", body.shape)
    solid = relief.lit(height, colour, 0.22 * sheet.module)
    return relief.cut_out(relief.inked(solid, body, 0.09 * sheet.module), body)


def dot(pixels: int) -> Image.Image:
    """What marks a place without a number."""
    sheet = Sheet(pixels, pixels / 2.1)
    body = sheet.disc(1.0)
    return relief.cut_out(relief.coloured("#a08a5c", body.shape), body)


def food_tile(pixels: int, base: str) -> Image.Image:
    """A painted tile of the calendar's rim, a little wider outside than inside."""
    sheet = Sheet(pixels, pixels / 3.6)
    corners = [(-1.14, 0.93), (-1.38, -0.93), (1.38, -0.93), (1.14, 0.93)]
    body = sheet.polygon([(x, -y) for x, y in corners])
    height = relief.bevelled(body, 0.16 * sheet.module) + 0.10 * stone.plain(sheet, 4)
    colour = relief.coloured(base, body.shape) * (1 + 0.25 * stone.plain(sheet, 8)[..., None])
    solid = relief.lit(height, colour, 0.14 * sheet.module)
    around = relief.blurred(body, 0.10 * sheet.module) * 0.6
    return relief.cut_out(relief.inked(solid, body, 0.10 * sheet.module), body, around)


def pointer(pixels: int) -> Image.Image:
    """A red stone that points up to today's tooth; its tip is the upper middle."""
    sheet = Sheet(pixels, pixels / 2.0)
    body = sheet.polygon([(0.0, -0.96), (0.82, 0.62), (-0.82, 0.62)])
    height = relief.bevelled(body, 0.5 * sheet.module)
    solid = relief.lit(height, relief.coloured("#b03a22", body.shape), 0.3 * sheet.module)
    shadow = relief.cast(body, 0.06 * pixels, 0.08 * pixels, 0.05 * pixels, 0.5)
    return relief.cut_out(relief.inked(solid, body, 0.10 * sheet.module), body, shadow)


def _rays(sheet: Sheet) -> Field:
    """The carved line of a sun with pointed rays."""
    far, degrees = sheet.polar
    phase = (degrees / 360 * _RAYS) % 1
    edge = 0.80 + 0.075 * (1 - np.abs(2 * phase - 1))
    line: Field = np.clip(1 - np.abs(far - edge) * sheet.module / 2.2, 0, 1).astype("float32")
    return line


def _stucco(sheet: Sheet, body: Field, height: Field, base: str, seed: int) -> Image.Image:
    far, _ = sheet.polar
    tone = stone.plain(sheet, seed)[..., None]
    colour = relief.coloured(base, body.shape) * (1 + 0.075 * tone)
    edge = np.clip((far - 0.80) / 0.20, 0, 1).astype("float32") ** 2 * 0.42
    colour = relief.mixed(colour, relief.coloured(STUCCO_EDGE, body.shape), edge)
    solid = relief.lit(height, colour, 0.03 * sheet.module + 2)
    return relief.cut_out(relief.inked(solid, body, max(3.0, 0.012 * sheet.module)), body)


def ground(width: int, height: int) -> Image.Image:
    """The court that the gears lie in: worn paving of pale limestone, darker towards its edges."""
    tone = stone.layers(width, height)
    line = np.zeros((height, width), "float32")
    for ring, (radius, wide) in enumerate(((0.30, 2.2), (0.47, 1.6), (0.64, 2.2), (0.82, 1.6))):
        line += _arc(width, height, radius * width, wide, ring)
    relieved = 0.45 * tone - 0.22 * relief.blurred(np.clip(line, 0, 1), 1.2)
    colour = relief.coloured("#dfc496", (height, width)) * (1 + 0.10 * tone[..., None])
    solid = relief.lit(relieved, colour, 2.4)
    down, across = np.mgrid[0:height, 0:width]
    near = np.minimum.reduce([across, width - 1 - across, down, height - 1 - down])
    shade = np.clip(1 - near / (0.16 * min(width, height)), 0, 1).astype("float32") ** 1.7 * 0.34
    full = relief.mixed(solid, relief.coloured("#80542a", (height, width)), shade)
    return Image.fromarray(np.clip(full, 0, 255).astype("uint8"), "RGB")


def _arc(width: int, height: int, radius: float, wide: float, ring: int) -> Field:
    """A circle of paving about the middle of the left part, with joints across it."""
    down, across = np.mgrid[0:height, 0:width].astype("float32")
    x, y = across - width / 2, down - height * 0.56
    far, turn = np.hypot(x, y), np.arctan2(y, x)
    circle = np.clip(1.5 - np.abs(far - radius) / wide, 0, 1)
    slabs = round(12 + 7 * ring)
    joint = np.abs((turn / (2 * math.pi) * slabs + 0.37 * ring) % 1 - 0.5) / slabs
    inside = (far < radius) & (far > radius - 0.17 * width)
    across_it = np.clip(1.5 - joint * 2 * math.pi * far / 1.6, 0, 1) * inside
    return np.maximum(circle, across_it).astype("float32")
