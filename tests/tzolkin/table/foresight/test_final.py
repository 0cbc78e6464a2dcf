"""Points if it ended now are those that the rules count at the end."""

import pytest

from game.tzolkin.rules.data.board import FOOD_DAYS
from game.tzolkin.rules.scoring import monument_points, totals_in_quarters
from game.tzolkin.rules.state import OVER, PICKING, PLACED_ON_QUICK_SPACE, PLACING
from game.tzolkin.table.foresight.final import finals
from tests.tzolkin.table.foresight.positions import game_of, held_by_the_rules, positions


@pytest.mark.parametrize("first", range(0, 24, 8))
def test_it_is_what_the_rules_count_after_the_last_food_day(first: int) -> None:
    for state in positions(first, 8, 0.03):
        if state.phase in ("keep", "tribe"):
            continue
        told, ended = finals(state), state.copy()
        if state.phase in (PLACING, PICKING) and state.start_space == state.seat:
            ended.corn[state.seat] += state.calendar_corn
        if state.phase != OVER:
            ended = held_by_the_rules(ended, FOOD_DAYS)
        ended.phase = OVER
        assert [one.quarters for one in told] == totals_in_quarters(ended)
        for seat, one in enumerate(told):
            assert (one.last_day is None) == (state.phase == OVER)
            assert one.monuments == tuple(
                (number, monument_points(ended, seat, number))
                for number in state.own_monuments[seat]
            )


@pytest.mark.parametrize("first", range(0, 40, 8))
def test_one_action_before_the_end_it_is_the_end(first: int) -> None:
    compared = 0
    for seed in range(first, first + 8):
        before = None
        for state in game_of(seed):
            if state.phase == OVER and before.phase in (PLACING, PICKING):
                if before.turn_flags & PLACED_ON_QUICK_SPACE:
                    continue
                assert [one.quarters for one in finals(before)] == totals_in_quarters(state)
                compared += 1
            before = state.copy()
    assert compared
