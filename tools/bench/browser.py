"""The engine in the browser against native: python -m tools.bench.browser [ROUNDS].

Plays the same random games in the shipped bundle in headless Chromium and here, in turns, and
prints how many times slower the browser is. A page's own processor time cannot be read, so both
go by the clock, and the fastest portions are compared: other programs stop a portion now and
then, and never speed one up. ``make bundle`` comes first.
"""

from __future__ import annotations

import platform
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from playwright.sync_api import Page, Playwright, sync_playwright

from game.commands.workloads import random_play
from tools.browser import launch
from tools.bundle import BUILD
from tools.serve import server

BARS: Final = {"tikal": 2.5, "tzolkin": 1.5}
"""How many times slower the browser may be."""
PAGE: Final = Path(__file__).with_suffix(".html")
SEATS, GAMES = 2, 4
"""A portion takes 10 to 30 milliseconds, so that some of them pass undisturbed."""
WARM_UP: Final = 20
"""Portions until the browser has compiled its Python with care."""


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    if not (BUILD / "web/index.html").is_file():
        sys.exit("there is no build/web: run make bundle (make bench-web does)")
    with sync_playwright() as playwright, bare_page(playwright) as page:
        for game, bar in BARS.items():
            report(page, rounds, game, bar)


@contextmanager
def bare_page(playwright: Playwright) -> Iterator[Page]:
    """A page with the game's Python and nothing else, served from the bundle."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        address = lay_out(site)
        serving = server(site, port=0)
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        browser = launch(playwright)
        page = browser.new_page()
        page.goto(f"http://localhost:{serving.server_port}/{address}")
        page.evaluate("window.ready")
        yield page
        browser.close()
        serving.shutdown()


def lay_out(site: Path) -> str:
    """Puts the bundle and the bare page into a folder; the page's address there."""
    shutil.copytree(BUILD / "web", site)
    shutil.copyfile(PAGE, site / PAGE.name)
    names = {name: next(site.glob(f"{name}-*")).name for name in ("app", "runtime")}
    return f"{PAGE.name}?{urlencode(names)}"


def report(page: Page, rounds: int, game: str, bar: float) -> None:
    """Prints the rates of both, in turns, and the ratio of the fastest."""
    for _ in range(WARM_UP):
        in_browser(page, game)
        here(game)
    pairs = [(here(game), in_browser(page, game)) for _ in range(rounds)]
    native, browser = zip(*pairs, strict=True)
    print(f"{game}: random actions a second, {SEATS} seats, {rounds} portions in turns")
    print("  fastest (median)")
    print_rates(f"here, Python {platform.python_version()}", native)
    print_rates(f"Chromium, Python {page.evaluate('window.version')}", browser)
    print(f"  times slower in the browser: {max(native) / max(browser):.2f} (bar {bar})")


def print_rates(name: str, rates: Sequence[float]) -> None:
    print(f"  {name:32} {max(rates):9,.0f} ({statistics.median(rates):,.0f})")


def in_browser(page: Page, game: str) -> float:
    """Actions a second in the page."""
    return float(page.evaluate(f"window.play({SEATS}, {GAMES}, '{game}')"))


def here(game: str) -> float:
    """Actions a second in this process; by the clock, as in the browser."""
    begin = time.perf_counter()
    actions = random_play(SEATS, GAMES, game)
    return actions / (time.perf_counter() - begin)


if __name__ == "__main__":
    main()
