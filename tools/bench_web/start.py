"""The start: from the navigation to the first frame of the title, in fresh profiles, in turns with
bare pages that boot the same runtime and draw one pygame frame."""

from __future__ import annotations

import statistics
import tempfile

from playwright.sync_api import Playwright

from tools.bench_web.frames import SIZE
from tools.browser import launch_profile

BAR = 1.3  # the title may take this times the bare page's time
FIRST_FRAME = "performance.getEntriesByName('first-frame')[0].startTime"


def report_start(playwright: Playwright, addresses: dict[str, str], runs: int) -> None:
    """Prints the medians, and the ratios of the last page to the others."""
    times: dict[str, list[float]] = {name: [] for name in addresses}
    for _ in range(runs):
        for name, address in addresses.items():
            times[name].append(first_frame(playwright, address))
    print(f"first frame, milliseconds from the navigation, {runs} fresh profiles each")
    for name, values in times.items():
        listed = " ".join(f"{value:.0f}" for value in values)
        print(f"  {name:36} {statistics.median(values):6.0f}   ({listed})")
    bare, npm, title = times.values()
    print(f"  title / bare page: {paired(title, bare):.2f} (bar {BAR})")
    print(f"  title / bare page, runtime as npm ships it: {paired(title, npm):.2f}")


def paired(times: list[float], others: list[float]) -> float:
    """The median of the ratios run by run: other work on the machine falls on both alike."""
    return statistics.median(time / other for time, other in zip(times, others, strict=True))


def first_frame(playwright: Playwright, address: str) -> float:
    """Milliseconds from the navigation to the first drawn frame, in a fresh profile."""
    with tempfile.TemporaryDirectory() as profile:
        context = launch_profile(playwright, profile)
        page = context.new_page()
        page.set_viewport_size(SIZE)  # type: ignore[arg-type]
        page.goto(address)
        page.wait_for_function("performance.getEntriesByName('first-frame').length")
        time = float(page.evaluate(FIRST_FRAME))
        context.close()
    return time
