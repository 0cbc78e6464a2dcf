"""Only what has changed is drawn: Tzolk'in's table looks as if all of it had been."""

import random

import pygame
import pytest

from game.tzolkin.rules.state import PLACING
from game.ui import theme
from game.ui.input import Press, Release, Tap
from game.ui.screen import Screen
from tests.scenes.test_drawn_in_parts import Window, places
from tools.gallery.tzolkin import SCENES, table
from tools.gallery.visit import visit

WINDOWS = [Screen(1180, 820), Screen(390, 844)]
SOME = ("turn-5", "placing-3", "worker-4", "technology-4", "look-ahead-4")
STEPS = 20
FRAMES = 12


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


def ends_a_day(state):
    """The gears turn with the end of this turn."""
    last = (state.seat + 1) % state.seats == state.first_player
    return state.phase == PLACING and last and not state.food_day


def tap(stage, id):
    """On the first of what has such an id, without a turn of the loop."""
    place = next(one.rect.center for one in stage.elements() if one.id.startswith(id))
    for gesture in (Press(place), Tap(place), Release()):
        stage.handle(gesture)


@pytest.mark.parametrize("screen", WINDOWS, ids=str)
@pytest.mark.parametrize("id", ["end-turn", "gear/"])
def test_what_moves_is_drawn_where_it_is_and_was(screen, id):
    window = Window(visit(table("base-3-eager-57", 0.3, ends_a_day), screen))
    stage = window.stage
    stage.reduced_motion = False
    tap(stage, id)
    for frame in range(FRAMES):
        window.frame(0.06)
        window.check(frame)
    stage.handle(Press((1, 1)))  # ends what moves
    window.frame(0.06)
    window.check("ended")


def test_what_has_no_time_is_drawn_later(monkeypatch):
    monkeypatch.setattr(theme, "PAINTING_SLICE", 0.0)
    window = Window(visit(SCENES["placing-3"], WINDOWS[0]))
    window.stage.portion = 1.0
    tap(window.stage, "gear/")
    drawn = list(filter(None, [window.frame(0.02) for _frame in range(2 * FRAMES)]))
    ribbon = window.stage.bottom.picture.places.ribbon
    assert not drawn[0].contains(ribbon)
    assert drawn[-1].contains(ribbon)
    window.check("all of it")


@pytest.mark.parametrize("screen", WINDOWS, ids=str)
@pytest.mark.parametrize("name", SOME)
def test_what_is_painted_band_by_band_looks_as_painted_at_once(name, screen):
    window = Window(visit(SCENES[name], screen))
    window.stage.bottom.leave()  # nothing is kept
    at_once = window.whole()
    window.check("again")
    assert pygame.image.tobytes(at_once, "RGB") == pygame.image.tobytes(window.surface, "RGB")
