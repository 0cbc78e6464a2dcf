"""What everybody has while a food day is held (section 11)."""

from collections.abc import Sequence

from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.food_day import Account


def fed(state: State, counted: Sequence[Account]) -> State:
    """The position when all have fed their workers."""
    held = state.copy()
    for one in counted:
        held.corn[one.seat] = one.corn_after
        held.score[one.seat] -= one.loses
    return held


def given(state: State, counted: Sequence[Account]) -> State:
    """The position when the temples have given and paid too."""
    held = fed(state, counted)
    for one in counted:
        held.score[one.seat] += one.points + one.loses
        for goods in (one.harvest, one.goods):
            _take(held, one.seat, goods)
    return held


def _take(held: State, seat: int, goods: Goods) -> None:
    held.skulls[seat] += goods.skulls
    for kind, count in enumerate((goods.wood, goods.stone, goods.gold)):
        held.cubes[3 * seat + kind] += count
