"""What runs a film."""

import pytest

from game.table.replay.film import SPEEDS, Playback
from game.ui import theme


@pytest.fixture
def reel():
    running = Playback()
    running.run(True)
    return running


def test_a_reel_that_waits_is_never_due():
    assert not any(Playback().is_due(now, False) for now in (0.0, 9.0))


def test_every_action_is_waited_for(reel):
    step = theme.STEP
    due = [reel.is_due(now, False) for now in (0.0, step / 2, step, step, 1.5 * step, 2 * step)]
    assert due == [False, False, True, False, False, True]


def test_faster_means_less_waiting(reel):
    reel.change_speed(1)
    assert [reel.is_due(now, False) for now in (0.0, theme.STEP / 2)] == [False, True]


def test_what_moves_is_waited_for_unless_it_is_fast(reel):
    assert [reel.is_due(now, True) for now in (0.0, 9.0)] == [False, False]
    while reel.is_animated:
        reel.change_speed(1)
    assert [reel.is_due(now, True) for now in (0.0, 9.0)] == [False, True]


def test_past_the_fastest_comes_the_slowest(reel):
    reel.change_speed(-1)
    reel.change_speed(-1)
    assert reel.speed == SPEEDS[-1]
    reel.change_speed(1)
    assert reel.speed == SPEEDS[0]
