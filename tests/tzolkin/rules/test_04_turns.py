"""Sections 3 and 4: rounds, turns, begging and mercy."""

import pytest

from tests.tzolkin.rules.positions import (
    display,
    end_of_round,
    force,
    legal,
    names,
    own,
    play,
    position,
    stand,
    temples,
    why,
)


def test_each_player_has_one_turn_clockwise_from_the_first():
    state = position(3)
    for seat in (0, 1, 2):
        assert (state.seat, state.round) == (seat, 1)
        play(
            state, "place palenque" if seat == 0 else "place tikal" if seat == 1 else "place uxmal"
        )
        play(state, "end")
    assert (state.seat, state.round, state.days_passed) == (0, 2, 1)


def test_a_turn_is_placing_or_picking_up_never_both_and_never_nothing():
    state = stand(own(position(), corn=9), "tikal 3")
    assert why(state, "end") == "turn-to-begin"
    assert why(state, "pass") == "only-ahmakiq-passes"
    placed = play(state.copy(), "place uxmal")
    assert why(placed, "pick tikal 3") == "placed-or-picked-up"
    taken = play(state.copy(), "pick tikal 3", "nothing")
    assert why(taken, "place uxmal") == "workers-are-picked-up"
    assert legal(taken) == {"end"}


@pytest.mark.parametrize("corn", [0, 1, 2])
def test_begging_gives_three_corn_for_a_step_down(corn):
    state = own(position(), corn=corn)
    play(state, "beg kukulcan")
    assert (state.corn[0], temples(state)) == (3, [1, 1, 0])
    assert state.phase == "turn"


def test_no_begging_with_three_corn_nor_after_anything_else():
    assert "too-much-corn-to-beg (limit: 2)" in why(own(position(), corn=3), "beg chaac")
    state = play(own(position(), corn=1), "place tikal")
    assert why(state, "beg chaac") == "workers-are-placed"


def test_no_begging_from_the_lowest_step():
    state = own(position(), chaac=0)
    assert legal(state, "beg") == {"beg quetzalcoatl", "beg kukulcan"}
    assert why(state, "beg chaac") == "on-lowest-step (temple: chaac)"
    own(state, quetzalcoatl=0, kukulcan=0)
    assert legal(state, "beg") == set()


def crowded(lowest=3):
    """All spaces below are taken, and so is the starting-player space."""
    state = position()
    for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen"):
        for space in range(lowest):
            state.teeth[{"p": 0, "y": 10, "t": 20, "u": 30, "c": 40}[gear[0]] + space] = -2
    state.start_space = 1
    return state


def test_begging_is_compulsory_with_nobody_on_a_gear_and_too_little_corn():
    state = own(crowded(), corn=2)
    assert legal(state) == {"beg chaac", "beg quetzalcoatl", "beg kukulcan"}
    assert why(state, "mercy tikal") == "no-need-for-mercy"


def test_mercy_pays_all_corn_for_one_worker_on_the_lowest_space():
    state = own(crowded(4), corn=3)
    state.teeth[24] = -2
    assert legal(state) == {
        f"mercy {gear}" for gear in ("palenque", "yaxchilan", "uxmal", "chichen")
    }
    assert why(state, "mercy tikal") == "lowest-space-elsewhere"
    play(state, "mercy uxmal")
    assert (state.corn[0], state.teeth[34], state.workers_in_hand[0]) == (0, 0, 2)
    assert legal(state) == {"end"}
    assert why(state, "place uxmal") == "one-worker-by-mercy"
    assert why(state, "place start") == "one-worker-by-mercy"


def test_mercy_also_for_who_is_too_poor_after_begging_or_cannot_beg():
    state = play(own(crowded(4), corn=0), "beg chaac")
    assert legal(state) == {
        f"mercy {g}" for g in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
    }
    low = own(crowded(4), corn=1, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert len(legal(low, "mercy")) == 5


def test_no_mercy_for_who_stands_on_a_gear():
    state = stand(own(crowded(4), corn=3), "tikal 5")
    assert legal(state) == {"pick tikal 5"}


def test_surcharges_do_not_matter_for_mercy():
    """4: the lowest space counts, not the cheapest (P13)."""
    state = force(own(crowded(4), corn=3), "P13")
    assert "mercy chichen" in legal(state)


def test_who_placed_on_the_starting_player_space_takes_the_corn_at_the_end():
    state = position()
    state.calendar_corn = 4
    play(state, "place start")
    assert (state.corn[0], state.start_space) == (0, 0)
    play(state, "end")
    assert (state.corn[0], state.calendar_corn) == (4, 0)


def test_buildings_are_refilled_at_the_end_of_the_turn():
    state = display(own(stand(position(), "tikal 2"), wood=1), "B01 B06")
    deck = state.deck1
    play(state, "pick tikal 2", "do 2", "build B01")
    assert names(state.displayed_buildings) == {"B06"}
    play(state, "end")
    assert len(state.displayed_buildings) == 6
    assert state.deck1 == deck[5:]


def test_a_deck_that_is_out_leaves_places_empty():
    state = display(own(stand(position(), "tikal 2"), wood=1), "B01 B06")
    state.deck1 = ()
    play(state, "pick tikal 2", "do 2", "build B01", "end")
    assert names(state.displayed_buildings) == {"B06"}


def test_the_round_ends_after_everybody():
    state = end_of_round(own(own(position(), corn=5), 1, corn=5))
    assert (state.round, state.seat, state.calendar_corn) == (2, 0, 1)
