"""A window of another size: how long a table in it stays blurred.

Of the clock and of the processor: what the page's thread had of it, as Linux tells, for other
programs on the machine take none of that.
"""

from __future__ import annotations

import json
import math
import statistics
import threading
import time
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Playwright

from game.tikal.rules import records
from game.tzolkin.rules.records import write as write_tzolkin
from tools.bench_web.memory import STARTED, Window
from tools.bench_web.tab import PATIENCE, Tab
from tools.bench_web.tour import AHEAD, GREETING, KEEP
from tools.browser import launch
from tools.gallery import positions, tzolkin
from tools.gallery.scenes import acting

EVERY: Final = 0.004  # seconds between two looks at how busy the page's thread has been
A_WHILE: Final = 1.5  # seconds in which most windows get sharp
TIMES: Final = ("first", "second")
WINDOWS: Final[dict[str, tuple[Window, Window]]] = {
    "1024x600 to 1920x1080": ((1024, 600, 1), (1920, 1080, 1)),
    "1180x820@2 upright": ((1180, 820, 2), (820, 1180, 2)),
}
HEAD: Final = "until some is sharp, all is sharp; of the processor; the longest turn; turns"
# every turn of the loop since the last resize, whether some got sharp in it and whether all did
WATCH: Final = """
import js
from game.app import App
from game.ui.stage import Stage

turns, told, now = [], [], js.performance.now
layout, sharpen, arrive, turn = Stage.layout, Stage._sharpen, Stage._arrive, App.turn

def resized(stage, screen, before=None):
    if before:
        turns.clear()
    layout(stage, screen, before)

def sharpened(stage, ready, part):
    told.append("some")
    sharpen(stage, ready, part)

def arrived(stage):
    told.append("all")
    arrive(stage)

def turned(app, time):
    told.clear()
    begun = now()
    turn(app, time)
    turns.append((begun, now(), list(told)))

Stage.layout, Stage._sharpen, Stage._arrive, App.turn = resized, sharpened, arrived, turned
js.told = "1"
"""
TOLD: Final = """
import json, js
js.told = json.dumps([turns, js.resized, js.performance.timeOrigin])
"""
NOTE: Final = 'addEventListener("resize", () => { window.resized = performance.now(); }, true)'


class Sharp(NamedTuple):
    """Milliseconds of the clock from the resize until some and until all is sharp, those in which
    the page's thread had the processor until then, those of the longest turn of the loop; turns."""

    some: float
    whole: float
    some_busy: float
    busy: float
    longest: float
    turns: int


class Sampled:
    """How long a process's first thread has had the processor, again and again."""

    def __init__(self, pid: int) -> None:
        self._file = Path(f"/proc/{pid}/schedstat")
        self._seen: list[tuple[float, float]] = []
        self._ends = threading.Event()

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Looks meanwhile."""
        thread = threading.Thread(target=self._take)
        thread.start()
        try:
            yield
        finally:
            self._ends.set()
            thread.join()

    def _take(self) -> None:
        while not self._ends.wait(EVERY):
            busy = int(self._file.read_text("utf-8").split()[0])
            self._seen.append((time.time() * 1000, busy / 1e6))

    def busy(self, begin: float, end: float) -> float:
        """Milliseconds of the processor between two moments of the clock."""
        return self._at(end) - self._at(begin)

    def _at(self, moment: float) -> float:
        after = bisect_right(self._seen, (moment, math.inf))
        (early, low), (late, high) = self._seen[after - 1], self._seen[after]
        return low + (high - low) * (moment - early) / (late - early)


def report_resize(playwright: Playwright, origins: Sequence[str], runs: int) -> None:
    """Every table in every window, the first time and the second, versions in turns."""
    tables = {
        "Tikal": records.write(positions.position("basic-4-3", 0.55, acting)),
        "Tzolk'in": write_tzolkin(tzolkin.position("tpnq-5-eager-111", 0.5, tzolkin.placed)),
    }
    seen: dict[str, list[Sharp]] = {}
    for _run in range(runs):
        for table, record in tables.items():
            for window, sizes in WINDOWS.items():
                for number, origin in enumerate(origins, 1):
                    found = _measured(playwright, origin, record, *sizes)
                    for which, sharp in zip(TIMES, found, strict=True):
                        name = f"{table}, {window}, {which}, version {number}"
                        seen.setdefault(name, []).append(sharp)
    print(HEAD)
    for name, found in seen.items():
        print(f"{name:55}", *(_told(values) for values in zip(*found, strict=True)))


def _told(values: Iterable[float]) -> str:
    times = list(values)
    return f"{statistics.median(times):6.0f} ({max(times):4.0f})"


def _measured(
    playwright: Playwright, origin: str, record: str, small: Window, large: Window
) -> list[Sharp]:
    """In a fresh browser, twice."""
    browser = launch(playwright)
    tab = Tab(browser, *small)
    _sit_down(tab, origin, record)
    tab.python(WATCH)
    tab.evaluate(NOTE)
    found = []
    for _time in TIMES:
        sampled = Sampled(tab.process())
        with sampled.taken():
            time.sleep(A_WHILE)
            told = _resized(tab, large)
        found.append(_sharp(*told, sampled))
        _resized(tab, small)
    browser.close()
    return found


def _sit_down(tab: Tab, origin: str, record: str) -> None:
    tab.open(origin, STARTED)
    tab.evaluate(f"({KEEP})({json.dumps(record)})")
    tab.open(origin, STARTED)
    time.sleep(AHEAD / 1000)
    tab.tap("title/continue")
    tab.wait("tikal.elements.some(one => one.id == 'tool/menu')")
    time.sleep(GREETING / 1000)


def _resized(tab: Tab, window: Window) -> tuple[list[Any], float, float]:
    """The turns since the resize, its time, and the page's clock's beginning."""
    tab.resize(*window)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        time.sleep(A_WHILE)
        turns, resized, origin = tab.python(TOLD)
        if any("all" in told for _begun, _end, told in turns):
            return turns, resized, origin
    raise TimeoutError("the table did not get sharp")


def _sharp(turns: list[Any], resized: float, origin: float, sampled: Sampled) -> Sharp:
    """What the turns tell."""
    some = next(end for _begun, end, told in turns if told)
    whole = next(end for _begun, end, told in turns if "all" in told)
    spent = [end - begun for begun, end, _told in turns if end <= whole]
    busy = (sampled.busy(origin + resized, origin + moment) for moment in (some, whole))
    return Sharp(some - resized, whole - resized, *busy, max(spent), len(spent))
