"""A flat drawing as painted stucco: a late sun from the upper left lies on every shape."""

import io

import numpy as np
import resvg_py
from PIL import Image, ImageFilter

from tools.art.flat.noise import layered
from tools.art.palette import INK, channels
from tools.art.signs.svg import document

SIDE = 96
"""Pixels of a sign's height: 48 dp at two pixels to the dp."""
_FINER = 4
_ROUND = 0.03
"""How far from its outline a shape is rounded, in sides."""
_DEPTH, _GRAIN, _SEED = 0.34, 3.5, 7
_WARM = np.array([1.0, 0.86, 0.62])
"""Of light; shade is its opposite."""


def painted(parts: str) -> Image.Image:
    """A sign with its light, as high as the sheet and as wide as what is drawn."""
    flat = rendered(parts, SIDE * _FINER)
    light = _lit(flat).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    left, _top, right, _bottom = light.getchannel("A").point(lambda a: 255 * (a > 8)).getbbox()
    return light.crop((max(0, left - 1), 0, min(SIDE, right + 1), SIDE))


def rendered(parts: str, pixels: int) -> Image.Image:
    """The flat drawing."""
    png = resvg_py.svg_to_bytes(svg_string=document(parts, pixels), skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def _lit(flat: Image.Image) -> Image.Image:
    """Height is 0 on ink and at edges and grows inwards; slopes towards the sun are lighter."""
    pixels = np.asarray(flat).astype(float)
    ink = np.abs(pixels[..., :3] - channels(INK)).sum(-1) < 60
    solid = (~ink & (pixels[..., 3] > 128)).astype("uint8") * 255
    blur = ImageFilter.GaussianBlur(_ROUND * flat.width)
    height = np.asarray(Image.fromarray(solid).filter(blur)).astype(float) / 255
    down, across = np.gradient(height * _ROUND * flat.width)
    slope = np.clip(down + across, -1, 1)[..., None]
    shade = np.where(slope > 0, slope * _WARM, slope * 0.8) * 255 * _DEPTH * solid[..., None] / 255
    grain = (
        layered(flat.width, flat.height, 24, _SEED, 2)[..., None] * _GRAIN * solid[..., None] / 255
    )
    pixels[..., :3] = np.clip(pixels[..., :3] + shade + grain, 0, 255)
    return Image.fromarray(pixels.astype("uint8"), "RGBA")
