"""What the game says of this device, and the reminder of a record."""

import asyncio
from functools import partial

import pytest

from game.journey import Journey
from game.platform import Installing, platform
from game.scenes.storage_dialogs import LONG_MATCH, remind_to_save
from game.scenes.title import TitleScene
from game.settings.dialog import open_device
from game.tikal.rules.play import legal_actions
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import new_setup
from tests.windows import Viewer, check_lines, sized


@pytest.fixture
def vanishing(storage, monkeypatch):
    """A browser's storage; persisted says whether it is safe."""
    storage.safe = False

    async def persisted():
        return storage.safe

    monkeypatch.setattr(type(storage), "may_vanish", True)
    monkeypatch.setattr(storage, "persisted", persisted, raising=False)
    return storage


class Shown(Viewer):
    def __init__(self, size=(1280, 800, 1)):
        super().__init__(*size)
        Journey(self.stage).title()
        self.look()

    def run(self, *errands):
        for errand in [*errands, *self.stage.tasks]:
            asyncio.run(errand())
        self.stage.tasks = []
        self.look()


def match_of(actions):
    players = [{"name": name, "kind": "human"} for name in ("Ada", "Ben")]
    match = TikalMatch(new_setup(players, 0, 3))
    for _action in range(actions):
        match.play(legal_actions(match.state)[0])
    return match


@sized(playable_only=True)
@pytest.mark.parametrize("installing", Installing)
def test_what_is_said_fits(vanishing, monkeypatch, lines, size, installing):
    monkeypatch.setattr(type(platform), "installing", installing)
    shown = Shown(size)
    lines.clear()
    open_device(shown.stage)
    shown.run()
    shown.check_layout()
    check_lines(lines, shown.stage.screen)


def test_installing_is_offered_where_the_browser_offers_it(vanishing, monkeypatch):
    asked = []

    async def install(_platform):
        asked.append(True)

    monkeypatch.setattr(type(platform), "installing", Installing.OFFERED)
    monkeypatch.setattr(type(platform), "install", install)
    shown = Shown()
    open_device(shown.stage)
    shown.run()
    shown.tap("dialog/install")
    shown.run()
    assert asked == [True]


def test_the_settings_lead_there_only_where_something_may_vanish(vanishing, monkeypatch):
    shown = Shown()
    shown.tap("title/settings")
    shown.tap("settings/device")
    shown.run()
    assert shown.ids() == ["dialog/back"]
    monkeypatch.setattr(type(vanishing), "may_vanish", False)
    shown = Shown()
    shown.tap("title/settings")
    assert "settings/device" not in shown.ids()


def test_a_long_game_that_may_vanish_is_worth_a_reminder(vanishing):
    shown = Shown()
    shown.run(partial(remind_to_save, shown.stage, match_of(LONG_MATCH)))
    assert shown.ids() == ["dialog/later", "dialog/never", "dialog/save"]
    shown.look()
    shown.tap("dialog/never")
    shown.run(partial(remind_to_save, shown.stage, match_of(LONG_MATCH)))
    assert isinstance(shown.stage.top, TitleScene)


def test_a_short_or_a_safe_game_is_not(vanishing):
    shown = Shown()
    shown.run(partial(remind_to_save, shown.stage, match_of(LONG_MATCH - 1)))
    assert isinstance(shown.stage.top, TitleScene)
    vanishing.safe = True
    shown.run(partial(remind_to_save, shown.stage, match_of(LONG_MATCH)))
    assert isinstance(shown.stage.top, TitleScene)
