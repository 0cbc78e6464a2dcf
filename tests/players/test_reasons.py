"""A turn's reason: its best parts with their points, then what is given up for them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.message import Message
from game.players.reasons import MOST_PARTS, TurnPart, reason_of_parts, single_reasons


@given(st.lists(st.floats(-20, 20), min_size=1, max_size=6), st.integers(0, 2))
def test_the_greatest_gains_come_first_and_only_those_of_a_point_are_added(gains, given_up):
    parts = [TurnPart(gain, Message(f"part-{number}")) for number, gain in enumerate(gains)]
    lost = [Message(f"lost-{number}") for number in range(given_up)]
    told = list(single_reasons(reason_of_parts(parts, lost)))
    reasons, points = [one for one, _ in told], [count for _, count in told]
    assert reasons[len(reasons) - given_up :] == lost
    best, *more = points[: len(points) - given_up]
    assert best == max(0, round(round(max(gains), 6)))
    assert all(more)
    assert [best, *more] == sorted([best, *more], reverse=True)
    worth = sum(round(round(gain, 6)) > 0 for gain in gains)
    assert 1 + len(more) == max(1, min(MOST_PARTS, worth))


def test_a_reason_that_names_points_has_no_other_figure():
    pays = Message("pays", {"points": 5})
    assert reason_of_parts([TurnPart(1.2, pays)]) == pays


def test_a_turn_without_parts_has_no_reason():
    with pytest.raises(ValueError, match="unpack"):
        reason_of_parts([])
