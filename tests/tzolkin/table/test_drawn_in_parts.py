"""Only what has changed is drawn: Tzolk'in's table looks as if all of it had been."""

import random

import pytest

from game.ui.input import Press, Release, Tap
from game.ui.screen import Screen
from tests.scenes.test_drawn_in_parts import Window, places
from tools.gallery.tzolkin import SCENES
from tools.gallery.visit import visit

WINDOWS = [Screen(1180, 820), Screen(390, 844)]
SOME = ("turn-5", "placing-3", "worker-4", "technology-4", "look-ahead-4")
STEPS = 20


@pytest.mark.parametrize("screen", WINDOWS, ids=str)
@pytest.mark.parametrize("name", SOME)
def test_what_taps_change_is_drawn_where_it_is(name, screen):
    window = Window(visit(SCENES[name], screen))
    chance = random.Random(name)
    for _step in range(STEPS):
        place = chance.choice(places(window.stage))
        window.do(Press(place))
        window.check(("pressed", place))
        window.do(Tap(place), Release())
        if window.stage.top is not window.stage.bottom:
            return  # a dialog has its own test
        window.check(("tapped", place))
