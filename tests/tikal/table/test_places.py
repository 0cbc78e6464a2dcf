"""What binds lies where nothing harmless lies a moment before or after."""

from itertools import product

import pytest

from game.tikal.table.shown.shown import Desk
from game.tikal.table.view.places import place_all
from tests.windows import Viewer, sized

BINDING = ("end-turn", "confirm", "bid/place", "bid/pass")
HARMLESS = (
    *("watch/pause", "watch/skip", "auction/pause", "auction/skip", "bid/less", "bid/more"),
    *("display/0", "display/1", "display/2", "display/3", "hand-over/take", "rotate"),
    *("hint", "tool/undo", "tool/redo", "tool/restart", "tool/menu", "scoring/continue"),
)
NEVER_IN_TURN = {("bid/place", "scoring/continue"), ("bid/pass", "scoring/continue")}
"""A volcano is placed, and a turn ended, between a scoring and an auction."""
LIES = {
    "auction": Desk.CARD,
    "bid": Desk.CARD,
    "display": Desk.CARD,
    "scoring": Desk.READ,
    "hand-over": Desk.READ,
    "watch": Desk.WATCHED,
    "rotate": Desk.HAND,
    "confirm": Desk.HAND,
}
"""The desks of what is seen on one alone."""


def where(screen, seats, id):
    """All places that a button has, on whatever desk it is seen."""
    room = id.partition("/")[0]
    desks = [LIES[room]] if room in LIES else Desk
    there = (place_all(screen, seats, desk).buttons.get(id) for desk in desks)
    return [rect for rect in there if rect]


@sized(playable_only=True)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_place_changes_between_what_binds_and_what_does_not(size, seats):
    screen = Viewer(*size).stage.screen
    pairs = set(product(BINDING, HARMLESS)) - NEVER_IN_TURN
    assert [
        pair
        for pair in pairs
        for one, other in product(*(where(screen, seats, id) for id in pair))
        if one.colliderect(other)
    ] == []
