"""Parchment, wood and the panels made of them."""

import numpy as np
from PIL import Image, ImageDraw

from tools.art.flat.noise import Field, layered, noise, stretched

Colour = tuple[int, int, int]

_EDGE = np.array([128, 84, 42])
_FINER = 3


def picture(values: Field) -> Image.Image:
    """Rows, columns and channels from 0 to 255 as a picture."""
    return Image.fromarray(np.clip(values, 0, 255).astype("uint8"))


def parchment(
    width: int, height: int, seed: int, base: Colour, *, amount: float, edge: float
) -> Image.Image:
    """Old paper: ``amount`` is how far its tone wanders, ``edge`` how dark its borders are."""
    tone = layered(width, height, 160, seed) * amount * 1.3
    tone = tone + layered(width, height, 24, seed + 9, 3) * amount * 0.55
    tone = tone + noise(width, height, 2, seed + 20) * amount * 0.35
    paper = np.stack([base[0] + tone, base[1] + tone * 1.02, base[2] + tone * 1.1], -1)
    dark = _borders(width, height, seed)[..., None] * edge
    return picture(paper * (1 - dark) + _EDGE * dark)


def _borders(width: int, height: int, seed: int) -> Field:
    """1 at the ragged border, 0 inside."""
    down, across = np.mgrid[0:height, 0:width]
    nearest = np.minimum.reduce([across, width - 1 - across, down, height - 1 - down])
    distance = nearest + layered(width, height, 64, seed + 3) * 26
    return np.clip(1 - distance / (0.10 * min(width, height) + 14), 0, 1) ** 1.6


def wood(width: int, height: int, plank: int, seed: int = 5) -> Image.Image:
    """Dark planks of this height in pixels, the grain running across."""
    down = np.mgrid[0:height, 0:width][0].astype("float32")
    grain = stretched(seed, max(4, height // 3), max(4, width // 140), width, height)
    waves = np.sin((down + layered(width, height, 128, seed + 2) * 60) * 0.22) * 0.35
    light = 1 + grain * 0.30 + noise(width, height, 6, seed) * 0.05 + waves * 0.10
    place = (down % plank) / plank
    light = light * np.where((place < 0.04) | (place > 0.97), 0.62, 1)
    return picture(np.array([92, 58, 33]) * light[..., None])


def panel(width: int, height: int, radius: float = 12) -> Image.Image:
    """A rounded sheet of parchment with a soft dark edge and a thin gold line inside."""
    sheet = parchment(width, height, 7, (236, 217, 176), amount=7, edge=0.30).convert("RGBA")
    sheet.alpha_composite(_lines(width, height, radius))
    sheet.putalpha(_rounded(width, height, radius))
    return sheet


def _lines(width: int, height: int, radius: float) -> Image.Image:
    k = _FINER
    lines = Image.new("RGBA", (width * k, height * k), (0, 0, 0, 0))
    draw = ImageDraw.Draw(lines)
    inner = (4.5 * k, 4.5 * k, (width - 4.5) * k, (height - 4.5) * k)
    draw.rounded_rectangle(inner, (radius - 4) * k, outline=(178, 128, 46), width=round(1.4 * k))
    outer = (k / 2, k / 2, width * k - k, height * k - k)
    draw.rounded_rectangle(outer, radius * k, outline=(74, 46, 22), width=round(1.6 * k))
    return lines.resize((width, height), Image.Resampling.LANCZOS)


def _rounded(width: int, height: int, radius: float) -> Image.Image:
    mask = Image.new("L", (width * _FINER, height * _FINER), 0)
    box = (0, 0, width * _FINER - 1, height * _FINER - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * _FINER, fill=255)
    return mask.resize((width, height), Image.Resampling.LANCZOS)
