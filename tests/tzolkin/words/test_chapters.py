"""The rules can be read, whatever is played."""

import pytest

from game.tzolkin.rules.setup import Options
from game.tzolkin.words.rulebook import book
from game.tzolkin.words.wording import WORDING, questions

PARTS = ("tribes", "prophecies", "new_buildings", "quick_actions")


def test_every_section_has_a_heading_of_its_own_and_whole_sentences() -> None:
    told = list(book(Options(**dict.fromkeys(PARTS, True))).sections())
    for names in ([one.heading for one in told], [one.rule for one in told]):
        assert len(set(names)) == len(names)
    for section in told:
        assert all(one.words.endswith(".") for one in section.passages), section.heading
        assert all("{" not in one.words for one in section.passages)


def test_links_lead_to_sections_of_the_same_book() -> None:
    for options in (Options(), Options(**dict.fromkeys(PARTS, True))):
        told = book(options)
        for section in told.sections():
            assert all(told.section(rule) for rule in section.see_also), section.rule


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_expansion_has_its_chapter_and_the_doubts(part: str) -> None:
    base, more = (list(book(one).sections()) for one in (Options(), Options(**{part: True})))
    assert len(more) == len(base) + 2


def test_every_option_can_be_chosen() -> None:
    options = Options()
    asked = questions()
    assert {one.field for one in asked} == set(Options.__slots__)
    for one in asked:
        assert getattr(options, one.field) == one.answers[0].value


def test_the_options_are_told_in_a_line() -> None:
    assert str(WORDING.options({})) == "Base game"
    assert str(WORDING.options({"tribes": True, "prophecies": True})) == "With tribes, prophecies"
    assert str(WORDING.options(dict.fromkeys(PARTS, True))) == "The whole expansion"
