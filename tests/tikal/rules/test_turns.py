"""Who acts when: turns, volcano rounds, the end of the game (sections 3 and 6)."""

import random

import pytest

from game.tikal import rules
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import HEXAGON_INDEX, HEXAGONS
from game.tikal.rules.scoring import winners
from game.tikal.rules.setup import LENGTHS, SHORT, VARIANTS, Options, Setup, new_setup
from game.tikal.rules.turns import is_final_round, rounds_scored, scoring_rounds
from tests.tikal.rules.positions import (
    after_last,
    before,
    game,
    lay,
    legal,
    masks,
    own,
    play,
    players,
    position,
    put,
    why,
)
from tests.tikal.rules.referee import random_action


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    """2 and 3: one hexagon a turn, in the order of the deck."""
    state = game("A6", "A1", seats=seats, first_player=1)
    order, hexagons = [], []
    for _ in range(6):
        order.append(state.seat)
        hexagons.append(state.hand)
        rules.apply(state, rules.legal_actions(state)[0])
        play(state, "end")
    assert order == [(1 + turn) % seats for turn in range(6)]
    assert hexagons == list(state.deck[:6])
    assert hexagons[:2] == [HEXAGON_INDEX["A6"], HEXAGON_INDEX["A1"]]


def test_what_is_left_is_lost() -> None:
    """3: points are not saved."""
    state = play(position(), "enter w a5", "end", "tile c4 r0")
    assert (state.seat, state.ap) == (1, 10)


def test_the_turn_ends_only_by_end() -> None:
    """Record format: always explicit, at 0 AP too."""
    state = play(position(ap=1), "enter w a5")
    assert (state.phase, state.seat, legal(state)) == ("act", 0, {"end"})


def test_a_volcano_starts_a_scoring_round_before_it_is_placed() -> None:
    """6: the drawer takes 10 AP first, with the volcano set aside."""
    state = play(before("B1", seats=3, drawer=1), "end")
    assert (state.seat, state.phase, state.ap, state.scoring_queue) == (1, "act", 10, (1, 2, 0))
    assert state.hand == HEXAGON_INDEX["B1"]
    assert HEXAGON_INDEX["B1"] not in state.hexagon
    assert not is_final_round(state)
    assert "nothing-to-place" in why(state, "tile c4 r0")


def test_scoring_turns_go_clockwise_and_score_at_once() -> None:
    """6: 10 AP, then his position at once; then the others."""
    state = before("B1", seats=3, drawer=1)
    put(state, 1, "w", "a4")
    play(state, "end", "enter w a5", "end")
    assert state.score == [0, 1, 0]
    assert (state.seat, state.ap, state.scoring_queue) == (2, 10, (2, 0))
    # seat 2 takes the temple after seat 1 has been paid: it pays again
    put(state, 2, "ww", "a4")
    play(state, "end")
    assert state.score == [0, 1, 1]
    assert (state.seat, rounds_scored(state)) == (0, 0)
    play(state, "end")
    assert rounds_scored(state) == 1


def test_the_drawer_then_places_the_volcano_and_goes_on() -> None:
    """6: he places it, draws no other hexagon and takes his normal 10 AP."""
    state = play(before("B1", seats=3, drawer=1), "end", "end", "end", "end")
    assert (state.seat, state.phase, state.ap, state.scoring_queue) == (1, "place", 0, ())
    assert state.hand == HEXAGON_INDEX["B1"]
    play(state, "tile c4 r0")
    assert (state.seat, state.phase, state.ap) == (1, "act", 10)
    play(state, "end")
    assert (state.seat, state.phase) == (2, "place")
    assert state.scorings[-1].seat == 0


