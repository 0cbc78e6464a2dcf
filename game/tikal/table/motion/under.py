"""Positions to draw under a movement: the position that was reached, without what is still moving.

They are copies made for the picture; no match ever uses them.
"""

from collections.abc import Iterable

from game.tikal.rules.actions import LEADER, Exchange
from game.tikal.rules.hidden import View
from game.tikal.rules.state import NONE, OUT_OF_PLAY


def without_members(after: View, seat: int, space: int, letters: Iterable[str]) -> View:
    """Return the position in which some members of a seat have not come to a space yet."""
    under = _copy(after)
    for letter in letters:
        under.members[seat][space] -= 1
        if letter == LEADER:
            under.leader[seat] = OUT_OF_PLAY
    if not under.members[seat][space]:
        del under.members[seat][space]
    return under


def without_hexagon(after: View, space: int) -> View:
    """Return the position in which a hexagon does not lie on its space yet."""
    under = _copy(after)
    under.hexagon[space], under.value[space], under.lying[space] = NONE, 0, ()
    return under


def without_level(after: View, space: int) -> View:
    """Return the position in which a temple's topmost level is not uncovered yet."""
    under = _copy(after)
    under.value[space] -= 1
    return under


def without_fixture(after: View, space: int) -> View:
    """Return the position with neither camp nor guard on a space."""
    under = _copy(after)
    under.camp[space] = under.guard[space] = NONE
    return under


def without_treasure(after: View, seat: int, kind: int) -> View:
    """Return the position in which a treasure has not come to its owner yet."""
    under = _copy(after)
    under.treasures[seat][kind] -= 1
    return under


def without_exchanged(after: View, seat: int, exchange: Exchange) -> View:
    """Return the position in which neither of two exchanged treasures has arrived."""
    under = without_treasure(after, seat, exchange.take)
    under.treasures[exchange.seat][exchange.give] -= 1
    return under


def without_hand(after: View) -> View:
    """Return the position without the hexagon in hand."""
    under = _copy(after)
    under.hand = NONE
    return under


def _copy(view: View) -> View:
    return View(view.copy())
