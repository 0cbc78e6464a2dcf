"""What does not turn: the hub, the dials, niches, tiles of food days, the pointer."""

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
