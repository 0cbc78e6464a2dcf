import pygame
import pytest

from game.ui import panels, theme
from game.ui.painting import grain
from game.ui.painting.surfaces import Layer
from game.ui.screen import Canvas, Screen

SKINS = {name: skin for name, skin in vars(panels).items() if isinstance(skin, panels.Skin)}


@pytest.mark.parametrize("name", SKINS)
@pytest.mark.parametrize("size", [(4, 4), (9, 40), (60, 20), (264, 126)])
def test_a_panel_is_opaque_inside_and_leaves_the_far_outside(canvas, name, size):
    canvas.surface.fill((1, 2, 3))
    rect = pygame.Rect((100, 100), size)
    panels.draw(canvas, rect, SKINS[name])
    assert canvas.surface.get_at(rect.center)[:3] != (1, 2, 3)
    assert canvas.surface.get_at((rect.right + 20, rect.bottom + 20))[:3] == (1, 2, 3)


def test_a_panel_is_made_once_a_size(canvas, monkeypatch):
    made = []
    original = panels._panel
    monkeypatch.setattr(panels, "_panel", lambda *args: made.append(1) or original(*args))
    for x in (10, 20, 30):
        panels.draw(canvas, pygame.Rect(x, 10, 123, 45))
    assert len(made) == 1


def test_noise_is_seamless():
    grey = grain.noise((64, 64), [(16, 16, 200)], 1)
    steps = [abs(grey.get_at((63, y))[0] - grey.get_at((0, y))[0]) for y in range(64)]
    inside = [
        abs(grey.get_at((x, y))[0] - grey.get_at((x + 1, y))[0])
        for x in range(63)
        for y in range(64)
    ]
    assert max(steps) <= max(inside) + 2


@pytest.mark.parametrize("size", [(1, 1), (200, 100), (390, 844)])
def test_wood_covers_any_window(size):
    surface = pygame.Surface(size)
    surface.fill((255, 0, 255))
    panels.wood(Canvas(surface, Screen(*size)))
    corners = [(x, y) for x in (0, size[0] - 1) for y in (0, size[1] - 1)]
    assert all(surface.get_at(corner)[:3] != (255, 0, 255) for corner in corners)


def test_wood_in_a_window_of_another_size_is_made_of_the_same_planks(monkeypatch):
    made = []
    monkeypatch.setattr(grain, "noise", lambda *given: made.append(given) or pygame.Surface((8, 8)))
    grain._planks.cache_clear()
    for size in ((800, 600), (2600, 1700), (800, 600)):
        panels.wood(Canvas(pygame.Surface(size), Screen(*size)))
    grain._planks.cache_clear()
    assert len(made) == 1


def test_pill_and_outline_stay_inside(canvas):
    canvas.surface.fill((0, 0, 0))
    rect = pygame.Rect(50, 50, 60, 30)
    panels.pill(canvas, rect, theme.SKY, theme.SKY_DARK)
    panels.outline(canvas, rect, theme.CREAM, 3)
    ink = pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1))
    ink.invert()
    assert all(rect.contains(box) for box in ink.get_bounding_rects())


def test_what_cannot_be_undone_has_the_arrow_of_undo_crossed_out(canvas):
    rect = pygame.Rect(50, 50, 30, 30)
    canvas.surface.fill((0, 0, 0))
    panels.no_undo(canvas, rect, theme.CREAM, theme.RUST)

    def seen(colour):
        mask = pygame.mask.from_threshold(canvas.surface, colour, (20, 20, 20, 255))
        (box,) = [one for one in mask.get_bounding_rects() if one.w > 4][:1] or [None]
        return mask, box

    slash, across = seen(theme.RUST)
    arrow, _box = seen(theme.CREAM)
    assert rect.contains(across)
    assert across.w >= 12
    assert across.h >= 12
    assert arrow.count() > slash.count()  # the arrow is still there


def test_a_layer_is_painted_only_when_its_key_or_window_changes(canvas):
    painted = []
    layer = Layer()
    for key in ("a", "a", "b", "b"):
        layer.draw(canvas, key, lambda _canvas: painted.append(1))
    assert len(painted) == 2
    layer.draw(Canvas(canvas.surface, Screen(640, 480, 2)), "b", lambda _canvas: painted.append(1))
    assert len(painted) == 3


def test_the_darkened_edge_ends_softly_everywhere():
    """No seam: from pixel to pixel inside of the lines, brightness changes by little."""
    width, height = size = (400, 220)
    body = panels._body(size, panels.PARCHMENT, 1)
    plain = panels.grain.paper(size, panels.PARCHMENT.base, 1, width * 31 + height * 17)

    def darker(x, y):
        return plain.get_at((x, y)).r - body.get_at((x, y)).r

    for y in range(20, height - 21):
        for x in range(20, width - 21):
            here = darker(x, y)
            assert abs(here - darker(x + 1, y)) <= 4, (x, y)
            assert abs(here - darker(x, y + 1)) <= 4, (x, y)
