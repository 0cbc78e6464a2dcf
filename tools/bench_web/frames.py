"""The frames of a page: how far apart they are, and how long its thread was busy in each."""

from __future__ import annotations

import json
import statistics
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from tests.web.driver import Drive

SIZE = {"width": 1280, "height": 800}
TASK = "RunTask"
CALLED = "FireAnimationFrame"
CATEGORIES = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline"]
# what can be touched is another list once it has changed, empty while a scene is prepared
WATCH = """
const watch = window.watch = { answers: [], pictures: [] };
const context = document.getElementById("canvas").getContext("2d");
context.putImageData = (...given) => {
  CanvasRenderingContext2D.prototype.putImageData.apply(context, given);
  if (watch.pressed) watch.pictures.push(performance.now() - watch.pressed);
  watch.pressed = 0;
};
addEventListener("pointerdown", (event) => { watch.pressed = event.timeStamp; }, true);
const touch = () => Object.assign(watch, { touched: performance.now(), there: tikal.elements });
addEventListener("pointerup", touch, true);
const frame = () => {
  if (watch.touched && tikal.elements !== watch.there && tikal.elements.length) {
    watch.answers.push(performance.now() - watch.touched);
    watch.touched = 0;
  }
  if (window.watch === watch) requestAnimationFrame(frame);
};
frame();
"""


class Frame(NamedTuple):
    """Milliseconds to the next frame, and those in which the page's thread had the processor."""

    gap: float
    busy: float


def frames_of(trace: bytes) -> list[Frame]:
    """The frames of the thread that was called for the most of them. Each lasts from the task
    with its call to the next such task."""
    events = json.loads(trace)["traceEvents"]
    calls = [event for event in events if event["name"] == CALLED]
    ((thread, _),) = Counter(_thread(event) for event in calls).most_common(1)
    tasks = sorted(
        (event["ts"], event["ts"] + event["dur"], event["tdur"])
        for event in events
        if event["name"] == TASK and _thread(event) == thread and "tdur" in event
    )
    called = sorted(event["ts"] for event in calls if _thread(event) == thread)
    starts: list[float] = []
    busy: list[float] = []
    for begin, end, cpu in tasks:
        if bisect_right(called, end) > bisect_right(called, begin):
            starts.append(begin)
            busy.append(0.0)
        if busy:
            busy[-1] += cpu
    return [
        Frame((after - start) / 1000, cpu / 1000)
        for start, after, cpu in zip(starts, starts[1:], busy, strict=False)
    ]


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


class Figures:
    """What was measured, by name; every name as often as there were runs."""

    def __init__(self) -> None:
        self._runs: dict[str, list[list[Frame]]] = {}
        self._answers: dict[str, list[float]] = {}
        self._pictures: dict[str, list[float]] = {}

    @contextmanager
    def watched(self, drive: Drive, name: str) -> Iterator[None]:
        """Measures what happens meanwhile."""
        browser = drive.page.context.browser
        assert browser
        browser.start_tracing(page=drive.page, categories=CATEGORIES)
        drive.page.evaluate(WATCH)
        yield
        seen = drive.page.evaluate("window.watch")
        drive.page.evaluate("window.watch = null")
        self._answers.setdefault(name, []).extend(seen["answers"])
        self._pictures.setdefault(name, []).extend(seen["pictures"])
        self._runs.setdefault(name, []).append(frames_of(browser.stop_tracing()))

    def report(self) -> None:
        """Prints the medians of the runs, in brackets the worst of all, and how long it took
        from pressing until the next picture and from a touch until something else could be
        touched."""
        print("milliseconds of the longest frame by the clock and of the processor; its share;")
        print("milliseconds from pressing to a picture, and from the touch to what it leads to")
        for name, runs in self._runs.items():
            rate = _median(1000 * len(run) / _length(run) for run in runs)
            gaps = [max(one.gap for one in run) for run in runs]
            busy = [max(one.busy for one in run) for run in runs]
            share = _median(sum(one.busy for one in run) / _length(run) for run in runs)
            print(
                f"{name:30} {rate:5.1f} a second {_median(gaps):6.0f} ({max(gaps):4.0f}) "
                f"{_median(busy):6.0f} ({max(busy):4.0f}) {share:6.0%} "
                f"{_most(self._pictures[name]):>12} {_most(self._answers[name]):>12}"
            )


def _most(times: list[float]) -> str:
    return f"{_median(times):.0f} ({max(times):.0f})" if times else "-"


def _length(run: list[Frame]) -> float:
    return sum(one.gap for one in run)


def _median(values: Iterable[float]) -> float:
    return float(statistics.median(values))
