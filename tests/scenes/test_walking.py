"""The keyboard comes from everything to everything else, in every scene of the galleries."""

import pytest

from game.ui.controls.directions import DIRECTIONS
from game.ui.controls.focus import Focus
from game.ui.input import Key
from tests.scenes.test_keys import GALLERY
from tools.gallery import visit
from tools.gallery.windows import LAYOUTS

PART = [*list(GALLERY)[::6], "tzolkin/turn-5", "tzolkin/other-view-3", "tzolkin/look-ahead-4"]
KEPT = {"radio": ("left", "right"), "slider": ("left", "right"), "textbox": ("left", "right")}
"""The arrows that a widget of a role keeps for itself."""


def stops(scene):
    widgets = [one for one in scene.form.widgets if one.visible and one.enabled]
    return widgets, [one for one in scene.other_elements() if one.enabled]


def reached(scene, start):
    """The ids of all stops that keys lead to from one of them."""
    widgets, things = stops(scene)
    taken = {key for one in scene.shortcuts() for key in one.keys} if scene.keys_first else set()
    found, to_do = {}, [start]
    while to_do:
        stop = to_do.pop()
        kept = taken | set(KEPT.get(stop.role, ()))
        focus = Focus()
        for key in ["tab", *(one for one in DIRECTIONS if one not in kept)]:
            focus.put_on(stop, by_keyboard=True)
            if (on := focus.next_stop(Key(key), widgets, things)) and on.id not in found:
                found[on.id] = on
                to_do.append(on)
    return set(found)


def check_walks(name, window):
    stage = visit(GALLERY[name], LAYOUTS[window]).stage
    widgets, things = stops(stage.top)
    every = {one.id for one in [*widgets, *things]}
    assert every
    for start in [*widgets[:1], *things[:1], *things[-1:]]:
        assert every - {start.id} <= reached(stage.top, start), start.id


@pytest.mark.parametrize("name", PART)
def test_everything_is_reached_from_everywhere(name):
    check_walks(name, "1280x800@1")


@pytest.mark.long(minutes=2)
@pytest.mark.parametrize("window", ["1280x800@1", "820x1180@1", "390x844@1"])
@pytest.mark.parametrize("name", GALLERY)
def test_everything_is_reached_in_other_windows(name, window):
    check_walks(name, window)
