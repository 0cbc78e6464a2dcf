"""What positions are worth: sure points exactly, odds in the right order."""

from dataclasses import replace

import pytest

from game.tikal import rules
from game.tikal.players.evaluation import (
    expected_gain,
    odds_tables,
    treasure_payments,
    turns_until_scorings,
    unseen_treasures,
)
from game.tikal.players.level import tuned_weights, weight_sets
from game.tikal.players.planning.search import evaluation_of
from game.tikal.rules.board import INDEX
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.play import new_game
from game.tikal.rules.setup import AUCTION, BASIC, MINI
from game.tikal.rules.state import OVER
from tests.tikal.rules.positions import position, setup

PLAIN = weight_sets()["basic", 2]


def worth(state, seat=0):
    """The worth of a position to a seat, by the tuned weights."""
    return evaluation_of(state, seat, tuned_weights(state))[0].total_worth()


def test_a_finished_game_is_worth_its_points():
    for seed, variant in enumerate((BASIC, AUCTION, MINI)):
        state = random_match(variant, 2, seed).state
        assert state.phase == OVER
        assert worth(state) == pytest.approx(state.score[0] - state.score[1])


def test_two_seats_see_the_same_position_from_two_sides():
    match = random_match(BASIC, 2, 3)
    for index in range(0, len(match.actions), 40):
        state = match.before(index)
        if not state.scoring_queue:
            assert worth(state, 0) == pytest.approx(-worth(state, 1))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"b3": {0: "ww", 1: "w"}}, {"b3": {0: "w", 1: "ww"}}),
        ({"b3": {0: "l", 1: "w"}}, {"b3": {0: "w", 1: "w"}}),
        ({"b3": {0: "w"}}, {"a5": {0: "w"}}),
    ],
)
def test_strength_at_a_temple_is_worth_something(better, worse):
    """Sections 4 and 5: temples pay the strongest."""
    tiles = {"b3": ("E1", 0)}
    assert worth(position(tiles=tiles, members=better)) > worth(
        position(tiles=tiles, members=worse)
    )


@pytest.mark.parametrize(
    ("there", "edge"),
    [
        ({0: "ww", 1: "w"}, 1),
        ({0: "w"}, 1),
        ({0: "w", 1: "w"}, 0),
        ({}, 0),
        ({0: "w", 1: "l"}, -1),
        ({0: "w", 1: "ww", 2: "ww"}, 0),
        ({0: "w", 1: "ww", 2: "w"}, -1 / 2),
    ],
)
def test_who_is_the_strongest_at_a_temple_has_an_edge(there, edge):
    """Section 5: a temple pays the one who is stronger than all others, nobody if two are equal."""
    seats = 1 + max({1, *there})
    state = position(seats=seats, tiles={"b3": ("E1", 0)}, members={"b3": there})
    plain = replace(PLAIN, edge=0.0)
    without, with_edge = (
        evaluation_of(state, 0, weights)[0] for weights in (plain, replace(plain, edge=0.5))
    )
    gain = with_edge.contested_worth() - without.contested_worth()
    value = state.value[INDEX["b3"]]
    assert gain == pytest.approx(edge * 0.5 * value * without.hold_weights[0])


def test_each_further_point_of_strength_adds_less_where_it_bends():
    """Section 4: one point more is enough to be the strongest."""
    straight, bent = (odds_tables(replace(PLAIN, bend=bend)).power for bend in (1.0, 0.5))
    assert straight[:2] == bent[:2]
    assert all(one > other for one, other in zip(straight[2:], bent[2:], strict=True))


def test_a_camp_nearby_is_worth_something():
    """Section 3, camp: members enter there."""
    tiles = {"b3": ("B4", 0), "b2": ("E1", 3), "c3": ("D1", 5)}
    near = position(tiles=tiles, camps={"b3": 0})
    state = position(tiles=tiles)
    evaluation, ways = evaluation_of(state, 0, tuned_weights(state))
    there = ways.from_homes((INDEX["a5"], INDEX["b3"]))
    assert evaluation.with_camps(there).contested_worth() > evaluation.contested_worth()
    assert near.homes[0] == (INDEX["a5"], INDEX["b3"])


def test_the_scorings_to_come_are_the_volcanoes_and_the_end():
    """Section 6: one scoring round a volcano, one at the end."""
    state = new_game(setup(2))
    assert len(turns_until_scorings(state)) == 4
    # 35 hexagons are still to come: five of set A, then B with the first volcano among six
    assert turns_until_scorings(state)[0] == (5 + 3.5) / 2
    assert turns_until_scorings(state)[-1] == 35 / 2
    for seed in range(3):
        match = random_match(BASIC, 3, seed)
        counts = [len(turns_until_scorings(match.before(i))) for i in range(len(match.actions))]
        assert counts == sorted(counts, reverse=True)
        assert counts[0] == 4
        assert counts[-1] == 0


def test_the_view_tells_as_much_as_the_position():
    """Section 9: nothing hidden is used."""
    match = random_match(AUCTION, 4, 2)
    for index in range(0, len(match.actions), 50):
        state = match.before(index)
        view = rules.view(state)
        assert turns_until_scorings(view) == turns_until_scorings(state)
        assert worth(view) == worth(state)


def test_an_unseen_treasure_is_worth_what_it_adds_on_average():
    """Section 5: 1, 3 and 6 points for one, two and three of a kind."""
    state = position(treasures={0: (5, 5), 1: (2,)})
    assert unseen_treasures(state) == [3, 3, 2, 3, 3, 1, 3, 3]
    # 20 of 21 make a first single, the last one of kind 5 a third: 3 points
    plain = treasure_payments(1, PLAIN)
    assert plain == [0, 1, 3, 6]
    gain = expected_gain(plain, state.treasures[0], unseen_treasures(state))
    assert gain == pytest.approx((20 * 1 + 1 * 3) / 21)
    assert expected_gain(plain, state.treasures[0], [0] * 8) == 0


def test_a_set_that_can_still_grow_is_worth_more_than_it_pays():
    growing = replace(PLAIN, single=0.6, pair=0.7)
    assert treasure_payments(4, growing) == pytest.approx([0, 4 + 1.8, 12 + 2.1, 24])
    assert treasure_payments(1, growing) == treasure_payments(1, PLAIN)
    assert treasure_payments(0, growing) == [0, 0, 0, 0]
