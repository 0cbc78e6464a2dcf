"""The game on tablets and phones, as far as Chromium can play one."""

from __future__ import annotations

import pytest

from game.ui import theme
from tests.web.driver import Drive
from tests.web.test_play import first_free, kinds, place_hexagon, saved


def test_the_settings_fill_the_screen_and_notice_that_it_is_left(drive: Drive) -> None:
    drive.open()
    drive.tap("title/settings")
    drive.tap("settings/full-screen/on")
    drive.page.wait_for_function("document.fullscreenElement !== null")
    drive.wait(lambda: full_screen(drive) == "on", "full screen shown as it is")
    drive.page.evaluate("document.exitFullscreen()")
    drive.wait(lambda: full_screen(drive) == "", "the window shown as it is")
    assert drive.complaints == []


def full_screen(drive: Drive) -> str:
    """Whether the settings say that the screen is filled."""
    return str(drive.elements()["settings/full-screen/on"]["value"])


PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True}


@pytest.mark.long(minutes=0.3)
@pytest.mark.parametrize("drive", [{**PHONE, "is_mobile": True}], indirect=True)
def test_a_phone_vibrates_once_that_is_wanted(drive: Drive) -> None:
    drive.page.add_init_script("window.felt = []; navigator.vibrate = (time) => felt.push(time);")
    drive.open()
    drive.touch("title/settings")
    drive.touch("settings/comfort")
    while "options/vibrate/True" not in drive.elements():
        drive.touch("options/next")
        drive.page.wait_for_timeout(300)
    drive.touch("options/vibrate/True")
    drive.wait(lambda: drive.elements()["options/vibrate/True"]["value"], "the switch as it is")
    drive.touch("options/done")
    drive.touch("settings/done")
    begin_by_touch(drive)
    drive.put_finger(drive.elements()["space/a1"])  # too far off for a hexagon
    refused = round(1000 * theme.FELT_REFUSED)
    drive.wait(lambda: drive.page.evaluate("felt").count(refused), "a refusal to be felt")
    assert drive.complaints == []


class Hand:
    """Fingers on the page, as the system tells of them."""

    def __init__(self, drive: Drive) -> None:
        self.drive = drive
        self.system = drive.page.context.new_cdp_session(drive.page)

    def touch(self, kind: str, *ids: str) -> None:
        """All fingers that are there now lie on the middle of these elements."""
        boxes = [self.drive.elements()[id]["rect"] for id in ids]
        points = [
            {"x": x + width / 2, "y": y + height / 2, "id": finger}
            for finger, (x, y, width, height) in enumerate(boxes)
        ]
        self.system.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("drive", [PHONE], indirect=True)
def test_turning_the_phone_in_mid_turn_keeps_what_was_begun(drive: Drive) -> None:
    drive.open()
    begin_by_touch(drive)
    drive.touch(drive.wait(lambda: first_free(drive), "a space for the hexagon"))
    drive.wait_for("confirm")
    before = kinds(drive)  # who begins is drawn
    drive.page.set_viewport_size({"width": 844, "height": 390})
    drive.wait(lambda: lies_right(drive, "confirm", 390), "the other layout")
    drive.touch("confirm")
    drive.wait_for("action/enter")
    assert kinds(drive) == [*before, "tile"]
    drive.touch("tool/menu")
    drive.wait_for("dialog/stay")
    drive.page.set_viewport_size({"width": 390, "height": 844})
    drive.touch("dialog/stay")
    drive.wait_for("action/enter")
    assert drive.complaints == []


def lies_right(drive: Drive, id: str, of: float) -> bool:
    """Whether an element is there, and to the right of this."""
    there = drive.elements().get(id)
    return there is not None and there["rect"][0] > of


def begin_by_touch(drive: Drive) -> None:
    drive.touch("title/tikal")
    drive.touch("page/new-game")
    drive.set_out(drive.touch)
    drive.wait_for("tool/menu")


@pytest.mark.parametrize("drive", [PHONE], indirect=True)
def test_a_touch_that_the_system_takes_away_is_no_tap(drive: Drive) -> None:
    drive.open()
    drive.wait_for("title/tikal")
    hand = Hand(drive)
    hand.touch("touchStart", "title/tikal")
    hand.touch("touchCancel")
    drive.page.wait_for_timeout(500)
    assert "title/tikal" in drive.elements()
    drive.touch("title/tikal")
    drive.touch("page/new-game")
    drive.wait_for("setup/start")


@pytest.mark.parametrize("drive", [PHONE], indirect=True)
def test_a_second_finger_makes_no_tap_of_the_first(drive: Drive) -> None:
    drive.open()
    drive.wait_for("title/tikal")
    hand = Hand(drive)
    hand.touch("touchStart", "title/tikal")
    hand.touch("touchStart", "title/tikal", "title/open")
    hand.touch("touchEnd")
    drive.page.wait_for_timeout(500)
    assert "title/tikal" in drive.elements()
    assert drive.page.evaluate("visualViewport.scale") == 1


@pytest.mark.parametrize("drive", [PHONE], indirect=True)
def test_nothing_lies_under_the_notch_or_the_home_bar(drive: Drive) -> None:
    insets = {"top": 47, "bottom": 34, "left": 0, "right": 0}
    Hand(drive).system.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    drive.open()
    assert uncovered(drive, 47, 844 - 34)
    begin_by_touch(drive)
    assert uncovered(drive, 47, 844 - 34)
    drive.picture("safe-areas")


def uncovered(drive: Drive, top: float, bottom: float) -> bool:
    """Everything that can be touched lies between these heights."""
    boxes = [one["rect"] for one in drive.elements().values()]
    return bool(boxes) and all(y >= top and y + height <= bottom for _x, y, _w, height in boxes)


def test_a_lost_store_comes_back_from_the_other(drive: Drive) -> None:
    drive.open()
    drive.begin()
    place_hexagon(drive)
    drive.wait_for("action/enter")
    before = saved(drive)
    drive.page.evaluate("localStorage.clear()")
    drive.reload()
    drive.tap("title/continue")
    drive.wait_for("action/enter")
    assert saved(drive) == before
    drive.page.evaluate("indexedDB.deleteDatabase('tikal')")
    drive.reload()
    drive.wait_for("title/continue")
    assert drive.complaints == []
