"""A game in a real browser, from the title to the second round and back after a reload."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.driver import Drive

SAVE = "tikal/autosave.json"
UNSAVED = "note/unsaved"
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("it is full", "QuotaExceededError"); };
"""


def saved(drive: Drive) -> dict[str, Any]:
    """The game as the browser keeps it."""
    record: dict[str, Any] = json.loads(drive.page.evaluate(f"localStorage['{SAVE}']"))
    return record


def kinds(drive: Drive) -> list[str]:
    """The kinds of the actions played so far."""
    return [action.split()[0] for action in saved(drive)["actions"]]


def first_free(drive: Drive) -> str | None:
    """The first empty space that is lit; while no hexagon is to be placed there is none."""
    lit = (one for one in drive.elements().values() if one["enabled"])
    return next((one["id"] for one in lit if one["id"] == f"space/{one['label']}"), None)


def place_hexagon(drive: Drive) -> None:
    """Puts the drawn hexagon on the first free space that takes it."""
    drive.tap(drive.wait(lambda: first_free(drive), "a space for the hexagon"))
    drive.tap("confirm")


def uncover(drive: Drive, temple: str) -> None:
    """Brings a worker to the base camp, moves it to a temple beside it and uncovers a level."""
    drive.tap("action/enter")
    drive.tap("space/a5")
    drive.wait_for("action/move")
    for id in ("space/a5", f"space/{temple}", "action/dig", f"space/{temple}"):
        drive.tap(id)


def end_turn(drive: Drive) -> None:
    """The card that hands the device over is taken away too."""
    drive.tap("end-turn")
    drive.tap("dialog/end")
    drive.tap("hand-over/take")


@pytest.mark.guarded
@pytest.mark.every_browser
def test_two_turns_then_a_reload_goes_on_where_it_was(drive: Drive) -> None:
    drive.open()
    drive.begin()
    for temple in ("a4", "b5"):
        place_hexagon(drive)
        uncover(drive, temple)
        end_turn(drive)
    drive.wait_for("space/a4")
    assert kinds(drive) == ["tile", "enter", "move", "dig", "end"] * 2
    before, board = saved(drive), spaces(drive)
    drive.picture("table")

    drive.reload()
    drive.tap("title/continue")
    drive.wait_for("space/a4")
    drive.picture("table-continued")
    assert saved(drive) == before
    assert spaces(drive) == board
    assert drive.foreign == []
    assert drive.complaints == []


def spaces(drive: Drive) -> dict[str, str]:
    """What lies on every space, in words."""
    return {id: one["label"] for id, one in drive.elements().items() if id.startswith("space/")}


@pytest.mark.every_browser
def test_closing_the_tab_in_mid_turn_loses_nothing(drive: Drive) -> None:
    drive.open()
    drive.begin()
    place_hexagon(drive)
    drive.wait_for("action/enter")
    assert kinds(drive) == ["tile"]
    drive.reload()
    drive.tap("title/continue")
    drive.wait_for("action/enter")


def test_a_broken_save_is_kept_aside_and_told(drive: Drive) -> None:
    drive.page.add_init_script(f"localStorage.getItem('{SAVE}') ?? (localStorage['{SAVE}'] = '{{')")
    drive.open()
    drive.page.wait_for_function(f"localStorage['{SAVE}.broken-1'] === '{{'")
    drive.picture("broken-save")
    assert drive.complaints == []


def test_a_full_storage_is_told_and_the_game_goes_on(drive: Drive) -> None:
    drive.page.add_init_script(FULL)
    drive.open()
    drive.begin()
    drive.wait_for(UNSAVED)
    drive.picture("full-storage")
    place_hexagon(drive)
    drive.wait_for("action/enter")
    assert drive.complaints == []


def test_a_storage_that_fills_up_is_said_until_there_is_room_and_asks_before_leaving(
    drive: Drive,
) -> None:
    asked: list[str] = []
    drive.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
    drive.open()
    drive.begin()
    drive.page.evaluate(f"window.set = Storage.prototype.setItem; {FULL}; 0")
    place_hexagon(drive)
    drive.wait_for(UNSAVED)
    assert kinds(drive) == []
    drive.page.close(run_before_unload=True)
    drive.wait(lambda: asked == ["beforeunload"], "the page's question")
    drive.tap(UNSAVED)
    again = drive.wait_for("dialog/again")
    drive.page.evaluate("Storage.prototype.setItem = window.set; 0")
    drive.click(again)
    drive.wait(lambda: kinds(drive) == ["tile"], "all to be saved")
    drive.wait_for("tool/menu")
    assert UNSAVED not in drive.elements()
    with drive.page.expect_event("close"):
        drive.page.close(run_before_unload=True)
    assert asked == ["beforeunload"]
    assert drive.complaints == []


@pytest.mark.every_browser
def test_losing_the_focus_in_mid_drag_plays_nothing(drive: Drive) -> None:
    drive.open()
    drive.begin()
    x, y, width, height = drive.wait_for("space/b3")["rect"]
    drive.page.mouse.move(x + width / 2, y + height / 2)
    drive.page.mouse.down()
    drive.page.mouse.move(x + 200, y + 50, steps=4)
    drive.page.evaluate("window.dispatchEvent(new Event('blur'))")
    drive.page.mouse.up()
    place_hexagon(drive)
    drive.wait_for("action/enter")
    assert kinds(drive) == ["tile"]
    assert drive.complaints == []


@pytest.mark.guarded
@pytest.mark.every_browser
@pytest.mark.parametrize("drive", [{"has_touch": True}], indirect=True)
def test_fingers_play_too(drive: Drive) -> None:
    drive.open()
    drive.touch("title/tikal")
    drive.touch("page/new-game")
    drive.set_out(drive.touch)
    drive.touch("tool/menu")
    drive.picture("menu-by-touch")
    assert drive.complaints == []
