"""Measures the browser game in headless Chromium: python -m tools.bench_web [RUNS].

The start, from the navigation to the first frame of the title, against bare pages that boot the
same runtime and draw one pygame frame, each run in a fresh profile, in turns. Then frames and busy
time at 1280x800: scenes that change, a late game untouched, played, zoomed and dragged. With
"frames" in place of RUNS only those.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Playwright, sync_playwright

from game.tikal.record import TikalMatch, write
from tests.web.driver import Drive
from tools.browser import launch, launch_profile
from tools.bundle import BUILD
from tools.bundle.runtime import WHEELS
from tools.gallery.positions import position
from tools.gallery.scenes import acting
from tools.serve import server

BAR = 1.3  # the title may take this times the bare page's time
SIZE = {"width": 1280, "height": 800}
LONG = 50  # milliseconds that no frame should take
AHEAD = 6000  # milliseconds in which the title prepares what comes next
FIRST_FRAME = "performance.getEntriesByName('first-frame')[0].startTime"
KEEP = "text => localStorage.setItem('tikal/autosave.json', text)"
WATCH = """
const times = window.times = [];
const frame = (time) => {
  times.push(time);
  if (window.times === times) requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""
GAPS = """() => {
  const times = window.times;
  window.times = null;
  return times.slice(1).map((time, i) => time - times[i]);
}"""


def main() -> None:
    asked = sys.argv[1] if len(sys.argv) > 1 else "5"
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        pages = lay_out(site)
        serving = server(site, port=0)
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        origin = f"http://localhost:{serving.server_port}/"
        try:
            with sync_playwright() as playwright:
                if asked != "frames":
                    addresses = {name: origin + page for name, page in pages.items()}
                    report_start(playwright, addresses, int(asked))
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
    """Prints frames a second, the longest frame and how busy the page is, scene by scene."""
    browser = launch(playwright)
    drive = Drive(browser.new_page(viewport=SIZE), origin)  # type: ignore[arg-type]
    drive.open()
    drive.page.evaluate(KEEP, write(late_game()))
    drive.reload()
    drive.wait_for("title/continue")
    drive.page.wait_for_timeout(AHEAD)
    frames = Frames(drive)
    with frames.watched("from the title to the set-up"):
        drive.tap("title/new-game")
        drive.tap("dialog/new")
        drive.wait_for("setup/start")
        drive.page.wait_for_timeout(1000)
    drive.tap("setup/back")
    drive.page.wait_for_timeout(AHEAD)
    with frames.watched("from the title to a late game"):
        drive.tap("title/continue")
        drive.wait_for("tool/menu")
        drive.page.wait_for_timeout(1000)
    drive.page.wait_for_timeout(5000)  # the greeting has gone
    with frames.watched("table, untouched"):
        drive.page.wait_for_timeout(5000)
    with frames.watched("a member's walk"):
        walk_about(drive)
    with frames.watched("zoomed in and out"):
        zoom_about(drive)
    with frames.watched("zoomed in and dragged"):
        drag_about(drive)
    browser.close()


def late_game() -> TikalMatch:
    """A golden game of four near its end, somebody's turn just begun."""
    return position("basic-4-6", 0.9, acting)


class Frames:
    """Watches the frames of a page, and the time its thread is busy."""

    def __init__(self, drive: Drive) -> None:
        self.drive = drive
        self.client = drive.page.context.new_cdp_session(drive.page)
        # the thread's own time: other programs on the machine take none of it
        self.client.send("Performance.enable", {"timeDomain": "threadTicks"})

    @contextmanager
    def watched(self, name: str) -> Iterator[None]:
        """Prints what happened meanwhile."""
        busy, start = self._busy(), time.monotonic()
        self.drive.page.evaluate(WATCH)
        yield
        gaps = self.drive.page.evaluate(GAPS)
        part = (self._busy() - busy) / (time.monotonic() - start)
        rate = 1000 * len(gaps) / sum(gaps)
        slow = sum(gap > LONG for gap in gaps)
        print(
            f"{name:34} {rate:5.1f} frames a second, the longest {max(gaps):4.0f} ms, "
            f"{slow} over {LONG} ms; busy {part:.0%} of the time"
        )

    def _busy(self) -> float:
        """Seconds that the page's thread has worked so far."""
        metrics = self.client.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def walk_about(drive: Drive) -> None:
    """Brings members from the supply to the base camp, one after another."""
    for _ in range(4):
        drive.tap("action/enter")
        drive.tap("space/a5")
        drive.page.wait_for_timeout(700)


def zoom_about(drive: Drive) -> None:
    """Zooms in and out for some seconds, as a pinch does: in many small steps."""
    drive.page.mouse.move(500, 400)
    for step in range(120):
        drive.page.mouse.wheel(0, -40 if step % 60 < 30 else 40)
        drive.page.wait_for_timeout(15)


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


if __name__ == "__main__":
    main()
