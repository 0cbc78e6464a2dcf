"""The engine and an independent lister agree on what is legal (sections 3, 7 and 8)."""

import random

import pytest

from game.tikal import rules
from game.tikal.rules.setup import Variant
from tests.tikal.rules import oracle
from tests.tikal.rules.positions import seeded
from tests.tikal.rules.referee import random_action
from tests.tikal.rules.refereed import KINDS, check_listed


@pytest.mark.parametrize("camp_rule", ["free", "present", "own"])
@pytest.mark.parametrize(("variant", "seats"), KINDS)
def test_both_list_the_same(variant: Variant, seats: int, camp_rule: str) -> None:
    """Every third position of random games."""
    for seed in range(3):
        state = seeded(seed, seats, variant, camp_rule=camp_rule)
        source = random.Random(seed)
        while state.phase != "over":
            if source.random() < 1 / 3:
                check_listed(state)
            rules.apply(state, random_action(state, source))
        assert oracle.legal(state) == set()
