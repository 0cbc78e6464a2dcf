"""A player's view hides what lies in the stacks, never how much (section 9)."""

import pytest

from game.tikal.rules.game_rules import random_match
from game.tikal.rules.hidden import UNKNOWN, UNKNOWN_BACK, view
from game.tikal.rules.setup import VARIANTS


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda variant: variant.name)
def test_the_stacks_stay_as_high_as_they_are(variant):
    match = random_match(variant, 2, 5)
    for index in range(0, len(match.actions), 25):
        state = match.before(index)
        seen = view(state)
        assert len(seen.deck) == len(seen.backs) == len(state.deck)
        assert seen.deck.count(UNKNOWN) == len(state.deck) - state.drawn
        assert seen.backs.count(UNKNOWN_BACK) == max(0, len(state.deck) - state.drawn - 1)
        assert (
            len(seen.treasure_stack)
            == seen.treasure_stack.count(UNKNOWN)
            == len(state.treasure_stack)
        )
        assert list(map(len, seen.ruin_treasures)) == list(map(len, state.ruin_treasures))
