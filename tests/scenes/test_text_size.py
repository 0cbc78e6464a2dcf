"""In the largest size text is larger in every window, and nothing overlaps, is cut or moves."""

from dataclasses import replace
from itertools import combinations
from statistics import mean

import pytest

from game.settings.store import TextSize
from game.ui import text
from game.ui.screen import Canvas
from tests.scenes.test_layouts import of_elements
from tools.gallery import SCENES, tzolkin, visit
from tools.gallery.tzolkin import NAMES
from tools.gallery.windows import LAYOUTS

ALL = {**SCENES, **{f"tzolkin-{name}": scene for name, scene in tzolkin.SCENES.items()}}
LEAST_ROOM = "360x560@1"
WINDOWS = [
    name if name == LEAST_ROOM else pytest.param(name, marks=pytest.mark.long(minutes=0.004))
    for name in LAYOUTS
]
COVERED = ("tzolkin-food-day", "tzolkin-ending", "tzolkin-look-food-day", "tzolkin-look-end")
"""A sheet lies over the board there, and the board is drawn first."""


def largest(window):
    return replace(LAYOUTS[window], text_size=TextSize.LARGEST.factor)


def lines_of(shown, screen):
    """What is written by the uppermost scene, or the dialog over it, in the whole window."""
    with text.record_drawn_lines() as lines:
        shown.stage.top.draw(Canvas(shown.surface, screen))
    return [line for line in lines if screen.rect.contains(line.box)]


def overlapping(lines):
    """Lines of which one lies on the other's letters. Shadows and what is redrawn say the same."""
    return [
        f"{one.shown!r} lies on {other.shown!r}"
        for one, other in combinations(lines, 2)
        if one.shown != other.shown and one.box.colliderect(other.box.inflate(-2, -2))
    ]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", ALL)
def test_nothing_overlaps_or_is_cut(name, window):
    screen = largest(window)
    shown = visit(ALL[name], screen)
    lines = lines_of(shown, screen)
    assert of_elements(shown.stage.elements(), screen) == []
    assert name.startswith(COVERED) or overlapping(lines) == []
    assert [line for line in lines if line.cut and line.meant not in NAMES] == []


@pytest.mark.parametrize("window", WINDOWS)
def test_text_is_larger_where_most_is_read(window):
    """On the average of a dialog and of the rulebook; headings are large enough."""
    means = []
    for factor in (TextSize.USUAL.factor, TextSize.LARGEST.factor):
        screen = replace(LAYOUTS[window], text_size=factor)
        lines = [
            line.size
            for name in ("menu", "rulebook")
            for line in lines_of(visit(SCENES[name], screen), screen)
        ]
        means.append(mean(lines))
    usual, large = means
    assert large >= 1.1 * usual
