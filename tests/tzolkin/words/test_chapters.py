"""The rules can be read, whatever is played."""

import pytest

from game.tzolkin.rules.setup import Options
from game.tzolkin.words.chapters import chapters
from game.tzolkin.words.options import questions
from game.tzolkin.words.wording import WORDING

PARTS = ("tribes", "prophecies", "new_buildings", "quick_actions")


def test_every_chapter_has_a_heading_of_its_own_and_whole_sentences() -> None:
    told = chapters(Options(**dict.fromkeys(PARTS, True)))
    headings = [chapter.heading for chapter in told]
    assert len(set(headings)) == len(headings)
    for chapter in told:
        assert all(words.endswith(".") for words in chapter.paragraphs), chapter.heading
        assert all("{" not in words for words in chapter.paragraphs)
        assert all(number < len(chapter.paragraphs) for number in chapter.figures)


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_expansion_has_its_chapter_and_the_doubts(part: str) -> None:
    base, more = chapters(Options()), chapters(Options(**{part: True}))
    assert len(more) == len(base) + 2


def test_every_option_can_be_chosen() -> None:
    options = Options()
    asked = questions()
    assert {one.field for one in asked} == set(Options.__slots__)
    for one in asked:
        assert getattr(options, one.field) == one.answers[0][0]


def test_the_options_are_told_in_a_line() -> None:
    assert WORDING.options({}) == "Base game"
    assert WORDING.options({"tribes": True, "prophecies": True}) == "With tribes, prophecies"
    assert WORDING.options(dict.fromkeys(PARTS, True)) == "The whole expansion"
