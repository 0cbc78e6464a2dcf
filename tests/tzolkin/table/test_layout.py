"""Nothing of Tzolk'in's table overlaps, is cut or too small, in every window."""

import re

import pytest

from game.ui import text, theme
from tests.scenes.test_layouts import of_elements, of_lines
from tools.gallery.tzolkin import SCENES
from tools.gallery.visit import visit
from tools.gallery.windows import WINDOWS

SOME = ("2560x1440@1", "1280x800@1", "1180x820@1", "820x1180@1", "390x844@1", "844x390@1")
FIGURE = re.compile(r"'[−+\d/]+' (is [\d.]+ high|leaves the picture)$")
"""Figures are parts of signs, which are read as a whole; the strip of days ends where it does."""

OVERVIEW = "other-view-3"
"""The whole train on a phone has small letters; the rows say the same in large ones."""


@pytest.mark.parametrize("window", SOME)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_overlaps_is_cut_or_too_small(name, window):
    screen = WINDOWS[window]
    with text.overheard() as lines:
        shown = visit(SCENES[name], screen)
    found = [*of_elements(shown.stage.elements(), screen), *of_lines(lines)]
    if name == OVERVIEW and screen.compact:
        found = [one for one in found if not one.endswith(" high")]
    assert [one for one in found if not FIGURE.match(one)] == []


def test_wealth_tiles_are_told_in_letters_of_one_size():
    with text.overheard() as lines:
        visit(SCENES["keeping-2"], WINDOWS["1280x800@1"])
    told = {line.size for line in lines if re.match(r"\d .*(corn|wood|stone|gold),", line.shown)}
    assert len(told) == 1
    assert told.pop() >= theme.NOTE.size
