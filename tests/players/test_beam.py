"""The best few different ways: in order, each once, and no more is looked at than needed."""

from game.players.evaluation import best_different


def test_the_first_few_that_differ_are_carried_on():
    assert list(best_different([5, 15, 4, 25, 3], 3, lambda number: number % 10)) == [5, 4, 3]
    assert list(best_different([1, 2], 5, int)) == [1, 2]


def test_nothing_is_looked_at_behind_the_last_one():
    ways = iter([1, 2, 3])
    assert list(best_different(ways, 2, int)) == [1, 2]
    assert next(ways) == 3
