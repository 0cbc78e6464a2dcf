"""``python -m tools.art.pieces``: renders the second game's pieces into build/art/tzolkin."""

import argparse
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

from tools.art import cutout
from tools.art.catalogue import BUILD
from tools.art.kit import scene
from tools.art.kit.scene import UP, View
from tools.art.palette import FIFTH, MARKS
from tools.art.pieces import carrier, food_day, goods

Build = Callable[[], object]

_SIDE = 144
"""Of a worker's square, in pixels of the sprite, and"""
_GOOD = 96
"""of a good's. It is as high as a sign, so that either can take the other's place."""
_FINER = 3
"""How much larger the renders are."""
_LINE = 13
"""The width of the dark line around a piece, in pixels of the render; half of it is seen."""
_FIGURE_SPAN, _GOOD_SPAN = 0.73, 0.62
_WIDEST = 1.15
"""How wide a good may be, in its heights."""
_FAINT = 24
"""Shadows up to this alpha are cut off."""
_HIGHER = 0.03
"""How far above the scene's middle a sprite's middle lies."""
_SUN, _SUN_WIDTH = (-0.44, 0.26, 1.0), 9


_SIGNS: dict[str, Build] = {
    **{f"good_{name}": build for name, build in goods.GOODS.items()},
    "good_bowl_full": food_day.full_bowl,
    "good_bowl_empty": food_day.empty_bowl,
}
"""Pieces that are cut as signs are."""


def _pieces() -> dict[str, tuple[Build, int, float]]:
    """What builds each piece, the side of its sprite, and how many units that shows."""
    marks = {**MARKS, **FIFTH}
    return {
        **{
            f"figure_{name}": (partial(carrier.worker, mark), _SIDE, _FIGURE_SPAN)
            for name, mark in marks.items()
        },
        "dummy": (carrier.dummy, _SIDE, _FIGURE_SPAN),
        **{name: (build, _GOOD, _GOOD_SPAN) for name, build in _SIGNS.items()},
        "sun": (food_day.sun, _SIDE, _GOOD_SPAN),
    }


def _render(path: Path, build: Build, side: int, span: float, samples: int) -> None:
    scene.clear()
    build()
    scene.sunlight(_SUN, _SUN_WIDTH)
    scene.catch_shadows()
    fine = _FINER * side
    scene.render(path, View((fine, fine), span, UP * _HIGHER), samples=samples, threads=2)
    cutout.finish_figure(path, _LINE)
    picture = Image.open(path).convert("RGBa")
    if build in _SIGNS.values():
        _as_a_sign(picture, side).convert("RGBA").save(path)
    else:
        picture.resize((side, side), Image.Resampling.BOX).convert("RGBA").save(path)


def _as_a_sign(picture: Image.Image, high: int) -> Image.Image:
    """The picture as large as it fits the height of signs and a little more in width."""
    seen = picture.getchannel(3).point(lambda value: 255 if value > _FAINT else 0)
    cropped = picture.crop(seen.getbbox())
    factor = min(high / cropped.height, _WIDEST * high / cropped.width)
    size = round(cropped.width * factor), round(cropped.height * factor)
    sheet = Image.new("RGBa", (size[0], high))
    sheet.paste(cropped.resize(size, Image.Resampling.LANCZOS), (0, (high - size[1]) // 2))
    return sheet


def main() -> None:
    """Renders the pieces named, or all, and prints how long each took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=BUILD / "tzolkin")
    parser.add_argument("--samples", type=int, default=10, help="fewer for a draft")
    parser.add_argument("names", nargs="*", help="only these")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for name, (build, side, span) in _pieces().items():
        if not options.names or name in options.names:
            start = time.monotonic()
            _render(options.out / f"{name}.png", build, side, span, options.samples)
            print(f"{name}: {time.monotonic() - start:.1f} s", flush=True)


main()
