"""What signs do not tell by their outlines is told apart without colour too: workers and goods, in
brightness alone, and small."""

from itertools import combinations

import pytest

from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.table.board.workers import worker_sprite
from game.tzolkin.table.signs import sign
from game.tzolkin.table.signs.drawing import sprite
from game.ui.theme import SEAT_FILL
from tests.ui.test_signs import contrast, grey

FAMILIES = (
    [worker_sprite(mark) for mark in (*SEAT_FILL, None)],
    [sprite(icon) for icon in (sign.CORN, *KINDS, sign.SKULL, sign.CUBE)],
)
PAIRS = [pair for family in FAMILIES for pair in combinations(family, 2)]


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("side", [18, 40])
def test_they_differ_without_colour(pair, side):
    one, other = (grey(name, side) for name in pair)
    assert contrast(one, other) > 0.06
