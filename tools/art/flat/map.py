"""The board: an old expedition map, calm and of low contrast, and its compass rose."""

import math

import numpy as np
from PIL import Image, ImageDraw

from tools.art.flat.noise import layered
from tools.art.flat.paper import parchment, picture

_FINER = 2
_CONTOUR = np.array([120, 84, 44])
_FOLD, _FOLD_LIGHT = (90, 60, 30, 20), (255, 244, 214, 26)
_COMPASS_INK, _COMPASS_LIGHT = (110, 72, 34, 170), (232, 210, 164, 210)
_COMPASS_DARK = (110, 72, 34, 190)


def board(width: int, height: int) -> Image.Image:
    """Parchment with contour lines, a river and folds."""
    paper = parchment(width, height, 2, (214, 190, 143), amount=9, edge=0.40)
    paper = _contours(paper).convert("RGBA")
    ink = Image.new("RGBA", (width * _FINER, height * _FINER), (0, 0, 0, 0))
    draw = ImageDraw.Draw(ink)
    _river(draw, *ink.size)
    _folds(draw, *ink.size)
    paper.alpha_composite(ink.resize((width, height), Image.Resampling.LANCZOS))
    return paper.convert("RGB")


def _contours(paper: Image.Image) -> Image.Image:
    level = layered(*paper.size, 256, 77, 4) * 9
    off = np.abs(level - np.round(level))
    steps = np.gradient(level)
    steep = np.abs(steps[0]) + np.abs(steps[1]) + 1e-4
    line = np.clip(1.1 - off / steep, 0, 1)[..., None] * 0.16
    return picture(np.asarray(paper).astype("float32") * (1 - line) + _CONTOUR * line)


def _river(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    bends = [
        0.90 - 0.007 * t + 0.07 * math.sin(t * 0.21) + 0.03 * math.sin(t * 0.57) for t in range(61)
    ]
    course = [(width * t / 60, height * bend) for t, bend in enumerate(bends)]
    draw.line(course, fill=(92, 128, 130, 58), width=9 * _FINER, joint="curve")
    draw.line(course, fill=(200, 205, 180, 70), width=5 * _FINER, joint="curve")


def _folds(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    shift = 2 * _FINER
    for quarter in (1, 2, 3):
        x = width * quarter // 4
        draw.line([(x, 0), (x, height)], fill=_FOLD, width=2 * _FINER)
        draw.line([(x + shift, 0), (x + shift, height)], fill=_FOLD_LIGHT, width=2 * _FINER)
    y = height // 2
    draw.line([(0, y), (width, y)], fill=_FOLD, width=2 * _FINER)
    draw.line([(0, y + shift), (width, y + shift)], fill=_FOLD_LIGHT, width=2 * _FINER)


def compass(radius: int) -> Image.Image:
    """A rose of eight points; its picture is twice the radius wide."""
    k = 4
    middle = radius * k
    rose = Image.new("RGBA", (2 * middle, 2 * middle), (0, 0, 0, 0))
    draw = ImageDraw.Draw(rose)
    for inset, line in ((0.12, 2 * k), (0.22, k)):
        box = (middle * inset, middle * inset, middle * (2 - inset), middle * (2 - inset))
        draw.ellipse(box, outline=_COMPASS_INK, width=line)
    for point in range(8):
        _compass_point(draw, middle, point)
    return rose.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)


def _compass_point(draw: ImageDraw.ImageDraw, middle: int, point: int) -> None:
    def at(turn: float, reach: float) -> tuple[float, float]:
        return middle * (1 + reach * math.cos(turn)), middle * (1 + reach * math.sin(turn))

    turn = math.radians(45 * point - 90)
    tip = at(turn, 0.60 if point % 2 else 0.96)
    for side, fill in ((-1, _COMPASS_LIGHT), (1, _COMPASS_DARK)):
        waist = at(turn + side * math.radians(45), 0.20)
        draw.polygon([(middle, middle), tip, waist], fill=fill, outline=_COMPASS_INK)
