"""The accessible page of the gallery's scenes, without the game: ``make snapshots``.

A scene's tree of nodes is made without a window; the page's own script shows it in a browser that
runs nothing else. What a screen reader finds there is kept in tests/snapshots and compared whole.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, Route, sync_playwright

from tools import gallery
from tools.browser import launch
from tools.build_web import PAGE
from tools.gallery import tzolkin, visit
from tools.gallery.windows import WINDOWS

FOLDER: Final = Path(__file__).parents[1] / "tests/snapshots"
SCENES: Final = gallery.SCENES | {
    f"tzolkin-{name}": one for name, one in (tzolkin.SCENES | tzolkin.LESSONS).items()
}
DESKTOP: Final = "1280x800@1"
KEPT: Final = (
    *("title", "title-first", "page", "page-first", "tzolkin-page"),
    *("settings", "matches", "matches-name", "lessons", "lesson-walk"),
    *("setup-4", "setup-options", "setup-who", "replay-3"),
    *("rulebook", "rulebook-search", "rulebook-pictures"),
    *("tables", "tables-waiting", "hosted-asked", "hosting"),
    *("placing-middle-4", "acting-late-4", "party-middle-2", "exchanged", "log-4", "share"),
    *("scoring-4", "handing-4", "auction-bidding-4", "auction-choosing-3", "results-3", "analysis"),
    *("tzolkin-setup-5", "tzolkin-keeping-5", "tzolkin-turn-5", "tzolkin-placing-3"),
    *("tzolkin-technology-4", "tzolkin-food-day-4", "tzolkin-look-ahead-4", "tzolkin-results-5"),
    "tzolkin-lesson-placing",
)
"""The scenes whose snapshots are kept."""
_HTML: Final = """<!doctype html>
<html lang="en">
<title>Tikal</title>
<link rel="stylesheet" href="page.css">
<button id="accessible" type="button">Turn off the accessible page</button>
<canvas id="canvas" tabindex="0"></canvas>
<script type="module">
import * as reader from "./accessible.js";
reader.turnOn(() => {});
window.reader = reader;
</script>
"""


@cache
def tree(scene: str, window: str = DESKTOP) -> str:
    """Return what the page is handed for a scene."""
    return visit(SCENES[scene], WINDOWS[window]).stage.tree().as_json()


def open_page(browser: Browser, window: str = DESKTOP) -> Page:
    """Open an accessible page that shows nothing yet; it has ``reader``, the page's script."""
    screen = WINDOWS[window]
    page = browser.new_page(viewport={"width": screen.width, "height": screen.height})
    page.route("**/*", _answer)
    page.goto("http://accessible.test/")
    page.wait_for_function("window.reader")
    return page


def _answer(route: Route) -> None:
    name = route.request.url.rsplit("/", 1)[1]
    if name:
        route.fulfill(path=PAGE / "static" / name)
    else:
        route.fulfill(content_type="text/html", body=_HTML)


def show(page: Page, scene: str, window: str = DESKTOP) -> None:
    """Show a scene on such a page."""
    show_tree(page, tree(scene, window))


def show_tree(page: Page, told: str) -> None:
    """Show a tree of nodes, as JSON, on such a page."""
    page.evaluate("tree => reader.show(tree)", told)


def taken(page: Page, scene: str) -> str:
    """Return what a screen reader finds on the page of a scene, as Playwright writes it."""
    show(page, scene)
    return page.locator("#nodes").aria_snapshot() + "\n"


def path(scene: str) -> Path:
    """Return where a scene's snapshot is kept."""
    return FOLDER / f"{scene}.txt"


def main() -> None:
    """Take all snapshots anew."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright, launch(playwright) as browser:
        page = open_page(browser)
        for scene in KEPT:
            path(scene).write_text(taken(page, scene), "utf-8")


if __name__ == "__main__":
    main()
