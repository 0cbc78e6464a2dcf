"""Positions for the eye: one that was reached, less what is still on its way there.

They are copies that a picture is made of; no match ever sees them.
"""

from collections.abc import Iterable

from game.tikal.rules.actions import LEADER, Exchange
from game.tikal.rules.state import NONE, OUT_OF_PLAY, State


def without_members(after: State, seat: int, space: int, letters: Iterable[str]) -> State:
    """Some members of a seat have not come to a space yet."""
    under = after.copy()
    for letter in letters:
        under.members[seat][space] -= 1
        if letter == LEADER:
            under.leader[seat] = OUT_OF_PLAY
    if not under.members[seat][space]:
        del under.members[seat][space]
    return under


def without_hexagon(after: State, space: int) -> State:
    """A hexagon does not lie yet."""
    under = after.copy()
    under.hexagon[space], under.value[space], under.lying[space] = NONE, 0, ()
    return under


def without_level(after: State, space: int) -> State:
    """A temple's topmost level is not uncovered yet."""
    under = after.copy()
    under.value[space] -= 1
    return under


def without_fixture(after: State, space: int) -> State:
    """Neither camp nor guard is on a space yet."""
    under = after.copy()
    under.camp[space] = under.guard[space] = NONE
    return under


def without_treasure(after: State, seat: int, kind: int) -> State:
    """A treasure has not come to its owner yet."""
    under = after.copy()
    under.treasures[seat][kind] -= 1
    return under


def without_exchanged(after: State, seat: int, exchange: Exchange) -> State:
    """Two treasures are on their ways."""
    under = without_treasure(after, seat, exchange.take)
    under.treasures[exchange.seat][exchange.give] -= 1
    return under


def without_hand(after: State) -> State:
    """The hexagon in hand is not there yet."""
    under = after.copy()
    under.hand = NONE
    return under
