"""A chip tells the least of a seat, and nothing in it lies on anything else."""

import pytest
from pygame import Rect

from game.tikal.table.view.seat_chip import is_chip
from game.ui.screen import Screen
from tools.gallery import SCENES, visit
from tools.gallery.windows import WINDOWS

CHIPS = ("667x331@1", "390x664@1", "360x560@1", "844x342@1")


@pytest.mark.parametrize("window", CHIPS)
@pytest.mark.parametrize("name", ["acting-early-2", "acting-middle-3", "acting-late-4"])
def test_what_is_written_in_a_row_of_a_seats_panel_lies_apart(window, name, lines):
    shown = visit(SCENES[name], WINDOWS[window])
    stage = shown.stage
    lines.clear()
    stage.bottom.redraw()
    shown.look()
    for seat in stage.bottom.picture.places.layout.seats:
        inside = [rect for words, _size, rect in lines if words and seat.contains(rect)]
        assert inside
        for i, one in enumerate(inside):
            row = [other for other in inside[:i] if abs(other.centery - one.centery) < 5]
            assert one.collidelist(row) < 0, (one, row)


def test_a_low_panel_is_a_chip_until_all_counts_have_room():
    screen = Screen(667, 331)
    assert is_chip(screen, Rect(0, 0, 126, 42))
    assert not is_chip(screen, Rect(0, 0, 212, 44))
    assert not is_chip(screen, Rect(0, 0, 126, 74))
