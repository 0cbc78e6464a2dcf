import pygame
import pytest

from game.ui.painting import shapes
from game.ui.painting.surfaces import transparent_surface

WHITE = (255, 255, 255)


def alphas(surface, row):
    return [surface.get_at((x, row)).a for x in range(surface.get_width())]


def test_surfaces_blend_in_the_order_of_the_display():
    made = transparent_surface((5, 4))
    assert made.get_at((2, 2)) == (0, 0, 0, 0)
    assert made.get_masks() == made.convert_alpha().get_masks()


@pytest.mark.parametrize("size", [(40, 30), (41, 31), (200, 30), (13, 12)])
def test_a_rounded_shape_is_full_but_for_its_corners(size):
    shape = shapes.rounded(size, 6, WHITE)
    assert shape.get_size() == size
    assert shape.get_at((0, 0)).a == 0
    assert set(alphas(shape, size[1] // 2)) == {255}


@pytest.mark.parametrize("size", [(40, 30), (41, 31), (200, 30)])
def test_an_outline_leaves_its_middle_alone(size):
    surface = transparent_surface(size)
    shapes.outline(surface, surface.get_rect(), 6, WHITE, 2)
    row = alphas(surface, size[1] // 2)
    assert row[:2] == row[-2:] == [255, 255]
    assert not any(row[3:-3])


@pytest.mark.parametrize("size", [(300, 260), (300, 31), (31, 300), (24, 20)])
def test_an_edge_fades_alike_at_every_size(size):
    depth = min(12, min(size) // 2)
    shade = shapes.shade(size, depth, 5)
    middle = size[0] // 2, size[1] // 2
    down = [shade.get_at((middle[0], y)).a for y in range(depth)]
    up = [shade.get_at((middle[0], size[1] - 1 - y)).a for y in range(depth)]
    across = alphas(shade, middle[1])
    assert down == up == across[:depth] == across[::-1][:depth]
    assert down == sorted(down, reverse=True)
    assert down[0] == 255


def test_a_halo_reaches_beyond_its_box():
    surface = transparent_surface((200, 160))
    shapes.halo(surface, pygame.Rect(40, 40, 120, 80), 8, 4, (255, 200, 0, 200))
    row = alphas(surface, 80)
    assert row[100] == 0, "the middle of a large one is left out"
    assert row[36] > 0
    assert row[30] == 0
