import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.camera import Camera, World

WORLD = World(-10, 5, 800, 500)
VIEW = pygame.Rect(20, 30, 640, 480)
places = st.tuples(st.integers(20, 660), st.integers(30, 510))
moves = st.one_of(
    st.tuples(st.just("pan"), st.integers(-900, 900), st.integers(-900, 900)),
    st.tuples(st.just("zoom"), places, st.floats(0.1, 10)),
    st.tuples(st.just("view"), st.integers(1, 2000), st.integers(1, 2000)),
)


def seen_inside(camera):
    for low, high, start, length, size in (
        (camera.view.left, camera.view.right, WORLD.x, WORLD.w, 0),
        (camera.view.top, camera.view.bottom, WORLD.y, WORLD.h, 1),
    ):
        first = camera.to_world((low, low))[size]
        last = camera.to_world((high, high))[size]
        if last - first >= length - 1e-6:
            assert (first + last) / 2 == pytest.approx(start + length / 2)
        else:
            assert first >= start - 1e-6
            assert last <= start + length + 1e-6


@given(st.lists(moves, max_size=12))
def test_the_view_never_leaves_the_world(steps):
    camera = Camera(WORLD, VIEW)
    for kind, one, two in steps:
        if kind == "pan":
            camera.pan(one, two)
        elif kind == "zoom":
            camera.zoom_at(one, two)
        else:
            camera.resize(pygame.Rect(0, 0, one, two))
        seen_inside(camera)
        assert camera.fit_zoom * 0.999 <= camera.zoom <= camera.fit_zoom * 4.001


@given(places, st.floats(1, 4))
def test_screen_and_world_are_inverse(pos, factor):
    camera = Camera(WORLD, VIEW)
    camera.zoom_at(pos, factor)
    assert camera.to_screen(camera.to_world(pos)) == pytest.approx(pos)


def test_zooming_keeps_what_is_under_the_finger():
    camera = Camera(WORLD, VIEW)
    camera.zoom_at((340, 270), 2)
    before = camera.to_world((300, 250))
    camera.zoom_at((300, 250), 1.2)
    assert camera.to_world((300, 250)) == pytest.approx(before)


def test_resizing_keeps_centre_and_relative_zoom():
    camera = Camera(WORLD, VIEW)
    camera.zoom_at(VIEW.center, 3)
    centre = camera.centre
    camera.resize(pygame.Rect(0, 0, 1280, 800))
    assert camera.centre == pytest.approx(centre)
    assert camera.zoom == pytest.approx(camera.fit_zoom * 3)
    assert not camera.fitted
    camera.fit()
    assert camera.fitted


@given(st.lists(moves, max_size=10))
def test_the_whole_is_what_the_fitting_view_shows(steps):
    camera = Camera(WORLD, VIEW)
    for kind, *values in steps:
        if kind == "pan":
            camera.pan(*values)
        elif kind == "zoom":
            camera.zoom_at(*values)
    whole = camera.whole
    camera.fit()
    assert camera.to_screen((whole.x, whole.y)) == pytest.approx(VIEW.topleft)
    corner = whole.x + whole.w, whole.y + whole.h
    assert camera.to_screen(corner) == pytest.approx(VIEW.bottomright)
