"""Shadows of cut-outs made clean, and a thin dark line round pieces.

A shadow catcher leaves a faint veil over its whole canvas, which would show as a box.
"""

from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

_VEIL = 26
_SHADOW, _LINE = (18, 12, 6), (38, 25, 15)

Array = npt.NDArray[np.float64]


def finish_figure(path: Path, line_width: int = 5) -> None:
    """A soft shadow that ends before the canvas does, and a line that lifts the piece off it.

    ``line_width`` is odd, in pixels; half of the line lies outside of the piece.
    """
    values = _values(path)
    shaded = _only_shadow(values)
    dark = np.clip((values[..., 3] - _VEIL) / 150, 0, 1) * 128 * _inside(values, 32)
    shadow = _mask(np.where(shaded, dark, 0)).filter(ImageFilter.GaussianBlur(2.4))
    values[..., 3] = np.where(shaded | (values[..., 3] < _VEIL), 0, values[..., 3])
    piece = Image.fromarray(values.astype("uint8"))
    edge = piece.getchannel("A").point(lambda value: 255 if value > 120 else 0)
    edge = edge.filter(ImageFilter.MaxFilter(line_width)).filter(ImageFilter.GaussianBlur(0.9))
    finished = Image.new("RGBA", piece.size, (*_SHADOW, 0))
    finished.putalpha(shadow)
    line = Image.new("RGBA", piece.size, (*_LINE, 0))
    line.putalpha(edge.point(lambda value: int(value * 0.92)))
    finished.alpha_composite(line)
    finished.alpha_composite(piece)
    finished.save(path)


def finish_stones(path: Path) -> None:
    """The veil taken away, the shadow a little lighter."""
    values = _values(path) / 255
    alpha, veil = values[..., 3], 0.05
    shaded = (values[..., :3].max(-1) < 0.04) & (alpha < 0.97)
    bare = np.clip((alpha - veil) / (1 - veil), 0, 1)
    dark = bare * _inside(values, values.shape[1] * 0.14) * 0.85
    edge = ~shaded & (alpha < veil * 2.5)
    values[..., 3] = np.where(shaded, dark, np.where(edge, bare, alpha))
    values[values[..., 3] < 0.008] = 0
    Image.fromarray((values * 255 + 0.5).astype("uint8")).save(path)


def _values(path: Path) -> Array:
    return np.asarray(Image.open(path).convert("RGBA")).astype(float)


def _only_shadow(values: Array) -> npt.NDArray[np.bool_]:
    return (values[..., :3].max(2) < 14) & (values[..., 3] < 235)


def _inside(values: Array, margin: float) -> Array:
    """0 at the canvas's border, 1 from the margin on."""
    height, width = values.shape[:2]
    down, across = np.mgrid[0:height, 0:width]
    nearest = np.minimum.reduce([across, width - 1 - across, down, height - 1 - down])
    share = np.clip(nearest / margin, 0, 1)
    return share * share * (3 - 2 * share)


def _mask(values: Array) -> Image.Image:
    return Image.fromarray(values.astype("uint8"))
