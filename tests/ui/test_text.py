from dataclasses import replace

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import i18n, text, theme
from game.ui.screen import Screen
from game.ui.sentence import capitalised

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


LONG = "A sentence with a good many words that will never fit on one line of this width"


def test_a_line_tells_when_it_is_cut(canvas):
    with text.record_drawn_lines() as lines:
        text.draw(canvas, "Heinrich", (10, 10), theme.BODY, "lt")
        text.draw(canvas, LONG, (10, 40), theme.BODY, "lt", max_width=120)
        text.draw(canvas, "edge", (630, 70), theme.BODY, "lt")
    text.draw(canvas, "unheard", (10, 100), theme.BODY, "lt")
    assert [line.cut for line in lines] == [False, True, False]
    assert [line.whole for line in lines] == [True, True, False]
    assert lines[1].shown.endswith(text.ELLIPSIS)
    assert lines[1].size >= theme.SMALLEST


def test_a_line_is_shrunk_as_far_as_needed_before_it_is_cut(canvas):
    for width in range(60, 130):
        with text.record_drawn_lines() as lines:
            text.draw(canvas, "Exchangenn", (10, 10), theme.LABEL, "lt", max_width=width)
        smallest = text.measure(canvas.screen, "Exchangenn", replace(theme.LABEL, size=11))[0]
        assert lines[0].cut == (smallest > width)


def test_a_paragraph_shrinks_into_its_area_and_is_cut_at_last(canvas):
    area = pygame.Rect(20, 20, 200, 62)
    with text.record_drawn_lines() as lines:
        used = text.paragraph(canvas, LONG, area, theme.BODY)
    assert not any(line.cut for line in lines)
    assert 0 < used <= area.h
    with text.record_drawn_lines() as lines:
        text.paragraph(canvas, LONG, pygame.Rect(20, 20, 120, 20), theme.BODY)
    assert [line.cut for line in lines] == [True]


def test_words_in_a_box_stay_on_one_line_while_it_is_legible(canvas):
    box = pygame.Rect(20, 100, 150, 44)
    with text.record_drawn_lines() as lines:
        text.draw_in(canvas, "Marisol", box, theme.HEADING)
        text.draw_in(canvas, "Heinrich the Elder of Q", box, theme.HEADING, "m")
    assert [line.meant for line in lines[:1]] == ["Marisol"]
    assert len(lines) == 3
    assert not any(line.cut for line in lines)


def test_a_line_with_figures_is_shrunk_only_as_far_as_they_can_be_read(canvas):
    for width in range(30, 130):
        with text.record_drawn_lines() as lines:
            text.draw(canvas, "Temple 10 (d3)", (10, 10), theme.LABEL, "lt", max_width=width)
        assert lines[0].box.h >= canvas.px(8) or lines[0].cut


def test_a_paragraph_shrinks_before_it_breaks_a_word(canvas):
    area = pygame.Rect(0, 0, text.measure(SCREEN, "technology", theme.LABEL)[0] - 3, 200)
    with text.record_drawn_lines() as lines:
        text.paragraph(canvas, "Learn a technology", area, theme.LABEL)
    assert [line.shown for line in lines] == ["Learn a", "technology"]


def test_words_that_would_be_broken_do_not_fit():
    narrow = pygame.Rect(0, 0, 30, 500)
    assert not text.paragraph_fits(SCREEN, "technology", narrow, theme.LABEL)
    assert text.paragraph_fits(SCREEN, "\u5728\u9910\u684c\u65c1\u8f6e\u6d41", narrow, theme.LABEL)


@pytest.fixture
def chinese():
    i18n.use("zh")
    yield
    i18n.use(i18n.SOURCE)


def test_letters_that_fill_a_line_are_made_to_fit_their_row(chinese):
    """As the label of a button that has a note: they would touch it."""
    row = SCREEN.px(16)
    assert text.in_row(SCREEN, theme.HEADING, row, "End turn").size == theme.HEADING.size
    assert text.in_row(SCREEN, theme.HEADING, row, "结束回合").size == 16
    assert text.in_row(SCREEN, theme.HEADING, 5, "结束回合").size == theme.SMALLEST_DENSE


def test_what_begins_with_a_space_stays_so_where_there_are_no_capitals(chinese):
    assert capitalised("a4的神庙") == "a4的神庙"
    i18n.use(i18n.SOURCE)
    assert capitalised("guards a4") == "Guards a4"


def test_a_word_counts_as_broken_in_korean_and_not_in_chinese(chinese):
    for words, broken in [("工人放在齿轮上", False), ("일꾼을배치해요 하나", True)]:
        assert text.breaks(SCREEN, words, theme.BODY, SCREEN.px(60)) == broken
