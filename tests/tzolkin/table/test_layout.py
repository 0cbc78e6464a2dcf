"""Nothing of Tzolk'in's table overlaps, is cut or too small, in every window."""

import re

import pytest

from game.ui import text, theme
from tests import leading
from tests.scenes.test_layouts import of_elements, of_lines
from tests.sizes import EVERY_WINDOW
from tests.whole_words import overheard
from tools.gallery.tzolkin import LESSONS, NAMES, SCENES
from tools.gallery.visit import visit
from tools.gallery.windows import LAYOUTS

EVERY_SCENE = SCENES | LESSONS
FIGURE = re.compile(r"'[−+\d/]+' (is [\d.]+ high|leaves the picture)$")
"""Figures are parts of signs, which are read as a whole; the strip of days ends where it does."""
AHEAD = re.compile(r"'[12] ?[^\W\d_]+' leaves the picture$")
"""So are the days that one looks ahead: the wheel's hub is not in sight beside a large gear."""

NAME = re.compile(rf"'({'|'.join(NAMES)})' is cut: ")
"""A player's name may be cut."""
OVERVIEW = "other-view-3"
"""The whole train on a phone has small letters; the rows say the same in large ones. Beside a
lesson's card the board is smaller than at any table, and so are the names on it."""


def faults(name, screen):
    """Everything that is wrong with one scene at one size, and on the way to it."""
    with overheard() as (lines, broken):
        shown = visit(EVERY_SCENE[name], screen)
    found = [*of_elements(shown.stage.elements(), screen), *of_lines(lines), *broken]
    found += leading.elsewhere(shown.stage)
    if (name == OVERVIEW and screen.compact) or name in LESSONS:
        found = [one for one in found if not one.endswith(" high")]
    return [one for one in found if not any(kind.match(one) for kind in (FIGURE, AHEAD, NAME))]


@pytest.mark.parametrize("window", EVERY_WINDOW)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_overlaps_is_cut_or_too_small(name, window):
    assert faults(name, LAYOUTS[window]) == []


def test_wealth_tiles_are_told_in_letters_of_one_size():
    with text.record_drawn_lines() as lines:
        visit(SCENES["keeping-2"], LAYOUTS["1280x800@1"])
    told = {line.size for line in lines if re.match(r"\d .*(corn|wood|stone|gold),", line.shown)}
    assert len(told) == 1
    assert told.pop() >= theme.NOTE.size
