"""Records out of a real browser and into it: files and the clipboard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.tikal.rules.records import read, write
from tests.web.driver import Drive

RECORDS = Path(__file__).parents[1] / "records"
FINISHED = RECORDS / "mini-2-0.json"
SAVE = "tikal/autosave.json"
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
DROP = """
text => {
  const dragged = new DataTransfer();
  dragged.items.add(new File([text], "game.json"));
  for (const kind of ["dragover", "drop"]) {
    window.dispatchEvent(new DragEvent(kind, { dataTransfer: dragged, cancelable: true }));
  }
}
"""

# emptied and not deleted: that waits until no page has it open, and WebKit forgets it with its page
FORGET = """
() => new Promise((done) => {
  localStorage.clear();
  const opening = indexedDB.open("tikal", 1);
  opening.onsuccess = () => {
    const emptied = opening.result.transaction("texts", "readwrite");
    emptied.objectStore("texts").clear();
    emptied.oncomplete = () => done(opening.result.close());
  };
})
"""


def unfinished(tmp_path: Path) -> Path:
    """A golden game that stops after some actions."""
    record = json.loads(FINISHED.read_text("utf-8"))
    record["actions"] = record["actions"][:30]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), "utf-8")
    return path


def saved(drive: Drive) -> dict[str, Any]:
    """The game in progress as the browser keeps it."""
    record: dict[str, Any] = json.loads(drive.page.evaluate(f"localStorage['{SAVE}']"))
    return record


def forget(drive: Drive) -> None:
    """Empties both stores, as a browser does that is asked to forget a site."""
    drive.page.evaluate(FORGET)


def begin(drive: Drive) -> None:
    """A new game, at its table's menu."""
    drive.open()
    drive.begin()
    drive.tap("tool/menu")


def choose(drive: Drive, path: Path) -> None:
    """Opens a file by the title's way."""
    drive.tap("title/open")
    drive.choose("dialog/file", path)


@pytest.mark.every_browser
def test_a_saved_file_is_the_game_and_opens_again(drive: Drive, tmp_path: Path) -> None:
    begin(drive)
    path = drive.download("dialog/save", tmp_path)
    assert path.suffix == ".json"
    before = saved(drive)
    assert json.loads(write(read(path.read_bytes()))) == before

    forget(drive)
    drive.reload()
    choose(drive, path)
    drive.wait_for("tool/menu")
    assert saved(drive) == before
    assert drive.complaints == []


@pytest.mark.every_browser
def test_a_chosen_file_and_the_game_before_are_both_kept(drive: Drive, tmp_path: Path) -> None:
    begin(drive)
    drive.tap("dialog/title")
    before = saved(drive)
    choose(drive, unfinished(tmp_path))
    drive.wait_for("tool/menu")
    assert len(saved(drive)["actions"]) == 30
    drive.tap("tool/menu")
    drive.tap("dialog/title")
    drive.tap("title/tikal")
    drive.tap("page/matches")
    drive.wait_for("match/2")
    drive.picture("matches")
    drive.tap("match/2")
    drive.wait_for("tool/menu")
    assert saved(drive) == before
    assert drive.complaints == []


@pytest.mark.every_browser
def test_a_finished_file_that_is_dropped_opens_at_its_results_and_can_be_saved_again(
    drive: Drive, tmp_path: Path
) -> None:
    drive.open()
    drive.page.evaluate(DROP, FINISHED.read_text("utf-8"))
    drive.wait_for("results/save")
    drive.picture("dropped-record")
    again = drive.download("results/save", tmp_path)
    assert again.read_text("utf-8") == FINISHED.read_text("utf-8").strip()
    assert drive.complaints == []


@pytest.mark.every_browser
def test_a_broken_file_is_refused_and_the_game_is_still_there(drive: Drive) -> None:
    begin(drive)
    drive.tap("dialog/title")
    before = saved(drive)
    drive.page.evaluate(DROP, "{ torn")
    drive.wait_for("dialog/refused")
    drive.picture("refused-record")
    drive.tap("dialog/refused")
    drive.wait_for("title/continue")
    assert saved(drive) == before
    assert drive.complaints == []


def undated(record: dict[str, object]) -> dict[str, object]:
    """A record as it is copied: when it began stays on its own device."""
    return {key: value for key, value in record.items() if key != "begun"}


@pytest.mark.parametrize("drive", [CLIPBOARD], indirect=True)
def test_the_clipboard_takes_a_record_from_one_game_to_the_next(drive: Drive) -> None:
    begin(drive)
    drive.tap("dialog/share")
    drive.tap("share/record")
    drive.page.wait_for_function("navigator.clipboard.readText().then(text => text[0] === '{')")
    before = saved(drive)
    forget(drive)
    drive.reload()
    drive.tap("title/open")
    drive.tap("dialog/paste")
    drive.wait_for("tool/menu")
    assert undated(saved(drive)) == undated(before)
    assert drive.complaints == []


def test_without_the_clipboard_the_player_copies_and_pastes_by_hand(drive: Drive) -> None:
    drive.page.add_init_script(NO_CLIPBOARD)
    begin(drive)
    drive.tap("dialog/share")
    drive.tap("share/record")
    drive.wait_for("share/close")
    before = saved(drive)
    forget(drive)
    drive.reload()
    drive.tap("title/open")
    drive.tap("dialog/paste")
    area = drive.page.locator("#paste-value")
    area.wait_for()
    drive.picture("paste-by-hand")
    area.press("Control+v")
    drive.page.locator("#paste button[value=given]").click()
    drive.wait_for("tool/menu")
    assert undated(saved(drive)) == undated(before)
    assert drive.complaints == []


def test_a_dismissed_question_changes_nothing(drive: Drive) -> None:
    drive.page.add_init_script(NO_CLIPBOARD)
    drive.open()
    drive.tap("title/open")
    drive.tap("dialog/paste")
    drive.page.locator("#paste .dismiss").click()
    drive.wait_for("title/tikal")
    assert drive.complaints == []
