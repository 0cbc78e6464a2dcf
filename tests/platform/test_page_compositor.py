"""What the page is told of the pictures that it moves; tests/web meets the real one."""

import pygame
import pytest

from game.platform import PlacedPicture
from game.platform.page_display import BAND, PageCompositor
from game.platform.surface import Compositor


class Sheets:
    """window.tikal.compositor; notes what it is asked."""

    def __init__(self):
        self.asked = []

    def __getattr__(self, name):
        return lambda *given: self.asked.append((name, *given))


@pytest.fixture
def sheets():
    return Sheets()


@pytest.fixture
def compositor(sheets):
    made = PageCompositor()
    made.use(sheets)
    return made


def test_a_piece_of_the_window_floats_until_it_is_dropped(compositor: Compositor, sheets):
    assert not compositor.floats
    compositor.lift(pygame.Rect(4, 5, 60, 70), (255, 8, 0))
    assert compositor.floats
    compositor.move(PlacedPicture(1.5, 2.0, 3.0), PlacedPicture(0.0, -1.0, 2.0))
    compositor.drop()
    assert not compositor.floats
    assert sheets.asked == [
        ("lift", 4, 5, 60, 70, "#ff0800"),
        ("move", 1.5, 2.0, 3.0, 0.0, -1.0, 2.0),
        ("drop",),
    ]


def test_what_is_drawn_beside_what_floats_or_hidden_beneath_it_does_not_end_it(compositor):
    box, beside = pygame.Rect(10, 10, 60, 70), pygame.Rect(70, 0, 9, 99)
    band = pygame.Rect(10, 10, 60, 20)
    compositor.lift(box, (0, 0, 0))
    compositor.hide(band)
    for part in (beside, band):
        assert compositor.bared_by(part) == part
        compositor.drawn(part)
        assert compositor.floats
        compositor.hide(band)


def test_what_is_drawn_where_something_floats_ends_it_and_needs_all_that_was_under_it(compositor):
    box, part = pygame.Rect(10, 10, 60, 70), pygame.Rect(0, 0, 20, 20)
    compositor.lift(box, (0, 0, 0))
    compositor.hide(pygame.Rect(10, 40, 60, 20))
    assert compositor.bared_by(part) == pygame.Rect(0, 0, 70, 80)
    compositor.drawn(compositor.bared_by(part))
    assert not compositor.floats
    assert compositor.bared_by(part) == part


def test_what_was_hidden_once_is_seen_when_it_is_drawn_again(compositor):
    box = pygame.Rect(10, 10, 60, 70)
    compositor.lift(box, (0, 0, 0))
    compositor.hide(box)
    for floats in (True, False):
        compositor.drawn(box)
        assert compositor.floats == floats


def test_the_page_is_not_asked_to_drop_what_does_not_float(compositor, sheets):
    compositor.drop()
    assert sheets.asked == []


def test_the_page_gets_the_pixels_in_bands_of_whole_rows(compositor, sheets):
    picture = pygame.Surface((3, BAND + 2), depth=32)
    picture.fill((1, 2, 3))
    picture.fill((9, 9, 9), (0, BAND, 3, 1))
    for _part in compositor.underlay(picture):
        pass
    names = [name for name, *_given in sheets.asked]
    assert names == ["begin", "copy", "copy", "underlay"]
    assert sheets.asked[0] == ("begin", 3, BAND + 2)
    _copy, pixels, *where = sheets.asked[2]
    assert where == [3, 2, BAND]
    assert pixels.length == 4 * 3 * 2
    assert pixels.raw[:3] == b"\x09\x09\x09"
