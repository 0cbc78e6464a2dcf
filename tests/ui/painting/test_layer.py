import pygame
import pytest

from game.ui import i18n
from game.ui.painting import surfaces
from game.ui.painting.surfaces import Layer
from game.ui.screen import Canvas


@pytest.fixture
def layer():
    return Layer()


def filling(colour, painted):
    def paint(canvas):
        painted.append(canvas.surface)
        canvas.surface.fill(colour)

    return paint


def test_it_is_painted_again_only_when_its_key_changes(layer, canvas):
    painted = []
    for key in ("a", "a", "b"):
        layer.draw(canvas, key, filling((10, 20, 30), painted))
    assert len(painted) == 2
    assert canvas.surface.get_at((5, 5))[:3] == (10, 20, 30)


def test_it_is_painted_again_in_another_language(layer, canvas, monkeypatch):
    painted = []
    layer.draw(canvas, "a", filling((10, 20, 30), painted))
    monkeypatch.setattr(i18n, "_current", object())
    for _draw in range(2):
        layer.draw(canvas, "a", filling((10, 20, 30), painted))
    assert len(painted) == 2


def test_the_next_picture_is_painted_over_the_last(layer, canvas):
    painted = []
    for key in range(3):
        layer.draw(canvas, key, filling((key, key, key), painted))
    assert painted[0] is painted[1] is painted[2]


def test_a_window_of_another_size_has_a_picture_of_its_own(layer, canvas, screen):
    painted = []
    layer.draw(canvas, "a", filling((1, 1, 1), painted))
    small = Canvas(pygame.Surface((320, 240)), screen)
    layer.draw(small, "b", filling((2, 2, 2), painted))
    assert painted[1].get_size() == (320, 240)


def test_what_was_prepared_is_not_painted_again(layer, canvas):
    painted = []
    for _ in range(2):
        for _part in layer.prepare(canvas, "a", filling((1, 1, 1), painted)):
            pass
    layer.draw(canvas, "a", filling((1, 1, 1), painted))
    assert len(painted) == 1


def test_one_that_was_cleared_is_painted_anew(layer, canvas):
    painted = []
    paint = filling((1, 1, 1), painted)
    layer.draw(canvas, "a", paint)
    layer.clear()
    assert layer.empty
    layer.draw(canvas, "a", paint)
    assert not layer.empty
    assert len(painted) == 2


def test_a_failed_painting_leaves_nothing_behind(layer, canvas):
    layer.draw(canvas, "a", filling((1, 1, 1), []))

    def fail(_canvas):
        raise ValueError("no paint")

    with pytest.raises(ValueError, match="no paint"):
        layer.draw(canvas, "b", fail)
    assert layer.empty


def test_what_is_held_outlasts_what_is_made_meanwhile(layer, canvas):
    layer.draw(canvas, "a", filling((1, 1, 1), []))
    others = surfaces.SurfaceCache()
    for number in range(2 * surfaces.budget() // (1 << 20)):
        others.put(number, pygame.Surface((512, 512)))
        layer.hold()
    assert not layer.empty
    others.clear()


def test_a_patched_picture_is_painted_anew_in_these_parts_only(layer, canvas):
    painted = []
    layer.draw(canvas, "a", filling((1, 1, 1), painted))
    parts = [pygame.Rect(0, 0, 10, 10), pygame.Rect(50, 0, 10, 10)]
    layer.patch(canvas.screen, "b", filling((2, 2, 2), painted), parts)
    layer.draw(canvas, "b", filling((3, 3, 3), painted))
    reds = [canvas.surface.get_at((x, 5))[0] for x in (5, 30, 55)]
    assert reds == [2, 1, 2]
    assert layer.empty is False


def test_what_is_not_kept_any_more_is_not_patched(layer, canvas):
    painted = []
    layer.draw(canvas, "a", filling((1, 1, 1), painted))
    layer.clear()
    layer.patch(canvas.screen, "b", filling((2, 2, 2), painted), [pygame.Rect(0, 0, 10, 10)])
    layer.draw(canvas, "b", filling((3, 3, 3), painted))
    assert canvas.surface.get_at((30, 5))[:3] == (3, 3, 3)
