"""The lizard on the court: it is only where nothing lies, and seldom moves."""

from random import Random

import pytest

from game.tzolkin.table.board.lizard import Lizard
from game.ui import theme
from tools.gallery import tzolkin, visit
from tools.gallery.windows import WINDOWS

CROWDED = {
    "turn-5": "1280x800@1",
    "picking-4": "820x1180@1",
    "technology-4": "1280x800@2",
    "look-ahead-4": "1180x820@1",
}


def boxes_in(stage, steps, still=False):
    """Yields what has to be drawn again in so many steps of the idle animation."""
    stage.reduced_motion = still
    for step in range(steps):
        yield stage.animate_idle(100.0 + step * theme.LIFE)


@pytest.mark.parametrize(("name", "window"), CROWDED.items())
def test_it_sits_and_runs_only_where_the_court_lies_open(name, window):
    stage = visit(tzolkin.SCENES[name], WINDOWS[window]).stage
    picture = stage.top.picture
    picture._lizard._chance = Random(3)
    seen = set()
    for box in boxes_in(stage, 3000):
        if box:
            at = picture._lizard.at
            seen.add(at)
            assert picture.pick(at) is None
            assert box.collidepoint(at)
    assert len(seen) > 5


def test_it_rests_most_of_the_time():
    stage = visit(tzolkin.SCENES["turn-2"], WINDOWS["1280x800@1"]).stage
    moved = [box for box in boxes_in(stage, 3000) if box]
    assert 0 < len(moved) < 250


def test_it_is_gone_where_something_comes_to_lie():
    free = [True]
    lizard = Lizard(lambda _pos: free[0])
    screen = WINDOWS["1280x800@1"]
    lizard.advance(1.0, screen, screen.rect)
    assert lizard.at
    sat = lizard.at
    assert lizard.startle(screen) is None
    free[0] = False
    assert lizard.startle(screen).collidepoint(sat)
    assert lizard.at is None


def test_under_reduced_motion_it_does_not_come():
    stage = visit(tzolkin.SCENES["turn-2"], WINDOWS["1280x800@1"]).stage
    assert not any(boxes_in(stage, 300, still=True))
