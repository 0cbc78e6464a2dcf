"""What a widget tells when it is held, or when the mouse rests on it."""

import pygame
import pytest

from game.ui import theme
from game.ui.controls.form import Form
from game.ui.input import Hover, Press, Release, Tap
from game.ui.widgets import Button

HERE = (10, 10)
TOLD = "Bid 5: this cannot be undone."


@pytest.fixture
def done():
    return []


@pytest.fixture
def told():
    return []


@pytest.fixture
def form(done, told):
    """A button that is final, at rest."""
    made = Form()
    button = Button("bid", "Bid 5", lambda: done.append("bid"))
    button.rect, button.final = pygame.Rect(0, 0, 100, 50), True
    made.widgets, made.told = [button], told.append
    for now in (0, 10):
        made.update(now)
    return made


def test_held_it_tells_once_and_letting_go_is_no_tap(form, done, told):
    form.handle(Press(HERE))
    for passed in (0, theme.HOLD * 0.9, theme.HOLD * 1.1, 2):
        form.update(10 + passed)
    assert told == [TOLD]
    form.handle(Tap(HERE))
    form.handle(Release())
    assert done == []


def test_a_tap_tells_nothing(form, done, told):
    form.handle(Press(HERE))
    form.update(10.1)
    form.handle(Tap(HERE))
    form.handle(Release())
    form.update(12)
    assert (done, told) == (["bid"], [])


def test_a_mouse_that_rests_is_told_and_may_click(form, done, told):
    form.handle(Hover(HERE))
    for now in (10.1, 11):
        form.update(now)
    assert told == [TOLD]
    form.handle(Press(HERE))
    form.update(11.1)
    form.handle(Tap(HERE))
    assert done == ["bid"]


def test_what_can_be_undone_tells_nothing(form, told):
    form["bid"].final = False
    form.handle(Hover(HERE))
    for now in (10.1, 11):
        form.update(now)
    assert told == []
