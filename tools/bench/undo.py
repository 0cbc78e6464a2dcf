"""Undo and redo at every point of games of four: python -m tools.bench.undo [--browser].

At each position whose last action can be taken back, that is done and done again: in the match
alone, at the table with the match kept, and with the whole next picture drawn. Times are of the
processor, in milliseconds; a page cannot read them, so there they go by the clock, and only the
match and what is kept of it are timed. ``make bundle`` comes first for the browser.
"""

from __future__ import annotations

import inspect
import json
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.core.game import AnyMatch

RECORDS: Final = Path(__file__).parents[2] / "tests/records"
BAR: Final = 16.0
"""Milliseconds that either may take."""

Times = dict[str, list[float]]


def in_match(record: str, clock: Callable[[], float]) -> Times:
    """Undo and redo in the match, and writing it down, at every point of a game."""
    from game.games import game_of, read  # noqa: PLC0415 (this function runs in the browser too)

    whole, times = read(record), defaultdict(list)
    match = game_of(whole).rules().new_match(whole.setup)

    def timed(name: str, act: Callable[[], object]) -> None:
        begin = clock()
        act()
        times[name].append(1000 * (clock() - begin))

    for action in whole.actions:
        match.play(action)
        if match.can_undo:
            timed("undo", match.undo)
            timed("redo", match.redo)
            timed("the record", match.record)
    return dict(times)


def at_table(name: str) -> Times:
    """The same at the table, at some points of a golden game: kept, and with the picture drawn."""
    from game.journey import Journey  # noqa: PLC0415 (not in the browser)
    from game.ui.screen import Screen  # noqa: PLC0415
    from tools.gallery.positions import until  # noqa: PLC0415
    from tools.gallery.visit import Visit, visit  # noqa: PLC0415

    times = defaultdict(list)

    def take_back(shown: Visit, index: int) -> None:
        match = until(name, index, "human")
        Journey(shown.stage).table(match)
        shown.settle()
        for act in ("undo", "redo") if match.can_undo else ():
            begin = time.thread_time()
            shown.stage.top.press(f"tool/{act}")  # type: ignore[attr-defined]
            kept = time.thread_time()
            if shown.stage.update(shown.now):
                shown.stage.draw(shown.surface)
            times[f"{act}, kept"].append(1000 * (kept - begin))
            times[f"{act}, kept, drawn"].append(1000 * (time.thread_time() - begin))

    for index in range(20, len(_record(name).actions), 25):
        visit(partial(take_back, index=index), Screen(1280, 800))
    return dict(times)


def in_browser(records: Sequence[str]) -> Times:
    """What ``in_match`` finds in the shipped bundle in Chromium."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (only for this)

    from tools.bench.browser import bare_page  # noqa: PLC0415

    found: list[Times] = []
    source = inspect.getsource(in_match)
    head = (
        "from __future__ import annotations\nimport time, json\nfrom collections import defaultdict"
    )
    with sync_playwright() as playwright, bare_page(playwright) as page:
        for record in records:
            call = f"json.dumps(in_match({record!r}, time.perf_counter))"
            told = page.evaluate("code => window.run(code)", f"{head}\n{source}\n{call}")
            found.append(json.loads(told))
    return _joined(found)


def _joined(games: Iterable[Times]) -> Times:
    """The times of several games together."""
    joined: defaultdict[str, list[float]] = defaultdict(list)
    for game in games:
        for name, times in game.items():
            joined[name] += times
    return dict(joined)


def _record(name: str) -> AnyMatch:
    from game.games import read  # noqa: PLC0415

    return read((RECORDS / f"{name}.json").read_bytes())


def report(where: str, times: Times) -> None:
    """A row for each: how many, the median, the slowest of a hundred, the slowest."""
    for name, unsorted in times.items():
        found = sorted(unsorted)
        late = found[len(found) * 99 // 100]
        middle, most = statistics.median(found), found[-1]
        print(f"{where:8} {name:20} {len(found):6} {middle:8.2f} {late:8.2f} {most:8.2f}")


def main() -> None:
    names = sorted(path.stem for path in RECORDS.glob("*-4-?.json"))
    records = [(RECORDS / f"{name}.json").read_text("utf-8") for name in names]
    print(
        f"{'where':8} {'what':20} {'times':>6} {'median':>8} {'99 %':>8} {'most':>8}  ms, bar {BAR}"
    )
    report("here", _joined(in_match(record, time.thread_time) for record in records))
    report("here", at_table(names[0]))
    if "--browser" in sys.argv[1:]:
        report("Chromium", in_browser(records))


if __name__ == "__main__":
    main()
