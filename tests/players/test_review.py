"""What is found in a match whose turns were reviewed, and where its turns begin and end."""

from types import SimpleNamespace

import pytest

from game.core.message import Message
from game.players.forecast import Forecast, expected_points
from game.players.proof import MOST_DEALS, Ending
from game.players.review import (
    MAX_REPORTED,
    MatchReview,
    Reviewable,
    ReviewedTurn,
    largest_differences,
    review_match,
    turns_of,
)

ESTIMATES = {1: 0.4, 2: 7.0, 3: None, 4: 2.6, 5: 9.0, 6: 3.0, 7: 8.0, 8: 5.0, 9: 4.0, 10: 6.0}
"""Of every turn, by the number of its first action; None where nothing could be judged."""
TURNS = [(first, first) for first in ESTIMATES]


def seat_of(first):
    """The seat of a turn: the last one alone is the other's."""
    return int(first == max(ESTIMATES))


class Reviewed:
    """A match; playing on finds what evaluation estimates, or nothing."""

    def __init__(self, *, proved=True, turns=TURNS):
        self.deals, self.judged = [], []
        self.proved = proved
        self.reviewable = Reviewable(turns, 2, self.forecast, self.judge, self.play_on, self.effort)

    def forecast(self, index):
        return Forecast((index + 0.4, 10.0), (0.5 + index / 100, 0.5 - index / 100))

    def effort(self, left):
        """Of the last two turns it is small."""
        return 1.0 if left < 2 else 10.0

    def judge(self, first, _end):
        self.judged.append(first)
        yield
        if (estimate := ESTIMATES[first]) is None:
            return None
        why = Message("some-reason")
        return ReviewedTurn(seat_of(first), first, ("played",), ("better",), why, estimate)

    def play_on(self, view, actions, chance):
        yield
        self.deals.append(view)
        noise = chance.random()
        return Ending(noise + ESTIMATES[view] * (self.proved and actions == ("better",)), 0.0)

    def review(self):
        work, parts = review_match(self.reviewable), []
        while True:
            try:
                parts.append(next(work))
            except StopIteration as done:
                return done.value, parts


def test_the_three_turns_of_each_seat_that_cost_most_are_told_the_worst_first():
    told, _parts = Reviewed().review()
    assert [one.number for one in told.costly] == [5, 7, 2, 10]
    assert MAX_REPORTED == 3
    assert [one.cost.points for one in told.costly] == pytest.approx([9.0, 8.0, 7.0, 6.0])


def test_what_playing_on_does_not_confirm_is_not_told():
    told, _parts = Reviewed(proved=False).review()
    assert told.costly == ()


def test_what_costs_less_than_a_point_is_not_played_on():
    match = Reviewed(turns=TURNS[:1])
    assert match.review()[0].costly == ()
    assert match.deals == []


def test_of_the_worst_of_each_seat_those_are_tried_first_that_are_proved_soonest():
    match = Reviewed()
    match.review()
    tried = list(dict.fromkeys(match.deals))
    assert tried == [10, 9, 5, 7, 2, 8, 6]
    assert len(match.deals) < len(tried) * MOST_DEALS


def test_what_is_found_is_told_while_the_rest_is_worked_out():
    told, parts = Reviewed().review()
    shares = [one.share for one in parts]
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] < told.share == 1
    assert parts[0] == MatchReview()
    found = list(dict.fromkeys(tuple(each.number for each in one.costly) for one in parts))
    assert found == [(), (10,), (10, 9), (5, 10, 9), (5, 7, 10, 9), (5, 7, 2, 10)]
    assert any(one.forecasts and not one.costly for one in parts)


def test_the_first_is_told_before_all_turns_are_looked_at():
    match = Reviewed()
    assert next(one.costly[0].number for one in review_match(match.reviewable) if one.costly) == 10
    assert match.judged == [10, 9]


def test_a_forecast_is_made_before_all_turns_and_after_each():
    told, _parts = Reviewed(turns=[(2, 2), (4, 5)]).review()
    assert expected_points(told.forecasts) == ((0, 10), (3, 10), (6, 10))


def test_the_turn_that_changed_a_chance_most_was_decisive():
    chances = ((0.5, 0.5), (0.6, 0.4), (0.2, 0.8), (0.3, 0.7))
    assert MatchReview(1.0, tuple(Forecast((), one) for one in chances)).decisive == 2


def test_the_places_where_the_two_ways_differ_most_are_told():
    better = {"a1": 5.0, "b2": 3.2, "c3": 9.0, "d4": 2.0}
    played = {"a1": 6.0, "b2": 1.0, "c3": 1.0, "e5": 7.0}
    assert largest_differences(better, played) == (("c3", 8), ("b2", 2), ("e5", -7))
    assert largest_differences({"a1": 1.4}, {"a1": 1.0}) == ()


def test_a_turn_begins_where_it_may_and_lasts_to_its_end():
    match = SimpleNamespace(actions="-ab.-c.-", before=lambda index: index)
    begins, ends = (lambda position: position not in (0, 4)), (lambda action: action == ".")
    assert turns_of(match, begins, ends) == [(1, 3), (5, 6)]
