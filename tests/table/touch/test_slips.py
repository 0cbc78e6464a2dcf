"""What comes too soon to have been meant."""

import pytest

from game.table.scene.match import AccidentalTouches
from game.ui import theme


@pytest.fixture
def slips():
    return AccidentalTouches()


def test_an_escape_soon_after_another_is_one_more_of_the_same(slips):
    assert not slips.escapes_again
    slips.put_down()
    assert slips.escapes_again
    slips.now = theme.PUT_DOWN
    assert not slips.escapes_again


def test_a_second_tap_counts_once_what_it_does_could_be_read(slips):
    slips.offer("b5")
    assert slips.is_double("b5")
    assert not slips.is_double("a5")
    slips.now = theme.SETTLE_BINDING
    slips.offer("b5")
    assert not slips.is_double("b5")


def test_nothing_is_offered_beside_all_places(slips):
    slips.offer(None)
    assert not slips.is_double(None)
