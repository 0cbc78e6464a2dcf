"""What is chosen is carried in a real browser: by the mouse, and by a finger."""

from __future__ import annotations

import json

import pygame
import pytest

from game.table.things import Seat
from tests.tzolkin.table.test_scene import open_table, seated
from tests.web.driver import Drive, middle
from tests.web.people import SAVE, People
from tests.web.test_play import first_free, kinds
from tests.web.test_tzolkin import PHONE, begin

Pos = tuple[float, float]


def by_mouse(drive: Drive, start: Pos, goal: Pos) -> None:
    mouse = drive.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*goal, steps=12)
    mouse.up()


def by_finger(drive: Drive, start: Pos, goal: Pos) -> None:
    session = drive.page.context.new_cdp_session(drive.page)
    steps = 12
    for step in range(steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, goal, strict=True))
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def carry(drive: Drive, way: str, start: Pos, goal: Pos) -> None:
    (by_finger if way == "finger" else by_mouse)(drive, start, goal)


DEVICES = pytest.mark.parametrize(
    ("drive", "way"),
    [({}, "mouse"), (PHONE, "finger")],
    indirect=["drive"],
    ids=["mouse", "finger"],
)


def goods(drive: Drive) -> Pos:
    """Where the goods of whoever begins lie: as at a table of the same size here, for the page
    tells of nothing there that could be touched to go on."""
    record = json.loads(drive.page.evaluate(f"localStorage['{SAVE}']"))
    size = drive.page.viewport_size
    assert size
    ratio = int(drive.page.evaluate("devicePixelRatio"))
    pygame.font.init()
    _viewer, scene = open_table(seated(2), (size["width"], size["height"], ratio))
    x, y = scene.picture.parts.place_of(Seat(record["first_player"])).center
    return x / ratio, y / ratio


@DEVICES
def test_a_hexagon_is_carried_to_its_space(drive: Drive, way: str) -> None:
    drive.open()
    drive.begin()
    hand = middle(drive.wait_for("rotate/hand"))
    space = drive.wait(lambda: first_free(drive), "a space for the hexagon")
    assert not drive.elements()["confirm"]["enabled"]
    carry(drive, way, hand, middle(drive.elements()[space]))
    drive.wait_for("confirm")
    assert kinds(drive) == []
    drive.picture(f"carried-{way}")
    drive.tap("confirm")
    drive.wait(lambda: kinds(drive) == ["tile"], "the hexagon to be laid")
    assert drive.complaints == []


@DEVICES
def test_a_worker_is_carried_to_a_gear(drive: Drive, way: str) -> None:
    people = People(drive, drive.put_finger if way == "finger" else drive.click)
    drive.open()
    begin(drive, drive.touch if way == "finger" else drive.tap)
    people.come_to_a_turn()
    begun = len(people.played())
    gear = middle(drive.wait_for("gear/uxmal"))
    carry(drive, way, goods(drive), gear)
    drive.wait(lambda: len(people.played()) > begun, "the worker to be placed")
    assert people.played()[begun:] == ["place uxmal"]
    drive.picture(f"carried-worker-{way}")
    assert drive.complaints == []
