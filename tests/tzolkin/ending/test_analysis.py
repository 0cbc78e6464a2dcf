"""A whole game is analysed: what was forecast, and the dearest turns with what would be better."""

import pytest

from game.outcome import Analysis
from game.tzolkin.ending.analysis import analyse
from game.tzolkin.rules.game_rules import random_match
from tests.tzolkin.words.test_words import is_for_people


@pytest.fixture(scope="module")
def told() -> list[Analysis]:
    """The analysis as it came; one candidate of each seat is played on from."""
    parts: list[Analysis] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.players.review._TRIED", 1)
        patch.setattr("game.players.proof.FEWEST_DEALS", 8)
        work = analyse(random_match(2, 4))
        while True:
            try:
                parts.append(next(work))
            except StopIteration as done:
                return [*parts, done.value]


def test_it_comes_part_by_part(told: list[Analysis]) -> None:
    shares = [one.share for one in told]
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] == 1


def test_a_game_of_chance_has_costly_turns(told: list[Analysis]) -> None:
    last = told[-1]
    assert last.expected
    assert len(last.expected.scorings) == 4
    assert {one.seat for one in last.costly} <= {0, 1}
    assert last.costly
    costs = [one.cost for one in last.costly]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) > 1


def test_what_is_told_is_for_people(told: list[Analysis]) -> None:
    for one in told[-1].costly:
        assert is_for_people(one.reason)
        assert all(is_for_people(what) and points for what, points in one.differences)
        for line in (one.played, one.better):
            assert all(is_for_people(words) for words, _number in line.steps)
        assert one.played.steps != one.better.steps
