"""The chance of a volcano is what counting all orders of the stack gives."""

from fractions import Fraction
from itertools import permutations

import pytest

from game.tikal import rules
from game.tikal.rules.components import HEXAGON_KINDS, HEXAGONS, VOLCANO
from game.tikal.rules.hidden import next_letter, volcano_odds
from game.tikal.rules.setup import BASIC, MINI, new_setup

SEATS = [{"name": name, "kind": "human"} for name in ("Ana", "Ben")]


def drawn(variant, count, seed=1):
    """The first position with so many hexagons drawn."""
    state = rules.new_game(new_setup(SEATS, 0, seed, variant=variant))
    state.drawn = count
    return rules.view(state)


def counted(state, draws):
    """The same from every order in which the next two sets could lie."""
    hidden = [
        [number for number in numbers if number not in state.deck[: state.drawn]]
        for numbers in state.variant.hexagon_sets
    ]
    first, second, *_rest = [numbers for numbers in hidden if numbers] + [[], []]
    orders = [
        (*one, *other)[:draws]
        for one in permutations(first, min(draws, len(first)))
        for other in permutations(second, min(max(0, draws - len(first)), len(second)))
        if HEXAGONS[one[0]].letter == next_letter(state)
    ]
    with_one = sum(any(HEXAGON_KINDS[number] == VOLCANO for number in order) for order in orders)
    return Fraction(with_one, len(orders))


@pytest.mark.parametrize("variant", [BASIC, MINI])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_order_of_what_is_hidden_is_as_likely_as_the_others(variant, seed):
    for count in range(variant.hexagon_count - 4):
        state = drawn(variant, count, seed)
        for draws in (1, 2, 3):
            assert volcano_odds(state, draws) == pytest.approx(float(counted(state, draws)))


def test_nothing_comes_of_an_empty_stack():
    state = drawn(BASIC, BASIC.hexagon_count)
    assert volcano_odds(state, 4) == 0


def test_all_of_the_stack_has_all_of_its_volcanoes():
    assert volcano_odds(drawn(BASIC, 0), BASIC.hexagon_count) == 1
