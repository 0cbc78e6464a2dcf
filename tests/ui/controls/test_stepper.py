"""Plus and minus go on while they are held."""

from itertools import pairwise

import pygame
import pytest

from game.ui import theme
from game.ui.controls.buttons import Stepper
from game.ui.controls.form import Form
from game.ui.input import Drag, Key, Phase, Press, Release, Tap

FRAME = 0.01
HERE = (10, 10)


class Held:
    """A stepper in a form, with a clock; steps holds when it stepped."""

    def __init__(self):
        self.steps = []
        self.form = Form()
        self.button = Stepper("more", "More", lambda: self.steps.append(self.now))
        self.button.rect = pygame.Rect(0, 0, 50, 50)
        self.form.widgets = [self.button]
        self.now = 0.0
        self.wait(1)

    def wait(self, seconds):
        for _frame in range(round(seconds / FRAME)):
            self.now += FRAME
            self.form.update(self.now)

    def down(self):
        self.form.handle(Press(HERE))

    def up(self):
        self.form.handle(Tap(HERE))
        self.form.handle(Release())


@pytest.fixture
def held():
    return Held()


@pytest.mark.parametrize("seconds", [0, theme.HOLD / 2, theme.HOLD - 2 * FRAME])
def test_a_tap_is_one_step(held, seconds):
    held.down()
    held.wait(seconds)
    held.up()
    held.wait(1)
    assert len(held.steps) == 1


def test_a_tap_in_slow_frames_is_one_step_of_a_taps_kind(held):
    small = []
    held.button.step = lambda: small.append(held.now)
    held.down()
    for seconds in (0, 1, 1):
        held.now += seconds
        held.button.update(held.now)
    held.up()
    assert (len(held.steps), small) == (1, [])


def test_held_it_steps_again_and_again_ever_faster_up_to_a_limit(held):
    held.down()
    began = held.now
    held.wait(3)
    pauses = [b - a for a, b in pairwise(held.steps)]
    assert held.steps[0] - began == pytest.approx(theme.HOLD, abs=2 * FRAME)
    assert pauses[0] == pytest.approx(theme.REPEAT, abs=2 * FRAME)
    assert pauses[-1] == pytest.approx(theme.REPEAT_LEAST, abs=2 * FRAME)
    assert all(later <= earlier + FRAME * 1.5 for earlier, later in pairwise(pauses))
    held.up()
    count = len(held.steps)
    held.wait(1)
    assert len(held.steps) == count


def test_after_a_hold_the_next_tap_is_a_step_again(held):
    held.down()
    held.wait(theme.HOLD + theme.REPEAT)
    held.up()
    count = len(held.steps)
    held.wait(FRAME)
    held.down()
    held.up()
    assert len(held.steps) == count + 1


def test_at_its_limit_it_stops(held):
    held.button.action = lambda: (held.steps.append(0), setattr(held.button, "enabled", False))
    held.down()
    held.wait(2)
    held.up()
    assert len(held.steps) == 1


def test_a_finger_that_slides_off_stops_it(held):
    held.down()
    held.wait(theme.HOLD + FRAME)
    held.form.handle(Drag(HERE, (300, 10), (290, 0), Phase.BEGIN))
    count = len(held.steps)
    held.wait(1)
    assert len(held.steps) == count > 0


def test_the_keyboard_takes_one_step_a_key(held):
    held.form.set_focus(held.button, by_keyboard=True)
    held.form.handle(Key("return"))
    held.wait(1)
    assert len(held.steps) == 1


def test_what_is_held_may_go_on_by_smaller_steps(held):
    taken = []
    held.button.step = lambda: taken.append(held.now)
    held.down()
    held.up()
    assert (len(held.steps), len(taken)) == (1, 0)
    held.wait(1)
    held.down()
    held.wait(theme.HOLD + 2 * theme.REPEAT)
    held.up()
    assert len(held.steps) == 1
    assert len(taken) >= 2
