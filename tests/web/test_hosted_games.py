"""Games at a host's table in several browsers at once: everybody is shown what one device would
have shown."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from game.core.game import AnyMatch
from game.games import game_of, table_of
from game.host.kept import Kept
from game.host.tables import Tables
from tests.host.finished import finished
from tests.random_matches import NAMES
from tests.table.hosted.tables import alone
from tests.web import shown_at_table
from tests.web.at_host import ENDED, GO_ON, next_touch
from tests.web.driver import Drive, Element
from tests.web.other_drives import DOWNLOADS, FirefoxDrive, WebKitDrive
from tests.web.scripted_site import ScriptedSite
from tests.web.test_tables import SEATS, host, sit_down
from tests.web.webkit import LISTEN
from tests.web.webkit_process import launch_webkit
from tests.windows import Viewer, _window, storage
from tools.browser import FIREFOX, WEBKIT, launch_firefox

WIDTH, HEIGHT = 1280, 800
NOTHING_NEW = 400
"""Looks at all pages, with nothing to touch in any, after which a game stands still."""
COMPARED = 25
"""After how many actions it is compared what everybody is shown."""
SOME_TURNS = 6
"""The actions of the game that is played after every change."""
PYTHON = "code => tikal.python.runPython(code)"
SOURCE = inspect.getsource(shown_at_table)

__all__ = ["_window", "host", "storage"]
Devices = Callable[..., Drive]


@pytest.fixture
def device(host: str) -> Iterator[Devices]:
    """Opens the host's page on a device of its own."""
    with ExitStack() as running:

        def opened(browser: Any, kind: type[Drive] = Drive, **about: bool) -> Drive:
            size = {"width": WIDTH, "height": HEIGHT}
            context = running.enter_context(closing(browser.new_context(viewport=size, **about)))
            drive = kind(context.new_page(), host)
            drive.open()
            return drive

        yield opened


@pytest.fixture
def four(
    browser: Browser, playwright: Playwright, served: ScriptedSite, device: Devices
) -> Iterator[list[Drive]]:
    """Four people's browsers: the slowest comes first, while nothing else is on its way."""
    missing = [one.missing for one in (FIREFOX, WEBKIT) if one.find() is None]
    if missing:
        pytest.skip("; ".join(missing))
    DOWNLOADS.mkdir(exist_ok=True)
    with launch_webkit(served, DOWNLOADS) as webkit, launch_firefox(playwright, DOWNLOADS) as fox:
        last = device(webkit, WebKitDrive)
        last.page.evaluate(LISTEN)
        yield [
            device(browser),
            device(browser, has_touch=True),
            device(fox, FirefoxDrive),
            last,
        ]


@pytest.fixture
def two(browser: Browser, device: Devices) -> list[Drive]:
    """Two people's browsers, which are touched."""
    return [device(browser, has_touch=True) for _person in range(2)]


@pytest.fixture
def kept(host: str, tmp_path: Path) -> Iterator[Kept]:
    """What the host keeps."""
    kept = Kept(tmp_path / "tables")
    yield kept
    finished(kept.close())


def sit_together(drives: list[Drive], kept: Kept, variant: str) -> Callable[[], AnyMatch]:
    """Everybody sits down at one table, seat by seat; the result returns its match as it stands."""
    maker, *others = drives
    for drive in drives:
        drive.tap("title/tables")
    more = ["setup/add"] * (len(drives) - 2)
    for id in ("tables/make", "dialog/tikal", *more, f"setup/variant/{variant}", "setup/start"):
        maker.tap(id)
    maker.tap("share/close")
    maker.wait_for("waiting/invite")
    for name, drive in zip(NAMES, others, strict=False):
        drive.tap("table/1")
        sit_down(drive, name)
        drive.wait_for("tool/menu" if drive is others[-1] else "waiting/leave")
    for drive in drives:
        drive.wait_for("tool/menu")
        drive.page.evaluate(PYTHON, f"{SOURCE}\nkeep_stage()\nask_for_nothing_back()")
    (own,) = json.loads(maker.page.evaluate(f"localStorage['{SEATS}']"))
    return lambda: finished(Tables(kept).loaded(own["place"]["table"])).match


def play(
    drives: list[Drive],
    touches: list[Callable[[Element], None]],
    match: Callable[[], AnyMatch],
    most: int | None = None,
) -> None:
    """Everybody plays to the end, or until there are so many actions; on the way, and then, it is
    compared what is shown."""
    compared, idle = 0, 0
    while idle < NOTHING_NEW:
        there = [drive.elements() for drive in drives]
        if all(ENDED in one for one in there):
            return
        standing = match()
        if len(standing.actions) >= min(compared + COMPARED, most or 1000) and not standing.over:
            compare(drives, standing)
            compared = len(standing.actions)
            if compared >= (most or 1000):
                return
        ways = [None if ENDED in one else next_touch(one) for one in there]
        for one, touch in zip(ways, touches, strict=True):
            if one:
                touch(one)
        idle = 0 if any(ways) else idle + 1
        drives[0].page.wait_for_timeout(50)
    raise AssertionError([list(one) for one in there])


def compare(drives: list[Drive], match: AnyMatch) -> None:
    """Waits until everybody is shown what one device would have shown."""
    for seat, drive in enumerate(drives):
        drive.wait(partial(shows, drive, on_one_device(match, seat)), "what one device shows")


def shows(drive: Drive, expected: str) -> bool:
    """Whether a page shows that; a scoring that it shows before is left."""
    if scoring := drive.elements().get(GO_ON):
        drive.click(scoring)
    seen: str = drive.page.evaluate(PYTHON, f"{SOURCE}\nshown(Stage.kept)")
    return seen == expected


def on_one_device(match: AnyMatch, seat: int) -> str:
    """What the table of one device shows, where that seat plays and the others are elsewhere."""
    again = alone(match, seat)
    for action in match.actions:
        again.play(action)
    viewer = Viewer(WIDTH, HEIGHT, 1)
    open_table = table_of(game_of(match)).open
    open_table(viewer.stage, again, title=lambda: None, finished=lambda _match: None)
    viewer.look()
    return shown_at_table.shown(viewer.stage)


@pytest.mark.long(minutes=4)
@pytest.mark.parametrize("variant", ["basic", "auction"])
def test_a_whole_game_in_four_browsers(four: list[Drive], kept: Kept, variant: str) -> None:
    match = sit_together(four, kept, variant)
    first, second, *others = four
    play(four, [first.click, second.put_finger, *(one.click for one in others)], match)
    assert match().over
    assert [drive.complaints for drive in four] == [[]] * 4


@pytest.mark.long(minutes=2)
def test_a_whole_game_of_two_by_touch(two: list[Drive], kept: Kept) -> None:
    match = sit_together(two, kept, "basic")
    play(two, [drive.put_finger for drive in two], match)
    assert match().over
    assert [drive.complaints for drive in two] == [[]] * 2


def test_some_turns_of_two_by_touch(two: list[Drive], kept: Kept) -> None:
    match = sit_together(two, kept, "mini")
    play(two, [drive.put_finger for drive in two], match, SOME_TURNS)
    assert [drive.complaints for drive in two] == [[]] * 2
