"""Section 10: the calendar."""

import pytest

from game.tzolkin.rules.state import DUMMY
from tests.tzolkin.rules.positions import (
    force,
    legal,
    own,
    play,
    position,
    stand,
    tooth,
)


def last_turn(seats=2, **options):
    """Seat 0 began; it is the last seat's turn and about to end."""
    state = position(seats, **options)
    state.seat, state.phase = seats - 1, "placing"
    return state


def test_without_anybody_there_a_corn_is_put_on_the_teeth_and_a_day_passes():
    state = play(last_turn(), "end")
    assert (state.calendar_corn, state.days_passed, state.round, state.first_player) == (1, 1, 2, 0)
    assert (state.phase, state.seat) == ("turn", 0)


def test_who_stands_there_takes_the_marker_and_his_worker_back():
    state = last_turn(3)
    state.start_space = 1
    state.light_side[1] = False
    state.workers_in_hand[1] = 2
    play(state, "end")
    assert (state.first_player, state.workers_in_hand[1], state.start_space) == (1, 3, -1)
    assert (state.seat, state.days_passed, state.calendar_corn) == (1, 1, 0)


def test_who_has_the_marker_gives_it_to_the_next():
    state = last_turn(3)
    state.start_space, state.workers_in_hand[0], state.light_side[0] = 0, 2, False
    assert play(state, "end").first_player == 1


def test_two_days_if_the_board_is_light():
    state = last_turn()
    state.start_space, state.workers_in_hand[0] = 0, 2
    play(state, "end")
    assert (state.phase, state.seat, legal(state)) == ("advance", 0, {"advance 1", "advance 2"})
    one = play(state.copy(), "advance 1")
    assert (one.days_passed, one.round, one.light_side[0]) == (1, 2, True)
    two = play(state, "advance 2")
    assert (two.days_passed, two.round, two.light_side[0], two.seat) == (2, 2, False, 1)


@pytest.mark.parametrize(
    ("space", "asked"),
    [
        ("tikal 6", False),
        ("tikal 7", True),
        ("chichen 9", False),
        ("chichen 10", True),
        ("tikal 5", True),
        ("chichen 8", True),
    ],
)
def test_no_two_days_if_somebody_would_be_pushed_off(space, asked):
    state = stand(last_turn(), space, seat=1)
    state.start_space = 0
    state.workers_in_hand[0] = 2
    assert (play(state, "end").phase == "advance") == asked


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("space", "asked"), [("tikal 6", True), ("tikal 7", False), ("chichen 10", False)]
)
def test_cit_bolon_tums_workers_are_pushed_off_a_space_later(seat, space, asked):
    state = own(stand(last_turn(), space, seat=seat), seat, tribe="T06")
    state.start_space = 0
    assert (play(state, "end").phase == "advance") == asked


def test_dummies_do_not_block_two_days():
    state = last_turn()
    state.teeth[tooth("uxmal 6")] = DUMMY
    state.start_space = 0
    assert play(state, "end").phase == "advance"


def test_every_gear_turns_a_tooth_and_pushes_off_from_the_last_space():
    state = stand(last_turn(), "palenque 7", "yaxchilan 3", "chichen 10")
    stand(state, "tikal 0", seat=1)
    state.teeth[tooth("uxmal 7")] = state.teeth[tooth("uxmal 9")] = DUMMY
    state.teeth[tooth("chichen 12")] = DUMMY
    hand = state.workers_in_hand[0]
    play(state, "end")
    assert state.workers_in_hand[0] == hand + 2
    assert [t for t, who in enumerate(state.teeth) if who == 0] == [tooth("yaxchilan 4")]
    assert state.teeth[tooth("tikal 1")] == 1
    dummies = {t for t, who in enumerate(state.teeth) if who == DUMMY}
    assert dummies == {tooth("uxmal 8"), tooth("uxmal 0"), tooth("chichen 0")}


def test_food_days_are_held_in_rounds_8_14_21_and_27_without_jumps():
    state, held = own(own(position(), corn=99), 1, corn=99), []
    while state.phase != "over":
        if state.phase == "turn":
            if state.food_day and (state.round, state.food_day) not in held:
                held.append((state.round, state.food_day))
            picks = sorted(legal(state, "pick"))
            places = sorted(legal(state, "place palenque") | legal(state, "place tikal"))
            play(state, (places or picks or ["place uxmal"])[0])
            if state.phase == "worker":
                play(state, "nothing")
        state.corn = [99, 99]
        play(state, "end")
    assert held == [(8, 1), (14, 2), (21, 3), (27, 4)]
    assert (state.days_passed, state.round) == (27, 27)


def test_a_food_day_that_is_jumped_over_is_held_in_the_round_that_begins():
    state = last_turn()
    state.days_passed, state.round, state.start_space, state.workers_in_hand[0] = 6, 7, 0, 2
    play(state, "end", "advance 2")
    assert (state.days_passed, state.round, state.food_day) == (8, 8, 1)
    state = last_turn()
    state.days_passed, state.start_space, state.workers_in_hand[0] = 5, 0, 2
    assert play(state, "end", "advance 2").food_day == 1


def test_t06_stands_and_blocks_one_space_later():
    state = own(stand(last_turn(tribes=True), "tikal 6", seat=1), 1, tribe="T06")
    state.start_space, state.workers_in_hand[0] = 0, 2
    assert play(state.copy(), "end").phase == "advance"
    other = own(stand(last_turn(tribes=True), "tikal 7", seat=1), 1, tribe="T06")
    other.start_space, other.workers_in_hand[0] = 0, 2
    play(other, "end")
    assert (other.phase, other.teeth[tooth("tikal 8")]) == ("turn", 1)
    pushed = own(stand(last_turn(tribes=True), "tikal 8", seat=1), 1, tribe="T06")
    hand = pushed.workers_in_hand[1]
    assert play(pushed, "end").workers_in_hand[1] == hand + 1


def test_flood_counts_before_the_gear_turns():
    """14: P13 counts own workers on Chichen Itza before it turns."""
    state = force(stand(last_turn(), "chichen 10"), "P13")
    state.food_day, state.food_days_done = 2, 1
    state.corn = [9, 9]
    before = state.score[0]
    play(state, "end")
    assert state.score[0] - before == 3 + 1 + 2 + 0  # halves of 6, 2 and 4, and the band of one
