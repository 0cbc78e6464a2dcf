"""What whoever ends his turn now should know."""

from collections.abc import Iterator

from game.tzolkin.rules.state import PICKING, PLACING, State
from game.tzolkin.table.foresight.ahead import pushed_off
from game.tzolkin.table.foresight.food_day import Account, account
from game.tzolkin.words import notices
from game.ui.sentence import Sentence


def warnings(state: State) -> list[Sentence]:
    """If the seat to act ended its turn now; nothing as long as it cannot."""
    return list(_warnings(state)) if state.phase in (PLACING, PICKING) else []


def _warnings(state: State) -> Iterator[Sentence]:
    day = today(state)
    if day and day.short:
        yield notices.hungry(day.short, day.loses)
    for tooth in returning(state):
        yield notices.returns(tooth)


def today(state: State) -> Account | None:
    """The account of the seat to act if its turn ended now; None where no food day follows."""
    if not state.food_day:
        return None
    seat = state.seat
    corn = state.corn[seat] + (state.teeth_corn if state.start_space == seat else 0)
    return account(state, seat, corn)


def returning(state: State) -> list[int]:
    """The teeth of its workers who are pushed off without an action at the end of the round."""
    return [tooth for tooth in pushed_off(state, 1) if state.teeth[tooth] == state.seat]
