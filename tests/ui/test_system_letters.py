"""What no font of ours has is painted by the system, and stands on the same line as the rest."""

import pygame
import pytest

from game.ui import letters, text, theme, typeface
from game.ui.painting.surfaces import forget
from game.ui.system_letters import SystemLetters
from tests.system_painter import WIDE, Painter, forget_letters

SCRIPTS = "محدعليขวัญ🙂👩👧"
SIZE = 40
RED = (255, 0, 0)


@pytest.fixture
def painter():
    painter = Painter(SCRIPTS, rise=0.6)
    ask(painter)
    yield painter
    ask(None)


def ask(painter):
    typeface.system = painter and SystemLetters(painter)
    forget_letters()
    forget()


def box(picture):
    return picture.get_bounding_rect(min_alpha=100)


def asked(painter):
    return [words for words, _size, _colour in painter.painted]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("ขวัญ Li", "ขวัญ Li"),
        ("Ana🙂", "Ana🙂"),
        ("龘ข", "?ข"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("a\u200bข", "a?ข"),
        ("Žofie", "Žofie"),
    ],
)
def test_what_the_system_has_stays_and_what_nobody_has_is_seen_to_be_missing(painter, name, shown):
    assert typeface.drawable(name) == shown


def test_without_it_they_are_seen_to_be_missing_as_before(painter):
    ask(None)
    assert typeface.drawable("ข") == "?"


@pytest.mark.parametrize("family", typeface.FILES)
def test_it_stands_on_the_base_line_of_our_letters(painter, family):
    high = typeface.font(family, SIZE).get_ascent()
    picture = typeface.picture("ข", family, SIZE, RED)
    assert picture.get_height() == typeface.font(family, SIZE).get_height()
    assert box(picture) == (0, high - 24, SIZE * WIDE, 24)
    assert picture.get_at((5, high - 5)) == RED


def test_a_line_is_as_wide_as_its_picture_and_has_our_letters_beside(painter):
    name = "Ana ขวัญ Li"
    alone = typeface.width("text", SIZE, "Ana ") + typeface.width("text", SIZE, " Li")
    wide = typeface.width("text", SIZE, name)
    assert wide == alone + 4 * SIZE * WIDE
    assert typeface.picture(name, "text", SIZE, RED).get_width() == wide


def test_words_read_from_right_to_left_are_painted_as_one(painter):
    typeface.width("text", SIZE, "محمد علي")
    assert asked(painter) == ["محمد علي"]


def test_what_stands_between_two_names_keeps_them_apart(painter):
    typeface.width("text", SIZE, "محمد, علي 12")
    assert asked(painter) == ["محمد", "علي"]


def test_what_is_too_high_for_the_line_is_smaller(painter):
    painter.rise, painter.fall = 1.5, 0.2
    picture = typeface.picture("ข", "text", SIZE, RED)
    assert painter.painted[-1][1] < SIZE
    assert 0 <= box(picture).top <= 2


def test_an_outline_reaches_beyond_it_on_every_side(painter):
    plain, edge = (typeface.picture("ข", "head", SIZE, RED, line) for line in (0, 3))
    assert edge.get_size() == (plain.get_width() + 6, plain.get_height() + 6)
    assert box(edge) == box(plain).move(3, 3).inflate(6, 6)


def test_a_name_without_room_ends_in_an_ellipsis(painter, canvas):
    with text.record_drawn_lines() as lines:
        where = text.draw(canvas, "ขวัญ" * 9, (0, 50), theme.BODY, "lm", max_width=90)
    (line,) = lines
    assert line.shown.endswith("…")
    assert line.shown.startswith("ขวัญ")
    assert where.w <= 90


def test_long_words_are_broken_into_lines(painter, screen):
    lines = text.wrap(screen, "ขวัญ" * 9, theme.BODY, 90)
    assert len(lines) > 1
    assert "".join(lines) == "ขวัญ" * 9


def test_a_line_that_is_drawn_again_is_not_painted_again(painter, canvas):
    for _frame in range(3):
        text.draw(canvas, "ขวัญ", (100, 50), theme.BODY)
    assert len(painter.painted) == 1


def test_it_is_told_for_a_font_of_ours_may_come_that_has_it(painter):
    painter.letters += "龘"
    typeface.drawable("龘")
    assert letters.take_lacking() == "龘"
    assert not letters.take_lacking()
    assert isinstance(typeface.picture("龘", "text", SIZE, RED), pygame.Surface)
