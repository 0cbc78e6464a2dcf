"""Names shrink to the smallest letters before they are cut."""

import pytest

from game.ui import text, theme
from game.ui.text import fitting_style

NAME = "Heinrich the Elder of Q"


@pytest.mark.parametrize("room", range(60, 400, 10))
def test_a_line_is_as_large_as_can_be_and_cut_only_at_the_smallest_size(canvas, room):
    style = fitting_style(canvas.screen, NAME, theme.HEADING, room)
    with text.record_drawn_lines() as lines:
        drawn = text.draw(canvas, NAME, (0, 50), style, "lm", max_width=room)
    assert drawn.w <= room
    if lines[0].cut:
        assert lines[0].size == theme.SMALLEST
    if style is theme.LABEL:
        assert text.measure(canvas.screen, NAME, theme.HEADING)[0] > room


def test_where_there_is_room_it_stays_as_it_is(canvas):
    assert fitting_style(canvas.screen, "Ana", theme.HEADING, 300) is theme.HEADING
