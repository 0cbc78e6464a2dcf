"""The carved stone of the gears: what is written on it can be read, and gold marks what is next."""

import math
import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import numpy
import pygame
import pytest

from game.tzolkin.rules.data.board import CHICHEN, FOOD_TEETH, GEARS, TEETH
from game.tzolkin.table.board import geometry, train, wheels
from game.tzolkin.table.board.train_layout import Layout
from game.ui import contrast, sprites, theme
from game.ui.screen import Canvas, Screen
from tests.tzolkin.table.board.test_view import position

ENOUGH = 4.5
PLAIN = 8.3
"""The radius in modules of the hub's plain, on which words and figures lie."""
EMBLEM = (1.9, 0.15)
"""How far above a dial's middle its sign begins and ends, in modules."""
_STRIDE = 3


@pytest.fixture(autouse=True)
def _window():
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def worst(name: str, module: float, radius: float, skip=lambda x, y: False) -> float:
    """The least contrast of ink with any place of a picture within a radius in modules."""
    picture, (left, top) = sprites.decode(name), sprites.info(name).anchor
    scale = picture.width / pygame.image.load(f"sprites/{sprites.info(name).file}").width
    pixels, least = pygame.surfarray.array3d(picture), math.inf
    reach = int(radius * module)
    for x in range(-reach, reach, _STRIDE):
        for y in range(-reach, reach, _STRIDE):
            if math.hypot(x, y) < reach and not skip(x / module, y / module):
                red, green, blue = pixels[int((left + x) * scale), int((top + y) * scale)]
                least = min(least, contrast.between(theme.INK, (int(red), int(green), int(blue))))
    return least


def test_ink_is_read_everywhere_on_the_hubs_plain():
    module = sprites.info("tzolkin/hub").unit / (2 * (geometry.HUB_RADIUS + 0.1))
    assert worst("tzolkin/hub", module, PLAIN) >= ENOUGH


@pytest.mark.parametrize("gear", range(len(GEARS)))
def test_ink_is_read_everywhere_on_a_dial(gear):
    radius = TEETH[gear] / 2 - geometry.DIAL
    module = sprites.info(wheels.DIALS[gear]).unit / (2 * (radius + 0.1))

    def on_sign(x: float, y: float) -> bool:
        top, bottom = EMBLEM
        return gear != CHICHEN and abs(x) < 1 and -top < y < bottom

    assert worst(wheels.DIALS[gear], module, radius - 0.25, on_sign) >= ENOUGH


@pytest.mark.parametrize("name", ["tzolkin/seat", "tzolkin/stud"])
def test_ink_is_read_on_round_places(name):
    assert worst(name, sprites.info(name).unit / 2.32, 0.6) >= ENOUGH


@pytest.mark.parametrize("passed", [0, 6, 7, 19])
def test_the_next_food_days_tile_is_gilded(passed, monkeypatch):
    drawn = []
    monkeypatch.setattr(train, "_draw_tile", lambda *given: drawn.append(given[3]))
    state = position()
    state.days_passed = passed
    state.food_days_done = sum(tooth < passed for tooth in FOOD_TEETH)
    canvas = Canvas(pygame.Surface((600, 600)).convert(), Screen(600, 600))
    train.draw_rim(canvas, Layout(20.0, (300.0, 300.0), 5), state, 0.0)
    gilded = [at for at, name in enumerate(drawn) if name.endswith("_next")]
    assert gilded == [next(at for at, tooth in enumerate(FOOD_TEETH) if tooth >= passed)]


def test_a_gilded_tile_has_no_other_paint_than_the_plain_one():
    """Goods and points are told by the same two colours on both."""
    for kind in ("goods", "points"):
        plain, gilded = (
            _middle(train.food_tile(goods=kind == "goods", gilded=one)) for one in (False, True)
        )
        assert numpy.abs(plain - gilded).max() < 24


def _middle(name: str) -> numpy.ndarray:
    picture = sprites.decode(name)
    x, y = sprites.info(name).anchor
    return pygame.surfarray.array3d(picture)[int(x) - 8 : int(x) + 8, int(y) - 8 : int(y) + 8].mean(
        (0, 1)
    )
