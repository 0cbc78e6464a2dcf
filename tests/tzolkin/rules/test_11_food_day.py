"""Section 11: food days, with the rulebook's examples."""

import pytest

from game.tzolkin.rules.rounds import worker_meals
from tests.tzolkin.rules.positions import (
    force,
    goods,
    held,
    legal,
    names,
    on_food_day,
    own,
    play,
    position,
)


def three(chaac, quetzalcoatl, kukulcan):
    """Three players with full stomachs."""
    state = position(3)
    for seat in range(3):
        own(
            state,
            seat,
            corn=6,
            chaac=chaac[seat],
            quetzalcoatl=quetzalcoatl[seat],
            kukulcan=kukulcan[seat],
        )
    return state


EXAMPLE = ((2, 4, 4), (1, 1, 1), (6, 4, 0))


def test_rulebook_points_of_three_players_at_the_end_of_both_ages():
    assert held(three(*EXAMPLE), 2).score == [16, 15, 7]
    assert held(three(*EXAMPLE), 4).score == [18, 15, 7]


@pytest.mark.parametrize("day", [1, 3])
def test_rulebook_goods_of_three_players(day):
    state = held(three(*EXAMPLE), day)
    assert [goods(state, seat) for seat in range(3)] == [(0, 2, 1, 0), (0, 2, 2, 0), (0, 0, 2, 0)]
    assert state.skulls == [1, 0, 0]


def test_rulebook_five_workers_with_one_w14_one_b01_and_one_b04_eat_3():
    state = own(position(), hand=5, bank=1, wealth="W14", buildings="B01 B04", corn=9)
    assert sum(worker_meals(state, 0)) == 3
    assert held(state, 1).corn[0] == 6


def test_rulebook_three_workers_and_5_corn():
    state = held(own(position(), corn=5), 1)
    assert (state.corn[0], state.score[0]) == (1, -3)


def test_rulebook_hunger():
    """15: three workers, P12, B04, B05, B01: 2 corn."""
    state = force(own(position(), buildings="B04 B05 B01"), "P12")
    assert sum(worker_meals(state, 0)) == 2


def test_rulebook_hunger_and_yaluk():
    """15: five workers, P12 and T12, B04, B15, B16: 5 corn."""
    state = own(position(tribes=True), hand=5, bank=1, tribe="T12", buildings="B04 B15 B16")
    assert sum(worker_meals(force(state, "P12"), 0)) == 5


def test_workers_in_the_bank_eat_nothing_and_no_meal_is_below_0():
    assert worker_meals(own(position(), hand=4, bank=2), 0) == [2] * 4
    assert worker_meals(own(position(), buildings="B04 B05"), 0) == [0, 0, 0]
    assert worker_meals(own(position(), buildings="B15"), 0) == [0, 0, 0]
    assert worker_meals(own(position(), buildings="B01 B02"), 0) == [0, 0, 2]


def test_the_cheapest_are_fed_first_and_none_half():
    state = held(own(position(), corn=1, buildings="B01"), 1)
    assert (state.corn[0], state.score[0], state.fed_last_food_day[0]) == (1, -6, 1)


def test_unfed_workers_of_yaluk_cost_5():
    state = own(position(tribes=True), tribe="T12", corn=0)
    assert held(state, 1).score[0] == -15


def test_age_2_begins_on_the_second_food_day():
    state = position()
    deck = state.deck2
    held(state, 2)
    assert state.age == 2
    assert state.deck1 == ()
    assert state.displayed_buildings == deck[:6]
    assert state.deck2 == deck[6:]
    assert all(id_ >= "B15" for id_ in names(state.displayed_buildings))


def test_the_ages_end_is_between_feeding_and_rewards_of_day_2_only():
    for day in (1, 3, 4):
        assert held(position(), day).age == 1


def test_goods_of_every_step_at_or_below_the_marker():
    state = held(own(position(), corn=9, quetzalcoatl=5, kukulcan=2, chaac=1), 1)
    assert goods(state) == (3, 1, 0, 2)
    state = held(own(position(), corn=9, quetzalcoatl=8, kukulcan=7, chaac=6), 1)
    assert (goods(state), state.skulls[0]) == ((3, 2, 2, 2), 1)


def test_too_few_skulls_for_all_are_for_nobody():
    state = own(own(position(), kukulcan=5), 1, kukulcan=6)
    state.skulls_left = 1
    assert held(state.copy(), 1).skulls == [0, 0]
    own(state, 1, kukulcan=4)
    assert held(state, 1).skulls == [1, 0]


def test_tied_players_get_half_each_however_many():
    state = three((3, 3, 3), (2, 1, 2), (1, 1, 0))
    held(state, 4)
    # chaac 4 and half of 2, quetzalcoatl 1 0 1 and half of 6, kukulcan 0 0 -3 and half of 4
    assert state.score == [4 + 1 + 1 + 3 + 2, 4 + 1 + 2, 4 + 1 + 1 + 3 - 3]


def test_only_the_own_step_counts():
    state = held(own(position(), corn=9, chaac=6), 2)
    assert state.score[0] == 8 + 6 + 1 + 2


def test_scores_may_be_negative():
    state = own(position(), chaac=0, quetzalcoatl=0, kukulcan=0)
    assert held(state, 4).score[0] == -9 - 1 - 2 - 3


def test_food_day_lines_are_those_of_the_next_turn():
    state = on_food_day(position(), 1)
    play(state, "end")
    assert (state.phase, state.food_days_done, state.food_day) == ("turn", 1, 0)
    assert "beg chaac" in legal(state)
