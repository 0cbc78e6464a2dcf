"""What a first visit downloads, counted at a server that does not compress."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Playwright

from game.ui.i18n import NAMES, SOURCE
from tools.browser import launch, launch_profile
from tools.bundle import BUILD
from tools.bundle.packed import SUFFIX
from tools.bundle.page import BEHIND
from tools.bundle.portions import FURTHER
from tools.serve import Handler, Server

IN_ALL, TO_TITLE, SECOND_GAME = 11.0, 7.0, 4.0
"""The bars, in millions of bytes."""
LATE = (*BEHIND, "title_portrait.jpg", *(f"{game}-title.jpg" for game in FURTHER))
"""What a page in a wide window asks for with its first frame."""
MORE = {"zh": 330, "ko": 330}
"""The bars of what other languages take besides until the title is drawn, in thousands of bytes,"""
MORE_OF_OTHERS = 120
"""where they need no letters of their own."""
DRAWN = "performance.getEntriesByName('first-frame').length"
KEPT = "navigator.serviceWorker.ready.then(() => true)"


class Counter:
    """Bytes that were sent, headers too; to_title: before what comes behind the title was asked
    for, which the page does with the first frame."""

    def __init__(self) -> None:
        self.sent = self.to_title = 0
        self._lock = threading.Lock()

    def add(self, count: int) -> None:
        with self._lock:
            self.sent += count


class Counted(Handler):
    """Counts what it sends."""

    def __init__(self, *args: object, counter: Counter, directory: str) -> None:
        self._counter = counter
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:  # noqa: N802
        if self.path.endswith(LATE):
            self._counter.to_title = self._counter.to_title or self._counter.sent
        super().do_GET()

    def setup(self) -> None:
        super().setup()
        write = self.wfile.write

        def counted(content: bytes) -> int:
            self._counter.add(len(content))
            return write(content)

        self.wfile.write = counted  # type: ignore[method-assign]


@contextmanager
def counting(folder: Path) -> Iterator[tuple[str, Counter]]:
    """A server of that folder: its address, and what it has sent."""
    counter = Counter()
    serving = Server(("localhost", 0), partial(Counted, counter=counter, directory=str(folder)))
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://localhost:{serving.server_port}/", counter
    serving.shutdown()
    serving.server_close()


def report_bytes(playwright: Playwright) -> None:
    """Prints the bytes until the title is drawn, until all is kept for offline use, and what a
    second visit asks for."""
    with counting(BUILD / "web") as (origin, counter), tempfile.TemporaryDirectory() as profile:
        context = launch_profile(playwright, profile)
        page = context.new_page()
        page.goto(origin)
        page.evaluate(KEPT)
        first = counter.sent
        page.reload()
        page.wait_for_function(DRAWN)
        context.close()
    theirs = [*(BUILD / "web").glob(f"app-*/tzolkin{SUFFIX}")]
    theirs += (BUILD / "web").glob("app-*/tzolkin-*.jpg")
    second = sum(one.stat().st_size for one in theirs)
    print("millions of bytes from a server that does not compress")
    print(f"  until the title is drawn {counter.to_title / 1e6:7.3f} (bar {TO_TITLE})")
    print(f"  a first visit, Tikal     {(first - second) / 1e6:7.3f} (bar {IN_ALL})")
    print(f"  Tzolk'in besides         {second / 1e6:7.3f} (bar {SECOND_GAME})")
    print(f"  a second visit           {(counter.sent - first) / 1e6:7.3f}")
    for code in NAMES:
        if code != SOURCE:
            more = (_to_title(playwright, code) - counter.to_title) / 1e3
            bar = MORE.get(code, MORE_OF_OTHERS)
            print(f"  until the title in {code}, thousands more {more:5.0f} (bar {bar})")


def _to_title(playwright: Playwright, language: str) -> int:
    """The bytes until the title is drawn in a browser of that language."""
    with counting(BUILD / "web") as (origin, counter), launch(playwright) as browser:
        page = browser.new_context(locale=language).new_page()
        page.goto(origin)
        page.wait_for_function("window.tikal?.rest?.state === 'here'")
        return counter.to_title
