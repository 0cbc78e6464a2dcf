"""One trial in a browser: what went wrong, and what it took."""

from __future__ import annotations

import json
import time
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Error, Page

from tests.web.driver import Drive
from tools import crashes
from tools.bench_web.tab import renderer, rollup
from tools.soak_web.game import stored
from tools.soak_web.trials import Trial

SIZE: Final = {"width": 1280, "height": 800}
PATIENCE: Final = 120_000
"""Milliseconds until the title is there, and the table."""
GAME: Final = 1_200_000
"""Milliseconds that a game may take."""
FRAMES: Final = 1_000
"""Milliseconds that a start is looked at: the title animates."""
KEEP = "for (const [name, text] of Object.entries({})) localStorage.setItem(name, text);"
THERE = "id => window.tikal?.elements.some((one) => one.id === id && one.enabled)"
HEAP = "window.tikal.python._module.HEAP8.length"


class Outcome(NamedTuple):
    """What a trial came to; empty lists where all is well.

    Memory is in megabytes of 2**20 bytes: what the tab's process holds at the end, and Python's
    part of it.
    """

    kind: str
    number: int
    seconds: float
    crashes: list[str]
    errors: list[str]
    console: list[str]
    process: float = 0.0
    heap: float = 0.0


def attempt(browser: Browser, origin: str, trial: Trial) -> Outcome:
    """One start or one game in a fresh profile."""
    crashed: list[str] = []
    errors: list[str] = []
    memory = (0.0, 0.0)
    context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]
    drive = Drive(context.new_page(), origin)
    began = time.monotonic()
    try:
        with crashes.named():
            _play(drive, trial)
            memory = _memory(drive.page)
    except crashes.TabCrashed as crash:
        crashed.append(str(crash))
    except (Error, AssertionError) as error:
        errors.append(str(error))
    took = time.monotonic() - began
    context.close()
    return Outcome(*trial, took, crashed, errors, drive.complaints, *memory)


def _play(drive: Drive, trial: Trial) -> None:
    if trial.kind == "game":
        drive.page.add_init_script(KEEP.format(json.dumps(stored(trial.number))))
    drive.page.goto(drive.origin)
    if trial.kind == "start":
        _see(drive, "title/tikal", PATIENCE)
        drive.page.wait_for_timeout(FRAMES)
        return
    _see(drive, "title/continue", PATIENCE)
    drive.tap("title/continue")
    _see(drive, "results/title", GAME)


def _see(drive: Drive, id: str, patience: float) -> None:
    """Waits for an element; a page that shows an error never gets there."""
    drive.page.wait_for_function(THERE, arg=id, timeout=patience, polling=200)


def _memory(page: Page) -> tuple[float, float]:
    """Megabytes of the tab's process and of Python in it."""
    browser = page.context.browser
    assert browser
    session = browser.new_browser_cdp_session()
    process = rollup(renderer(session))["Rss"]
    session.detach()
    return process, page.evaluate(HEAP) / 2**20
