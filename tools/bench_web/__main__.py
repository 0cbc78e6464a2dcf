"""Measures the browser game in headless Chromium: python -m tools.bench_web [WHAT].

The start, against bare pages; and the frames of every change of scene, every dialog and every
animation at 1280x800. Without an argument both. What counts of a frame is the time that the
page's thread had the processor in it: other programs on the machine take none of that.

fingers drags and pinches the board of a tablet, also on one that is four times as slow.
gears has the second game's gears turn, in a window, on a tablet and on a phone.
resize makes a table's window larger and turns a tablet, beside another build if one is given.
slowed taps and zooms at a table on a device that is four times as slow.
bytes counts what a first visit downloads where nothing is compressed by the server.
memory has computers play for so many minutes and tells what the tab holds; tablet does so in a
tablet's window; windows goes through all scenes in many windows.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from tools.bench_web.bytes import report_bytes
from tools.bench_web.fingers import report_fingers
from tools.bench_web.frames import Figures
from tools.bench_web.gears import turn
from tools.bench_web.memory import ONE, TABLET, report_memory, report_windows
from tools.bench_web.resize import report_resize
from tools.bench_web.site import lay_out
from tools.bench_web.start import report_start
from tools.bench_web.tour import slowed, tour
from tools.serve import server

MEMORY = ("memory", "tablet", "windows")
_SINGLE = {"fingers": report_fingers, "gears": turn, "slowed": slowed}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bench_web", description=__doc__)
    parser.add_argument(
        "what", nargs="?", choices=("start", "frames", *_SINGLE, "resize", "bytes", *MEMORY)
    )
    parser.add_argument("--runs", type=int, default=5, help="how often everything is measured")
    parser.add_argument("--minutes", type=float, default=15, help="how long computers play")
    parser.add_argument("--beside", type=Path, help="another build/web, for resize")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        pages = lay_out(site)
        origin = _served(site)
        try:
            with sync_playwright() as playwright:
                if asked.what == "bytes":
                    report_bytes(playwright)
                    return
                if asked.what in MEMORY:
                    _memory(playwright, origin, asked)
                    return
                if asked.what == "resize":
                    beside = [_served(asked.beside)] if asked.beside else []
                    report_resize(playwright, [origin, *beside], asked.runs)
                    return
                if visit := _SINGLE.get(asked.what):
                    _watch(visit, playwright, origin, asked.runs)
                    return
                if asked.what != "frames":
                    addresses = {name: origin + page for name, page in pages.items()}
                    report_start(playwright, addresses, asked.runs)
                if asked.what != "start":
                    _watch(tour, playwright, origin, asked.runs)
        except FileNotFoundError as error:
            sys.exit(f"Nothing was measured: {error}")


def _served(site: Path) -> str:
    """Where a folder is found, as long as this runs."""
    serving = server(site, port=0)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    return f"http://localhost:{serving.server_port}/"


def _watch(
    visit: Callable[[Playwright, str, Figures], None],
    playwright: Playwright,
    origin: str,
    runs: int,
) -> None:
    figures = Figures()
    for _ in range(runs):
        visit(playwright, origin, figures)
    figures.report()


def _memory(playwright: Playwright, origin: str, asked: argparse.Namespace) -> None:
    if asked.what == "windows":
        report_windows(playwright, origin, asked.runs)
    else:
        report_memory(playwright, origin, asked.minutes, TABLET if asked.what == "tablet" else ONE)


if __name__ == "__main__":
    main()
