"""What the title does without may still be on its way, or not come."""

import sys

import pytest

from game.games import GAMES
from game.journey import Journey
from game.platform import LoadingState, platform
from game.scenes.entrance import LoadingDialog
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from tests.windows import Viewer, sized


class Line:
    """How the rest comes, and how often it was asked for."""

    def __init__(self):
        self.arrival = LoadingState.LOADING
        self.asked = 0

    def again(self):
        self.asked += 1
        self.arrival = LoadingState.LOADING


@pytest.fixture
def line(monkeypatch):
    line = Line()
    monkeypatch.setattr(platform, "loading_state", lambda: line.arrival)
    monkeypatch.setattr(platform, "fetch_again", line.again)
    return line


def opened(size=(1280, 800, 1)):
    viewer = Viewer(*size)
    Journey(viewer.stage).title()
    viewer.look()
    return viewer


def test_the_title_answers_at_once_and_goes_on_by_itself(line):
    viewer = opened()
    viewer.tap("title/tikal")
    viewer.tap("page/new-game")
    assert viewer.ids() == ["dialog/back"]
    line.arrival = LoadingState.LOADED
    viewer.look()
    viewer.look()
    assert isinstance(viewer.stage.top, SetupScene)


def test_who_goes_back_stays_on_the_title(line):
    viewer = opened()
    viewer.tap("title/open")
    viewer.tap("dialog/back")
    line.arrival = LoadingState.LOADED
    viewer.look()
    assert isinstance(viewer.stage.top, TitleScene)


def test_a_failure_is_told_once_and_can_be_tried_again(line):
    viewer = opened()
    line.arrival = LoadingState.FAILED
    viewer.look()
    viewer.look()
    assert viewer.ids() == ["dialog/back", "dialog/again"]
    viewer.tap("dialog/back")
    viewer.look()
    assert isinstance(viewer.stage.top, TitleScene)
    assert not viewer.stage.busy
    viewer.tap("title/open")
    viewer.tap("dialog/again")
    assert line.asked == 1
    assert viewer.ids() == ["dialog/back"]
    line.arrival = LoadingState.LOADED
    viewer.look()
    viewer.look()
    assert viewer.stage.top is not viewer.stage.bottom  # what was asked for


def test_the_saved_game_is_looked_for_when_it_can_be_read(line):
    looked = []
    viewer = Viewer(1280, 800, 1)
    look = lambda: looked.append(1)  # noqa: E731
    viewer.stage.go(
        TitleScene(
            viewer.stage,
            GAMES,
            look=look,
            page=print,
            open_record=print,
        )
    )
    viewer.look()
    viewer.look()
    assert not looked
    line.arrival = LoadingState.LOADED
    viewer.look()
    assert looked == [1]


@sized()
def test_layout(size, line):
    viewer = opened(size)
    viewer.tap("title/tikal")
    viewer.check_layout()
    viewer.tap("page/new-game")
    viewer.check_layout()
    line.arrival = LoadingState.FAILED
    viewer.look()
    viewer.check_layout()


@pytest.mark.parametrize("come", ["open_file", "open_text"])
def test_what_comes_before_the_rest_waits_for_it(line, monkeypatch, come):
    viewer = Viewer(1280, 800, 1)
    journey = Journey(viewer.stage)
    journey.title()
    monkeypatch.setitem(sys.modules, "game.scenes.opening", None)  # not there yet
    getattr(journey, come)("game.json")
    assert isinstance(viewer.stage.top, LoadingDialog)
