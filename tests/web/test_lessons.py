"""A lesson played in a real browser by clicks, as somebody does who does what it says."""

from __future__ import annotations

import json

import pytest

from game.ui import theme
from tests.web.driver import Drive
from tests.web.test_records import SAVE
from tools.lesson_taps import TAPS

KEPT = SAVE.replace("autosave", "learnt")


def learn(drive: Drive, lesson: str) -> None:
    """Does what the lesson says; who taps the same twice has looked what the second tap does."""
    before = ""
    for id in TAPS[lesson]:
        if id == before:
            drive.page.wait_for_timeout(1000 * theme.SETTLE_BINDING)
        drive.tap(id)
        before = id
    drive.wait_for("lesson/on")


@pytest.mark.guarded
def test_a_lesson_is_learnt_by_clicks_and_remembered(drive: Drive) -> None:
    drive.open()
    drive.tap("title/tikal")
    drive.tap("page/lessons")
    drive.tap("lessons/walk")
    drive.wait_for("lesson/hint")
    drive.picture("lesson-begun")
    drive.tap("lesson/hint")
    drive.wait(lambda: drive.elements()["lesson/hint"]["value"] == "on", "the hint")
    drive.picture("lesson-hint")
    learn(drive, "walk")
    drive.picture("lesson-learnt")
    assert json.loads(drive.page.evaluate(f"localStorage['{KEPT}']"))["lessons"] == {
        "tikal": ["walk"]
    }
    assert drive.page.evaluate(f"localStorage['{SAVE}']") is None
    drive.wait_for("lesson/on")  # no other turn begins
    drive.tap("lesson/leave")
    drive.wait_for("lessons/on")
    drive.picture("lessons-one-learnt")
    drive.reload()
    drive.tap("title/tikal")
    drive.tap("page/lessons")
    drive.tap("lessons/on")  # the first that is not learnt yet
    drive.wait_for("lesson/next")
    assert drive.complaints == []


def test_who_begins_a_first_game_is_asked_once(drive: Drive) -> None:
    drive.open()
    drive.tap("title/tikal")
    drive.tap("page/new-game")
    drive.tap("setup/start")
    drive.wait_for("dialog/lessons")
    drive.picture("lessons-offered")
    drive.tap("dialog/short")
    drive.wait_for("tool/menu")
    drive.reload()
    drive.tap("title/tikal")
    drive.tap("page/new-game")
    drive.tap("setup/start")
    drive.wait_for("tool/menu")
    assert drive.complaints == []
