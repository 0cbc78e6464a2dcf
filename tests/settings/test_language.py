"""The language is chosen by its own name, is in force at once, and is kept."""

import asyncio
import json

import pytest

from game.games import GAMES
from game.platform import platform
from game.scenes.title import TitleScene
from game.settings.store import load_settings, wanted_language
from game.ui import i18n
from tests.windows import Viewer


@pytest.fixture(autouse=True)
def german(tmp_path, monkeypatch):
    table = {"Language": "Sprache", "Open a record": "Aufzeichnung öffnen"}
    file = tmp_path / "de.json"
    file.write_text(json.dumps(table), encoding="utf-8")
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    yield file
    i18n.use("en")


@pytest.fixture
def viewer():
    """The choice of a language over the title."""
    viewer = Viewer(1280, 800, 1)
    ways = {"look": lambda: None, "page": print, "open_record": print}
    viewer.stage.go(TitleScene(viewer.stage, GAMES, **ways))
    viewer.look()
    viewer.tap("title/language")
    viewer.look()
    return viewer


def choose(viewer, code):
    viewer.tap(f"dialog/{code}")
    errands, viewer.stage.tasks = viewer.stage.tasks, []
    for errand in errands:
        asyncio.run(errand())
    viewer.look()


def test_every_language_is_offered_by_its_own_name(viewer):
    offered = {one.id: one.label for one in viewer.stage.elements()}
    assert offered == {f"dialog/{code}": name for code, name in i18n.NAMES.items()}
    assert viewer.stage.top.form.focus.id == "dialog/en"


def test_it_is_in_force_at_once_and_kept(viewer):
    choose(viewer, "de")
    assert viewer.element("title/open").label == "Aufzeichnung öffnen"
    assert viewer.element("title/language").label == "Deutsch"
    assert load_settings().language == wanted_language() == "de"


def test_english_comes_back(viewer):
    choose(viewer, "de")
    viewer.tap("title/language")
    viewer.look()
    choose(viewer, "en")
    assert viewer.element("title/open").label == "Open a record"
    assert load_settings().language == "en"


def test_without_a_choice_it_is_the_systems(monkeypatch):
    monkeypatch.setattr(platform, "language", lambda: "de-AT")
    assert wanted_language() == "de-AT"


def test_a_language_that_does_not_come_changes_nothing(viewer, german, monkeypatch):
    german.unlink()

    async def nothing(_code):
        return False

    monkeypatch.setattr(platform, "fetch_language", nothing)
    choose(viewer, "de")
    assert viewer.element("title/open").label == "Open a record"
    assert "not on this device" in viewer.stage.toasts.current_text
    assert load_settings().language == ""
