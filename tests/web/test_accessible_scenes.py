"""The accessible page of every scene and dialog, without the game (tools/accessible_page.py)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from game.ui.sound import speaker
from tests.web.axe import violations
from tools.accessible_page import FOLDER, KEPT, SCENES, open_page, path, show, taken

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


def test_axe_finds_nothing_on_any_scene(page: Page) -> None:
    found = {}
    for scene in SCENES:
        show(page, scene)
        found[scene] = violations(page)
    assert {scene: what for scene, what in found.items() if what} == {}


def test_axe_finds_nothing_on_scenes_shown_as_text(browser: Browser) -> None:
    page = open_page(browser)
    page.get_by_role("button", name="Show the page as text").press("Enter")
    found = {}
    for scene in KEPT:
        show(page, scene)
        found[scene] = violations(page)
    page.close()
    assert {scene: what for scene, what in found.items() if what} == {}


@pytest.mark.long(minutes=0.6)
def test_axe_finds_nothing_on_any_scene_of_a_phone(browser: Browser) -> None:
    page = open_page(browser, PHONE)
    found = {}
    for scene in SCENES:
        show(page, scene, PHONE)
        found[scene] = violations(page)
    page.close()
    assert {scene: what for scene, what in found.items() if what} == {}


@pytest.mark.parametrize("scene", KEPT)
def test_a_screen_reader_finds_what_it_did(page: Page, scene: str) -> None:
    assert taken(page, scene) == path(scene).read_text("utf-8"), WHAT_TO_DO


def test_every_snapshot_is_compared() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {*KEPT}
