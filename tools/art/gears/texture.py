"""Noise that repeats in both directions, laid round a wheel so that every tooth has the same."""

import numpy as np

from tools.art.gears.relief import Field, Sheet

Texture = Field
"""Rows run outwards, columns along a tooth."""

_ACROSS, _OUT = 160, 448
"""Columns of one tooth and rows of ``_MODULES``."""
_MODULES = 8.8
"""At this length rows and columns are equally dense on a pitch circle."""


def cloud(seed: int, coarse: float, rough: float = 1.0) -> Texture:
    """Soft noise about 0 with a deviation of 1.

    Args:
        seed: of the randomness.
        coarse: the size in modules of what is largest.
        rough: how much of small things there is: 0.6 much, 2 hardly any.
    """
    rng = np.random.default_rng(seed)
    rows, columns = np.meshgrid(np.fft.fftfreq(_OUT), np.fft.fftfreq(_ACROSS), indexing="ij")
    cycles = np.hypot(rows, columns) * _OUT / _MODULES
    power = 1 / (1 + (cycles * coarse) ** 2) ** (rough)
    waves = np.fft.fft2(rng.standard_normal((_OUT, _ACROSS)))
    field = np.fft.ifft2(waves * power).real
    return ((field - field.mean()) / field.std()).astype("float32")


def cells(seed: int, count: int) -> tuple[Texture, Texture]:
    """Of ``count`` cells a tooth: the distance in modules to the middle of the nearest one, and
    to the border with the next."""
    rng = np.random.default_rng(seed)
    points = rng.random((count, 2)) * (_OUT, _ACROSS)
    rows, columns = np.mgrid[0:_OUT, 0:_ACROSS].astype("float32")
    near = np.full((2, _OUT, _ACROSS), 1e6, "float32")
    for row, column in points:
        down = np.abs(rows - row)
        along = np.abs(columns - column)
        away = np.hypot(np.minimum(down, _OUT - down), np.minimum(along, _ACROSS - along))
        near[1] = np.minimum(near[1], np.maximum(near[0], away))
        near[0] = np.minimum(near[0], away)
    unit = _OUT / _MODULES
    return near[0] / unit, (near[1] - near[0]) / 2 / unit


def radius_and_phase() -> tuple[Texture, Texture]:
    """Of every place of a texture: the distance from the wheel's middle in modules, and the part
    of a tooth, 0 to 1."""
    rows, columns = np.mgrid[0:_OUT, 0:_ACROSS].astype("float32")
    return rows * _MODULES / _OUT, columns / _ACROSS


def round_wheel(sheet: Sheet, texture: Texture, teeth: int, degrees: float) -> Field:
    """The texture on every tooth of a wheel, one of which points in a direction in degrees."""
    far, turn = sheet.polar
    x = ((turn - degrees) * teeth / 360) % 1 * _ACROSS
    y = far * _OUT / _MODULES
    return sampled(texture, x, y)


def sampled(texture: Texture, x: Field, y: Field) -> Field:
    """Between its pixels, repeating in both directions."""
    rows, columns = texture.shape
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    right, down = x - column, y - row
    total = np.zeros_like(x)
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
        share = (right if dx else 1 - right) * (down if dy else 1 - down)
        total = total + share * texture[(row + dy) % rows, (column + dx) % columns]
    return total.astype("float32")
