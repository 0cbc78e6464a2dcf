"""Everything that is explained has its place in the rulebook."""

import pytest

from game.rulebook.book import Book
from game.table import rule_names
from game.tikal.rules.setup import VARIANTS, Options
from game.tikal.table.tooltips import explain_buttons, tooltip_at
from game.tikal.table.verbs import VERBS
from game.tikal.words import rulebook_sections
from game.tikal.words.book import book
from game.ui.screen import Screen
from tools.gallery.scenes import SCENES
from tools.gallery.visit import visit


def opened(variant: str) -> Book:
    return book(VARIANTS[variant], Options(), "1234")


def test_every_place_is_a_section_and_every_section_has_one_name():
    rules = [one.rule for one in opened("basic").sections()]
    assert len(set(rules)) == len(rules)
    named = [value for module in (rulebook_sections, rule_names) for value in vars(module).values()]
    assert set(rules) == {one for one in named if isinstance(one, str) and one in rules}
    for name in rulebook_sections.__dict__:
        if name.isupper() and isinstance(value := getattr(rulebook_sections, name), str):
            assert value in rules, name


def test_every_link_leads_somewhere_else():
    opened_book = opened("basic")
    for section in opened_book.sections():
        assert section.rule not in section.see_also
        assert all(opened_book.section(rule) for rule in section.see_also)


def test_every_button_leads_into_the_book():
    rules = {one.rule for one in opened("basic").sections()}
    assert {said.rule for said in explain_buttons(Options()).values()} <= rules
    assert all(explain_buttons(Options())[f"action/{verb}"].rule == verb for verb in VERBS)


TOLD = (
    *("placing", "acting", "party", "arrived", "supply", "planned", "reach", "majorities"),
    *("auction", "scoring", "watching", "thinking", "sending", "handing", "refused", "log", "mini"),
)
TABLES = [name for name in SCENES if name.partition("-")[0] in TOLD]


@pytest.mark.parametrize("name", TABLES)
def test_everything_explained_at_a_table_leads_into_the_book(name):
    rules = {one.rule for one in opened("basic").sections()}
    scene = visit(SCENES[name], Screen(1280, 800)).stage.bottom
    for widget in scene.form.widgets:
        if widget.visible and widget.tooltip:
            assert widget.rule in rules, widget.id
    for x in range(8, 1280, 24):
        for y in range(8, 800, 24):
            told = tooltip_at(scene.picture, (x, y), held=False)
            if told:
                assert told.rule in rules, told.words
