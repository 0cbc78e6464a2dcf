"""The board under fingers: the browser moves it, and Python draws it once it rests."""

from __future__ import annotations

import io

import pygame
import pytest

from tests.web.driver import Drive
from tests.web.test_play import place_hexagon

TABLET = {
    "viewport": {"width": 1180, "height": 820},
    "device_scale_factor": 2,
    "has_touch": True,
    "reduced_motion": "reduce",  # nothing else moves on the pictures
}
FLOATS = "document.querySelectorAll('.box canvas').length"
RESTS = "rests => tikal.python.runPython(`from game.ui import theme; theme.ZOOM_RESTS = ${rests}`)"
FOR_EVER = 3600.0
NO_NOTES = """tikal.python.runPython(`
from game.ui import theme
theme.TOAST = theme.TOAST_LEADING = 0.0
`)"""
Point = tuple[float, float]


class Table:
    """A table on a tablet, and fingers on it."""

    def __init__(self, drive: Drive) -> None:
        self.drive = drive
        drive.open()
        drive.page.evaluate(NO_NOTES)  # none lies over the board
        drive.begin()
        place_hexagon(drive)
        drive.wait_for("action/enter")
        drive.page.wait_for_timeout(500)
        x, y, width, height = drive.elements()["space/d3"]["rect"]
        self.middle = x + width / 2, y + height / 2
        self._system = drive.page.context.new_cdp_session(drive.page)

    def fingers(self, kind: str, *points: Point) -> None:
        told = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._system.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def spread(self, first: int, last: int) -> None:
        """Two fingers come down so far from the middle, and move so far away from it."""
        x, y = self.middle
        step = 10 if last > first else -10
        for kind, span in [("touchStart", first)] + [
            ("touchMove", span) for span in range(first, last + step, step)
        ]:
            self.fingers(kind, (x - span, y), (x + span, y))

    def rest_after(self, seconds: float) -> None:
        self.drive.page.evaluate(RESTS, seconds)

    def floats(self) -> int:
        """How many pictures the page holds over the canvas."""
        return int(self.drive.page.evaluate(FLOATS))

    def rest(self) -> None:
        self.rest_after(0.1)
        self.drive.wait(lambda: not self.floats(), "the board drawn sharp")

    def seen(self) -> pygame.Surface:
        """What the player sees."""
        return pygame.image.load(io.BytesIO(self.drive.page.screenshot()))


@pytest.fixture
def table(drive: Drive) -> Table:
    return Table(drive)


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far the colours of two pictures are apart in the mean, what is merely blurred aside."""
    small = [pygame.transform.box_blur(shot.convert_alpha(), 8) for shot in (one, other)]
    arrays = [pygame.surfarray.array3d(shot).astype(int) for shot in small]
    return float(abs(arrays[0] - arrays[1]).mean())


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.set_mode((1, 1))


@pytest.mark.parametrize("drive", [TABLET], indirect=True)
def test_a_board_under_fingers_is_moved_by_the_page_and_sharp_when_it_rests(table: Table) -> None:
    before = table.seen()
    table.rest_after(FOR_EVER)
    table.spread(60, 140)
    assert table.floats() == 1, "all of the board was seen: there is nothing beneath"
    table.drive.picture("floating-pinched")
    pinched = table.seen()
    table.fingers("touchEnd")
    table.rest()
    sharp = table.seen()
    assert difference(before, sharp) > 8
    assert difference(pinched, sharp) < 2

    table.rest_after(FOR_EVER)
    x, y = table.middle
    for kind, way in (("touchStart", 0), ("touchMove", 20), ("touchMove", 90), ("touchEnd", 0)):
        table.fingers(kind, *([] if kind == "touchEnd" else [(x + way, y + way / 2)]))
    table.drive.wait(lambda: table.floats() == 2, "the board from afar beneath")
    table.drive.picture("floating-dragged")
    dragged = table.seen()
    assert difference(dragged, sharp) > 2.5
    table.rest()
    assert difference(dragged, table.seen()) < 2
    assert table.drive.complaints == []


@pytest.mark.parametrize("drive", [TABLET], indirect=True)
def test_back_at_the_whole_board_the_canvas_is_what_it_was(table: Table) -> None:
    picture = "document.getElementById('canvas').toDataURL()"
    before = table.drive.page.evaluate(picture)
    for first, last in ((60, 140), (160, 40)):
        table.spread(first, last)
        table.fingers("touchEnd")
        table.rest()
        table.drive.page.wait_for_timeout(300)
    assert table.drive.page.evaluate(picture) == before


@pytest.mark.parametrize("drive", [TABLET], indirect=True)
def test_a_tap_on_a_floating_board_is_not_lost(table: Table) -> None:
    table.rest_after(FOR_EVER)
    table.spread(60, 100)
    table.fingers("touchEnd")
    assert table.floats()
    x, y, width, height = table.drive.elements()["tool/menu"]["rect"]
    table.drive.page.touchscreen.tap(x + width / 2, y + height / 2)
    table.drive.wait_for("dialog/stay")
    assert not table.floats()
    assert table.drive.complaints == []
