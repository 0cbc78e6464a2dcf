"""The account of the next food day is what the rules do when it is held."""

import random

import pytest

from game.tzolkin.rules.data.board import FOOD_DAYS, FOOD_TEETH, HIGHEST_BONUS, TOP_STEP
from game.tzolkin.rules.data.expansion import DESECRATION, GOLD_SHORTAGE
from game.tzolkin.rules.data.tiles import BUILDING_INDEX
from game.tzolkin.rules.effects import steps
from game.tzolkin.rules.scoring import temple_step_points
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.ahead import warnings
from game.tzolkin.table.foresight.food_day import (
    Account,
    account,
    accounts,
    days_to_food_day,
    food_day_from,
    next_food_day,
    temple_standings,
)
from tests.tzolkin.rules.positions import on_food_day, own, position, stand
from tests.tzolkin.table.foresight.positions import game_of, held_by_the_rules, positions


@pytest.mark.parametrize("first", range(0, 40, 8))
def test_the_account_is_what_the_rules_pay(first: int) -> None:
    for state in positions(first, 8, 0.02):
        if state.phase in ("keep", "tribe", "over"):
            continue
        _is_what_the_rules_pay(state)


def _is_what_the_rules_pay(state: State) -> list[Account]:
    told = accounts(state)
    held = held_by_the_rules(state, next_food_day(state))
    for seat, one in enumerate(told):
        assert held.corn[seat] == one.corn_after
        assert held.score[seat] - state.score[seat] == one.points
        had, has = state.cubes_of(seat), held.cubes_of(seat)
        goods = [one.harvest[kind] + one.goods[kind] for kind in (1, 2, 3)]
        assert [new - old for old, new in zip(had, has, strict=True)] == goods
        skulls = one.harvest.skulls + one.goods.skulls
        assert held.skulls[seat] - state.skulls[seat] == skulls
        assert held.fed_last_food_day[seat] == one.fed
        assert (one.points_lost == 0) == (one.fed == one.workers) == (one.lacking_corn == 0)
        steps_down = sum(state.temples[3 * seat : 3 * seat + 3]) - sum(
            held.temples[3 * seat : 3 * seat + 3]
        )
        assert one.steps_down == steps_down
    return told


@pytest.mark.parametrize("prophecy", [GOLD_SHORTAGE, DESECRATION])
def test_what_a_prophecy_takes_is_foreseen_as_the_rules_take_it(prophecy: int) -> None:
    """In positions of random games with this prophecy, high on the temples, and with the buildings
    that bring gold and skulls."""
    chance, taxed = random.Random(prophecy), 0
    for state in positions(0, 60, 0.03):
        if not (state.prophecies and state.options.new_buildings and state.prophecy):
            continue
        state.prophecy = prophecy
        state.corn = [chance.randrange(16) for _seat in range(state.seats)]
        state.temples = [chance.randrange(top) for _seat in range(state.seats) for top in TOP_STEP]
        state.skulls_left = chance.randrange(4)
        for name in ("X02", "X03"):
            number = BUILDING_INDEX[name]
            if not any(number in built for built in state.buildings):
                state.buildings[chance.randrange(state.seats)] += (number,)
        told = _is_what_the_rules_pay(state)
        taxed += sum(one.tax + one.steps_down > 0 for one in told)
    assert taxed > 20


def test_the_rulebooks_workers_are_fed() -> None:
    """Three workers and 5 corn: 4 paid, -3 points, 1 corn kept."""
    one = account(own(position(), corn=5), 0)
    assert (one.needs, one.corn_paid, one.points_lost, one.corn_after, one.lacking_corn) == (
        6,
        4,
        3,
        1,
        1,
    )


def test_the_leader_of_a_temple_is_told_and_halves() -> None:
    state = own(own(position(), 0, chaac=3), 1, chaac=3, kukulcan=2)
    chaac, _quetzalcoatl, kukulcan = temple_standings(state)
    assert (chaac.seats, chaac.bonus) == ((0, 1), HIGHEST_BONUS[0][0] // 2)
    assert (kukulcan.seats, kukulcan.bonus, kukulcan.pays(1)) == ((1,), 4, 1 + 4)
    assert sum(lead.points[0] for lead in temple_standings(state)) == temple_step_points(state, 0)


def test_the_days_until_food_are_counted() -> None:
    state = position()
    assert (next_food_day(state), days_to_food_day(state)) == (1, 7)
    state = on_food_day(state, 2)
    assert (next_food_day(state), days_to_food_day(state)) == (2, 0)


def test_who_ends_his_turn_is_warned() -> None:
    state = on_food_day(stand(own(position(), 1, corn=1), "tikal 7", seat=1), 1)
    assert [*map(str, warnings(state))] == [
        "5 corn short: −9",
        "Tikal\u00a07: pushed off",
    ]


def test_the_corn_of_the_calendar_counts() -> None:
    state = on_food_day(own(position(), 1, corn=1), 1)
    state.start_space, state.calendar_corn = 1, 5
    assert warnings(state) == []


def test_nobody_is_warned_before_he_can_end() -> None:
    assert warnings(stand(position(), "tikal 7")) == []


def test_after_the_last_one_none_is_to_come() -> None:
    state = position()
    state.food_days_done, state.days_passed = 4, 27
    assert (next_food_day(state), days_to_food_day(state)) == (0, 0)
    with pytest.raises(ValueError, match="no food day"):
        account(state, 0)


@pytest.mark.parametrize("first", range(0, 24, 8))
def test_the_next_food_day_is_the_one_that_the_rules_hold_next(first: int) -> None:
    """At every position of whole games: its number and the days to it, also seen from some days
    ahead, and never the one on which all have eaten."""
    for seed in range(first, first + 8):
        for state in game_of(seed):
            fed = any(step[0] == steps.REWARDED for step in state.pending_steps)
            number, left = food_day_from(state)
            done = state.food_days_done + fed
            assert number == (done + 1 if done < FOOD_DAYS else 0)
            if number and number == state.food_day:
                assert left == 0
            elif number:
                assert left == FOOD_TEETH[number - 1] - state.days_passed > 0
            for days in range(1, FOOD_TEETH[-1] - state.days_passed + 1):
                there, away = food_day_from(state, days)
                assert FOOD_TEETH[there - 1] == state.days_passed + days + away
                assert not [
                    t for t in FOOD_TEETH if state.days_passed + days <= t < FOOD_TEETH[there - 1]
                ]
