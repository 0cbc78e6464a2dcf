"""What a tray says in little room."""

from pygame import Rect

from game.tzolkin.table.view.tray import latest
from game.ui.screen import Screen


def test_what_was_done_last_stands_whole_where_not_all_has_room():
    screen = Screen(390, 844, 1)
    lines = ["picks up the worker from Uxmal 1", "does the action of Uxmal 1", "ends the turn"]
    assert latest(screen, Rect(0, 0, 300, 200), lines) == "\n".join(lines)
    assert latest(screen, Rect(0, 0, 300, 18), lines) == "ends the turn"
    assert latest(screen, Rect(0, 0, 300, 18), []) == ""
