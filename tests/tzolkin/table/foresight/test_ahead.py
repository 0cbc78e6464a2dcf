"""What is foreseen is what the rules bring when nobody does anything meanwhile."""

import pytest

from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules.actions import Do, DoOn, Pick
from game.tzolkin.rules.data.board import GEAR_OF, NONE
from game.tzolkin.rules.rounds import advance_days
from game.tzolkin.rules.state import FREE, PICKING
from game.tzolkin.table.foresight.ahead import days_left, outlook, pushed_off, state_in_days
from tests.tzolkin.rules.positions import own, position, stand, tooth
from tests.tzolkin.table.foresight.positions import positions


def waited(state, days: int):
    """The rules let so many days pass, one by one."""
    later = state.copy()
    for _ in range(days):
        advance_days(later, 1)
        later.food_days_done = min(later.food_days_done, 3)
    return later


@pytest.mark.parametrize("first", range(30, 48, 6))
def test_the_board_in_some_days(first: int) -> None:
    for state in positions(first, 6, 0.01):
        for days in (1, 2, 5):
            if state.days_passed + days > 26:
                continue
            later, played = state_in_days(state, days), waited(state, days)
            assert later.teeth == played.teeth
            assert later.workers_in_hand == played.workers_in_hand
            gone = [state.teeth[one] for one in pushed_off(state, days)]
            assert sorted(gone) == sorted(
                seat
                for seat in range(state.seats)
                for _ in range(played.workers_in_hand[seat] - state.workers_in_hand[seat])
            )


@pytest.mark.parametrize("first", range(48, 64, 8))
def test_what_a_worker_could_do_is_what_the_rules_list(first: int) -> None:
    for state in positions(first, 8, 0.02):
        for tooth_, seat in enumerate(state.teeth[:-1]):
            if seat < 0:
                continue
            for days in (0, 1, 4):
                _is_listed(state, tooth_, seat, days)


def _is_listed(state, tooth_: int, seat: int, days: int) -> None:
    told, later = outlook(state, tooth_, days), waited(state, 0)
    later = state_in_days(state, days)
    if days_left(state, tooth_) <= days:
        assert (told.space, told.actions) == (-1, ())
        return
    later.seat, later.phase, later.pending_steps = seat, PICKING, []
    assert Pick.of(tooth_ + days) in legal_actions(later)
    apply(later, Pick.of(tooth_ + days))
    listed = [one for one in legal_actions(later) if isinstance(one, Do | DoOn)]
    gear = GEAR_OF[tooth_]
    named = [(one.gear if isinstance(one, DoOn) else gear, one.number) for one in listed]
    assert [(way.gear, way.number) for way in told.actions] == named
    for action, way in zip(listed, told.actions, strict=True):
        after = later.copy()
        apply(after, action)
        assert (after.corn, after.phase, after.phase_args) == (
            way.after.corn,
            way.after.phase,
            way.after.phase_args,
        )


def test_a_worker_on_the_last_space_has_one_day() -> None:
    state = stand(position(), "tikal 7", "tikal 6")
    assert days_left(state, tooth("tikal 7")) == 1
    assert pushed_off(state, 1) == [tooth("tikal 7")]
    assert pushed_off(state, 2) == [tooth("tikal 6"), tooth("tikal 7")]
    assert outlook(state, tooth("tikal 7"), 1).space == -1


def test_who_has_one_space_more_has_a_day_more() -> None:
    state = stand(own(position(tribes=True), tribe="T06"), "tikal 7")
    assert days_left(state, tooth("tikal 7")) == 2


def test_waiting_makes_an_action_dearer_to_go_back_to() -> None:
    state = stand(own(position(), corn=5), "yaxchilan 2")
    ways = {(way.number, way.corn) for way in outlook(state, tooth("yaxchilan 2"), 1).actions}
    assert ways == {(1, 2), (2, 1), (3, 0)}


def test_the_position_is_left_alone() -> None:
    state = stand(own(position(), corn=5), "yaxchilan 2")
    before = (state.teeth[:], state.phase, state.start_space, state.workers_in_hand[:])
    outlook(state, tooth("yaxchilan 2"), 2)
    assert before == (state.teeth, state.phase, NONE, state.workers_in_hand)
    assert state.teeth[tooth("yaxchilan 4")] == FREE
