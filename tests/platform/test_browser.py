"""Texts kept in a browser, on a stand-in for the page; tests/web meets the real one."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType, SimpleNamespace

import pytest

from game.platform.surface import Storage
from game.platform.values import StorageError, Trouble

NAME = "autosave.json"


class JsException(Exception):
    """A JavaScript error as Pyodide hands it on."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(message)
        self.name = name
        self.message = message


class Page:
    """window.tikal.storage, with room for so many letters."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {"another/page": "untouched"}
        self.room = 1000

    def names(self) -> str:
        return "\n".join(self.texts)

    def storage(self, method: str, *values: str) -> str | None:
        if method == "getItem":
            return self.texts.get(values[0])
        if method == "removeItem":
            self.texts.pop(values[0], None)
            return None
        kept = {**self.texts, values[0]: values[1]}
        if sum(len(name) + len(text) for name, text in kept.items()) > self.room:
            raise JsException("QuotaExceededError", "the quota has been exceeded")
        self.texts = kept
        return None


@pytest.fixture
def page() -> Page:
    return Page()


@pytest.fixture
def storage(page: Page, monkeypatch: pytest.MonkeyPatch) -> Storage:
    ffi = ModuleType("pyodide.ffi")
    ffi.__dict__.update(JsException=JsException, create_proxy=lambda one: one)
    monkeypatch.setitem(sys.modules, "js", SimpleNamespace(tikal=page))
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    monkeypatch.delitem(sys.modules, "game.platform.browser", raising=False)
    kept: Storage = importlib.import_module("game.platform.browser").BrowserStorage()
    return kept


def test_what_was_written_is_read_under_a_name_of_our_own(storage: Storage, page: Page) -> None:
    storage.write(NAME, "text")
    assert storage.read(NAME) == "text"
    assert storage.read("never.json") is None
    assert page.texts == {"another/page": "untouched", f"tikal/{NAME}": "text"}


def test_broken_texts_are_kept_aside_and_never_overwritten(storage: Storage) -> None:
    for text in ("first", "second"):
        storage.write(NAME, text)
        storage.keep_aside(NAME)
    assert storage.read(NAME) is None
    assert storage.read(f"{NAME}.broken-1") == "first"
    assert storage.read(f"{NAME}.broken-2") == "second"


def test_a_full_storage_is_told_and_keeps_what_it_had(storage: Storage, page: Page) -> None:
    storage.write(NAME, "old")
    with pytest.raises(StorageError, match="quota") as caught:
        storage.write(NAME, "x" * page.room)
    assert caught.value.trouble is Trouble.FULL
    assert storage.read(NAME) == "old"


def test_keeping_aside_in_a_full_storage_gives_the_text_back(storage: Storage, page: Page) -> None:
    storage.write(NAME, "text")
    page.room = sum(len(name) + len(text) for name, text in page.texts.items())
    with pytest.raises(StorageError):
        storage.keep_aside(NAME)  # the longer name has no room
    assert storage.read(NAME) == "text"


def test_all_that_is_kept_is_named(storage: Storage) -> None:
    assert storage.names() == []
    for name in ("one.json", "two.json"):
        storage.write(name, "text")
    assert sorted(storage.names()) == ["one.json", "two.json"]


def test_what_is_moved_takes_the_place_of_what_was_there(storage: Storage, page: Page) -> None:
    storage.write(NAME, "text")
    storage.write("other.json", "older")
    storage.move(NAME, "other.json")
    assert (storage.read(NAME), storage.read("other.json")) == (None, "text")
    page.room = sum(len(name) + len(text) for name, text in page.texts.items())
    with pytest.raises(StorageError):
        storage.move("other.json", "a-longer-name.json")
    assert storage.read("other.json") == "text"


def test_keeping_aside_nothing_is_told(storage: Storage) -> None:
    with pytest.raises(StorageError, match="nothing-to-move"):
        storage.keep_aside(NAME)
