"""What binds lies where nothing harmless lies a moment before or after."""

from itertools import product

import pytest

from game.tikal.table.view.places import place
from game.ui.screen import Screen
from tests.windows import sized

BINDING = ("end-turn", "confirm", "bid/place", "bid/pass")
HARMLESS = (
    *("watch/pause", "watch/skip", "auction/pause", "auction/skip", "bid/less", "bid/more"),
    *("display/0", "display/1", "display/2", "display/3", "hand-over/take", "rotate"),
    *("hint", "tool/undo", "tool/redo", "tool/restart", "tool/menu", "scoring/continue"),
)
NEVER_IN_TURN = {("bid/place", "scoring/continue"), ("bid/pass", "scoring/continue")}
"""A volcano is placed, and a turn ended, between a scoring and an auction."""


@sized(playable_only=True)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_place_changes_between_what_binds_and_what_does_not(size, seats):
    width, height, ratio = size
    places = place(Screen(width * ratio, height * ratio, ratio), seats).buttons
    pairs = set(product(BINDING, HARMLESS)) - NEVER_IN_TURN
    assert [pair for pair in pairs if places[pair[0]].colliderect(places[pair[1]])] == []
