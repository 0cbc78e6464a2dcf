"""The engine and an independent lister agree on what is legal (section 3)."""

import random

import pytest

from game.tikal import rules
from tests.tikal import oracle
from tests.tikal.positions import seeded
from tests.tikal.referee import random_action


@pytest.mark.parametrize("camp_rule", ["free", "present", "own"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_list_the_same(seats: int, camp_rule: str) -> None:
    """Every third position of random games."""
    for seed in range(4):
        state = seeded(seed, seats, camp_rule=camp_rule)
        source = random.Random(seed)
        while state.phase != "over":
            if source.random() < 1 / 3:
                listed = [str(action) for action in rules.legal_actions(state)]
                assert sorted(listed) == sorted(oracle.legal(state))
            rules.apply(state, random_action(state, source))
        assert oracle.legal(state) == set()
