"""What a window of another size costs at the tables: some of it first, and nothing twice."""

from collections import Counter

import pygame
import pytest

from game.ui import typeface
from game.ui.screen import Screen
from tools.gallery import SCENES, tzolkin, visit

SMALL, LARGE = Screen(1024, 600), Screen(1920, 1080)
TABLES = {"tikal": SCENES["acting-middle-4"], "tzolkin": tzolkin.SCENES["placing-5"]}


@pytest.fixture(params=TABLES)
def table(request):
    """A table in a small window that is about to be large, prepared one part a frame."""
    shown = visit(TABLES[request.param], SMALL)
    before = shown.surface.copy()
    shown.surface = pygame.display.set_mode(LARGE.size)
    shown.stage.portion = 0
    shown.stage.layout(LARGE, before)
    return shown


def frames(shown):
    """What of the window each frame draws, until all of it is sharp."""
    drawn = []
    while not drawn or shown.stage.busy:
        shown.now += 0.01
        part = shown.stage.update(shown.now)
        if part:
            shown.surface.set_clip(part)
            shown.stage.draw(shown.surface)
            shown.surface.set_clip(None)
        drawn.append((part, shown.surface.copy() if part else None))
    return drawn


def test_some_of_it_is_sharp_before_the_rest(table):
    """Tikal's board before what lies around it, what is read at Tzolk'in's before the gears."""
    drawn = [(part, seen) for part, seen in frames(table) if part]
    (whole, stretched), *_, (_, sooner), (last, in_the_end) = drawn
    assert whole == last == LARGE.rect
    picture = table.stage.bottom.picture
    gears = getattr(picture.parts, "area", None)
    early, late = (picture.ribbon, gears) if gears else (picture.board.rect, picture.ribbon)
    early, late = (one.inflate(-one.w // 3, -one.h // 3) for one in (early, late))
    assert pixels(sooner, early) == pixels(in_the_end, early) != pixels(stretched, early)
    assert pixels(sooner, late) == pixels(stretched, late) != pixels(in_the_end, late)


def pixels(picture, part):
    return pygame.image.tobytes(picture.subsurface(part), "RGB")


def test_no_words_are_measured_twice_and_no_picture_read_twice(table, monkeypatch):
    measured, read, load = Counter(), Counter(), pygame.image.load

    class Watched:
        def __init__(self, face):
            self._face, self._font = face, real(*face)

        def __getattr__(self, name):
            return getattr(self._font, name)

        def size(self, words):
            measured[self._face, words] += 1
            return self._font.size(words)

    real = typeface.font
    typeface._width.cache_clear()
    monkeypatch.setattr(typeface, "font", lambda *face: Watched(face))
    monkeypatch.setattr(pygame.image, "load", lambda path: read.update([path]) or load(path))
    frames(table)
    assert measured
    assert set(measured.values()) == {1}
    assert set(read.values()) <= {1}
