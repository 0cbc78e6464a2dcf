import pygame
import pytest

from game.ui.painting import surfaces
from game.ui.painting.surfaces import SurfaceCache, cached_surface

SIDE = 256
SIZE = SIDE * SIDE * 4


def square(side=SIDE):
    return pygame.Surface((side, side), depth=32)


@pytest.fixture(autouse=True)
def _small_window():
    surfaces._kept.clear()
    surfaces._bytes = 0
    surfaces.set_budget_for_window((1, 1))
    yield
    surfaces.set_budget_for_window((640, 480))


def test_all_caches_together_keep_no_more_than_the_budget():
    one, other = SurfaceCache(), SurfaceCache()
    for key in range(100):
        one.get(key, square)
        other.get(key, square)
        assert surfaces.used_bytes() <= surfaces.budget()
    assert surfaces.used_bytes() == SIZE * (len(one) + len(other))
    assert surfaces.used_bytes() > surfaces.budget() - SIZE


def test_what_was_not_used_for_longest_goes_first():
    one, other = SurfaceCache(), SurfaceCache()
    kept = one.get("used", square)
    for key in range(100):
        other.get(key, square)
        assert one.get("used", square) is kept
    assert 0 not in other
    assert 99 in other


def test_a_surface_is_made_once():
    made = []
    own = SurfaceCache()
    for _ in range(2):
        own.get("a", lambda: made.append(1) or square())
    assert made == [1]


def test_one_that_is_larger_than_the_budget_is_made_but_not_kept():
    own = SurfaceCache()
    assert own.get("large", lambda: square(2000)).get_width() == 2000
    assert "large" not in own
    assert surfaces.used_bytes() == 0


def test_a_smaller_window_makes_room_at_once():
    own = SurfaceCache()
    surfaces.set_budget_for_window((1280, 800))
    large = surfaces.budget()
    for key in range(200):
        own.get(key, square)
    assert surfaces.used_bytes() > large - SIZE
    surfaces.set_budget_for_window((320, 200))
    assert surfaces.used_bytes() <= surfaces.budget() < large


def test_keeping_anew_dropping_and_clearing_are_counted():
    own, other = SurfaceCache(), SurfaceCache()
    other.put("a", square())
    own.put("a", square())
    own.put("a", square(16))
    assert surfaces.used_bytes() == SIZE + 16 * 16 * 4
    own.drop("a")
    own.drop("a")
    other.clear()
    assert surfaces.used_bytes() == 0


def test_a_stored_function_makes_the_same_thing_once():
    made = []

    @cached_surface
    def paint(side):
        made.append(side)
        return square(side)

    assert paint(8) is paint(8)
    assert paint(9) is not paint(8)
    assert made == [8, 9]
