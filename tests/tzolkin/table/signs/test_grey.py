"""What signs do not tell by their outlines is told apart without colour too: workers and goods, in
brightness alone, and small. The rendered things begin where they are told as surely."""

from itertools import combinations

import pytest

from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.table.board.workers import worker_sprite
from game.tzolkin.table.signs import goods, sign
from game.ui.theme import SEAT_FILL
from tests.ui.test_signs import contrast, grey


def families(side):
    """Workers, and goods with the resource of choice, as they are drawn this many pixels high."""
    return (
        [worker_sprite(mark, side) for mark in (*SEAT_FILL, None)],
        [goods.sprite(icon, side) for icon in (sign.CORN, *KINDS, sign.SKULL, sign.CUBE)],
    )


@pytest.mark.parametrize("side", [18, goods.LEAST, 40])
def test_they_differ_without_colour(side):
    for family in families(side):
        for one, other in combinations(family, 2):
            assert contrast(grey(one, side), grey(other, side)) > 0.06, (one, other)


def test_small_ones_are_flat_and_larger_ones_rendered():
    assert goods.sprite(sign.CORN, goods.LEAST - 1) == "tzolkin/sign_corn"
    assert goods.sprite(sign.CORN, goods.LEAST) == "tzolkin/good_corn"
    assert goods.sprite(sign.CUBE, goods.LEAST) == "tzolkin/sign_cube"
    assert worker_sprite("red", 41) == "tzolkin/pawn_red"
    assert worker_sprite("red", 42) == "tzolkin/figure_red"
