"""Plays in a real browser: real clicks at the places that the game publishes."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import ConsoleMessage, Page, Request

from game.ui import theme

PICTURES = Path(__file__).resolve().parents[2] / "build/pictures"
PATIENCE = 60.0  # seconds until something that should appear is given up: other work slows it
START = 90.0  # the same for the first frame, on a machine with much else to do
NOT_OURS = (
    "ScriptProcessorNode",  # Chromium does not like how SDL makes sound; nothing depends on it
    "sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=",  # playwright's style for a screenshot
    # whoever leaves the tables before the host has answered closes a socket that is opening
    "WebSocket is closed before the connection is established",
)
SLOWER = 1.2  # the page's clock is another one
AT_ONCE = """tikal.python.runPython(`
from game.ui import theme
theme.SETTLE = theme.SETTLE_BINDING = theme.DOUBLE_TAP = 0.0
`)"""
T = TypeVar("T")
Element = dict[str, Any]
Elements = dict[str, Element]


def middle(element: Element) -> tuple[float, float]:
    """Of an element, in CSS pixels."""
    x, y, width, height = element["rect"]
    return x + width / 2, y + height / 2


class Drive:
    """One page with the game in it, and what it complained of.

    What can be touched can be meant at once, and two taps are two, however soon; guarded, it waits
    for the eye as it does for a player (docs/passing-on.md).
    """

    engine = "chromium"

    def __init__(self, page: Page, origin: str, *, guarded: bool = False) -> None:
        self.page = page
        self.origin = origin
        self._guarded = guarded
        self._settle = SLOWER * theme.SETTLE if guarded else 0.0
        self._listen(page)

    def _listen(self, page: Page) -> None:
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complained(str(error)))
        page.on("request", self._requested)

    def open(self) -> None:
        """Loads the page and waits for the first frame."""
        self.page.goto(self.origin)
        self.arrive()

    def reload(self) -> None:
        self.page.reload()
        self.arrive()

    def arrive(self) -> None:
        """Waits for the first frame of a page that is being loaded."""
        self.wait(self.started, "the first frame", START)
        if not self._guarded:
            self.page.evaluate(AT_ONCE)

    def started(self) -> bool:
        return bool(self.page.evaluate("performance.getEntriesByName('first-frame').length"))

    def elements(self) -> Elements:
        """What can be operated now, by id."""
        return self._look()[0]

    def wait_for(self, id: str) -> Element:
        """Waits until the element is there, enabled, and can be meant; returns it."""

        def able(there: Elements) -> Element | None:
            one = there.get(id)
            return one if one and one["enabled"] else None

        return self.settled(able, id)

    def settled(self, choose: Callable[[Elements], Element | None], what: str) -> Element:
        """Waits until the same element is chosen for so long that it can be meant
        (game.ui.controls.form), of all that are there once what was done before is answered.
        The game answers with its next frame, and with another one learns that time has passed.
        """
        answered = self._look()[1] + 1
        seen, since, rested = None, 0.0, 0

        def rests() -> Element | None:
            nonlocal seen, since, rested
            there, frames = self._look()
            one = choose(there) if frames >= answered else None
            if one != seen:
                seen, since, rested = one, time.monotonic(), 0
            if one and not rested and time.monotonic() - since >= self._settle:
                rested = frames
            return one if rested and frames > rested else None

        return self.wait(rests, what)

    def _look(self) -> tuple[Elements, int]:
        """What can be operated, and how many frames the game has drawn or looked at."""
        there, frames = self.page.evaluate("[window.tikal.elements, window.tikal.frames]")
        return {one["id"]: one for one in there}, frames

    def click(self, element: Element) -> None:
        """With the mouse on the middle of an element."""
        self.page.mouse.click(*middle(element))

    def put_finger(self, element: Element) -> None:
        """On the middle of an element, for a moment."""
        self.page.touchscreen.tap(*middle(element))

    def tap(self, id: str) -> None:
        """Clicks on an element as soon as that can be meant."""
        self.click(self.wait_for(id))

    def touch(self, id: str) -> None:
        """Taps on an element with a finger, as soon as that can be meant."""
        self.put_finger(self.wait_for(id))

    def begin(self, *second: str) -> None:
        """A new game at the table; the second seat is for a person, or whoever is chosen there."""
        self.tap("title/tikal")
        self.tap("page/new-game")
        self.tap("setup/seat2/kind")
        for choice in second or ("human",):
            self.tap(f"who/{choice}")
        self.tap("who/done")
        self.set_out(self.tap)
        self.wait_for("tool/menu")

    def set_out(self, tap: Callable[[str], None]) -> None:
        """From the set-up to the table, without the lessons that are offered before a first game;
        the way to tap is given."""
        tap("setup/start")
        ways = {"tool/menu", "dialog/plain"}
        if "dialog/plain" in self.wait(lambda: ways & set(self.elements()), "the table"):
            tap("dialog/plain")

    def download(self, id: str, folder: Path) -> Path:
        """Taps on an element and waits for the file that it gives, which is put there."""
        with self.page.expect_download() as download:
            self.tap(id)
        path = folder / download.value.suggested_filename
        download.value.save_as(path)
        return path

    def choose(self, id: str, path: Path) -> None:
        """Taps on an element that asks for a file, and gives it this one."""
        self.wait_for(id)
        with self.page.expect_file_chooser() as chooser:
            self.tap(id)
        chooser.value.set_files(path)

    def trouble(self) -> str:
        """The page's own message, where the game could not start."""
        panel = self.page.locator("#trouble")
        panel.wait_for(state="visible", timeout=PATIENCE * 1000)
        return panel.inner_text()

    def picture(self, name: str) -> Path:
        """Keeps a screenshot in the engine's folder of build/pictures."""
        path = PICTURES / self.engine / f"{name}.png"
        self.page.screenshot(path=path)
        return path

    def wait(self, ready: Callable[[], T | None], what: str, patience: float = PATIENCE) -> T:
        """Asks again and again until the answer is neither None nor false; what names it."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if found := ready():
                return found
            self.page.wait_for_timeout(30)
        self.picture("gave-up")
        there = ", ".join(self.elements()) or "nothing"
        raise AssertionError(
            f"{self.engine}: waited for {what} in vain; there is {there}; {self.complaints}"
        )

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complained(message.text)

    def _complained(self, text: str) -> None:
        if not any(known in text for known in NOT_OURS):
            self.complaints.append(text)

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.origin, "data:", "blob:")):
            self.foreign.append(request.url)
