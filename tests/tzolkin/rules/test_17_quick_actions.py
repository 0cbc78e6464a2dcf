"""Section 17: quick actions and five players."""

from dataclasses import replace

import pytest

from game.tzolkin.rules import new_game
from game.tzolkin.rules.data.tiles import MONUMENT_INDEX
from game.tzolkin.rules.scoring import monument_points
from game.tzolkin.rules.setup import WEALTH_KEPT
from game.tzolkin.rules.state import DUMMY, FREE
from tests.tzolkin.rules.positions import (
    display,
    force,
    game,
    goods,
    legal,
    own,
    play,
    position,
    setup,
    stand,
    techs,
    why,
)


def quick(tile, **things):
    """A position in which a tile is in force."""
    state = own(position(quick_actions=True), **things)
    state.quick_tiles = (tile,) * 13
    state.quick_spaces = [FREE] * 3
    return state


def used(tile, **things):
    """A worker was placed on it and the turn ended."""
    return play(quick(tile, **things), "place quick", "end")


@pytest.mark.parametrize(
    ("tooth", "index"),
    [(0, 0), (1, 0), (2, 1), (13, 6), (14, 7), (15, 7), (24, 12), (26, 12), (27, 12)],
)
def test_the_tile_of_the_tooth(tooth, index):
    state = position(quick_actions=True)
    state.days_passed, state.quick_tiles = tooth, tuple(f"tile {n}" for n in range(13))
    assert state.current_quick_tile() == f"tile {index}"


def test_the_order_is_age_1_then_age_2():
    dealt = setup(quick_actions=True)
    assert game(quick_actions=True).quick_tiles == dealt.quick1 + dealt.quick2
    assert (len(dealt.quick1), len(dealt.quick2)) == (7, 6)


@pytest.mark.parametrize(
    ("tile", "wanted"),
    [
        ("corn3", (3, 0, 0, 0)),
        ("wood1_corn1", (1, 1, 0, 0)),
        ("stone1", (0, 0, 1, 0)),
        ("gold1", (0, 0, 0, 1)),
    ],
)
def test_goods_at_the_end_of_the_turn(tile, wanted):
    state = play(quick(tile, corn=1), "place quick")
    assert (goods(state), legal(state)) == ((0, 0, 0, 0), {"end"})
    assert why(state, "place tikal") == "quick-worker-is-last"
    assert goods(play(state, "end")) == wanted


def test_it_costs_a_corn_and_the_usual_extra():
    state = play(quick("corn3", corn=3), "place tikal", "place uxmal")
    assert "place quick" not in legal(state)
    assert why(state, "place quick") == "too-little-corn (price: 3, corn: 2)"
    state = play(quick("corn3", corn=4), "place tikal", "place uxmal", "place quick")
    assert state.corn[0] == 0


def test_technology_step_market_and_building():
    state = used("tech_pay", corn=1, wood=1)
    assert (state.seat, len(legal(state))) == (0, 4)
    play(state, "tech theology", "pay wood")
    assert (techs(state)[3], state.seat) == (1, 1)
    state = play(used("market", corn=1, wood=1), "sell wood", "done")
    assert (state.corn[0], state.seat) == (2, 1)
    state = quick("pay1corn_build", corn=2, wood=1, architecture=3)
    play(display(state, "B01"), "place quick", "end")
    assert legal(state) == {"build B01"}
    play(state, "build B01")
    # neither corn nor points nor a spared cube: no technology helps
    assert (goods(state), state.score[0], state.seat) == ((0, 0, 0, 0), 0, 1)


def test_b08_built_quickly_brings_a_building_with_architecture():
    state = display(quick("pay1corn_build", corn=2, wood=2, gold=1, architecture=1), "B08 B01")
    play(state, "place quick", "end", "build B08", "temple chaac")
    assert legal(state) == {"build B01", "nothing"}
    assert play(state, "build B01").corn[0] == 1


