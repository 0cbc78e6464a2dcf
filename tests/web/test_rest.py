"""The loop's rest while nothing happens, on a real page."""

from __future__ import annotations

import pytest

from tests.web.driver import Drive

# what the player does is all that can end a rest from now on: none ends by itself
ENDLESS = """() => {
  const ask = tikal.nextFrame;
  window.rests = 0;
  tikal.nextFrame = (due, rest) => {
    window.rests += rest > 0;
    ask(due, rest && 3600000);
  };
}"""


@pytest.mark.parametrize(
    ("drive", "finger"), [({}, False), ({"has_touch": True}, True)], indirect=["drive"]
)
def test_an_untouched_game_rests_and_whatever_is_done_wakes_it(drive: Drive, finger: bool) -> None:
    drive.open()
    drive.page.evaluate(ENDLESS)
    drive.wait(lambda: drive.page.evaluate("window.rests"), "a rest")
    x, y, width, height = drive.elements()["title/tikal"]["rect"]
    tap = drive.page.touchscreen.tap if finger else drive.page.mouse.click
    tap(x + width / 2, y + height / 2)  # not by the driver, which waits for a frame before
    drive.wait(lambda: "page/new-game" in drive.elements(), "the game's page")
    drive.wait(lambda: drive.page.evaluate("window.rests") > 1, "another rest")
    drive.page.keyboard.press("Escape")
    drive.wait(lambda: "title/tikal" in drive.elements(), "the title")
