"""The position in the middle and at the end of a food day (section 11)."""

from collections.abc import Sequence

from game.tzolkin.rules.data.board import FOOD_DAYS
from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.effects.steps import REWARDED
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.food_day import Account, next_food_day
from game.tzolkin.table.foresight.taxes import stepped_down


def fed(state: State, counted: Sequence[Account]) -> State:
    """Return the position when all have fed their workers, and the temples are still to give."""
    held = stepped_down(state, next_food_day(state)).copy()
    held.todo = [(REWARDED,)]
    for one in counted:
        held.corn[one.seat] = one.corn_after
        held.fed[one.seat] = one.fed
        held.score[one.seat] -= one.loses
    return held


def given(state: State, counted: Sequence[Account]) -> State:
    """Return the position when the temples have given and paid too."""
    held = fed(state, counted)
    day = next_food_day(state)
    held.todo, held.food_days_done = [], day
    held.prophecy = held.prophecies[day - 1] if held.prophecies and day < FOOD_DAYS else 0
    for one in counted:
        held.score[one.seat] += one.points + one.loses
        for goods in (one.harvest, one.goods):
            _take(held, one.seat, goods)
    return held


def _take(held: State, seat: int, goods: Goods) -> None:
    held.skulls[seat] += goods.skulls
    for kind, count in enumerate((goods.wood, goods.stone, goods.gold)):
        held.cubes[3 * seat + kind] += count
