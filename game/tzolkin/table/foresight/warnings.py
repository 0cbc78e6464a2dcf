"""Warnings for a player who ends his turn now."""

from collections.abc import Iterator

from game.tzolkin.rules.state import PICKING, PLACING, State
from game.tzolkin.table.foresight.ahead import pushed_off
from game.tzolkin.table.foresight.food_day import Account, account
from game.tzolkin.words import notices
from game.ui.sentence import Sentence


def warnings(state: State) -> list[Sentence]:
    """Return the warnings for the seat to act; empty while it cannot end its turn."""
    return list(_warnings(state)) if state.phase in (PLACING, PICKING) else []


def _warnings(state: State) -> Iterator[Sentence]:
    day = today(state)
    if day and day.short:
        yield notices.hungry(day.short, day.loses)
    for tooth in returning(state):
        yield notices.returns(tooth)


def today(state: State) -> Account | None:
    """Return the food day account of the seat to act if its turn ended now.

    None if no food day follows this round.
    """
    if not state.food_day:
        return None
    seat = state.seat
    corn = state.corn[seat] + (state.teeth_corn if state.start_space == seat else 0)
    return account(state, seat, corn)


def returning(state: State) -> list[int]:
    """Return the teeth of the seat's workers who are pushed off at the end of the round."""
    return [tooth for tooth in pushed_off(state, 1) if state.teeth[tooth] == state.seat]
