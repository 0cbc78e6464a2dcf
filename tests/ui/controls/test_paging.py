"""Pages turned by swipe, wheel and keys."""

import pytest

from game.ui.controls.scrolling import SWIPE, Pager, swipe_pages
from game.ui.input import Drag, Phase, Tap, Wheel
from game.ui.screen import Screen
from game.ui.shortcuts import page_shortcuts


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


def test_what_else_is_done_turns_nothing():
    assert Pager().pages_to_turn(Tap((0, 0))) == 0


@pytest.mark.parametrize(("back", "on"), [(True, True), (True, False), (False, False)])
def test_keys_turn_where_there_is_a_page(back, on):
    turned = []
    keys = page_shortcuts(turned.append, back=back, on=on)
    for one in keys:
        one.work(one.keys[0])
    assert {one.keys[0] for one in keys} == set(["page up"] * back + ["page down"] * on)
    assert sorted(turned) == [-1] * back + [1] * on
