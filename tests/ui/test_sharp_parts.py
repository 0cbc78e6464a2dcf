"""A window of another size is sharp part by part within the stretched picture."""

import pygame
import pytest

from game.ui.scene import Scene, Stage
from game.ui.screen import Screen

LARGE, SMALL = Screen(640, 480), Screen(320, 240)
READY, LATE = (60, 60), (300, 200)
PART = pygame.Rect(40, 40, 100, 80)


class Parted(Scene):
    """White; a part of it is ready before the rest."""

    def prepare(self, canvas):
        canvas.surface.fill("white", PART)
        yield PART
        yield None

    def draw(self, canvas):
        canvas.surface.fill("white")


@pytest.fixture
def stage():
    shown = Stage(LARGE, portion=0)
    shown.go(Parted(shown))
    look(shown)
    return shown


def look(stage):
    """What the window shows after the next frame, of what that draws."""
    window = pygame.Surface(stage.screen.size)
    if part := stage.update(0):
        window.set_clip(part)
        stage.draw(window)
        window.set_clip(None)
    return window


def resize(stage):
    before = pygame.Surface(LARGE.size)
    before.fill("red")
    stage.layout(SMALL, before)
    stretched = look(stage)
    assert [stretched.get_at(one) for one in (READY, LATE)] == [pygame.Color("red")] * 2


def test_what_is_ready_is_sharp_while_the_rest_is_stretched(stage):
    resize(stage)
    assert stage.update(0) == PART
    window = pygame.Surface(SMALL.size)
    stage.draw(window)
    assert window.get_at(READY) == pygame.Color("white")
    assert window.get_at(LATE) == pygame.Color("red")
    assert not stage.elements()
    for _frame in range(2):
        window = look(stage)
    assert window.get_at(LATE) == pygame.Color("white")


def test_it_is_stretched_only_once(stage, monkeypatch):
    stretched, scale = [], pygame.transform.scale
    counted = lambda *given: stretched.append(1) or scale(*given)  # noqa: E731
    monkeypatch.setattr(pygame.transform, "scale", counted)
    resize(stage)
    for _frame in range(4):
        look(stage)
    assert len(stretched) == 1


def test_a_third_size_stretches_what_is_sharp_too(stage):
    resize(stage)
    stage.update(0)
    stage.layout(LARGE, pygame.Surface(SMALL.size))
    assert look(stage).get_at((120, 120)) == pygame.Color("white")


@pytest.mark.parametrize("over", ["dialog", "note"])
def test_nothing_that_lies_over_it_is_torn(stage, over):
    if over == "note":
        stage.toast("It is your turn.")
    else:
        stage.push(Parted(stage))
    for _frame in range(4):
        look(stage)
    resize(stage)
    assert not stage.update(0)
