"""A line may mix scripts: each letter comes from a font that has it, and all stand as one line."""

import pygame
import pytest

from game.ui import i18n, letters, theme, typeface
from tests.system_painter import forget_letters

MIXED = {
    "zh": ["营地Camp", "3个行动点（AP）：12", "蒂卡尔"],
    "ko": ["캠프 Camp", "행동점 3 (AP): 12", "티칼"],
    "en": ["Tikal 简体中文 한국어", "李明 and 김민준", "Ana"],
}
LINES = [(code, words) for code, lines in MIXED.items() for words in lines]


@pytest.fixture(autouse=True)
def _fonts():
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    yield
    i18n.use(i18n.SOURCE)


def ink(picture):
    """The rectangle that is not clear."""
    return picture.get_bounding_rect(min_alpha=100)


@pytest.mark.parametrize("family", typeface.FILES)
@pytest.mark.parametrize(("code", "words"), LINES)
def test_a_line_is_as_wide_as_its_picture(code, words, family):
    i18n.use(code)
    assert typeface.drawable(words, family) == words
    for size in (11, 18, 44):
        picture = typeface.picture(words, family, size, theme.INK)
        assert picture.get_width() == typeface.width(family, size, words)
        assert picture.get_height() == typeface.font(family, size).get_height()


@pytest.mark.parametrize(("code", "words"), LINES)
def test_an_outline_reaches_beyond_it_on_every_side(code, words):
    i18n.use(code)
    plain, edge = (typeface.picture(words, "head", 30, theme.INK, line) for line in (0, 3))
    assert edge.get_size() == (plain.get_width() + 6, plain.get_height() + 6)
    assert ink(edge).contains(ink(plain).move(3, 3).inflate(2, 2))


@pytest.mark.parametrize("family", typeface.FILES)
@pytest.mark.parametrize(("code", "letters"), [("zh", "国"), ("ko", "캠")])
def test_further_letters_have_their_middle_where_the_capitals_have_theirs(code, letters, family):
    i18n.use(code)
    for size in (12, 16, 29, 60):
        further, capitals = (
            ink(typeface.picture(words, family, size, theme.INK)) for words in (letters, "H")
        )
        assert abs(further.centery - capitals.centery) <= max(1, size * 0.05)
        assert 1.0 <= further.h / capitals.h <= 1.5


def test_what_no_font_has_is_told_once():
    forget_letters()
    assert typeface.drawable("李龘Aข龘") == "李?A??"
    assert letters.take_lacking() == "ข龘"
    typeface.drawable("龘 again")
    assert not letters.take_lacking()
