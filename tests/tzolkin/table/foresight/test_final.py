"""Points if it ended now are those that the rules count at the end."""

import pytest

from game.tzolkin.rules.scoring import monument_points, totals
from game.tzolkin.table.foresight.final import finals
from tests.tzolkin.table.foresight.positions import positions


@pytest.mark.parametrize("first", range(0, 24, 8))
def test_all_parts_add_up_to_the_total(first: int) -> None:
    for state in positions(first, 8, 0.03):
        told = finals(state)
        for seat, one in enumerate(told):
            assert one.monuments == tuple(
                (number, monument_points(state, seat, number))
                for number in state.own_monuments[seat]
            )
        state.phase = "over"
        assert [one.quarters for one in told] == totals(state)
