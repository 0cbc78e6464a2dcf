"""Computer players in a real browser: one person against the easiest one, for some turns."""

from __future__ import annotations

import json
from typing import Any

from tests.web.driver import Drive

SAVE = "tikal/autosave.json"
# The draw is a chance one. Only the six A, which hold no volcano, lead to a turn that begins with
# a hexagon for sure: two turns of each player, and the fifth A waits for its space.
TURNS = 2


def saved(drive: Drive) -> dict[str, Any]:
    """The game as the browser keeps it."""
    record: dict[str, Any] = json.loads(drive.page.evaluate(f"localStorage['{SAVE}']"))
    return record


def lit(drive: Drive) -> str | None:
    """The first empty space that is lit, if a hexagon is to be placed."""
    there = (one for one in drive.elements().values() if one["enabled"])
    return next((one["id"] for one in there if one["id"] == f"space/{one['label']}"), None)


def my_space(drive: Drive) -> str:
    """Wait until the person is to place a hexagon, skipping what others do; a space for it."""

    def skipping() -> str | None:
        there = drive.elements()
        for id in ("watch/skip", "scoring/continue"):
            if id in there:
                x, y, width, height = there[id]["rect"]
                drive.page.mouse.click(x + width / 2, y + height / 2)
        return lit(drive)

    return drive.wait(skipping, "the person's turn")


def take_a_turn(drive: Drive) -> None:
    """Place the hexagon, and end the turn at once."""
    drive.tap(my_space(drive))
    drive.tap("confirm")
    drive.tap("end-turn")
    drive.tap("dialog/end")


def test_two_taps_lead_to_a_game_against_the_easiest_that_acts_by_itself(drive: Drive) -> None:
    drive.open()
    drive.tap("title/tikal")
    drive.tap("page/new-game")
    drive.set_out(drive.tap)
    for _turn in range(TURNS):
        take_a_turn(drive)
    my_space(drive)
    record = saved(drive)
    assert [player["kind"] for player in record["players"]] == ["human", "ai:novice"]
    tiles = [action for action in record["actions"] if action.startswith("tile")]
    assert len(tiles) >= 2 * TURNS
    assert {action.split()[0] for action in record["actions"]} >= {"tile", "enter", "end"}
    assert drive.complaints == []


def test_a_computers_turn_is_shown_and_goes_on_after_a_reload(drive: Drive) -> None:
    drive.open()
    drive.begin("archaeologist", "builder")
    if "watch/skip" not in drive.elements():
        take_a_turn(drive)
    drive.wait_for("watch/skip")
    drive.picture("watching")
    drive.reload()
    drive.tap("title/continue")
    my_space(drive)
    assert saved(drive)["players"][1]["kind"] == "ai:archaeologist:builder"
    assert drive.complaints == []
