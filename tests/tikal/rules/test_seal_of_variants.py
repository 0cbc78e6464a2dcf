"""A draw is compared with what its seed gives in its own variant (record format, "Seal")."""

from dataclasses import replace

import pytest

from game.tikal.rules.setup import VARIANTS, Options, drawn_from_seed, new_setup
from tests.tikal.rules.positions import players


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda variant: variant.name)
def test_every_variant_is_drawn_from_its_seed(variant):
    setup = new_setup(players(2), 1, 11, Options("present", 2), variant)
    swapped = (setup.deck[1], setup.deck[0], *setup.deck[2:])
    assert drawn_from_seed(setup) is True
    assert drawn_from_seed(replace(setup, deck=swapped)) is False
