"""The unrolled gears: a row for each, and nobody in another's."""

import pytest
from pygame import Rect

from game.tzolkin.rules.data.board import GEARS, LAST_SPACE
from game.tzolkin.table.board.tracks.layout import TrackLayout
from game.ui.screen import Screen

AREAS = {"upright": Rect(8, 60, 374, 376), "wide": Rect(16, 230, 716, 452)}


@pytest.mark.parametrize("area", AREAS.values(), ids=AREAS)
def test_who_stands_beyond_the_last_space_is_in_no_other_row(area):
    layout = TrackLayout(Screen(1280, 900, 1), area)
    for gear in range(len(GEARS)):
        beyond = layout.cell(gear, LAST_SPACE[gear] + 1)
        others = [layout.row(other) for other in range(len(GEARS)) if other != gear]
        assert beyond.collidelist(others) < 0
