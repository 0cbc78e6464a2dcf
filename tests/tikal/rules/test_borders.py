"""What is kept of the free spaces' borders is what the board says (section 3.2)."""

import random

import pytest

from game.tikal import rules
from game.tikal.rules.components import STONES
from game.tikal.rules.setup import AUCTION, BASIC, MINI, Variant
from game.tikal.rules.state import EXPLORED_BESIDE, NOTHING_BESIDE, STONE_TOWARDS, State
from tests.tikal.rules.positions import seeded
from tests.tikal.rules.referee import kind, neighbours


def border(state: State, space: int) -> int:
    """Worked out anew from the hexagons around a free space."""
    around = {s: n for s, n in neighbours(space).items() if kind(state, n) is not None}
    if state.hexagon[space] >= 0 or not around:
        return NOTHING_BESIDE
    found = EXPLORED_BESIDE
    for side, other in around.items():
        if kind(state, other) != "volcano":
            found |= 1 << side
        if STONES[state.hexagon[other]][state.rotation[other]][(side + 3) % 6]:
            found |= STONE_TOWARDS
    return found


@pytest.mark.parametrize(("variant", "seats"), [(BASIC, 2), (BASIC, 4), (AUCTION, 3), (MINI, 2)])
def test_borders_are_those_of_the_board(variant: Variant, seats: int) -> None:
    """3.2: after every hexagon of random games, in a copy that lives on as well."""
    for seed in range(4):
        state, source = seeded(seed, seats, variant), random.Random(seed)
        while legal := rules.legal_actions(state):
            rules.apply(state, source.choice(legal))
            if state.phase == "place":
                assert state.borders == [border(state, space) for space in range(40)]


def test_a_copy_has_borders_of_its_own() -> None:
    """Laying a hexagon in a copy leaves the position alone."""
    state = seeded(1, 2)
    before = state.borders[:]
    after = state.copy()
    rules.apply(after, rules.legal_actions(after)[0])
    assert after.borders != before
    assert state.borders == before
