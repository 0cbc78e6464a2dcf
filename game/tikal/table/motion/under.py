"""Positions for the eye: one that was reached, less what is still on its way there.

They are copies that a picture is made of; no match ever sees them.
"""

from collections.abc import Iterable

from game.tikal.rules.actions import LEADER, Exchange
from game.tikal.rules.hidden import View
from game.tikal.rules.state import NONE, OUT_OF_PLAY


def without_members(after: View, seat: int, space: int, letters: Iterable[str]) -> View:
    """Some members of a seat have not come to a space yet."""
    under = _copy(after)
    for letter in letters:
        under.members[seat][space] -= 1
        if letter == LEADER:
            under.leader[seat] = OUT_OF_PLAY
    if not under.members[seat][space]:
        del under.members[seat][space]
    return under


def without_hexagon(after: View, space: int) -> View:
    """A hexagon does not lie yet."""
    under = _copy(after)
    under.hexagon[space], under.value[space], under.lying[space] = NONE, 0, ()
    return under


def without_level(after: View, space: int) -> View:
    """A temple's topmost level is not uncovered yet."""
    under = _copy(after)
    under.value[space] -= 1
    return under


def without_fixture(after: View, space: int) -> View:
    """Neither camp nor guard is on a space yet."""
    under = _copy(after)
    under.camp[space] = under.guard[space] = NONE
    return under


def without_treasure(after: View, seat: int, kind: int) -> View:
    """A treasure has not come to its owner yet."""
    under = _copy(after)
    under.treasures[seat][kind] -= 1
    return under


def without_exchanged(after: View, seat: int, exchange: Exchange) -> View:
    """Two treasures are on their ways."""
    under = without_treasure(after, seat, exchange.take)
    under.treasures[exchange.seat][exchange.give] -= 1
    return under


def without_hand(after: View) -> View:
    """The hexagon in hand is not there yet."""
    under = _copy(after)
    under.hand = NONE
    return under


def _copy(view: View) -> View:
    return View(view.copy())
