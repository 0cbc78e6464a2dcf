import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import text, theme
from game.ui.cache import SurfaceCache
from game.ui.screen import Screen

SCREEN = Screen(640, 480)


def wide(words, style=theme.BODY):
    return text.measure(SCREEN, words, style)[0]


@pytest.mark.parametrize("width", [20, 60, 100, 200])
def test_a_line_never_passes_its_width(canvas, width):
    drawn = text.draw(canvas, "Heinrich the Great", (300, 100), theme.HEADING, max_width=width)
    assert drawn.w <= width
    assert drawn.centerx == pytest.approx(300, abs=1)


def test_a_little_too_wide_is_shrunk_and_much_too_wide_is_cut(canvas):
    full = text.measure(canvas.screen, "Heinrich", theme.HEADING)[0]
    assert text._fit(canvas.screen, "Heinrich", theme.HEADING, full - 2)[0] == "Heinrich"
    cut, size = text._fit(canvas.screen, "Heinrich", theme.HEADING, full // 3)
    assert cut.endswith(text.ELLIPSIS)
    assert size >= 11


@pytest.mark.parametrize("anchor", ["lt", "mt", "rt", "lm", "mm", "rm", "lb", "mb", "rb"])
def test_anchors(canvas, anchor):
    drawn = text.draw(canvas, "Tikal", (300, 200), theme.HEADING, anchor)
    x = {"l": drawn.left, "m": drawn.centerx, "r": drawn.right}[anchor[0]]
    assert x == pytest.approx(300, abs=1)
    assert drawn.top <= 200 <= drawn.bottom


def test_capitals_of_both_families_are_centred_on_the_same_line(canvas):
    for style in (theme.HEADING, theme.NUMBER_BIG):
        canvas.surface.fill((255, 255, 255))
        text.draw(canvas, "H", (300, 200), style)
        ink = pygame.mask.from_threshold(canvas.surface, (255, 255, 255), (90, 90, 90))
        ink.invert()
        (box,) = ink.get_bounding_rects()
        assert box.centery == pytest.approx(200, abs=1)


@given(st.text("ab cdé Ж\n", max_size=80), st.integers(20, 300))
def test_wrapping_loses_nothing_and_keeps_to_the_width(words, width):
    lines = text.wrap(SCREEN, words, theme.BODY, width)
    assert all(wide(line) <= width or len(line) == 1 for line in lines)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "").replace("\n", "")


def test_an_outline_leaves_the_place_of_the_letters(canvas):
    plain = text.draw(canvas, "38", (300, 200), theme.TextStyle("num", 34))
    assert text.draw(canvas, "38", (300, 200), theme.NUMBER_HUGE) == plain


def test_the_cache_is_bounded():
    cache = SurfaceCache(1000)
    for i in range(50):
        cache.get(i, lambda: pygame.Surface((10, 10)))
    assert (len(cache), cache.pixels) == (10, 1000)
    made = []
    cache.get(49, lambda: made.append(1) or pygame.Surface((1, 1)))
    assert not made
    cache.get("large", lambda: pygame.Surface((100, 100)))
    assert cache.pixels <= 1000
