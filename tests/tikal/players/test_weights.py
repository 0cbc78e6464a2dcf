"""Weights: every game and every number of seats has its own, temperaments are factors on them."""

import pytest

from game.tikal.players.level import (
    GRANDMASTER_FILE,
    TEMPERS,
    WEIGHTS_FILE,
    grandmaster_weights,
    tempered_weights,
    tuned_weights,
    weight_sets,
)
from game.tikal.rules.play import new_game
from game.tikal.rules.setup import BASIC, VARIANTS
from tests.tikal.rules.positions import setup

GAMES = [(name, seats) for name, variant in VARIANTS.items() for seats in variant.seats]


@pytest.mark.parametrize("data", [WEIGHTS_FILE, GRANDMASTER_FILE])
def test_there_are_weights_for_every_game_and_number_of_seats(data):
    assert set(weight_sets(data)) == set(GAMES)


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_the_weights_are_those_of_the_game_that_is_played(variant, seats):
    state = new_game(setup(seats, variant=VARIANTS[variant]))
    assert tuned_weights(state) is weight_sets()[variant, seats]
    assert grandmaster_weights(state) is weight_sets(GRANDMASTER_FILE)[variant, seats]


@pytest.mark.parametrize("name", TEMPERS)
@pytest.mark.parametrize("seats", BASIC.seats)
def test_a_temperament_is_factors_on_the_weights(name, seats):
    state = new_game(setup(seats))
    factors = TEMPERS[name].factors
    for weight in type(tuned_weights(state)).__slots__:
        expected = getattr(tuned_weights(state), weight) * factors.get(weight, 1)
        assert getattr(tempered_weights(name, state), weight) == expected
