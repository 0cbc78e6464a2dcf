"""Small files that are damaged are put aside, and told wherever they were read."""

from itertools import count

import pygame
import pytest

from game import app as loop
from game.lessons import learnt
from game.platform import LoadingState, platform
from game.scenes import match_history
from game.scenes.setup import party
from game.scenes.title import TitleScene
from game.settings import store
from game.tikal.description import TIKAL

READERS = {
    store.SETTINGS_FILE: store.load_settings,
    learnt.LEARNT_FILE: learnt.load_learnt,
    party.PARTY_FILE: lambda: party.load_party(TIKAL),
    match_history.NAME: match_history.load_results,
}


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("text", ["{ torn", "[" * 100_000, "[1, 2]"], ids=["torn", "deep", "other"])
def test_a_damaged_file_is_put_aside_and_told_once(storage, name, text):
    pygame.event.clear()
    app = loop.App()
    storage.write(name, text)
    READERS[name]()
    app.turn(1)
    assert app.stage.top.title == "A file is damaged"
    assert f"{name}.broken-1" in app.stage.top.body
    assert storage.read(f"{name}.broken-1") == text
    assert storage.read(name) is None
    app.stage.pop()
    READERS[name]()
    app.turn(2)
    assert isinstance(app.stage.top, TitleScene)


def test_what_the_title_has_no_words_for_yet_is_told_as_soon_as_it_has(storage, monkeypatch):
    pygame.event.clear()
    app = loop.App()
    storage.write(store.SETTINGS_FILE, "{ torn")
    store.load_settings()
    monkeypatch.setattr(platform, "loading_state", lambda: LoadingState.LOADING)
    app.turn(1)
    assert isinstance(app.stage.top, TitleScene)
    monkeypatch.setattr(platform, "loading_state", lambda: LoadingState.LOADED)
    turns = count(2)
    while isinstance(app.stage.top, TitleScene) and (now := next(turns)) < 20:
        app.turn(now)  # the dialog is prepared between frames
    assert app.stage.top.body.startswith("The settings cannot be read; they are as they come.")
