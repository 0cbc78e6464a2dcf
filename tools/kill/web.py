"""Kills the browser's tab while computer players play: python -m tools.kill.web.

Half of the tabs are closed, of half the process is killed as the system does it. What the tab had
kept just before has to be there, legal, and gone on with by Continue in the next tab.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import statistics
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

from tests.web.driver import Drive
from tools.browser import launch
from tools.bundle import BUILD
from tools.kill.saves import INSTANT, Lost, Watch, is_over
from tools.serve import server

SLOT: Final = "tikal/autosave.json"
ENDED: Final = "tikal/ended-000001.json"
LATEST: Final = 1.5
"""Seconds that the tab plays on at most before it is killed."""
NEWER: Final = 1_000_000
"""More than is ever written in one game: what is put there is newer than the page's mirror."""
PATIENCE: Final = 60.0
"""Seconds in which a tab has to come to its first action."""


class Kills:
    """A profile and the tabs that were killed in it.

    found: how many kills there were, and what they met.
    over: True if the kept game is finished, or there is none yet.
    """

    def __init__(self, browser: Browser, origin: str, seed: int) -> None:
        self.browser = browser
        self.origin = origin
        self.context: BrowserContext = browser.new_context()
        self.watch = Watch()
        self.found: Counter[str] = Counter()
        self.lengths: list[int] = []
        self.over = True
        self._chance = random.Random(seed)

    def kill_one(self) -> None:
        """Opens a tab, lets it play on from what is kept, and ends it.

        Raises:
            Lost: something was lost, or the game did not go on.
        """
        drive = self._open()
        found = self._look(drive)
        drive.tap("title/continue")
        latest = time.monotonic() + PATIENCE
        while (played := self._look(drive)) == found:
            if time.monotonic() > latest:
                raise Lost(f"the tab played nothing within {PATIENCE:g} s")
        moment = time.monotonic() + self._chance.uniform(0, LATEST)
        while time.monotonic() < moment:
            played = self._look(drive)
        self._end(drive)
        self.lengths.append(played)

    def _open(self) -> Drive:
        """A tab at its title, with a game that goes on."""
        while True:
            if self.over:
                self._begin()
            drive = Drive(self.context.new_page(), self.origin)
            drive.open()
            self._look(drive)
            if not self.over:
                return drive
            drive.page.close()  # it ended just before the last kill

    def _begin(self) -> None:
        """A new game as the one that is kept, put there without the game."""
        self.found["finished games"] += self.watch.games > 0
        self.over = False
        page = self.context.new_page()
        blank = f"{self.origin}blank.html"
        page.route(blank, lambda route: route.fulfill(content_type="text/html", body=""))
        page.goto(blank)
        kept = {SLOT: self.watch.begin(), "tikal/settings.json": INSTANT}
        kept["tikal/version"] = str(self.watch.games * NEWER)
        page.evaluate(f"delete localStorage['{ENDED}']")
        page.evaluate("kept => Object.assign(localStorage, kept)", kept)
        page.close()

    def _look(self, drive: Drive) -> int:
        """How many actions the tab itself has kept."""
        kept = f"localStorage['{SLOT}'] ?? localStorage['{ENDED}'] ?? null"
        match = self.watch.look(drive.page.evaluate(kept))
        if drive.page.evaluate(f"Object.keys(localStorage).some(k => k.startsWith('{SLOT}.'))"):
            raise Lost("a save was kept aside")
        self.over = is_over(match)
        return len(match.actions)

    def _end(self, drive: Drive) -> None:
        self.found["kills"] += 1
        if self._chance.random() < 0.5:
            self.found["closed"] += 1
            drive.page.close()
            return
        self.found["killed"] += 1
        for process in self._renderers():
            os.kill(process, signal.SIGKILL)
        with suppress(Error):  # it may be gone with its process
            drive.page.close()

    def _renderers(self) -> list[int]:
        """The processes that draw pages; this browser has no page but ours."""
        there = self.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
        return [one["id"] for one in there["processInfo"] if one["type"] == "renderer"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    serving = server(BUILD / "web", port=0)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        kills = Kills(launch(playwright), f"http://localhost:{serving.server_port}/", options.seed)
        for number in range(1, options.kills + 1):
            try:
                kills.kill_one()
            except (Lost, AssertionError) as error:
                sys.exit(f"kill {number} of {options.kills}: {error}")
            if number % 10 == 0:
                print(f"{number} of {options.kills}", file=sys.stderr)
        kills.browser.close()
    told = ", ".join(f"{number} {what}" for what, number in kills.found.items())
    print(f"{told}; {statistics.median(kills.lengths):.0f} actions when killed (median)")


if __name__ == "__main__":
    main()
