"""Tzolk'in in a real browser: a few turns by clicks and by touch, and whole games."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Final

import pytest

from game.ui import theme
from tests.web.driver import Drive

SAVE = "tikal/autosave.json"
PHONE: Final = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
}
TURN = "end-turn"
LEADS_ON = ("hand-over/take", "go-on", "do")
WORKERS = 2
"""That a turn places."""
RIPE: Final = 3
"""The space from which on a worker is picked up."""
MOST: Final = 60
"""Touches that all choices of a turn take at most."""
TURNS: Final = 120
"""Of a game of four at most."""
MOMENT = 2 * theme.SETTLE
Tap = Callable[[str], None]


def actions(drive: Drive) -> list[str]:
    """Everything played so far, as the browser keeps it."""
    record: dict[str, Any] = json.loads(drive.page.evaluate(f"localStorage['{SAVE}']"))
    played: list[str] = record["actions"]
    return played


def begin(drive: Drive, tap: Tap, *more: str) -> None:
    """A new game of people at one device; ``more`` is touched in the set-up before."""
    tap("title/new-game")
    tap("dialog/tzolkin")
    for id in ("setup/seat2/kind", "who/human", "who/done", *more):
        tap(id)
    drive.set_out(tap)
    drive.wait_for("tool/menu")


def enabled(drive: Drive) -> list[str]:
    """What can be touched now."""
    return [id for id, one in drive.elements().items() if one["enabled"]]


def keep_tiles(drive: Drive, tap: Tap) -> None:
    """The seat to act keeps the first of its tribes, if it has any, and as many of its first tiles
    as that may keep."""
    drive.wait(lambda: dealt(drive, "wealth"), "tiles")
    for id in dealt(drive, "tribe")[:1] + dealt(drive, "wealth"):
        if "do" not in enabled(drive) or not stays(drive, "do"):
            tap(id)
    tap("do")


def dealt(drive: Drive, what: str) -> list[str]:
    """The cards of a kind of which some are to be kept."""
    return [id for id in drive.elements() if id.startswith("card/") and f"/{what}/" in id]


@pytest.mark.parametrize(
    ("drive", "way"),
    [({}, "clicks"), (PHONE, "touch")],
    indirect=["drive"],
    ids=["clicks", "touch"],
)
def test_two_people_choose_place_take_back_and_pick_up(drive: Drive, way: str) -> None:
    tap = drive.touch if way == "touch" else drive.tap
    drive.open()
    begin(drive, tap)
    keep_tiles(drive, tap)
    tap("hand-over/take")
    keep_tiles(drive, tap)
    come_to_a_turn(drive, tap)
    begun = len(actions(drive))
    tap("gear/palenque")
    tap("gear/uxmal")
    tap("tool/undo")
    tap("gear/tikal")
    drive.picture(f"tzolkin-{way}")
    tap(TURN)
    drive.wait(lambda: len(actions(drive)) == begun + 3, "the end of the turn")
    assert actions(drive)[begun:] == ["place palenque", "place tikal", "end"]
    drive.reload()
    tap("title/continue")
    drive.wait(lambda: "gear/palenque" in enabled(drive), "the table")
    assert drive.complaints == []


def come_to_a_turn(drive: Drive, tap: Tap) -> None:
    """Chooses whatever is asked for before the first one."""
    for _touch in range(MOST):
        if lead_on(drive, tap):
            return
    raise AssertionError(f"no turn begins: {enabled(drive)}")


def lead_on(drive: Drive, tap: Tap) -> bool:
    """One touch that goes on: what leads on, else the first thing that can be chosen; True where
    a turn begins, or can be ended, instead."""

    def next_one() -> str | None:
        there = enabled(drive)
        found = [id for id in LEADS_ON if id in there] or [id for id in there if chooses(id)]
        return found[0] if found else next((id for id in there if in_turn(id)), None)

    id = drive.wait(next_one, "something to go on with")
    if stays(drive, id):
        if in_turn(id):
            return True
        tap(id)
    return False


def stays(drive: Drive, id: str) -> bool:
    """False for what goes by itself, since the touch before it is only being answered."""
    begun, since = drive.page.evaluate("window.tikal.frames"), time.monotonic()
    while id in enabled(drive):
        answered = drive.page.evaluate("window.tikal.frames") > begun + 2
        if time.monotonic() - since > MOMENT and answered:
            return True
        drive.page.wait_for_timeout(50)
    return False


def in_turn(id: str) -> bool:
    """True for what is there while workers are placed and picked up."""
    return on_board(id) or id == TURN


def chooses(id: str) -> bool:
    """True for a card or a thing that is chosen in what is asked for."""
    return id.startswith("card/") and not id.startswith("card/done")


def play_turn(drive: Drive, tap: Tap) -> None:
    """Picks up the worker who has come farthest, or places some, and ends the turn."""
    there = drive.wait(lambda: [one for one in enabled(drive) if on_board(one)], "a turn")
    own = [one for one in there if one.startswith("space/")]
    may_place = any(not one.startswith("space/") for one in there if on_board(one))
    farthest = max(own, key=space_of, default="")
    if farthest and (space_of(farthest) >= RIPE or not may_place):
        tap(farthest)
    else:
        for _worker in range(WORKERS):
            gears = [one for one in enabled(drive) if one.startswith("gear/")]
            if gears and stays(drive, gear := gears[len(actions(drive)) % len(gears)]):
                tap(gear)
    come_to_a_turn(drive, tap)
    tap(TURN)


def space_of(id: str) -> int:
    """The number of a space."""
    return int(id.rpartition("/")[2])


def on_board(id: str) -> bool:
    """True for what begins a turn."""
    return id.startswith(("gear/", "space/", "startspace"))


def play_to_the_end(drive: Drive, tap: Tap) -> None:
    """Until the results are there."""
    for _step in range(MOST * TURNS):
        there = enabled(drive)
        if "results/title" in there:
            return
        if any(id in there for id in LEADS_ON):
            lead_on(drive, tap)
        elif any(map(on_board, there)):
            play_turn(drive, tap)
        elif any(map(chooses, there)):
            lead_on(drive, tap)
        else:
            drive.page.wait_for_timeout(100)


THIRD: Final = ("setup/add", "setup/seat3/kind", "who/human", "who/done")
PARTS: Final = ("tribes", "prophecies", "new_buildings", "quick_actions")
EXPANSION: Final = ("setup/options", *(f"options/{part}/True" for part in PARTS), "options/done")


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "more"),
    [(2, ()), (3, THIRD + EXPANSION)],
    ids=["base game of two", "expansion of three"],
)
def test_a_whole_game_by_clicks(drive: Drive, seats: int, more: tuple[str, ...]) -> None:
    drive.open()
    begin(drive, drive.tap, *more)
    keep_tiles(drive, drive.tap)
    for _other in range(1, seats):
        drive.tap("hand-over/take")
        keep_tiles(drive, drive.tap)
    play_to_the_end(drive, drive.tap)
    drive.picture("tzolkin-results")
    assert drive.complaints == []
    assert drive.foreign == []
