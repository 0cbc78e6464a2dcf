"""A tap is for what was there when the finger came down, and not for what has just come."""

import pygame
import pytest

from game.ui import theme
from game.ui.controls.form import Form
from game.ui.input import Drag, Key, Phase, Press, Release, Tap
from game.ui.scene import Scene, Stage
from game.ui.widgets import Button

HERE = (10, 10)
LATER = 10.0


@pytest.fixture
def log():
    return []


@pytest.fixture
def form(log):
    """Skip, which gives its place to Place, and a third button elsewhere; all at rest."""
    made = Form()
    for name, y in (("skip", 0), ("place", 0), ("menu", 100)):
        button = Button(name, name, lambda name=name: log.append(name))
        button.rect = pygame.Rect(0, y, 100, 50)
        made.widgets.append(button)
    made["place"].visible = False
    made.update(0)
    made.update(LATER)
    return made


def touch(form, pos=HERE):
    for gesture in (Press(pos), Tap(pos), Release()):
        form.handle(gesture)


def give_way(form):
    form["skip"].visible, form["place"].visible = False, True


def test_the_second_of_two_taps_is_not_for_what_took_the_place(form, log):
    form["skip"].action = lambda: (log.append("skip"), give_way(form))
    touch(form)
    touch(form)  # in the same frame
    form.update(LATER + 0.01)
    touch(form)
    form.update(LATER + 0.01 + theme.SETTLE * 0.9)
    touch(form)
    assert log == ["skip"]
    form.update(LATER + 0.02 + theme.SETTLE)
    touch(form)
    assert log == ["skip", "place"]


def test_a_finger_that_came_down_before_means_what_was_there(form, log):
    form.handle(Press(HERE))
    give_way(form)
    form.update(LATER + 0.01)
    form.update(LATER + 1)
    form.handle(Tap(HERE))
    assert log == []


def test_so_does_a_finger_that_slides(form, log):
    form.handle(Press(HERE))
    give_way(form)
    form.update(LATER + 0.01)
    form.update(LATER + 1)
    form.handle(Drag(HERE, (20, 20), (10, 10), Phase.BEGIN))
    form.handle(Drag(HERE, (20, 20), (0, 0), Phase.END))
    assert log == []


def test_what_appears_where_nothing_was_can_be_touched_at_once(form, log):
    extra = Button("extra", "Extra", lambda: log.append("extra"))
    extra.rect = pygame.Rect(0, 200, 100, 50)
    form.widgets.append(extra)
    form.update(LATER + 0.01)
    touch(form, (10, 210))
    assert log == ["extra"]


def test_what_was_off_when_the_finger_came_down_is_not_meant(form, log):
    form["menu"].enabled = False
    form.handle(Press((10, 110)))
    form["menu"].enabled = True
    form.handle(Tap((10, 110)))
    assert log == []
    touch(form, (10, 110))
    assert log == ["menu"]


def test_a_widget_made_anew_at_its_place_is_the_same(form, log):
    again = Button("skip", "Skip", lambda: log.append("again"))
    again.rect = form["skip"].rect.copy()
    form.widgets[0] = again
    form.update(LATER + 0.01)
    touch(form)
    assert log == ["again"]


def test_renewed_all_of_them_wait(form, log):
    form.restart_waits(theme.SETTLE)
    touch(form, (10, 110))
    form.update(LATER + 1)
    touch(form, (10, 110))
    form.update(LATER + 1 + theme.SETTLE)
    touch(form, (10, 110))
    assert log == ["menu"]


def test_the_keyboard_does_not_wait(form, log):
    give_way(form)
    form.set_focus(form["place"], by_keyboard=True)
    form.handle(Key("return"))
    assert log == ["place"]


class Below(Scene):
    """A scene with a button where the dialog above it has its own."""

    def __init__(self, stage, log, name):
        super().__init__(stage)
        button = Button(name, name, lambda: log.append(name))
        button.rect = pygame.Rect(0, 0, 100, 50)
        self.form.widgets = [button]


def test_neither_a_new_dialog_nor_the_scene_below_gets_the_second_tap(screen, log):
    stage = Stage(screen)
    stage.go(Below(stage, log, "scene"))
    stage.update(0)
    stage.update(1)
    stage.push(Below(stage, log, "dialog"))
    stage.update(1.01)
    touch(stage)
    stage.update(2)
    touch(stage)
    stage.pop()
    stage.update(2.01)
    touch(stage)
    stage.update(3)
    touch(stage)
    assert log == ["dialog", "scene"]


@pytest.fixture
def binding(form):
    """Place binds, and has just taken the place of Skip."""
    form["place"].binds = True
    give_way(form)
    form.update(LATER + 1)
    return form


def test_what_binds_waits_longer_and_looks_like_it(binding, log):
    place = binding["place"]
    assert place.is_waiting
    assert not place.elements()[0].enabled
    binding.update(LATER + 1 + theme.SETTLE_BINDING * 0.9)
    assert place.is_waiting
    assert binding.update(LATER + 1.01 + theme.SETTLE_BINDING)
    assert not place.is_waiting
    touch(binding)
    assert log == ["place"]


def test_whoever_taps_along_in_one_spot_never_gets_through(binding, log):
    now = LATER + 1
    for _tap in range(20):
        now += theme.SETTLE_BINDING * 0.75
        binding.update(now)
        touch(binding)
    assert log == []
    binding.update(now + theme.SETTLE_BINDING)
    touch(binding)
    assert log == ["place"]


def test_what_begins_to_bind_is_new(form, log):
    form["skip"].binds = True
    form.update(LATER + 0.01)
    touch(form)
    assert log == []


def test_beside_the_widgets_a_tap_waits_too_where_all_is_new(form):
    beside = (500, 500)
    form.restart_waits(1.0)
    for now, taken in ((LATER + 1, True), (LATER + 1.9, True), (LATER + 2, False)):
        form.update(now)
        form.handle(Press(beside))
        assert form.handle(Tap(beside)) is taken


def strike(form, key):
    form.handle(Key(key))
    form.activate_by_key(form["place"])


def test_a_key_struck_twice_means_nothing_that_binds(binding, log):
    binding.handle(Key("p"))
    strike(binding, "p")
    assert log == []
    strike(binding, "q")
    assert log == ["place"]
    binding.update(LATER + 5)
    strike(binding, "q")
    assert log == ["place", "place"]


def test_what_binds_waits_until_nothing_moves_any_more(form, log):
    form["place"].binds = True
    give_way(form)
    moved_for = 3 * theme.SETTLE_BINDING
    for part in range(31):
        form.update(LATER + moved_for * part / 30)
        form.wait_on()
    touch(form)
    ended = LATER + moved_for
    form.update(ended + theme.SETTLE_BINDING * 0.9)
    assert log == []
    form.update(ended + theme.SETTLE_BINDING * 2)
    form.wait_on()  # what has settled is not held up again
    touch(form)
    assert log == ["place"]
