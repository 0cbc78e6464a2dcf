"""What is found in a match whose turns were reviewed, and where its turns begin and end."""

from types import SimpleNamespace

from game.core.message import Message
from game.players.forecast import Forecast, expected_points
from game.players.review import MAX_REPORTED, ReviewedTurn, review_match, turns_of

COSTS = {1: 0.4, 2: 7.0, 3: None, 4: 2.6, 5: 9.0, 6: 3.0}
"""Of every turn, by the number of its first action; None where nothing could be judged."""
TURNS = [(first, first) for first in COSTS]


def review(first, end):
    yield
    if (cost := COSTS[first]) is not None:
        return ReviewedTurn("view", ("played",), ("better",), Message("some-reason"), cost)
    return None


def found(turns):
    work, parts = review_match(turns, review, lambda index: Forecast((index + 0.4, 10.0), ())), []
    while True:
        try:
            parts.append(next(work))
        except StopIteration as done:
            return done.value, parts


def test_the_turns_that_cost_most_are_told_the_worst_first():
    told, parts = found(TURNS)
    assert [number for number, _one in told.costly] == [5, 2, 6]
    assert len(told.costly) == MAX_REPORTED
    assert parts == [number / len(TURNS) for number in range(len(TURNS))]


def test_what_costs_less_than_a_point_is_not_told():
    told, _parts = found(TURNS[:1])
    assert told.costly == ()


def test_a_forecast_is_made_before_all_turns_and_after_each():
    told, _parts = found([(1, 2), (4, 5)])
    assert expected_points(told.forecasts) == ((0, 10), (3, 10), (6, 10))


def test_a_turn_begins_where_it_may_and_lasts_to_its_end():
    match = SimpleNamespace(actions="-ab.-c.-", before=lambda index: index)
    begins, ends = (lambda position: position not in (0, 4)), (lambda action: action == ".")
    assert turns_of(match, begins, ends) == [(1, 3), (5, 6)]
