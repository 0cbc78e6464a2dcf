"""What is said to have cost points in a match of Tzolk'in is so."""

import re

import pytest

from game.tzolkin.description import TZOLKIN
from game.tzolkin.ending.losses import losses_of
from game.tzolkin.ending.outcome import results_of_match
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.words.wording import WORDING


def figures(words):
    told = str(words).replace("2 corn", "").replace("−", "-")
    return [int(number) for number in re.findall(r"-?\d+", told)]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_figures_are_those_of_the_match(seat):
    """Begging and hunger are counted anew; points by source are those of the results."""
    for seed in range(4):
        match = random_match(2, seed)
        hunger, rode_off, begged, temples, *_others = losses_of(match, seat)
        begs = [
            n
            for n, action in enumerate(match.actions)
            if action.verb == "beg" and match.before(n).seat == seat
        ]
        assert figures(begged.words) == [len(begs)]
        table = {str(label): row for group in results_of_match(match).table for label, row in group}
        assert figures(temples.words) == [
            figures(table["Temples"][one])[0] for one in (1 - seat, seat)
        ]
        lost = [
            one for page in results_of_match(match).pages for group in page.table for one in group
        ]
        hungry = sum(figures(row[seat])[0] for label, row in lost if "unger" in str(label))
        assert figures(hunger.words) == [abs(hungry)]
        assert hunger.cost == abs(hungry)
        assert rode_off.cost >= 0


def test_each_leads_to_a_lesson_and_a_section_that_there_are():
    lessons = {one.id for one in TZOLKIN.lessons().all()}
    match = random_match(2, 1)
    book = WORDING.book("", {})
    for one in losses_of(match, 0):
        assert book.section(one.rule)
        assert one.lesson in lessons
