"""No Python runs on a second stack, where Chromium crashes (web/static/no-jspi.js)."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.driver import Drive

SUPPORTED = "({ _module }) => _module.jspiSupported"
WATCH = """
from pyodide.ffi import can_run_sync
from game.app import App

turn, may_wait = App.turn, []

def watched(self, now):
    may_wait.append(can_run_sync())
    turn(self, now)

App.turn = watched
may_wait
"""


def test_the_browser_itself_has_it(drive: Drive) -> None:
    """Else the tests below would hold without anything being done."""
    drive.page.goto("about:blank")
    assert drive.page.evaluate("'Suspending' in WebAssembly && 'promising' in WebAssembly")


def test_the_games_runtime_has_none(drive: Drive) -> None:
    drive.open()
    assert drive.page.evaluate(f"({SUPPORTED})(tikal.python)") is False


def test_no_frame_is_on_a_second_stack(drive: Drive) -> None:
    """Pyodide lets a call wait exactly when it runs on a stack of its own."""
    drive.open()
    seen = drive.page.evaluate_handle(f"tikal.python.runPython(`{WATCH}`)")
    drive.wait(lambda: seen.evaluate("seen => seen.length") > 10, "ten frames")
    assert set(seen.evaluate("seen => seen.toJs()")) == {False}


def test_neither_does_a_bare_pages(bare_python: Page) -> None:
    assert bare_python.evaluate(f"({SUPPORTED})(python)") is False
