"""Texts handed over by a page, on a stand-in for it; tests/web meets the real one."""

from __future__ import annotations

import asyncio
import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pygame
import pytest

from game.platform.surface import Sharing
from game.platform.values import StorageError
from tests.platform.test_browser import JsException


class Desk:
    """window.tikal.sharing; what it holds is copied, pasted and chosen."""

    def __init__(self) -> None:
        self.receive: Callable[[str | None], None] | None = None
        self.held: str | None = None
        self.page = "https://example.org/play/"
        self.refuses = False

    def follow(self, take: Callable[[str], None]) -> None:
        take(f"{self.page}#g=ABC")

    def answered(self, address: str) -> None:
        self.held = f"answered {address}"

    def save(self, name: str, text: str) -> None:
        self._check()
        self.held = f"{name}: {text}"

    async def copy(self, text: str) -> None:
        self._check()
        self.held = text

    async def choose(self) -> str | None:
        self._check()
        return self.held

    async def paste(self, prompt: str) -> str | None:
        return await self.choose()

    def _check(self) -> None:
        if self.refuses:
            raise JsException("NotAllowedError", "the page may not")


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def sharing(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Sharing:
    ffi = ModuleType("pyodide.ffi")
    ffi.__dict__.update(JsException=JsException, create_proxy=lambda one: one)
    monkeypatch.setitem(sys.modules, "js", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    monkeypatch.delitem(sys.modules, "game.platform.browser", raising=False)
    monkeypatch.chdir(tmp_path)
    made = importlib.import_module("game.platform.browser").PageSharing()
    pygame.display.init()
    pygame.event.clear()
    made.listen(desk)
    kept: Sharing = made
    return kept


def test_texts_go_through_the_page(sharing: Sharing, desk: Desk) -> None:
    assert sharing.can_choose
    assert sharing.save("game.json", "{}") is None
    assert desk.held == "game.json: {}"
    asyncio.run(sharing.copy("text"))
    assert asyncio.run(sharing.paste("")) == "text"
    assert asyncio.run(sharing.choose()) == "text"


def test_a_player_may_think_better_of_it(sharing: Sharing) -> None:
    assert asyncio.run(sharing.paste("")) is None
    assert asyncio.run(sharing.choose()) is None


def test_an_address_with_something_behind_is_a_dropped_text(sharing: Sharing) -> None:
    assert sharing.page == "https://example.org/play/"
    (event,) = pygame.event.get(pygame.DROPTEXT)
    assert event.text == "https://example.org/play/#g=ABC"


def test_an_empty_clipboard_is_told(sharing: Sharing, desk: Desk) -> None:
    desk.held = ""
    with pytest.raises(StorageError, match="clipboard-without-text"):
        asyncio.run(sharing.paste(""))


def test_a_page_that_refuses_is_told(sharing: Sharing, desk: Desk) -> None:
    desk.refuses = True
    with pytest.raises(StorageError, match=r"^not-saved-in-browser .*the page may not"):
        sharing.save("game.json", "{}")
    for asking in (sharing.copy("text"), sharing.paste(""), sharing.choose()):
        with pytest.raises(StorageError, match="the page may not"):
            asyncio.run(asking)


def test_a_dropped_file_is_the_same_event_as_on_the_desktop(sharing: Sharing, desk: Desk) -> None:
    assert desk.receive
    desk.receive("Ána")
    (event,) = pygame.event.get(pygame.DROPFILE)
    assert Path(event.file).read_text("utf-8") == "Ána"


def test_a_dropped_file_that_cannot_be_read_is_not_there(sharing: Sharing, desk: Desk) -> None:
    assert desk.receive
    desk.receive("before")
    desk.receive(None)
    *_, event = pygame.event.get(pygame.DROPFILE)
    assert not Path(event.file).exists()
