"""What is said to have cost points in a match of Tzolk'in is so."""

import re

import pytest

from game.tzolkin.description import TZOLKIN
from game.tzolkin.ending.losses import losses_of
from game.tzolkin.ending.outcome import results_of_match
from game.tzolkin.rules.data.board import CHICHEN
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.scoring import monument_points
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
        gone = rode(match, seat)
        assert figures(rode_off.words) == [gone]
        assert (rode_off.cost > 0) <= (gone > 0)


def rode(match, seat):
    """The workers of a seat who were on gears and are in its hand after the gears have turned."""
    count = 0
    for index in range(len(match.actions)):
        before, after = match.before(index), match.before(index + 1)
        if after.days_passed > before.days_passed:
            count += before.workers_on_gears(seat) - after.workers_on_gears(seat)
    return count


def points(match, label, seat):
    """The points of a seat in a row of the results; 0 if there is no such row."""
    rows = (row for group in results_of_match(match).table for row in group)
    return next((figures(cells[seat])[0] for name, cells in rows if str(name) == label), 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_figures_of_tiles_and_skulls_are_those_of_the_match(seat):
    for seed in range(4):
        match = random_match(2, seed)
        *_others, buildings, skulls, monuments = losses_of(match, seat)
        for loss, label in (
            (buildings, "Buildings"),
            (skulls, "Chichen Itza"),
            (monuments, "Monuments"),
        ):
            theirs, own = (points(match, label, one) for one in (1 - seat, seat))
            assert figures(loss.words) == [theirs, own]
            assert loss.cost == theirs - own
        state = match.state
        worth = [
            sum(monument_points(state, one, number) for number in state.own_monuments[one])
            for one in (1 - seat, seat)
        ]
        assert figures(monuments.words) == worth
        offered = [
            sum(
                match.before(n + 1).score[one] - match.before(n).score[one]
                for n, action in enumerate(match.actions)
                if action.verb == "do"
                and match.before(n).seat == one
                and match.before(n).phase_args[0] == CHICHEN
            )
            for one in (1 - seat, seat)
        ]
        assert figures(skulls.words) == offered


def test_each_leads_to_a_lesson_and_a_section_that_there_are():
    lessons = {one.id for one in TZOLKIN.lessons().all()}
    match = random_match(2, 1)
    book = WORDING.book("", {})
    for one in losses_of(match, 0):
        assert book.section(one.rule)
        assert one.lesson in lessons
