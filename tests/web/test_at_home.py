"""A host at home is reached without https: http://192.168.… has no service worker, no notifications
and no clipboard. A name that leads to this machine, but is not its own, stands for it here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.web.driver import Drive
from tests.web.test_play import place_hexagon
from tests.web.test_tables import SEATS, come, hosting, sit_down
from tools.browser import launch

NAME = "table.test"
HIDDEN = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  window.requestAnimationFrame = () => 0;
}"""
SELECTED = """() => {
  window.copied = [];
  document.addEventListener("copy", () => copied.push(document.activeElement.value));
}"""
HEARD = """() => {
  window.tones = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    tones += 1;
    start.call(this, when);
  };
}"""
ICON = "document.querySelector('link[rel=icon]').href"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launch(playwright, f"--host-resolver-rules=MAP {NAME} 127.0.0.1") as running:
        yield running


@pytest.fixture
def host(tmp_path: Path) -> Iterator[str]:
    with hosting(tmp_path, "--name", NAME) as address:
        yield address.replace("127.0.0.1", NAME)


def test_a_table_at_home(browser: Browser, host: str) -> None:
    first, second = come(browser, host), come(browser, host)
    page = first.page
    lacks = "[isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator]"
    assert page.evaluate(lacks) == [False, False, False]
    first.tap("title/tables")
    first.tap("tables/make")
    first.tap("dialog/tikal")
    first.tap("setup/start")
    first.tap("share/close")
    copies_the_link(first, host)
    second.tap("title/tables")
    second.tap("table/1")
    sit_down(second, "Ben")
    for drive in (first, second):
        drive.wait_for("tool/menu")
        says_what_calls(drive)
    calls_who_looks_elsewhere(first, second)
    assert first.complaints == second.complaints == []
    assert SEATS in page.evaluate("Object.keys(localStorage)")


def copies_the_link(drive: Drive, host: str) -> None:
    """The link is copied by hand; it stands there to be read, beside its QR code."""
    drive.tap("waiting/invite")
    drive.page.evaluate(SELECTED)
    drive.tap("share/link")
    drive.wait(lambda: drive.page.evaluate("copied.length"), "the copied link")
    assert drive.page.evaluate("copied[0]").startswith(f"{host}#table/")
    drive.picture("at-home-link")
    drive.tap("share/close")


def says_what_calls(drive: Drive) -> None:
    """The button that would ask for notifications says what stands in for them."""
    drive.tap("tool/menu")
    drive.tap("dialog/call")
    drive.wait_for("dialog/called")
    drive.picture("at-home-call")
    drive.tap("dialog/called")


def calls_who_looks_elsewhere(*drives: Drive) -> None:
    """Whoever looks at another tab is called by the title, the icon and a sound."""
    acting = next(one for one in drives if one.page.title().startswith("●"))
    (away,) = (one.page for one in drives if one is not acting)
    usual = away.evaluate(ICON)
    away.evaluate(HEARD)
    away.evaluate(HIDDEN)
    away.wait_for_timeout(300)  # the last frame
    place_hexagon(acting)
    acting.tap("end-turn")
    acting.tap("dialog/end")
    acting.wait(lambda: called(away), "the call")
    assert away.evaluate(ICON) != usual
    assert away.evaluate("tones") == 2
    assert not called(acting.page)


def called(page: Page) -> bool:
    return page.title().startswith("● ")
