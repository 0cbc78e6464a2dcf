"""Idle life: it moves by itself, only where it may, and not for those who asked for calm."""

import pygame
import pytest

from game.tikal.table.scene import TableScene
from game.ui import theme
from game.ui.dialog import Dialog, DialogButton
from game.ui.painting.animation import IdleClock, draw_leaves, fade_opacity
from game.ui.screen import Canvas, Screen
from tests.windows import Viewer
from tools.gallery.positions import position
from tools.gallery.wanted import acting


@pytest.fixture
def viewer():
    """A late game with volcanoes, with motion."""
    viewer = Viewer(1280, 800, 1)
    viewer.stage.reduced_motion = False
    match = position("basic-4-6", 0.9, acting)
    viewer.stage.go(TableScene(viewer.stage, match, title=None, finished=None))
    while viewer.stage.update(viewer.now) or viewer.now < 1:
        viewer.stage.draw(viewer.surface)
        viewer.now += 0.05
    return viewer


def picture_at(viewer, now):
    assert viewer.stage.animate_idle(now)
    viewer.stage.draw(viewer.surface)
    return viewer.surface.copy()


def changed(one, other):
    """The rectangle that holds all pixels that differ."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


def test_it_is_looked_at_a_few_times_a_second():
    life = IdleClock()
    assert life.advance(5.0)
    assert not life.advance(5.0 + 0.9 * theme.LIFE)
    assert life.advance(5.0 + 1.1 * theme.LIFE)
    assert life.time == 5.0 + 1.1 * theme.LIFE


def test_what_comes_and_goes_is_not_seen_at_its_ends():
    assert [fade_opacity(part) for part in (0, 0.1, 0.2, 0.5, 0.8, 0.9, 1)] == pytest.approx(
        [0, 0.5, 1, 1, 1, 0.5, 0]
    )


def test_the_same_leaves_sail_at_the_same_time():
    pygame.display.set_mode((400, 300))
    canvas = [Canvas(pygame.Surface((400, 300)), Screen(400, 300)) for _ in range(3)]
    for one, time in zip(canvas, (40, 40, 41), strict=True):
        draw_leaves(one, pygame.Rect(0, 0, 400, 300), time)
    same, again, later = (pygame.image.tobytes(one.surface, "RGB") for one in canvas)
    assert same == again != later


def test_only_the_board_is_alive(viewer):
    first, later = (picture_at(viewer, now) for now in (50.0, 52.0))
    moved = changed(first, later)
    assert viewer.stage.bottom.picture.board.rect.contains(moved)
    assert moved.w > 100


def test_it_is_no_reason_to_draw_more_or_to_stay_awake(viewer):
    assert viewer.stage.animate_idle(50)
    assert not viewer.stage.update(50)
    assert not viewer.stage.busy


def test_it_waits_behind_dialogs(viewer):
    viewer.stage.push(Dialog(viewer.stage, "A", "b", [DialogButton("a", "A")]))
    assert not viewer.stage.animate_idle(50)
    viewer.stage.pop()
    assert viewer.stage.animate_idle(50)


def test_under_reduced_motion_nothing_stirs(viewer):
    pictures = []
    for now in (50.0, 52.0):
        alive = picture_at(viewer, now)
        viewer.stage.reduced_motion = True
        assert not viewer.stage.animate_idle(now + 1)
        viewer.stage.draw(viewer.surface)
        pictures.append(pygame.image.tobytes(viewer.surface, "RGB"))
        assert pictures[-1] != pygame.image.tobytes(alive, "RGB")
        viewer.stage.reduced_motion = False
    assert pictures[0] == pictures[1]
