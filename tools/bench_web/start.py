"""The start: from the navigation to the first frame of the title, in fresh profiles and once more
in the same, in turns with bare pages that boot a runtime and draw one pygame frame."""

from __future__ import annotations

import statistics
import tempfile

from playwright.sync_api import Playwright

from tools.bench_web.frames import SIZE
from tools.browser import launch_profile

# how much of another time the title may take
BARE = 1.0
NPM = 0.6
AGAIN = 0.7  # the second visit, of the first
FIRST_FRAME = "performance.getEntriesByName('first-frame')[0].startTime"
STORED = 1500  # milliseconds in which a browser keeps what it will start faster with


def report_start(playwright: Playwright, addresses: dict[str, str], runs: int) -> None:
    """Prints the medians, and the ratios of the last page to the others."""
    times: dict[str, list[float]] = {name: [] for name in addresses}
    again: list[float] = []
    for _ in range(runs):
        for name, address in addresses.items():
            first, second = first_frames(playwright, address)
            times[name].append(first)
        again.append(second)
    print(f"first frame, milliseconds from the navigation, {runs} fresh profiles each")
    for name, values in (*times.items(), ("second visit", again)):
        listed = " ".join(f"{value:.0f}" for value in values)
        print(f"  {name:36} {statistics.median(values):6.0f}   ({listed})")
    bare, npm, title = times.values()
    print(f"  title / bare page: {paired(title, bare):.2f} (bar {BARE})")
    print(f"  title / bare page, runtime as npm ships it: {paired(title, npm):.2f} (bar {NPM})")
    print(f"  second visit / first: {paired(again, title):.2f} (bar {AGAIN})")


def paired(times: list[float], others: list[float]) -> float:
    """The median of the ratios run by run: other work on the machine falls on both alike."""
    return statistics.median(time / other for time, other in zip(times, others, strict=True))


def first_frames(playwright: Playwright, address: str) -> tuple[float, float]:
    """Milliseconds from the navigation to the first drawn frame, in a fresh profile and again
    after the browser was closed."""
    with tempfile.TemporaryDirectory() as profile:
        return _visit(playwright, profile, address), _visit(playwright, profile, address)


def _visit(playwright: Playwright, profile: str, address: str) -> float:
    context = launch_profile(playwright, profile)
    page = context.new_page()
    page.set_viewport_size(SIZE)  # type: ignore[arg-type]
    page.goto(address)
    page.wait_for_function("performance.getEntriesByName('first-frame').length")
    time = float(page.evaluate(FIRST_FRAME))
    page.wait_for_timeout(STORED)
    context.close()
    return time
