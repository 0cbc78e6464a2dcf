"""Tzolk'in in a real browser: a few turns by clicks and by touch, and whole games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.web.driver import Drive
from tests.web.people import TURN, People

PHONE: Final = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
}
ALL_THE_SAME = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
"""The same starting tiles in each run: of some, a seat has no corn for a second worker."""
Tap = Callable[[str], None]


def begin(drive: Drive, tap: Tap, *more: str) -> None:
    """A new game of people at one device; ``more`` is touched in the set-up before."""
    tap("title/tzolkin")
    tap("page/new-game")
    for id in ("setup/seat2/kind", "who/human", "who/done", *more):
        tap(id)
    drive.set_out(tap)
    drive.wait_for("tool/menu")


@pytest.mark.guarded
@pytest.mark.parametrize(
    ("drive", "way"),
    [({}, "clicks"), (PHONE, "touch")],
    indirect=["drive"],
    ids=["clicks", "touch"],
)
def test_two_people_choose_place_take_back_and_pick_up(drive: Drive, way: str) -> None:
    tap = drive.touch if way == "touch" else drive.tap
    people = People(drive, drive.put_finger if way == "touch" else drive.click)
    drive.page.add_init_script(ALL_THE_SAME)
    drive.open()
    begin(drive, tap)
    people.come_to_a_turn()
    begun = len(people.played())
    tap("gear/palenque")
    tap("gear/uxmal")
    tap("tool/undo")
    tap("gear/tikal")
    drive.picture(f"tzolkin-{way}")
    tap(TURN)
    drive.wait(lambda: len(people.played()) == begun + 3, "the end of the turn")
    assert people.played()[begun:] == ["place palenque", "place tikal", "end"]
    drive.reload()
    tap("title/continue")
    drive.wait_for("gear/palenque")
    assert drive.complaints == []


THIRD: Final = ("setup/add", "setup/seat3/kind", "who/human", "who/done")
PARTS: Final = ("tribes", "prophecies", "new_buildings", "quick_actions")
EXPANSION: Final = ("setup/options", *(f"options/{part}/True" for part in PARTS), "options/done")


@pytest.mark.long(minutes=1)
@pytest.mark.parametrize(
    ("drive", "way", "more"),
    [({}, "clicks", ()), ({}, "clicks", THIRD + EXPANSION), (PHONE, "touch", ())],
    indirect=["drive"],
    ids=["base game of two", "expansion of three", "base game of two by touch"],
)
def test_a_whole_game(drive: Drive, way: str, more: tuple[str, ...]) -> None:
    drive.open()
    by_touch = way == "touch"
    begin(drive, drive.touch if by_touch else drive.tap, *more)
    People(drive, drive.put_finger if by_touch else drive.click).play_to_the_end()
    drive.picture(f"tzolkin-results-{way}")
    assert drive.complaints == []
    assert drive.foreign == []
