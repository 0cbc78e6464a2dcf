"""Waits for hands that tremble, and answers that are felt."""

import pytest

from game.platform import platform
from game.settings.store import Settings, apply_settings
from game.ui import theme
from game.ui.hands import hands
from game.ui.scene import Scene, Stage
from game.ui.screen import Screen
from game.ui.widgets import Button
from tests.windows import FRAME, Viewer


@pytest.fixture(autouse=True)
def _wishes_end_with_the_test(monkeypatch):
    for wish in ("tremble", "ask_twice", "feel"):
        monkeypatch.setattr(hands, wish, getattr(hands, wish))


class Question(Scene):
    """A button that binds."""

    def __init__(self, stage, done):
        super().__init__(stage)
        button = Button("question/end", "End", lambda: done.append(1))
        button.binds = True
        button.rect.update(10, 10, 200, 60)
        self.form.widgets = [button]


def seconds_until_it_takes_a_tap():
    viewer, done = Viewer(640, 480, 1), []
    viewer.stage.go(Question(viewer.stage, done))
    begun = viewer.now
    while not done and viewer.now < begun + 9:
        viewer.wait(FRAME)
        if viewer.element("question/end").enabled:
            viewer.tap_at((50, 40))
    return viewer.now - begun


def test_a_button_waits_longer_for_hands_that_tremble():
    usual = seconds_until_it_takes_a_tap()
    hands.tremble = True
    longer = seconds_until_it_takes_a_tap()
    assert usual == pytest.approx(theme.SETTLE_BINDING, abs=3 * FRAME)
    assert longer == pytest.approx(theme.TREMBLING * theme.SETTLE_BINDING, abs=3 * FRAME)


@pytest.mark.parametrize("wanted", [True, False])
def test_the_device_vibrates_only_where_that_is_wanted(monkeypatch, wanted):
    felt = []
    monkeypatch.setattr(platform, "vibrate", felt.append)
    apply_settings(Stage(Screen(640, 480)), Settings(vibrate=wanted))
    hands.vibrate(theme.FELT_TURN)
    assert felt == [theme.FELT_TURN] * wanted
