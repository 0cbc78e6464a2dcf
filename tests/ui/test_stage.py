import gc
import itertools
import time
import weakref

import pygame
import pytest

from game.ui import panels, theme
from game.ui.dialog import Dialog, DialogButton
from game.ui.input import Hover, Key, Press, Tap
from game.ui.painting import surfaces
from game.ui.scene import Scene, Stage
from game.ui.screen import Screen
from game.ui.widgets import Button

SIZES = [(1280, 800), (390, 844), (844, 390), (200, 100)]


class Plain(Scene):
    def __init__(self, stage):
        super().__init__(stage)
        self.left = []
        button = Button("plain/go", "Go", lambda: self.left.append("go"))
        button.rect = pygame.Rect(0, 0, 100, 50)
        self.form.widgets = [button]

    def gesture(self, gesture):
        self.left.append(gesture)

    def leave(self):
        self.left.append("leave")


@pytest.fixture
def stage():
    made = Stage(Screen(640, 480))
    made.go(Plain(made))
    return made


def test_nothing_is_drawn_while_nothing_changes(stage):
    assert stage.update(0)
    assert not stage.update(1)
    stage.handle(Hover((5, 5)))
    assert stage.update(2)
    stage.handle(Hover((6, 5)))
    assert not stage.update(3)


def test_only_what_looks_different_is_drawn(stage):
    for now in range(2):
        stage.update(now)
    stage.handle(Hover((5, 5)))
    reach = panels.reach(stage.screen, stage.top.form.widgets[0].rect)
    assert stage.update(2) == reach.clip(stage.screen.rect)
    stage.top.redraw(pygame.Rect(200, 200, 20, 20))
    stage.top.redraw(pygame.Rect(300, 100, 20, 20))
    assert stage.update(3) == pygame.Rect(200, 100, 120, 120)
    stage.toast("Something")
    assert stage.update(4) == stage.screen.rect


def test_a_press_beside_the_widgets_takes_the_keyboard_from_one_for_all_to_see(stage):
    (button,) = stage.top.form.widgets
    beside, reach = (300, 300), panels.reach(stage.screen, button.rect).clip(stage.screen.rect)
    stage.update(0)
    stage.handle(Press(beside))
    stage.update(1)
    stage.handle(Key("tab"))
    assert stage.update(2) == stage.screen.rect
    stage.handle(Press(beside))
    assert not button.focused
    assert stage.update(3) == reach
    stage.handle(Press(beside))
    assert not stage.update(4)


def test_what_the_form_leaves_reaches_the_scene(stage):
    for now in (0, theme.SETTLE):
        stage.update(now)
    for gesture in (Tap((300, 300)), Press((5, 5)), Tap((5, 5))):
        stage.handle(gesture)
    assert stage.top.left == [Tap((300, 300)), "go"]


def test_a_dialog_takes_all_gestures_until_it_is_answered(stage):
    plain, taken = stage.top, []
    answers = [DialogButton("no", "No"), DialogButton("yes", "Yes", lambda: taken.append("yes"))]
    stage.push(Dialog(stage, "Sure?", "Really?", answers))
    stage.handle(Tap((5, 5)))
    assert "go" not in plain.left
    assert [one.id for one in stage.elements()] == ["dialog/no", "dialog/yes"]
    stage.handle(Key("return"))
    assert taken == ["yes"]
    assert stage.top is plain


