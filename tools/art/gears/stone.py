"""What the wheels are made of: stone whose grain repeats with every tooth."""

import numpy as np

from tools.art.flat.noise import layered
from tools.art.gears.relief import Field, Sheet

_CELLS = 96


def grain(sheet: Sheet, teeth: int, seed: int) -> Field:
    """Uneven by about -0.5 to 0.5, the same on every tooth, so that a wheel may be turned by one
    and nothing has changed."""
    far, degrees = sheet.polar
    step = 360 / teeth
    wide = _repeating(seed)
    rows, columns = wide.shape
    x = (degrees % step) / step * columns
    y = far * 2.6 * rows / 40
    return _sampled(wide, x, y)


def plain(sheet: Sheet, seed: int) -> Field:
    """Uneven by about -0.5 to 0.5, for what never turns."""
    return layered(sheet.side, sheet.side, round(2.2 * sheet.module), seed, 5)


def _repeating(seed: int) -> Field:
    """A texture whose right edge goes on at its left one."""
    one = layered(2 * _CELLS, 4 * _CELLS, 48, seed, 5)
    share = np.linspace(0, 1, _CELLS, dtype="float32")[None, :]
    left, right = one[:, :_CELLS], one[:, _CELLS:]
    weight = np.sqrt(share**2 + (1 - share) ** 2)
    return (left * share + right * (1 - share)) / weight


def _sampled(texture: Field, x: Field, y: Field) -> Field:
    """Between its pixels, repeating in both directions."""
    rows, columns = texture.shape
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    right, down = x - column, y - row
    total = np.zeros_like(x)
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
        share = (right if dx else 1 - right) * (down if dy else 1 - down)
        total = total + share * texture[(row + dy) % rows, (column + dx) % columns]
    return total.astype("float32")


def layers(width: int, height: int) -> Field:
    """Uneven by about -0.5 to 0.5, for a large surface."""
    return layered(width, height, 160, 21, 6)
