"""What perft counts (record format, "Counting")."""

import pytest

from game.tikal import rules
from game.tikal.rules.game_rules import divide, perft, random_match
from game.tikal.rules.setup import BASIC

STATE = random_match(BASIC, 2, 3).before(40)


def test_there_is_one_way_to_do_nothing():
    assert perft(STATE, 0) == 1


def test_one_action_is_each_legal_one():
    assert perft(STATE, 1) == len(rules.legal_actions(STATE))
    assert divide(STATE, 1) == {str(action): 1 for action in rules.legal_actions(STATE)}


@pytest.mark.parametrize("depth", [2, 3])
def test_more_are_those_after_each(depth):
    found = 0
    for action in rules.legal_actions(STATE):
        after = STATE.copy()
        rules.apply(after, action)
        count = perft(after, depth - 1)
        assert divide(STATE, depth)[str(action)] == count
        found += count
    assert perft(STATE, depth) == found
