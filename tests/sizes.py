"""What a finger needs and what can be read, measured on whatever table is shown.

A game's own test says which things only explain (``explains``), where a thing really answers to a
tap if its element is smaller (``place``), and which lines are measured apart.
"""

from collections.abc import Callable, Iterable

import pytest
from pygame import Rect

from game.ui.element import Element
from game.ui.screen import Screen
from game.ui.text import DrawnLine
from tools.gallery.windows import LAYOUTS, TELLING

EVERY_WINDOW = [
    name if name in TELLING else pytest.param(name, marks=pytest.mark.long(minutes=0.003))
    for name in LAYOUTS
]
"""The windows for a test of the layout: those that differ most, the others in a long test."""
PLAYS = 44
"""Each side in dp of what plays or chooses at a tap."""
EXPLAINS = 24
"""Each side in dp of what only tells something."""
DIGITS = 8
"""The height in dp of a figure."""


def too_small_to_touch(
    elements: Iterable[Element],
    screen: Screen,
    explains: Callable[[Element], bool],
    place: Callable[[Element], Rect] = lambda one: one.rect,
) -> list[str]:
    """What a finger cannot find, with its size in dp."""
    found = []
    for one in elements:
        least, rect = EXPLAINS if explains(one) else PLAYS, place(one)
        if min(rect.size) < screen.px(least):
            wide, high = (side / screen.scale for side in rect.size)
            found.append(f"{one.id} is {wide:.0f} x {high:.0f}, not {least}")
    return found


def too_small_to_read(lines: Iterable[DrawnLine], screen: Screen) -> list[str]:
    """Lines with figures that nobody reads, each once, with their height in dp."""
    found = []
    for line in lines:
        high = line.box.h
        if any(one.isdigit() for one in line.shown) and high < screen.px(DIGITS):
            found.append(f"{line.shown!r} is {high / screen.scale:.1f} high, not {DIGITS}")
    return sorted(set(found))
