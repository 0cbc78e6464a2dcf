"""A match shown again in a real browser: by finger and by key, and played on from there."""

from __future__ import annotations

import json
from pathlib import Path

from tests.web.driver import Drive
from tests.web.test_records import DROP, SAVE

FOUR = Path(__file__).parents[1] / "records" / "basic-4-6.json"


def shown(drive: Drive) -> int:
    """So many actions have been shown."""
    return int(drive.elements()["replay/bar"]["value"].split("/")[0])


def test_a_dropped_record_is_shown_again_and_played_on(drive: Drive) -> None:
    drive.open()
    drive.page.evaluate(DROP, FOUR.read_text("utf-8"))
    drive.tap("results/replay")
    x, y, width, _height = drive.wait_for("replay/bar")["rect"]
    drive.page.mouse.click(x + width / 2, y + 12)
    drive.wait(lambda: shown(drive) > 100, "the middle of the game")
    drive.page.mouse.move(x + width / 2, y + 12)
    drive.page.mouse.down()
    for part in (0.5, 0.4, 0.3):
        drive.page.mouse.move(x + width * part, y + 12)
    drive.page.mouse.up()
    drive.wait(lambda: 50 < shown(drive) < 150, "a third of the game")
    before = shown(drive)
    drive.page.keyboard.press("ArrowRight")
    drive.wait(lambda: shown(drive) == before + 1, "a step on")
    drive.page.keyboard.press("Space")
    drive.wait(lambda: shown(drive) > before + 3, "steps by themselves")
    drive.page.keyboard.press("Space")
    drive.picture("replay")
    drive.wait_for("replay/back")
    after = shown(drive)
    drive.tap("replay/play-on")
    for seat in range(1, 5):
        drive.tap(f"branch/seat{seat}")
        drive.tap("who/human")
        drive.tap("who/done")
    drive.tap("branch/begin")
    drive.wait_for("tool/menu")
    kept = json.loads(drive.page.evaluate(f"localStorage['{SAVE}']"))
    assert kept["players"][0]["kind"] == "human"
    assert (kept["origin"]["after"], len(kept["actions"])) == (after, after)
    assert drive.complaints == []