def test_a_scoring_turn_and_the_turn_after_are_two_turns() -> None:
    """3, decision: each phase of 10 AP has its own limits."""
    state = before("B1")
    put(state, 0, "ww", "a4")
    lay(state, "c4 A2 r0")
    masks(state, "c4", 1, 2, 3, 4)
    put(state, 0, "ww", "c4")
    play(state, "end", "dig a4", "dig a4", "recover c4", "recover c4")
    assert legal(state, "dig") | legal(state, "recover") == set()
    play(state, "end", "end", "tile c5 r0", "dig a4", "dig a4", "recover c4", "recover c4")
    assert state.value[INDEX["a4"]] == 5
    assert sum(state.treasures[0]) == 4


def test_points_add_up_over_the_rounds() -> None:
    """5: nothing is lost by scoring."""
    state = before("B1")
    put(state, 0, "w", "a4")
    own(state, 0, 3, 3)
    play(state, "end", "end", "end")
    assert state.score == [4, 0]
    state.deck = (*state.deck[:7], HEXAGON_INDEX["D3"], *state.deck[8:])
    play(state, "tile c4 r0", "end", "end", "end")
    assert state.score == [8, 0]
    assert rounds_scored(state) == 2


@pytest.mark.parametrize(("seats", "last", "order"), [(2, 0, (1, 0)), (3, 2, (0, 1, 2))])
def test_the_final_round_starts_with_the_left_neighbour(
    seats: int, last: int, order: tuple[int, ...]
) -> None:
    """6: clockwise from the left neighbour of the player of the last turn (German rules)."""
    state = play(after_last(seats, last), "end")
    assert (state.scoring_queue, state.seat, state.ap) == (order, order[0], 10)
    assert is_final_round(state)
    play(state, *["end"] * seats)
    assert state.phase == "over"
    assert [scored.seat for scored in state.scorings] == list(order)
    assert legal(state) == set()
    assert why(state, "end") == "game-over"


def test_most_points_win() -> None:
    """6: then the game ends; most points wins."""
    state = after_last(3)
    own(state, 1, 1)
    assert winners(play(state, "end", "end", "end", "end")) == [1]


def test_equal_points_share_the_win() -> None:
    """6, decision."""
    state = after_last(4)
    own(state, 1, 1)
    own(state, 3, 2)
    play(state, "end", "end", "end", "end", "end")
    assert state.score == [0, 1, 0, 1]
    assert winners(state) == [1, 3]


@pytest.mark.parametrize("variant", ["basic", "auction"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_short_game_ends_with_its_second_scoring_round(variant: str, seats: int) -> None:
    """6, option length: the second volcano is not placed, and nobody has another turn."""
    chance, setup = random.Random(seats), short_setup(variant, seats)
    state = rules.new_game(setup)
    while rounds_scored(state) < 2:
        final = is_final_round(state)
        assert final == (bool(state.scoring_queue) and rounds_scored(state) == 1)
        queue, drawer = state.scoring_queue, state.placer
        assert not final or HEXAGONS[state.hand].kind == "volcano"
        assert not queue or queue[0] != drawer or len(queue) == seats
        rules.apply(state, random_action(state, chance))
    assert (state.phase, state.hand, state.ap) == ("over", -1, 0)
    assert rules.legal_actions(state) == []
    volcanoes = [one for one in state.hexagon if one >= 0 and HEXAGONS[one].kind == "volcano"]
    assert len(volcanoes) == 1


def test_mini_tikal_is_as_long_in_a_short_game() -> None:
    """8: two scoring rounds, the volcano's and the last."""
    for length in LENGTHS:
        state, chance = rules.new_game(short_setup("mini", 2, length)), random.Random(1)
        while state.phase != "over":
            rules.apply(state, random_action(state, chance))
        assert (rounds_scored(state), scoring_rounds(state)) == (2, 2)
        assert state.drawn == len(state.deck)


def short_setup(variant: str, seats: int, length: str = SHORT) -> Setup:
    """A shuffled set-up of a short game."""
    return new_setup(players(seats), 0, 5, Options(length=length), VARIANTS[variant])
