"""The account of the next food day is what the rules do when it is held."""

import pytest

from game.tzolkin.rules.data.board import HIGHEST_BONUS
from game.tzolkin.rules.effects import food_day as rules_day
from game.tzolkin.rules.scoring import step_points
from game.tzolkin.rules.turn import clockwise
from game.tzolkin.table.foresight.food_day import account, accounts, days_to_food_day, next_food_day
from game.tzolkin.table.foresight.temples import leads
from game.tzolkin.table.foresight.warnings import warnings
from tests.tzolkin.rules.positions import on_food_day, own, position, stand
from tests.tzolkin.table.foresight.positions import positions

TAXES = (7, 8)
"""Prophecies that ask when a food day brings gold or skulls."""


@pytest.mark.parametrize("first", range(0, 40, 8))
def test_the_account_is_what_the_rules_pay(first: int) -> None:
    for state in positions(first, 8, 0.02):
        if state.phase in ("keep", "tribe", "over") or state.prophecy in TAXES:
            continue
        told = accounts(state)
        held = _held(state)
        for seat, one in enumerate(told):
            assert held.corn[seat] == one.corn_after
            assert held.score[seat] - state.score[seat] == one.points
            had, has = state.cubes_of(seat), held.cubes_of(seat)
            goods = [one.harvest[kind] + one.goods[kind] for kind in (1, 2, 3)]
            assert [new - old for old, new in zip(had, has, strict=True)] == goods
            skulls = one.harvest.skulls + one.goods.skulls
            assert held.skulls[seat] - state.skulls[seat] == skulls
            assert held.fed[seat] == one.fed
            assert (one.loses == 0) == (one.fed == one.workers) == (one.short == 0)


def _held(state):
    """The food day is held now, by the rules alone."""
    held = state.copy()
    held.food_day = next_food_day(state)
    held.todo = []
    for seat in clockwise(held, held.first_player):
        rules_day.harvest(held, seat)
        _take(held)
    rules_day.feed_all(held)
    _take(held)
    return held


def _take(held) -> None:
    from game.tzolkin.rules.play import _STEPS

    while held.todo:
        code, *numbers = held.todo.pop()
        assert not _STEPS[code](held, *numbers)


def test_the_rulebooks_workers_are_fed() -> None:
    """Three workers and 5 corn: 4 paid, -3 points, 1 corn kept."""
    one = account(own(position(), corn=5), 0)
    assert (one.needs, one.pays, one.loses, one.corn_after, one.short) == (6, 4, 3, 1, 1)


def test_the_leader_of_a_temple_is_told_and_halves() -> None:
    state = own(own(position(), 0, chaac=3), 1, chaac=3, kukulcan=2)
    chaac, _quetzalcoatl, kukulcan = leads(state)
    assert (chaac.seats, chaac.bonus) == ((0, 1), HIGHEST_BONUS[0][0] // 2)
    assert (kukulcan.seats, kukulcan.bonus, kukulcan.pays(1)) == ((1,), 4, 1 + 4)
    assert sum(lead.points[0] for lead in leads(state)) == step_points(state, 0)


def test_the_days_until_food_are_counted() -> None:
    state = position()
    assert (next_food_day(state), days_to_food_day(state)) == (1, 7)
    state = on_food_day(state, 2)
    assert (next_food_day(state), days_to_food_day(state)) == (2, 0)


def test_who_ends_his_turn_is_warned() -> None:
    state = on_food_day(stand(own(position(), 1, corn=1), "tikal 7", seat=1), 1)
    assert warnings(state) == [
        "5 corn short: −9",
        "Tikal 7: pushed off",
    ]


def test_the_corn_of_the_calendar_counts() -> None:
    state = on_food_day(own(position(), 1, corn=1), 1)
    state.start_space, state.teeth_corn = 1, 5
    assert warnings(state) == []


def test_nobody_is_warned_before_he_can_end() -> None:
    assert warnings(stand(position(), "tikal 7")) == []
