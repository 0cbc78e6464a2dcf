"""Section 5: placing."""

import pytest

from tests.tzolkin.rules.positions import legal, own, play, position, stand, why


def test_the_rulebooks_sums():
    """Spaces 0, 0, 2 cost 5; spaces 3, 4 cost 8."""
    state = own(position(), corn=5)
    stand(state, "tikal 0", "tikal 1", seat=1)
    play(state, "place palenque", "place uxmal", "place tikal")
    assert state.corn[0] == 0
    state = own(position(), corn=8)
    for space in ("tikal 0", "tikal 1", "tikal 2"):
        stand(state, space, seat=1)
    for space in ("uxmal 0", "uxmal 1", "uxmal 2", "uxmal 3"):
        state.teeth[30 + int(space[-1])] = -2
    play(state, "place tikal", "place uxmal")
    assert state.corn[0] == 0


@pytest.mark.parametrize("workers", range(1, 7))
def test_each_worker_more_costs_more(workers):
    """0, 1, 2, 3, 4, 5 more for the first to the sixth, besides the spaces."""
    state = own(position(), corn=99, hand=6, bank=0)
    gears = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen", "palenque"]
    play(state, *(f"place {gear}" for gear in gears[:workers]))
    spaces = 1 if workers == 6 else 0
    assert state.corn[0] == 99 - sum(range(workers)) - spaces


def test_the_lowest_free_space_is_taken_whoever_stands_below():
    state = own(position(), corn=9)
    state.teeth[20], state.teeth[21] = -2, 1
    play(state, "place tikal")
    assert (state.teeth[22], state.corn[0]) == (0, 7)
    play(state, "place tikal")
    assert (state.teeth[23], state.corn[0]) == (0, 7 - 3 - 1)


def test_each_worker_is_paid_at_once_and_must_be_paid_for():
    state = own(position(), corn=0)
    play(state, "place tikal")
    assert why(state, "place tikal") == "too-little-corn (price: 2, corn: 0)"
    assert legal(state) == {"end"}


def test_only_workers_in_hand_are_placed():
    state = own(position(), corn=99, hand=1, bank=5)
    play(state, "place tikal")
    assert legal(state) == {"end"}
    assert why(state, "place uxmal") == "no-worker-in-hand"
    assert why(state, "place start") == "no-worker-in-hand"


def test_the_starting_player_space_costs_nothing_but_the_extra():
    state = play(own(position(), corn=1), "place tikal", "place start")
    assert (state.corn[0], state.start_space, state.workers_in_hand[0]) == (0, 0, 1)
    assert why(state, "place start") == "starting-player-space-taken"
    assert why(play(own(position(), corn=0), "place tikal"), "place start") == (
        "too-little-corn (price: 1, corn: 0)"
    )


def test_spaces_without_a_number_are_not_placed_on():
    state = own(position(), corn=99)
    for space in range(8):
        state.teeth[20 + space] = -2
    for space in range(11):
        state.teeth[40 + space] = -2
    assert not legal(state, "place tikal")
    assert why(state, "place tikal") == "no-space-free (gear: tikal)"
    assert why(state, "place chichen") == "no-space-free (gear: chichen)"
    state.teeth[27] = state.teeth[50] = -1
    assert play(state, "place tikal").corn[0] == 92
    assert play(state, "place chichen").corn[0] == 92 - 10 - 1
