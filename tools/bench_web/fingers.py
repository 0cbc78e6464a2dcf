"""A tablet's table under fingers: dragged, pinched, from one to the other, and a piece carried."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import partial

from playwright.sync_api import Playwright

from tests.web.driver import Drive
from tools.bench_web.frames import Figures
from tools.bench_web.tour import SLOWER, Visit
from tools.browser import launch
from tools.gallery.positions import position
from tools.gallery.wanted import may, placing

TABLET = {"viewport": {"width": 1180, "height": 820}, "device_scale_factor": 2, "has_touch": True}
STEPS = 150
CLOCK = "[performance.now(), tikal.frames]"
PAUSE = 12  # milliseconds from one place to the next, as often as a screen tells of fingers
REST = 1500
Point = tuple[float, float]
Ways = Mapping[str, Iterable[tuple[Point, ...]]]


class Fingers:
    """Fingers on the page, as the system tells of them."""

    def __init__(self, drive: Drive) -> None:
        self._page = drive.page
        self.system = drive.page.context.new_cdp_session(drive.page)

    def move(self, places: Iterable[tuple[Point, ...]], name: str) -> None:
        """Lays the fingers on the first places, moves them along, lifts them from the last; prints
        how many frames a second the game had."""
        kind, (began, before) = "touchStart", self._page.evaluate(CLOCK)
        for points in places:
            self._tell(kind, points)
            self._page.wait_for_timeout(PAUSE)
            kind = "touchMove"
        ended, after = self._page.evaluate(CLOCK)
        self._tell("touchEnd", ())
        print(
            f"{name}: {1000 * (after - before) / (ended - began):.1f} frames a second", flush=True
        )

    def _tell(self, kind: str, points: tuple[Point, ...]) -> None:
        told = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self.system.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})


def report_fingers(playwright: Playwright, origin: str, figures: Figures, name: str = "") -> None:
    """Drags and pinches the board and carries a hexagon over it, then once more on a device that
    is some times as slow."""
    browser = launch(playwright)
    drive = Drive(browser.new_context(**TABLET).new_page(), origin)  # type: ignore[arg-type]
    drive.open()
    visit, fingers = Visit(drive, figures), Fingers(drive)
    visit.sit_down(position("basic-3-0", 0.5, may("exchange")))
    x, y, width, height = drive.elements()["space/d3"]["rect"]
    middle = x + width / 2, y + height / 2
    ring = drag(middle)
    ways = {"pinched": pinch(middle), "dragged": ring, "spread, drawn together": back(middle)}
    _at_both_speeds(visit, fingers, name, ways)
    drive.open()
    visit.sit_down(position("basic-3-0", 0.5, placing))
    _at_both_speeds(visit, fingers, name, {"carried": [(_hand(drive),), *ring]})
    browser.close()


def _at_both_speeds(visit: Visit, fingers: Fingers, name: str, ways: Ways) -> None:
    """Moves the fingers along each way by its name, as the device is and slowed."""
    for rate in (1, SLOWER):
        fingers.system.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        slow = name + ("" if rate == 1 else f"slowed {rate} times: ")
        for what, way in ways.items():
            moving = partial(fingers.move, way, f"{slow}{what}")
            visit.perform(f"{slow}{what}", moving, REST * rate)
    fingers.system.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def _hand(drive: Drive) -> Point:
    """The hexagon in hand."""
    x, y, width, height = drive.wait_for("rotate/hand")["rect"]
    return x + width / 2, y + height / 2


def drag(middle: Point) -> list[tuple[Point, ...]]:
    """To and fro in a ring."""
    turns = [4 * math.pi * step / STEPS for step in range(STEPS)]
    return [((middle[0] + 120 * math.sin(t), middle[1] + 90 * math.cos(t)),) for t in turns]


def pinch(middle: Point) -> list[tuple[Point, ...]]:
    """From all of the board to twice its size."""
    return [_apart(middle, 80 + 80 * step / STEPS) for step in range(STEPS)]


def back(middle: Point) -> list[tuple[Point, ...]]:
    """Larger, smaller, larger, and back to all of the board."""
    spans = [100 + 60 * math.sin(4 * math.pi * step / STEPS) for step in range(STEPS)]
    return [_apart(middle, span - 60 * step / STEPS) for step, span in enumerate(spans)]


def _apart(middle: Point, span: float) -> tuple[Point, Point]:
    x, y = middle
    return (x - span, y), (x + span, y + span / 4)