@pytest.mark.parametrize(
    ("tile", "poor", "able"),
    [
        ("tech_pay", {"corn": 1}, {"corn": 1, "gold": 1}),
        (  # agriculture alone can be paid
            "tech_pay",
            {"corn": 1, "extraction": 1, "architecture": 1, "theology": 1},
            {"corn": 1, "gold": 1, "extraction": 1, "architecture": 1, "theology": 1},
        ),
        ("market", {"corn": 2}, {"corn": 3}),
        ("pay1corn_build", {"corn": 2, "architecture": 3}, {"corn": 2, "wood": 1}),
        ("pay1corn_build", {"corn": 1, "wood": 1}, {"corn": 2, "wood": 1}),
    ],
)
def test_only_if_the_action_can_be_carried_out(tile, poor, able):
    state = display(quick(tile, **poor), "B01")
    assert "place quick" not in legal(state)
    assert why(state, "place quick") == f"quick-action-impossible (tile: {tile})"
    assert "place quick" in legal(display(quick(tile, **able), "B01"))


def test_the_corn_of_the_teeth_counts_with_the_starting_player_space():
    state = display(quick("pay1corn_build", corn=2, wood=1), "B01")
    state.calendar_corn = 1
    play(state, "place start")
    assert "place quick" in legal(state)
    play(state, "place quick", "end")
    assert (state.corn[0], state.phase) == (0, "build")
    without = display(quick("pay1corn_build", corn=2, wood=1), "B01")
    assert "place quick" not in legal(play(without, "place start"))


def test_gold_under_p07_costs_a_corn_and_is_not_asked():
    assert "place quick" not in legal(force(quick("gold1", corn=1), "P07"))
    state = force(quick("gold1", corn=2), "P07")
    assert goods(play(state, "place quick", "end")) == (0, 0, 0, 1)


def test_three_spaces_one_worker_a_turn():
    state = quick("corn3", corn=9)
    state.quick_spaces = [DUMMY, DUMMY, FREE]
    play(state, "place quick")
    assert state.quick_spaces == [DUMMY, DUMMY, 0]
    own(state, 1, corn=9)
    play(state, "end")
    assert why(state, "place quick") == "no-quick-space-free"


def test_the_worker_returns_before_the_calendar_turns():
    state = play(quick("corn3", corn=9), "place quick", "end")
    assert state.workers_in_hand[0] == 2
    play(state, "place tikal", "end")
    assert (state.workers_in_hand[0], state.quick_spaces) == (3, [FREE] * 3)


def test_he_does_not_count_for_t01_and_t06():
    state = stand(own(quick("corn3", corn=9), tribe="T01"), "yaxchilan 1")
    play(state, "place tikal", "place quick")
    assert legal(state) == {"end"}
    state = play(own(quick("corn3", corn=9), tribe="T06"), "place quick")
    assert state.corn[0] == 8


def test_without_the_option_there_are_none():
    assert why(position(), "place quick") == "without-quick-actions"


@pytest.mark.parametrize(
    ("seats", "gears", "blocked"), [(2, 16, 2), (3, 11, 1), (4, 5, 1), (5, 0, 0)]
)
def test_dummies(seats, gears, blocked):
    """Counted after all have chosen: discarded tiles follow where the others run out."""
    for seed in range(30):
        state = game(seats, seed=seed, quick_actions=True)
        assert state.quick_spaces == [DUMMY] * blocked + [FREE] * (3 - blocked)
        assert state.teeth.count(DUMMY) <= gears
        while state.phase == "keep":
            play(state, sorted(legal(state))[0])
        assert state.teeth.count(DUMMY) == gears


def test_discarded_tiles_put_the_missing_dummies():
    """Two players were dealt all tiles of two gears: 13 tiles and two opposite dummies are 15."""
    dealt = replace(setup(2, quick_actions=True), wealth=tuple(range(21)))
    state = new_game(dealt)
    assert state.teeth.count(DUMMY) == 15
    play(state, "keep W01 W03", "keep W05 W07")
    # W02 follows first of those that were discarded, on space 3 of Palenque
    assert (state.teeth.count(DUMMY), state.teeth[3], state.teeth[8]) == (16, DUMMY, FREE)


def test_five_players():
    state = game(5, quick_actions=True)
    assert (state.jungle_corn, state.jungle_wood) == ([5] * 4, [0, 5, 5, 5])
    assert len(state.displayed_monuments) == 7
    assert len(game(5, quick_actions=True, monuments5=6).displayed_monuments) == 6
    while state.phase == "keep":
        play(state, sorted(legal(state))[0])
    assert all(len(tiles) == WEALTH_KEPT for tiles in state.wealth)
    own(state, monuments="M05")
    assert monument_points(state, 0, MONUMENT_INDEX["M05"]) == 3
