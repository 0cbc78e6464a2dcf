"""The accessible page of every scene and dialog, without the game (tools/accessible_page.py)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from game.ui.sound import speaker
from tests.web.axe import violations
from tools.accessible_page import DESKTOP, FOLDER, KEPT, SCENES, open_page, path, show, taken

PHONE = "360x560@1"
WHAT_TO_DO = "read what differs; if it is as it should be, `make snapshots` keeps it"


@pytest.fixture(autouse=True)
def _silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device for sound that is opened would stay open for other tests."""
    monkeypatch.setattr(speaker, "_deaf", True)


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    page = open_page(browser)
    yield page
    page.close()


def found(page: Page, scenes: Iterable[str], window: str = DESKTOP) -> dict[str, list[str]]:
    """What axe-core finds, by scene."""
    told = {}
    for scene in scenes:
        show(page, scene, window)
        told[scene] = violations(page)
    return {scene: what for scene, what in told.items() if what}


def test_axe_finds_nothing_on_scenes_of_every_kind(page: Page) -> None:
    assert found(page, KEPT) == {}


def test_axe_finds_nothing_on_scenes_shown_as_text(browser: Browser) -> None:
    page = open_page(browser)
    page.get_by_role("button", name="Show the page as text").press("Enter")
    assert found(page, KEPT) == {}
    page.close()


@pytest.mark.long(minutes=0.6)
@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_axe_finds_nothing_on_any_scene(browser: Browser, window: str) -> None:
    page = open_page(browser, window)
    assert found(page, SCENES, window) == {}
    page.close()


@pytest.mark.parametrize("scene", KEPT)
def test_a_screen_reader_finds_what_it_did(page: Page, scene: str) -> None:
    assert taken(page, scene) == path(scene).read_text("utf-8"), WHAT_TO_DO


def test_every_snapshot_is_compared() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {*KEPT}
