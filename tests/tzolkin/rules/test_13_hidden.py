"""Section 13: what players may not see."""

import pytest

from game.core.message import HiddenInformation
from game.tzolkin import rules
from game.tzolkin.rules.hidden import UNKNOWN, UNKNOWN_TILE, view
from game.tzolkin.rules.records import dump
from tests.tzolkin.rules.positions import display, game, legal, own, picked, play, position
from tests.tzolkin.rules.refereed import everything


def test_decks_are_hidden_and_their_size_is_not():
    state = position()
    seen = view(state, 0)
    assert set(seen.deck1) == set(seen.deck2) == {UNKNOWN}
    assert (len(seen.deck1), len(seen.deck2)) == (8, 18)
    assert dump(seen) == dump(state)
    assert legal(seen) == legal(state)


def test_the_others_wealth_tiles_are_hidden_until_all_have_chosen():
    state = game(3)
    tiles = sorted(legal(state))[0]
    play(state, tiles)
    for seat in range(3):
        seen = view(state, seat)
        own_tiles = state.dealt_wealth[4 * seat : 4 * seat + 4]
        shown = {number for number in seen.dealt_wealth[:12] if number != UNKNOWN}
        assert shown == set(own_tiles)
        assert seen.dealt_wealth[12:] == state.dealt_wealth[12:]  # turned up for the dummies
        assert (seen.wealth[0] != ()) == (seat == 0)
    assert legal(view(state, 1)) == legal(state)
    while state.phase == "keep":
        play(state, sorted(legal(state))[0])
    assert state.dealt_wealth == ()
    assert view(state, 2).wealth == state.wealth


def test_tribes_are_hidden_until_all_have_chosen():
    state = play(game(2, tribes=True), sorted(legal(game(2, tribes=True)))[0])
    seen = view(state, 1)
    assert (seen.tribe, seen.phase) == ([0, 0], "keep")
    assert set(seen.dealt_tribes[:2]) == {UNKNOWN}
    assert view(state, 0).tribe[0] == state.tribe[0] > 0
    before = game(2, tribes=True)
    assert view(before, 1).phase == view(state, 1).phase  # which he is at tells nothing
    assert view(before, 0).phase == "tribe"
    assert legal(view(before, 0)) == legal(before)


def test_the_last_choice_reveals_and_is_refused_in_a_view():
    state = play(game(), sorted(legal(game()))[0])
    with pytest.raises(HiddenInformation, match="hidden"):
        play(view(state, 1), sorted(legal(state))[0])


def test_a_refill_is_refused_in_a_view():
    state = display(picked("tikal 2", wood=9), "B01 B02 B03 B09 B10 B04")
    play(state, "do 2", "build B01")
    with pytest.raises(HiddenInformation):
        play(view(state, 0), "end")
    assert len(play(state, "end").displayed_buildings) == 6


def test_what_reveals_nothing_can_be_played_on_in_a_view():
    state = own(position(), corn=5)
    before = everything(state)
    play(view(state, 0), "place tikal", "place palenque", "end")
    assert everything(state) == before


def test_quick_actions_of_age_2_are_hidden_until_the_first_food_day():
    state = position(quick_actions=True)
    seen = view(state, 0)
    assert seen.quick_tiles[:7] == state.quick_tiles[:7]
    assert set(seen.quick_tiles[7:]) == {UNKNOWN_TILE}
    assert len(seen.quick_tiles) == 13
    state.food_days_done = 1
    assert view(state, 0).quick_tiles == state.quick_tiles


def test_two_games_that_differ_only_in_what_is_hidden_look_alike():
    one, other = position(), position()
    other.deck1, other.deck2 = other.deck1[::-1], other.deck2[::-1]
    assert everything(one) != everything(other)
    assert everything(view(one, 1)) == everything(view(other, 1))
    assert rules.legal_actions(view(one, 0)) == rules.legal_actions(one)
