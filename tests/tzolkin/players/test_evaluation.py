"""What positions are worth: sure points exactly, prospects in the right order."""

import pytest

from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.weights import tuned
from game.tzolkin.rules.scoring import QUARTERS, totals_in_quarters
from tests.tzolkin.players.situations import KINDS, played
from tests.tzolkin.rules.positions import own, position


def worth(state, seat=0):
    """The worth of a position to a seat, by the tuned weights."""
    return Evaluation(state, seat, tuned(state)).expected_points(state)


def test_a_finished_game_is_worth_its_points():
    """Section 12: points, skulls, monuments, and four corn a point."""
    for seed, (seats, parts) in enumerate(KINDS):
        state = played(seats, seed, tuple(parts))[-1]
        for seat, total in enumerate(totals_in_quarters(state)):
            assert worth(state, seat) == pytest.approx(total / QUARTERS)


def test_what_is_expected_is_the_sum_of_its_parts():
    seats, parts = KINDS[-1]
    for state in played(seats, 3, tuple(parts))[::40]:
        for seat in range(seats):
            evaluation = Evaluation(state, seat, tuned(state))
            parts_of = evaluation.parts(state)
            assert sum(parts_of.values()) == pytest.approx(evaluation.expected_points(state))
            assert parts_of["points"] == state.score[seat]


@pytest.mark.parametrize(
    "things",
    [
        {"corn": 4},
        {"wood": 1},
        {"gold": 1},
        {"skulls": 1},
        {"chaac": 2},
        {"kukulcan": 2},
        {"agriculture": 1},
        {"theology": 1},
        {"buildings": "B01"},
        {"hand": 4, "bank": 2},
    ],
)
def test_what_one_has_is_worth_something(things):
    assert worth(own(position(), **things)) > worth(position())


def test_a_worker_who_waits_is_worth_more_when_he_has_come_further():
    near, far = position(), position()
    for state, tooth in ((near, 40), (far, 45)):
        own(state, skulls=1, hand=2)
        state.teeth[tooth] = 0
    assert worth(far) > worth(near)


def test_two_who_wait_for_the_same_are_not_worth_twice_as_much():
    none, one, two = (own(position(), hand=3 - number) for number in range(3))
    one.teeth[22] = two.teeth[22] = two.teeth[23] = 0
    first = worth(one) - worth(none)
    assert worth(two) - worth(one) < first


def test_workers_that_cannot_be_fed_this_round_cost_three_points_each():
    """Section 11: two corn each, three points for an unfed one."""
    state = position()
    state.round, state.days_passed, state.food_day, state.food_days_done = 26, 26, 4, 3
    fed, hungry = own(state.copy(), corn=6), own(state.copy(), corn=5)
    assert worth(fed) - worth(hungry) == pytest.approx(3 - 1 / QUARTERS)
