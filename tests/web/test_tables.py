"""A host serves the page: two browsers meet at a table, and a cut connection is resumed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.driver import Drive
from tests.web.test_play import first_free
from tools.bundle import BUILD, ROOT

SEATS = "tikal/seats.json"
SOCKETS = """
const Real = WebSocket;
window.sockets = [];
window.WebSocket = class extends Real {
  constructor(address) { super(address); window.sockets.push(this); }
};
"""


@contextmanager
def hosting(tmp_path: Path, *options: str) -> Iterator[str]:
    """The address of a host in a process of its own."""
    command = [sys.executable, "-m", "game", "host", "--address", "127.0.0.1", "--port", "0"]
    folders = ["--page", str(BUILD / "web"), "--data", str(tmp_path / "tables")]
    with subprocess.Popen(
        [*command, *folders, *options], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        told = process.stdout.readline()
        found = re.search(r"http://\S+", told)
        assert found, told
        yield found[0]
        process.kill()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[str]:
    with hosting(tmp_path) as address:
        yield address


def come(browser: Browser, address: str) -> Drive:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(SOCKETS)
    drive = Drive(context.new_page(), address)
    drive.open()
    return drive


def sit_down(drive: Drive, name: str) -> None:
    drive.tap("dialog/seat")
    drive.wait_for("name/name")
    drive.page.keyboard.type(name)
    drive.tap("name/done")
    drive.tap("share/close")  # his link, to be kept


def test_two_meet_play_and_come_back(browser: Browser, host: str) -> None:
    first, second = come(browser, host), come(browser, host)
    first.tap("title/tables")
    first.tap("tables/make")
    first.tap("dialog/tikal")
    first.tap("setup/start")
    first.tap("share/close")
    first.wait_for("waiting/invite")
    second.tap("title/tables")
    second.tap("table/1")
    sit_down(second, "Ben")
    for drive in (first, second):
        drive.wait_for("tool/menu")
    first.picture("hosted-first")
    acting, other = first, second
    if not first_free(first):
        acting, other = second, first
    acting.tap(acting.wait(lambda: first_free(acting), "a space for the hexagon"))
    acting.tap("confirm")
    acting.wait_for("action/enter")
    other.page.evaluate("window.sockets.at(-1).close()")
    acting.tap("action/enter")
    acting.tap("space/a5")
    label = lambda drive: drive.elements()["space/a5"]["label"]  # noqa: E731
    other.wait(lambda: label(other) == label(acting), "what the other has done")
    other.picture("hosted-other")
    assert len(json.loads(first.page.evaluate(f"localStorage['{SEATS}']"))) == 1
    assert first.complaints == second.complaints == []


def asked_for(drive: Drive) -> list[str]:
    """The portions of the tables that a page has asked for."""
    names = drive.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return [name for name in ("tables.bin", "guest.bin") if any(name in one for one in names)]


def test_what_a_guest_needs_comes_once_the_tables_are_opened_and_can_be_asked_for_again(
    browser: Browser, host: str
) -> None:
    guest = come(browser, host)
    guest.wait(lambda: guest.page.evaluate("tikal.rest.state") == "here", "the rest")
    assert asked_for(guest) == ["tables.bin"]
    guest.page.context.route("**/guest.bin", lambda route: route.abort())
    guest.tap("title/tables")
    guest.tap("tables/make")
    guest.tap("dialog/tikal")
    guest.tap("setup/start")
    guest.wait_for("dialog/again")
    guest.picture("hosted-part-missing")
    guest.page.context.unroute("**/guest.bin")
    guest.tap("dialog/again")
    guest.tap("share/close")
    guest.wait_for("waiting/invite")
    assert asked_for(guest) == ["tables.bin", "guest.bin"]
