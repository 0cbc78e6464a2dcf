"""Pages turned by swipe, wheel and keys."""

import pytest

from game.ui.controls.scrolling import SWIPE, Pager, swipe_pages
from game.ui.input import Drag, Key, Phase, Tap, Wheel
from game.ui.screen import Screen


@pytest.mark.parametrize(("way", "pages"), [(-1, 1), (1, -1)])
@pytest.mark.parametrize("ratio", [1, 2])
def test_a_drag_to_the_side_turns_once_it_is_long_enough(way, pages, ratio):
    screen = Screen(640 * ratio, 480 * ratio, ratio)
    reach = screen.px(SWIPE)
    for length, turned in ((reach, 0), (reach + 1, pages)):
        drag = Drag((300, 9), (300 + way * length, 90), (0, 0), Phase.END)
        assert swipe_pages(drag, screen) == turned


def test_a_wheel_turns_a_page_a_notch_however_finely_it_moves():
    paging = Pager()
    assert [paging.pages_to_turn(Wheel((0, 0), -0.5)) for _ in range(4)] == [0, 1, 0, 1]
    assert paging.pages_to_turn(Wheel((0, 0), 1)) == -1


def test_keys_turn_and_what_else_is_done_does_not():
    paging = Pager()
    assert [paging.pages_to_turn(Key(name)) for name in ("page down", "page up", "a")] == [1, -1, 0]
    assert paging.pages_to_turn(Tap((0, 0))) == 0
