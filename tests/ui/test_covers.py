"""A picture that fills a rectangle shows what matters, whatever the rectangle's shape."""

import pygame
import pytest

from game.games import GAMES
from game.ui.assets import SPRITES
from game.ui.painting import covers
from game.ui.painting.covers import _cut

OWN = (1600, 1000)
SHAPES = [(628, 710), (400, 290), (315, 235), (366, 340), (344, 195), (1280, 800), (390, 844)]
MOST = 80_000
"""Bytes of a picture that comes behind the first frame."""


@pytest.fixture(autouse=True)
def _window():
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("near", [False, True])
@pytest.mark.parametrize("focus", [(0.66, 0.36), (0.1, 0.9), (0.5, 0.5)])
@pytest.mark.parametrize("size", SHAPES)
def test_the_part_has_the_shape_asked_for_and_the_focus_in_it(size, focus, near):
    part = _cut(OWN, size, focus, near=near)
    assert pygame.Rect(0, 0, *OWN).contains(part)
    assert part.w / part.h == pytest.approx(size[0] / size[1], rel=0.03)
    assert part.collidepoint(OWN[0] * focus[0], OWN[1] * focus[1])
    if near:
        assert part.centerx == pytest.approx(OWN[0] * focus[0], abs=2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_both_its_pictures(game):
    for painting in (game.cover.wide, game.cover.tall):
        assert covers.is_here(painting.file)
        assert covers.cover(painting.file, (60, 40), painting.focus).get_size() == (60, 40)


def test_the_pictures_of_further_games_are_small():
    for game in GAMES[1:]:
        for painting in (game.cover.wide, game.cover.tall):
            assert (SPRITES / painting.file).stat().st_size <= MOST
