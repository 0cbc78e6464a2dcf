"""Smooth random fields for paper, wood and stone."""

import numpy as np
import numpy.typing as npt
from PIL import Image

Field = npt.NDArray[np.float32]


def stretched(seed: int, rows: int, columns: int, width: int, height: int) -> Field:
    """Random values from -0.5 to 0.5 on a coarse grid, stretched smoothly to width x height."""
    grid = np.random.default_rng(seed).random((rows, columns)).astype("float32")
    coarse = Image.fromarray((grid * 255).astype("uint8"))
    fine = coarse.resize((width, height), Image.Resampling.BICUBIC)
    return np.asarray(fine).astype("float32") / 255 - 0.5


def noise(width: int, height: int, cell: int, seed: int) -> Field:
    """Values from -0.5 to 0.5 that change over about ``cell`` pixels."""
    rows, columns = height // cell + 3, width // cell + 3
    return stretched(seed, rows, columns, columns * cell, rows * cell)[:height, :width]


def layered(width: int, height: int, cell: int, seed: int, octaves: int = 4) -> Field:
    """Noise in several sizes laid over one another, each half as large and 0.55 as strong."""
    total = np.zeros((height, width), "float32")
    for octave in range(octaves):
        fine = noise(width, height, max(1, cell >> octave), seed + octave)
        total = total + np.float32(0.55**octave) * fine
    return total
