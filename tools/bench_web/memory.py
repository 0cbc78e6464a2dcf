"""What the game's tab holds: while computers play game after game, and through many windows.

Megabytes are of 1,048,576 bytes. *Process* is all memory that the tab's renderer has in it (RSS),
Chromium's own program included, which all tabs share; *private* is what it alone holds. *Python*
is the size of its memory, which never shrinks, *used* how far it is in use: holes before the last
thing in it count as well. *Buffers* are JavaScript's, the files that Python sees among them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Playwright

from tools.bench_web.tab import Tab, rollup
from tools.browser import launch

MEGABYTE = 1 << 20
MOST, MOST_PRIVATE = 300.0, 180.0  # megabytes of the process, and of what it alone holds
SETTLED = 10.0  # minutes after which it may hardly grow any more
MOST_GROWTH = 10.0  # megabytes
EVERY = 30.0  # seconds between two looks
STARTED = "performance.getEntriesByName('first-frame').length"
Window = tuple[int, int, float]

ONE = (1280, 800, 1.0)
TABLET = (820, 1180, 2.0)
WINDOWS = (ONE, (1024, 768, 1.0), (1920, 1080, 1.0), (700, 500, 1.0), (390, 844, 2.0), TABLET)
# mallinfo fills ten numbers; the eighth would be what is allocated, but it sees no free memory
# except that behind the last thing: of ten pictures every second one can go, and it stays
INSIDE = """
(() => {
  const { memory, malloc, free, mallinfo } = window.interpreter;
  const at = malloc(40);
  mallinfo(at);
  const used = new Uint32Array(memory.buffer, at, 10)[7];
  free(at);
  return [memory.buffer.byteLength, used];
})()
"""
KEPT = """
import json, js
from game.ui.painting import surfaces
js.told = json.dumps(surfaces.used_bytes())
"""
FILES = """
import json, js, os
js.told = json.dumps(sum(
    os.lstat(os.path.join(folder, name)).st_size
    for top in ("/lib", "/tikal", "/tmp", "/home") for folder, _, names in os.walk(top)
    for name in names
))
"""


class Look(NamedTuple):
    """What the tab holds at a moment, in megabytes; minutes since the beginning."""

    minutes: float
    process: float
    private: float
    python: float
    used: float
    pictures: float
    javascript: float
    buffers: float

    def __str__(self) -> str:
        return "".join(f"{value:11.1f}" for value in self)


HEAD = "".join(f"{name:>11}" for name in Look._fields)


class Watch:
    """Looks at a tab; keeps and prints what was seen."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.looks: list[Look] = []
        self._begun = time.monotonic()
        print(HEAD, flush=True)

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self._begun) / 60

    def look(self, what: str = "") -> None:
        """Prints a line; what says what has just been done."""
        usage = self.tab.send("Runtime.getHeapUsage")
        whole, used = self.tab.evaluate(INSIDE)
        process = rollup(self.tab.process())
        private = process["Private_Clean"] + process["Private_Dirty"]
        script = usage["usedSize"], usage["backingStorageSize"]
        inside = whole, used, self.tab.python(KEPT), *script
        rest = (value / MEGABYTE for value in inside)
        self.looks.append(Look(self.minutes, process["Rss"], private, *rest))
        print(f"{self.looks[-1]}  {what}", flush=True)

    def verdict(self) -> None:
        """Prints the largest process and how much it grew once it had settled."""
        most = max(look.process for look in self.looks)
        private = max(look.private for look in self.looks)
        print(f"the process at most {most:.0f} MB (aim {MOST:.0f})")
        print(f"of its own at most {private:.0f} MB (aim {MOST_PRIVATE:.0f})")
        late = [look.process for look in self.looks if look.minutes >= SETTLED]
        if late:
            growth = max(late) - late[0]
            print(f"grown by {growth:.1f} MB after {SETTLED:.0f} minutes (bar {MOST_GROWTH:.0f})")
        print(f"files that Python sees: {self.tab.python(FILES) / MEGABYTE:.1f} MB")


def report_memory(playwright: Playwright, origin: str, minutes: float, window: Window) -> None:
    """Two computer players at their natural pace, again and again for so many minutes."""
    browser = launch(playwright)
    watch = Watch(_opened(Tab(browser, *window), origin))
    watch.look("title")
    for what in _games(watch.tab):
        watch.look(what)
        if watch.minutes >= minutes:
            break
    watch.verdict()
    browser.close()


def report_windows(playwright: Playwright, origin: str, rounds: int) -> None:
    """All scenes in many windows, the table last; every round should end as the one before."""
    browser = launch(playwright)
    watch = Watch(_opened(Tab(browser, *ONE), origin))
    watch.look("title")
    for _ in range(rounds):
        for window in WINDOWS:
            watch.tab.resize(*window)
            _through_scenes(watch.tab)
            watch.look("{}x{}@{:.0f}".format(*window))
    watch.verdict()
    browser.close()


def _opened(tab: Tab, origin: str) -> Tab:
    tab.open(origin, STARTED)
    return tab


def _games(tab: Tab) -> Iterator[str]:
    """Has games played one after another; comes back with what goes on, now and then."""
    tab.tap("title/tikal")
    tab.tap("page/new-game")
    for seat in (1, 2):
        for id in (f"setup/seat{seat}/kind", "who/explorer", "who/done"):
            tab.tap(id)
    tab.tap("setup/start")
    games, due = 1, 0.0
    while True:
        if tab.there("results/rematch"):
            yield "results"
            tab.tap("results/rematch")
            games += 1
        if time.monotonic() >= due:
            yield f"game {games}"
            due = time.monotonic() + EVERY
        time.sleep(1)


def _through_scenes(tab: Tab) -> None:
    """From the title through the set-up and its dialogs to a table, zoomed, and back."""
    for id in ("title/settings", "settings/done", "title/tikal", "page/new-game"):
        tab.tap(id)
    tab.tap("setup/rules")
    tab.tap("rulebook/close")
    tab.tap("setup/start")
    if tab.there("dialog/plain"):  # before a first game the lessons are offered
        tab.tap("dialog/plain")
    tab.tap("tool/menu")
    tab.tap("dialog/title")
