"""What is let into the calendar: places for workers, buttons, tiles of food days, the pointer."""

import math

import numpy as np
from PIL import Image

from game.tzolkin.table.board import geometry
from tools.art.gears import light, relief, stone
from tools.art.gears.light import FINER, Gloss
from tools.art.gears.relief import Field, Sheet

_STONE, _STONE_DARK, _FLOOR, _PALE = "#bfa678", "#6b5538", "#cdb88c", "#e6d3a4"
_GILT = "#e6aa38"
_GOLDEN = Gloss(0.50, 24, "#fff0b0", 0.22)
_LINE = 0.045
"""The width of the dark line round what is let into the hub, in its own radii."""
_TILE = [(-1.14, -0.93), (-1.38, 0.93), (1.38, 0.93), (1.14, -0.93)]
"""The corners of a food day's tile about its middle, in modules, as it lies at the bottom."""
GILDED = 2.95
"""Half of the width of a gilded tile's picture, in modules."""


def seat(pixels: int) -> Image.Image:
    """A round place hollowed out of the stone, in which a worker stands."""
    sheet = _sheet(pixels, 1.16)
    body, floor = sheet.disc(1.12), sheet.disc(0.88)
    height = 0.10 * relief.bevelled(body, 0.12 * sheet.module)
    height = height - 0.17 * relief.blurred(floor, 0.035 * sheet.module)
    notches = _notches(sheet, 12, 1.0) * (1 - floor)
    height = height - 0.05 * notches + 0.02 * stone.plain(sheet, 12)
    colour = relief.mixed(
        relief.coloured(_STONE, body.shape), relief.coloured(_FLOOR, body.shape), floor
    )
    colour = relief.mixed(colour, relief.coloured(_STONE_DARK, body.shape), 0.6 * notches)
    return _cut_out(sheet, height, colour, body, _LINE)


def stud(pixels: int) -> Image.Image:
    """A round button of pale stone that stands out of the hub."""
    sheet = _sheet(pixels, 1.16)
    body = sheet.disc(1.0)
    height = 0.16 * relief.bevelled(body, 0.20 * sheet.module)
    height = height - 0.05 * relief.blurred(sheet.band(0.86, 0.05), 0.02 * sheet.module)
    height = height + 0.02 * stone.plain(sheet, 14)
    colour = relief.coloured(_FLOOR, body.shape) * (1 + 0.10 * stone.plain(sheet, 8)[..., None])
    shadow = relief.cast(body, 0.07 * sheet.module, 0.08 * sheet.module, 0.04 * sheet.module, 0.55)
    return _cut_out(sheet, height, colour, body, _LINE, shadow=shadow)


def niche(pixels: int) -> Image.Image:
    """A round hole for a skull, its lower edge in the sun."""
    sheet = _sheet(pixels, 1.05)
    body, hole = sheet.disc(1.0), sheet.disc(0.80)
    height = 0.14 * relief.bevelled(body, 0.14 * sheet.module)
    height = height - 0.34 * relief.blurred(hole, 0.07 * sheet.module)
    colour = relief.mixed(
        relief.coloured(_STONE, body.shape), relief.coloured("#4b3a2b", body.shape), hole
    )
    return _cut_out(sheet, height, colour, body, 0.07)


def food_tile(pixels: int, base: str) -> Image.Image:
    """A painted tile of the calendar's rim, a little wider outside than inside."""
    sheet = _sheet(pixels, 1.8)
    height, colour, body, _ = _tile(sheet, base, _PALE)
    shadow = relief.blurred(body, 0.08 * sheet.module) * 0.6
    return _cut_out(sheet, height, colour, body, 0.09, shadow=shadow)


def gilded_tile(pixels: int, base: str) -> Image.Image:
    """The next food day's tile: in a golden frame, with its tooth gilded, in their own light."""
    sheet = _sheet(pixels, GILDED)
    height, colour, tile, inner = _tile(sheet, base, _GILT)
    tooth = sheet.polygon(_tooth())
    body = np.maximum(tile, tooth)
    leaf = 0.12 * relief.bevelled(tooth, 0.30 * sheet.module) + 0.05 * stone.plain(sheet, 6)
    height = height * tile + leaf * (1 - tile)
    colour = relief.mixed(relief.coloured(_GILT, body.shape), colour, tile)
    golden = (1 - inner * tile).astype("float32")
    solid = light.lit(height * sheet.module, colour, _GOLDEN, golden)
    parts = [relief.inked(solid, part, 0.08 * sheet.module) for part in (tooth, tile)]
    solid = relief.mixed(*parts, tile)
    glow = np.clip(relief.blurred(body, 0.17 * sheet.module) * 1.3, 0, 1) * (1 - body)
    return light.finished(relief.mixed(solid, _warm(body), 1 - body), np.maximum(body, glow))