def test_escape_is_the_first_answer(stage):
    taken = []
    answers = [DialogButton("no", "No", lambda: taken.append("no")), DialogButton("yes", "Yes")]
    stage.push(Dialog(stage, "Sure?", "Really?", answers))
    stage.handle(Key("escape"))
    assert taken == ["no"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("body", ["Short.", "A longer explanation. " * 60])
def test_a_dialog_fits_into_any_window(size, body):
    stage = Stage(Screen(*size))
    stage.go(Plain(stage))
    answers = [
        DialogButton("a", "Keep playing"),
        DialogButton("b", "Back to the title of the game"),
    ]
    dialog = Dialog(stage, "What now?", body, answers)
    stage.push(dialog)
    first, second = (one.rect for one in stage.elements())
    assert stage.screen.rect.contains(dialog.panel)
    assert dialog.panel.contains(first)
    assert dialog.panel.contains(second)
    assert not first.colliderect(second)
    stage.draw(pygame.Surface(size))


def test_the_scene_stays_when_all_dialogs_are_gone(stage):
    plain = stage.top
    stage.pop()
    assert stage.top is stage.bottom is plain


@pytest.mark.parametrize("size", SIZES)
def test_a_toast_passes(size):
    stage = Stage(Screen(*size))
    stage.go(Plain(stage))
    stage.update(0)
    stage.toast("A note that is rather long and goes over several lines of a narrow window.")
    assert stage.update(1)
    stage.draw(pygame.Surface(size))
    assert not stage.update(1 + theme.TOAST * 0.9)
    assert stage.update(1 + theme.TOAST)
    assert not stage.update(99)


def test_a_resize_lays_everything_out_anew(stage):
    stage.push(Dialog(stage, "Title", "Body", [DialogButton("ok", "OK")]))
    stage.update(0)
    stage.layout(Screen(300, 300))
    assert stage.update(1)
    assert Screen(300, 300).rect.contains(stage.elements()[0].rect)


class Slow(Plain):
    """Takes three parts to prepare, and says what happens to it."""

    def __init__(self, stage):
        super().__init__(stage)
        self.told = []

    def prepare(self, canvas):
        for part in range(3):
            self.told.append((part, canvas.surface.get_size()))
            yield

    def draw(self, canvas):
        self.told.append("drawn")


SIZE = (640, 480)
PARTS = [(part, SIZE) for part in range(3)]


@pytest.fixture
def slow():
    """A stage that prepares a part a frame, with a plain scene on it, and a scene to come."""
    stage = Stage(Screen(*SIZE), portion=0)
    stage.go(Plain(stage))
    frames(stage, 2)
    return stage, stage.top, Slow(stage)


def frames(stage, count=9):
    for now in range(count):
        if stage.update(now):
            stage.draw(pygame.Surface(stage.screen.size))


def test_the_scene_before_is_shown_until_the_next_is_prepared(slow):
    stage, plain, coming = slow
    stage.go(coming)
    for made in range(1, 4):
        frames(stage, 1)
        assert (stage.top, coming.told) == (plain, PARTS[:made])
        assert stage.busy
        assert not stage.elements()
    frames(stage, 3)
    assert stage.top is stage.bottom is coming
    assert coming.told == [*PARTS, "drawn"]
    assert not stage.busy


def test_what_is_ready_within_a_portion_is_shown_in_the_same_frame(slow):
    stage, _, coming = slow
    stage.portion = 60.0
    stage.go(coming)
    frames(stage, 2)
    assert stage.top is coming
    assert coming.told == [*PARTS, "drawn"]


def test_what_a_touch_may_bring_is_drawn_while_nothing_happens(slow):
    stage, _, _ = slow
    made = []
    coming = Plain(stage)
    coming.prepare_ahead = lambda _blank: (made.append(part) for part in range(3))
    stage.go(coming)
    frames(stage)
    assert made == [0, 1, 2]
    coming.redraw()
    frames(stage, 1)
    assert made == [0, 1, 2], "nothing in a frame that is drawn"
    frames(stage, 2)
    assert made == [0, 1, 2, 0, 1], "after a change from the beginning"


def test_a_scene_that_is_left_goes_as_soon_as_nothing_happens(slow):
    stage, _, coming = slow
    stage.go(Plain(stage))
    frames(stage)
    left = weakref.ref(stage.top)
    gc.disable()
    try:
        stage.go(coming)
        assert left() is not None
        frames(stage)
        assert left() is None
    finally:
        gc.enable()


def test_change_after_change_is_looked_ahead_on_one_surface(slow):
    """New ones would leave holes in memory."""
    stage, _, _ = slow
    drawn_on = []
    coming = Plain(stage)
    coming.prepare_ahead = lambda blank: iter([drawn_on.append(blank().surface)])
    for _change in range(3):
        stage.go(coming)
        frames(stage)
        for _again in range(3):
            coming.redraw()
            frames(stage)
        assert len(set(map(id, drawn_on))) == 1
        assert stage._unseen is drawn_on.pop()
        stage.go(Plain(stage))
        frames(stage)
        assert stage._unseen is None
        drawn_on.clear()


def test_gestures_go_nowhere_while_something_is_prepared(slow):
    stage, plain, coming = slow
    plain.form.widgets[0].action = lambda: stage.push(coming)
    stage.handle(Press((5, 5)))
    stage.handle(Tap((5, 5)))
    assert plain.form.widgets[0].pressed
    for gesture in (Tap((300, 300)), Press((5, 5)), Tap((5, 5)), Key("x")):
        stage.handle(gesture)
    frames(stage)
    assert stage.top is coming
    assert not plain.form.widgets[0].pressed
    assert not any(isinstance(one, Tap | Key) for one in plain.left + coming.left)
    assert coming.told[:3] == PARTS


def test_a_dialog_over_a_scene_to_come_comes_with_it(slow):
    stage, plain, coming = slow
    dialog = Slow(stage)
    stage.go(coming)
    frames(stage, 2)
    stage.push(dialog)
    frames(stage, 4)
    assert stage.top is plain
    frames(stage)
    assert (stage.bottom, stage.top) == (coming, dialog)
    assert coming.told == dialog.told == [*PARTS, "drawn"]


def test_another_window_has_all_that_is_to_come_prepared_anew(slow):
    stage, _, coming = slow
    stage.go(coming)
    frames(stage, 2)
    stage.layout(Screen(300, 300))
    frames(stage)
    assert coming.told == [*PARTS[:2], *((part, (300, 300)) for part in range(3)), "drawn"]


SMALL = Screen(320, 240)
SMALL_PARTS = [(part, SMALL.size) for part in range(3)]


def halves(left, right):
    """A picture of the first window."""
    picture = pygame.Surface(SIZE)
    picture.fill(left)
    picture.fill(right, (SIZE[0] // 2, 0, *SIZE))
    return picture


def colours(stage):
    """What a frame shows at the left and at the right, where it draws anything."""
    window = pygame.Surface(stage.screen.size)
    if stage.update(0):
        stage.draw(window)
    return [window.get_at((x, 100))[:3] for x in (100, stage.screen.width - 100)]


@pytest.fixture
def resized(slow):
    """The scene that takes three parts to prepare, at the table since some frames, and what is
    seen as soon as the window is smaller."""
    stage, _, scene = slow
    stage.go(scene)
    frames(stage)
    scene.told.clear()
    stage.layout(SMALL, halves("red", "blue"))
    return stage, scene


def test_a_resized_window_shows_the_picture_before_until_the_next_is_prepared(resized):
    stage, scene = resized
    assert colours(stage) == [(255, 0, 0), (0, 0, 255)]
    assert scene.told == []
    assert stage.busy
    assert not stage.elements()
    frames(stage)
    assert scene.told == [*SMALL_PARTS, "drawn"]
    assert stage.elements()
    assert not stage.busy


def test_a_stretched_picture_is_seen_for_a_third_of_the_frames(resized, monkeypatch):
    stage, scene = resized
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    stage.portion = 1
    frames(stage, 1)
    assert scene.told == []
    frames(stage, 1)
    assert scene.told == SMALL_PARTS


def test_sizes_one_after_another_show_the_same_picture(resized):
    stage, scene = resized
    frames(stage, 3)
    assert scene.told == SMALL_PARTS[:2]
    stage.layout(Screen(300, 300), halves("green", "green"))
    assert colours(stage) == [(255, 0, 0), (0, 0, 255)]
    frames(stage)
    assert scene.told == [*SMALL_PARTS[:2], *((part, (300, 300)) for part in range(3)), "drawn"]


def test_all_that_lies_over_one_another_is_prepared_for_another_size(resized):
    stage, scene = resized
    dialog = Slow(stage)
    frames(stage)
    stage.push(dialog)
    frames(stage)
    for one in (scene, dialog):
        one.told.clear()
    stage.layout(Screen(*SIZE), halves("red", "blue"))
    frames(stage)
    assert scene.told == dialog.told == [*PARTS, "drawn"]
    assert (stage.bottom, stage.top) == (scene, dialog)


def test_what_is_gone_to_while_the_window_changes_comes_at_its_size(resized):
    stage, scene = resized
    coming = Slow(stage)
    frames(stage, 2)
    stage.go(coming)
    assert not stage.update(0), "the picture before stays"
    frames(stage)
    assert "drawn" not in scene.told
    assert coming.told == [*SMALL_PARTS, "drawn"]


def test_a_size_whose_picture_before_is_lost_is_drawn_at_once(slow):
    stage, _, scene = slow
    stage.go(scene)
    frames(stage)
    scene.told.clear()
    stage.layout(SMALL)
    frames(stage, 1)
    assert scene.told == ["drawn"]


def test_a_note_waits_for_the_scene_that_it_is_about(slow):
    stage, _, coming = slow
    stage.go(coming)
    stage.toast("It is your turn.")
    while stage.top is not coming:
        assert not stage.toasts.is_timing
        frames(stage, 1)
    assert stage.toasts.is_timing


def test_what_is_gone_to_later_takes_the_place_of_what_was_coming(slow):
    stage, _, first = slow
    second = Slow(stage)
    stage.go(first)
    frames(stage, 1)
    stage.go(second)
    frames(stage)
    assert stage.top is stage.bottom is second
    assert first.told == PARTS[:1]


def test_a_scene_is_told_once_that_it_is_shown_no_more(stage):
    plain, dialog = stage.top, Plain(stage)
    stage.push(dialog)
    stage.pop()
    assert (plain.left.count("leave"), dialog.left.count("leave")) == (0, 1)
    stage.go(Plain(stage))
    assert (plain.left.count("leave"), dialog.left.count("leave")) == (1, 1)


def test_what_is_kept_follows_the_window(stage):
    stage.layout(Screen(1280, 800))
    large = surfaces.budget()
    stage.layout(Screen(640, 480))
    assert surfaces.budget() < large
