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
FIRST_FRAME = "first-frame"
SEEN = "title-seen"  # as it was at the last visit
MARKS = "performance.getEntriesByType('mark').map((mark) => [mark.name, mark.startTime])"
KEPT = "!document.body.dataset.app || navigator.serviceWorker.controller !== null"
STORED = 1500  # milliseconds in which a browser keeps what it will start faster with

Marks = dict[str, float]
"""Milliseconds from the navigation to each stage of the start, as the page's scripts mark them."""


def report_start(playwright: Playwright, addresses: dict[str, str], runs: int) -> None:
    """Prints the medians, the ratios of the last page to the others, and its stages."""
    times: dict[str, list[float]] = {name: [] for name in addresses}
    visits: list[tuple[Marks, Marks]] = []
    for _ in range(runs):
        for name, address in addresses.items():
            first, again = two_visits(playwright, address)
            times[name].append(first[FIRST_FRAME])
        visits.append((first, again))
    bare, npm, title = times.values()
    second = [again[FIRST_FRAME] for _, again in visits]
    seen = [again[SEEN] for _, again in visits]
    print(f"first frame, milliseconds from the navigation, {runs} fresh profiles each")
    for name, values in (*times.items(), ("title seen again", seen), ("second visit", second)):
        listed = " ".join(f"{value:.0f}" for value in values)
        print(f"  {name:36} {statistics.median(values):6.0f}   ({listed})")
    print(f"  title / bare page: {paired(title, bare):.2f} (bar {BARE})")
    print(f"  title / bare page, runtime as npm ships it: {paired(title, npm):.2f} (bar {NPM})")
    print(f"  second visit, title seen / first: {paired(seen, title):.2f} (bar {AGAIN})")
    print(f"  second visit, title answers / first: {paired(second, title):.2f}")
    print("stages of the first visit and of the second")
    for stage in visits[0][0]:
        medians = (statistics.median(visit[i][stage] for visit in visits) for i in (0, 1))
        print(f"  {stage:36}" + "".join(f" {median:6.0f}" for median in medians))


def paired(times: list[float], others: list[float]) -> float:
    """The median of the ratios run by run: other work on the machine falls on both alike."""
    return statistics.median(time / other for time, other in zip(times, others, strict=True))


def two_visits(playwright: Playwright, address: str) -> tuple[Marks, Marks]:
    """Of a fresh profile, and once more after the browser was closed."""
    with tempfile.TemporaryDirectory() as profile:
        return _visit(playwright, profile, address), _visit(playwright, profile, address)


def _visit(playwright: Playwright, profile: str, address: str) -> Marks:
    context = launch_profile(playwright, profile)
    page = context.new_page()
    page.set_viewport_size(SIZE)  # type: ignore[arg-type]
    page.goto(address)
    page.wait_for_function(f"performance.getEntriesByName('{FIRST_FRAME}').length")
    marks: Marks = dict(page.evaluate(MARKS))
    page.wait_for_function(KEPT)
    page.wait_for_timeout(STORED)
    context.close()
    return marks
