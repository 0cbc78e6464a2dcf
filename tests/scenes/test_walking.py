"""The keyboard comes from everything to everything else, in every scene of the galleries."""

import pytest

from game.ui.controls.focus import Focus
from tests.by_keys import stops, ways
from tests.scenes.test_keys import GALLERY
from tools.gallery import visit
from tools.gallery.windows import LAYOUTS

PART = [*list(GALLERY)[::6], "tzolkin/turn-5", "tzolkin/other-view-3", "tzolkin/look-ahead-4"]

LISTED = ("tikal/rulebook-contents", "tikal/rulebook-search")
"""Up and down go through their list there, which Enter opens."""
MISSED = {("tikal/party-coming-4", "390x844@1"): {"space/a5"}}
"""A space to which no arrow leads in this window."""


def check_walks(name, window):
    stage = visit(GALLERY[name], LAYOUTS[window]).stage
    widgets, things = stops(stage.top)
    every = {one.id for one in [*widgets, *things]}
    assert every
    for start in [*widgets[:1], *things[:1], *things[-1:]]:
        focus = Focus()
        focus.put_on(start, by_keyboard=True)
        reached = {id for id, _way in ways(stage.top, focus)}
        assert every - {start.id} - MISSED.get((name, window), set()) <= reached, start.id


@pytest.mark.parametrize("name", PART)
def test_everything_is_reached_from_everywhere(name):
    check_walks(name, "1280x800@1")


@pytest.mark.long(minutes=2)
@pytest.mark.parametrize("window", ["1280x800@1", "820x1180@1", "390x844@1"])
@pytest.mark.parametrize("name", [one for one in GALLERY if one not in LISTED])
def test_everything_is_reached_in_other_windows(name, window):
    check_walks(name, window)
