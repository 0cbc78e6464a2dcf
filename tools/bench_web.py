"""Measures the browser game in headless Chromium: python -m tools.bench_web [RUNS].

The start, from the navigation to the first frame of the title, against bare pages that boot the
same runtime and draw one pygame frame, each run in a fresh profile, in turns. Then the frames on
the table at 1280x800, untouched and while the board is dragged.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Playwright, sync_playwright

from tests.web.driver import Drive
from tools.browser import launch, launch_profile
from tools.bundle import BUILD
from tools.bundle.runtime import WHEELS
from tools.serve import server

BAR = 1.3  # the title may take this times the bare page's time
SIZE = {"width": 1280, "height": 800}
FRAMES = 300
FIRST_FRAME = "performance.getEntriesByName('first-frame')[0].startTime"
WATCH = """
window.gaps = new Promise((done) => {
  const times = [];
  const frame = (time) => {
    times.push(time);
    if (times.length <= FRAMES) requestAnimationFrame(frame);
    else done(times.slice(1).map((time, i) => time - times[i]));
  };
  requestAnimationFrame(frame);
});
undefined
""".replace("FRAMES", str(FRAMES))


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        pages = lay_out(site)
        serving = server(site, port=0)
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        origin = f"http://localhost:{serving.server_port}/"
        try:
            with sync_playwright() as playwright:
                report_start(
                    playwright, {name: origin + page for name, page in pages.items()}, runs
                )
                report_frames(playwright, origin)
        except FileNotFoundError as error:
            sys.exit(f"Nothing was measured: {error}")


def lay_out(site: Path) -> dict[str, str]:
    """Puts the bundle, the bare page and npm's own runtime into a folder: addresses by name."""
    shutil.copytree(BUILD / "web", site)
    shutil.copyfile(Path(__file__).with_suffix(".html"), site / "bare.html")
    npm = site / "npm"
    shutil.copytree(BUILD / "npm/node_modules/pyodide", npm)
    (wheel,) = WHEELS.glob("*.whl")
    shutil.copyfile(wheel, npm / wheel.name)
    (ours,) = site.glob("runtime-*")
    return {
        "bare page": bare_page(runtime=ours.name, stdlib="stdlib.zip", pygame="pygame.zip"),
        "bare page, runtime as npm ships it": bare_page(
            runtime="npm", stdlib="python_stdlib.zip", pygame=wheel.name
        ),
        "title": "index.html",
    }


def bare_page(**files: str) -> str:
    return f"bare.html?{urlencode(files)}"


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


def report_frames(playwright: Playwright, origin: str) -> None:
    """Prints frames a second and the longest frame on the table."""
    browser = launch(playwright)
    drive = Drive(browser.new_page(viewport=SIZE), origin)  # type: ignore[arg-type]
    drive.open()
    drive.begin()
    drive.page.wait_for_timeout(5000)  # the greeting has gone
    drive.page.evaluate(WATCH)
    print_frames("table, untouched", drive)
    drive.page.evaluate(WATCH)
    drag_about(drive)
    print_frames("table, zoomed in and dragged", drive)
    browser.close()


def drag_about(drive: Drive) -> None:
    """Zooms in and drags the board to and fro for three seconds."""
    mouse = drive.page.mouse
    mouse.move(500, 400)
    for _ in range(3):
        mouse.wheel(0, -120)
        drive.page.wait_for_timeout(100)
    mouse.down()
    for step in range(150):
        mouse.move(500 + 200 * (step % 50) / 50, 400 - 100 * (step % 30) / 30)
        drive.page.wait_for_timeout(15)
    mouse.up()


def print_frames(name: str, drive: Drive) -> None:
    gaps = drive.page.evaluate("window.gaps")
    rate = 1000 * len(gaps) / sum(gaps)
    print(f"{name}: {rate:.1f} frames a second, the longest {max(gaps):.1f} ms")


if __name__ == "__main__":
    main()
