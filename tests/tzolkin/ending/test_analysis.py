"""A whole game is analysed: what was expected, and the dearest turns with what would be better."""

from game.players.review import MAX_REPORTED
from game.tzolkin.ending.analysis import analyse
from game.tzolkin.rules.game_rules import random_match
from tests.tzolkin.words.test_words import is_for_people


def test_a_game_is_analysed() -> None:
    match = random_match(2, 4)
    work = analyse(match)
    parts: list[float] = []
    while True:
        try:
            parts.append(next(work))
        except StopIteration as done:
            told = done.value
            break
    assert parts == sorted(parts)
    assert 0 <= parts[0] <= parts[-1] < 1
    assert len(told.costly) == MAX_REPORTED
    assert len(told.expected.scorings) == 4
    costs = [one.cost for one in told.costly]
    assert costs == sorted(costs, reverse=True)
    for one in told.costly:
        assert is_for_people(one.reason)
        for line in (one.played, one.better):
            assert all(is_for_people(words) for words, _number in line.steps)
        assert one.played.steps != one.better.steps
