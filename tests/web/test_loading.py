"""The page from nothing to the title, and what it says where that cannot be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from tests.web.driver import Drive

ENDED = """() => {
    try {
        tikal.python._api.fatal_error(new WebAssembly.RuntimeError("out of bounds"));
    } catch {}
}"""
FORBIDDEN = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no storage for you", "SecurityError"); },
});
"""

# Python waits until window.goOn is called
HELD_BACK = """
const compile = WebAssembly.compileStreaming;
const gate = new Promise((resolve) => window.goOn = resolve);
WebAssembly.compileStreaming = (response) => gate.then(() => compile(response));
"""
KEPT = "caches.open('tikal-title').then((store) => store.keys()).then((keys) => keys.length)"
SEEN = "performance.getEntriesByName('title-seen').length"


@pytest.mark.every_browser
def test_the_title_appears_from_this_origin_alone(drive: Drive) -> None:
    drive.open()
    drive.picture("title")
    assert "title/tikal" in drive.elements()
    assert drive.foreign == []
    assert drive.complaints == []


def test_the_loading_picture_goes_away(drive: Drive) -> None:
    drive.open()
    drive.page.locator("#loading").wait_for(state="detached")
    assert drive.page.evaluate("document.activeElement.id") == "canvas"


def test_the_next_visit_shows_the_title_at_once_and_a_tap_on_it_counts(drive: Drive) -> None:
    drive.open()
    place = drive.elements()["title/tikal"]["rect"]
    drive.wait(lambda: drive.page.evaluate(KEPT) == 1, "the picture kept")
    drive.page.add_init_script(HELD_BACK)
    drive.page.reload()
    drive.wait(lambda: drive.page.evaluate(SEEN), "the title as it was")
    drive.picture("title-seen-again")
    assert not drive.started()
    drive.page.mouse.click(place[0] + place[2] / 2, place[1] + place[3] / 2)
    drive.page.evaluate("window.goOn()")
    drive.wait_for("page/new-game")
    assert drive.complaints == []


def test_a_window_of_another_size_shows_no_picture_of_before(drive: Drive) -> None:
    drive.open()
    drive.wait(lambda: drive.page.evaluate(KEPT) == 1, "the picture kept")
    drive.page.set_viewport_size({"width": 844, "height": 390})
    drive.reload()
    assert not drive.page.evaluate(SEEN)
    drive.wait(lambda: drive.page.evaluate(KEPT) == 1, "one picture kept, of this size")


def test_without_webassembly_the_page_names_browsers_that_work(drive: Drive) -> None:
    drive.page.add_init_script("delete window.WebAssembly")
    drive.page.goto(drive.origin)
    assert "cannot run the game" in drive.trouble()
    assert "Firefox" in drive.trouble()
    drive.picture("no-webassembly")


def test_without_wasm_exceptions_too(drive: Drive) -> None:
    drive.page.add_init_script("WebAssembly.validate = () => false")
    drive.page.goto(drive.origin)
    assert "cannot run the game" in drive.trouble()


def test_a_missing_file_is_named(drive: Drive) -> None:
    for pattern in (
        "**/pyodide.asm.wasm.bin",
        "**/pygame.wasm.bin",
        "**/snapshot.bin",
        "**/title.jpg",
    ):
        drive.page.route(pattern, lambda route: route.abort())
        drive.page.goto(drive.origin)
        assert pattern.strip("*/") in drive.trouble(), pattern
        drive.page.unroute(pattern)


def test_a_file_cut_off_by_the_server_is_named(drive: Drive) -> None:
    def answer_404(route: Route) -> None:
        route.fulfill(status=404, body="gone")

    drive.page.route("**/pygame.wasm.bin", answer_404)
    drive.page.goto(drive.origin)
    assert "pygame.wasm.bin (404)" in drive.trouble()


def test_a_python_that_has_ended_says_so_and_begins_again(drive: Drive) -> None:
    drive.open()
    drive.wait_for("title/tikal")
    drive.page.evaluate(ENDED)
    told = drive.trouble()
    assert "The game has stopped" in told
    assert "out of bounds" in told
    with drive.page.expect_navigation():
        drive.page.click("#trouble-again")
    drive.arrive()
    drive.wait_for("title/tikal")


@pytest.mark.every_browser
def test_forbidden_storage_leaves_a_game_that_can_be_played(drive: Drive) -> None:
    drive.page.add_init_script(FORBIDDEN)
    drive.open()
    drive.wait_for("title/tikal")
    drive.picture("forbidden-storage")
    assert drive.complaints == []


def test_a_tiny_window_has_a_picture(drive: Drive) -> None:
    drive.page.set_viewport_size({"width": 200, "height": 100})
    drive.open()
    drive.picture("title-200x100")
    canvas = drive.page.evaluate("[canvas.width, canvas.height]")
    assert canvas == [200, 100]
    assert drive.complaints == []


@pytest.mark.every_browser
def test_the_canvas_follows_the_window(drive: Drive) -> None:
    drive.open()
    drive.page.set_viewport_size({"width": 844, "height": 390})
    drive.page.wait_for_function("canvas.width === 844 && canvas.height === 390")
    drive.picture("title-844x390")
    assert drive.complaints == []