def _tooth() -> list[tuple[float, float]]:
    """The outline of the tooth below a tile, about the tile's middle."""
    middle, root = sum(geometry.RIM) / 2, geometry.CALENDAR_RADIUS - geometry.DEDENDUM
    points = [
        (y, x - middle)
        for x, y in geometry.outline(geometry.CALENDAR_TEETH)
        if x > root and abs(y) < 1.2
    ]
    return sorted(points, key=lambda point: math.atan2(point[0], point[1] - 1.9))


def _tile(sheet: Sheet, base: str, frame: str) -> tuple[Field, Field, Field, Field]:
    """A tile's height, its colours, where it is, and where its painted inside is."""
    body = sheet.polygon(_TILE)
    inner = sheet.polygon([(x * 0.80, y * 0.73) for x, y in _TILE])
    height = 0.16 * relief.bevelled(body, 0.13 * sheet.module)
    height = height - 0.10 * relief.blurred(inner, 0.03 * sheet.module)
    height = height + 0.03 * stone.plain(sheet, 4)
    colour = relief.coloured(base, body.shape) * (1 + 0.25 * stone.plain(sheet, 8)[..., None])
    return height, relief.mixed(relief.coloured(frame, body.shape), colour, inner), body, inner


def _warm(mask: Field) -> Field:
    """The light that gold throws on the stone beside it."""
    return relief.coloured("#ffd468", mask.shape)


def pointer(pixels: int) -> Image.Image:
    """A red blade of stone in a golden foot that points up to today's tooth."""
    sheet = _sheet(pixels, 1.0)
    x, _y = sheet.grid
    blade = sheet.polygon([(0.0, -0.96), (0.86, 0.32), (0.30, 0.50), (-0.30, 0.50), (-0.86, 0.32)])
    foot = sheet.polygon([(-0.66, 0.24), (0.66, 0.24), (0.46, 0.72), (-0.46, 0.72)])
    body = np.maximum(blade, foot)
    ridge = np.clip(0.62 - np.abs(x), 0, 1) * blade
    height = 0.10 * relief.bevelled(blade, 0.10 * sheet.module) + 0.62 * ridge
    socket = 0.55 + 0.12 * relief.bevelled(foot, 0.14 * sheet.module)
    height = np.where(foot > 0.5, socket, height).astype("float32")
    colour = relief.coloured("#c23a20", body.shape) * (1 + 0.2 * stone.plain(sheet, 3)[..., None])
    colour = relief.mixed(colour, relief.coloured(_GILT, body.shape), foot)
    shadow = relief.cast(body, 0.14 * sheet.module, 0.16 * sheet.module, 0.07 * sheet.module, 0.6)
    gloss = Gloss(0.30, 18, "#ffe2c0", 0.08)
    return _cut_out(sheet, height, colour, body, 0.09, gloss=gloss, shadow=shadow)


def _sheet(pixels: int, reach: float) -> Sheet:
    return Sheet(pixels * FINER, pixels * FINER / (2 * reach))


def _notches(sheet: Sheet, count: int, radius: float) -> Field:
    """Short cuts across a rim, as the hours of a dial."""
    far, turn = sheet.polar
    away = np.abs((turn / 360 * count + 0.5) % 1 - 0.5) / count * 2 * np.pi * radius
    line = np.clip((0.035 - away) * sheet.module + 0.5, 0, 1)
    return (line * np.clip((0.09 - np.abs(far - radius)) * sheet.module + 0.5, 0, 1)).astype(
        "float32"
    )


def _cut_out(
    sheet: Sheet,
    height: Field,
    colour: Field,
    body: Field,
    line: float,
    *,
    gloss: Gloss = light.MATT,
    shadow: Field | None = None,
) -> Image.Image:
    solid = light.lit(height * sheet.module, colour, gloss)
    return light.finished(relief.inked(solid, body, line * sheet.module), body, shadow)
