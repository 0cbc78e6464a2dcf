"""After the first visit the game needs no network, and a new version comes whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser

from tests.web.driver import Drive
from tests.web.other_drives import DRIVES
from tests.web.site import Site
from tests.web.test_computers import saved
from tests.web.test_play import end_turn, place_hexagon
from tools.browser import Engine

CONTROLLED = "navigator.serviceWorker.controller !== null"
APP = "document.body.dataset.app"
LOOK_FOR_UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const worker = registration.installing;
  if (!worker) return "none";
  await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  return worker.state;
}"""
WEBASSEMBLY = """async () => {
  const [name] = (await caches.keys()).filter((one) => one !== "tikal-title");
  const kept = await caches.open(name);
  const files = (await kept.keys()).filter(({ url }) => url.endsWith(".wasm.bin"));
  const parts = await Promise.all(files.map(async (file) => (await kept.match(file)).blob()));
  return Promise.all(parts.map(async (part) => [part.type, (await part.slice(1, 4).text())]));
}"""
OLD_CACHES = "caches.keys().then((all) => all.filter((one) => one !== 'tikal-title').length)"
A_GAME = 60  # waits of the driver's patience until the computers have played a whole game


@pytest.fixture
def visitor(browser: Browser, engine: Engine, site: Site) -> Iterator[Drive]:
    """Someone who has visited the site and has it kept."""
    with closing(browser.new_context(viewport={"width": 1280, "height": 800})) as context:
        visitor = DRIVES[engine](context.new_page(), site.origin)
        visitor.open()
        visitor.wait(lambda: visitor.page.evaluate(CONTROLLED), "the game kept for offline use")
        yield visitor


def begin(drive: Drive, who: str, variant: str) -> None:
    """A game of two of a kind."""
    drive.tap("title/tikal")
    drive.tap("page/new-game")
    for seat in (1, 2):
        drive.tap(f"setup/seat{seat}/kind")
        drive.tap(f"who/{who}")
        drive.tap("who/done")
    drive.tap(f"setup/variant/{variant}")
    drive.tap("setup/start")
    drive.wait_for("tool/menu")


def play_mini(drive: Drive) -> None:
    """Computers play a whole Mini game at instant pace."""
    begin(drive, "explorer", "mini")
    for _wait in range(A_GAME):
        if "results/title" in drive.elements():
            break
        drive.page.wait_for_timeout(1000)
    drive.tap("results/title")


@pytest.mark.every_browser
def test_without_a_network_a_whole_game_is_played_and_another_goes_on(
    visitor: Drive, site: Site
) -> None:
    visitor.page.evaluate("localStorage['tikal/settings.json'] = '{\"pace\": \"instant\"}'")
    site.cut_off()
    visitor.reload()
    play_mini(visitor)
    begin(visitor, "human", "basic")
    place_hexagon(visitor)
    end_turn(visitor)
    before = saved(visitor)
    visitor.reload()
    visitor.tap("title/continue")
    visitor.wait_for("tool/menu")
    assert saved(visitor) == before


def test_a_new_version_comes_whole_or_not_at_all(visitor: Drive, site: Site) -> None:
    page = visitor.page
    visitor.begin()
    place_hexagon(visitor)
    end_turn(visitor)
    old, before = page.evaluate(APP), saved(visitor)

    site.broken.add("rest.bin")
    new = site.put_up_another_version()
    assert page.evaluate(LOOK_FOR_UPDATE) == "redundant"
    visitor.reload()
    visitor.wait_for("title/continue")
    assert page.evaluate(APP) == old
    assert "title/update" not in visitor.elements()

    site.broken.clear()
    assert page.evaluate(LOOK_FOR_UPDATE) == "installed"
    visitor.wait_for("title/update")
    visitor.picture("new-version")
    assert page.evaluate(APP) == old
    with page.expect_navigation():
        visitor.tap("title/update")
    visitor.arrive()
    assert page.evaluate(APP) == new
    visitor.tap("title/continue")
    visitor.wait_for("tool/menu")
    assert saved(visitor) == before
    assert page.evaluate(OLD_CACHES) == 1


@pytest.mark.every_browser
def test_what_is_compiled_is_kept_unpacked(visitor: Drive) -> None:
    assert visitor.page.evaluate(WEBASSEMBLY) == [["application/wasm", "asm"]] * 2
    visitor.reload()
    visitor.wait_for("title/tikal")


def test_a_visit_downloads_nothing_twice(visitor: Drive, site: Site) -> None:
    assert site.served
    twice = {path for path in site.served if site.served.count(path) > 1}
    assert not {path for path in twice if "-" in path}, json.dumps(sorted(twice))
