"""Parchment."""

import numpy as np
from PIL import Image

from tools.art.flat.noise import Field, layered, noise

Colour = tuple[int, int, int]

_EDGE = np.array([128, 84, 42])


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
