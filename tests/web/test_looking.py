"""Looking at a game another way in a real browser: overlays at the table, analysis and statistics
after its end."""

from __future__ import annotations

from pathlib import Path

from tests.web.driver import Drive
from tests.web.test_records import DROP, FINISHED, unfinished


def test_an_overlay_by_its_key_and_away_again(drive: Drive, tmp_path: Path) -> None:
    drive.open()
    drive.page.evaluate(DROP, unfinished(tmp_path).read_text("utf-8"))
    drive.wait_for("tool/menu")
    before = set(drive.elements())
    drive.page.keyboard.press("1")
    drive.tap("look/seat/1")
    drive.picture("overlay")
    drive.page.keyboard.press("2")
    drive.wait_for("look/close")
    drive.tap("look/close")
    drive.wait(lambda: set(drive.elements()) == before, "the table as it was")
    assert drive.complaints == []


def test_the_analysis_of_a_finished_game_and_the_statistics(drive: Drive) -> None:
    drive.open()
    drive.page.evaluate(DROP, FINISHED.read_text("utf-8"))
    drive.tap("results/page/course")
    drive.tap("results/analysis")
    drive.tap("analysis/page/turns")
    drive.tap("analysis/line/better")
    drive.picture("analysis")
    drive.tap("analysis/close")
    drive.tap("results/statistics")
    drive.wait_for("statistics/close")
    assert drive.elements()["statistics/export"]["enabled"] is False
    drive.tap("statistics/close")
    drive.wait_for("results/rematch")
    assert drive.complaints == []
