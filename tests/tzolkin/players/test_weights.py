"""Weights: every number of seats has its own, temperaments are factors on them."""

import pytest

from game.tzolkin.players.weights import TEMPERS, tempered, tuned, weight_sets
from game.tzolkin.rules.setup import MAX_SEATS, MIN_SEATS
from tests.tzolkin.rules.positions import game

SEATS = range(MIN_SEATS, MAX_SEATS + 1)


def test_there_are_weights_for_every_number_of_seats():
    assert set(weight_sets()) == {("", seats) for seats in SEATS}


@pytest.mark.parametrize("name", TEMPERS)
def test_a_temperament_is_factors_on_the_weights(name):
    state = game(2)
    factors = TEMPERS[name].factors
    assert set(factors) <= set(type(tuned(state)).__slots__)
    for weight in type(tuned(state)).__slots__:
        expected = getattr(tuned(state), weight) * factors.get(weight, 1)
        assert getattr(tempered(name, state), weight) == expected
