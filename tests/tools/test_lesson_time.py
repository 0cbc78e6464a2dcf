"""The lessons are short."""

import pytest

from game.games import games_with_lessons
from tools.lesson_time import table

MINUTES = {"tikal": 12, "tzolkin": 14}
"""All lessons of a game, at most."""


@pytest.mark.parametrize("game", games_with_lessons(), ids=lambda one: one.id)
def test_each_takes_less_than_three_minutes_and_all_together_little(game):
    took = [line[-1] for line in table(game)]
    assert max(took) < 180
    assert sum(took) < MINUTES[game.id] * 60
