"""What is said to have cost points in a match of Tikal is so."""

import re

import pytest

from game.tikal.description import TIKAL
from game.tikal.ending.losses import losses_of, lost_temples
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.setup import BASIC, MINI
from game.tikal.words.book import book
from game.tikal.words.rulebook_sections import GUARD
from tests.tikal.rules.referee import position_points, strength


def matches():
    return [random_match(variant, 2, seed) for variant in (BASIC, MINI) for seed in range(4)]


def figures(words):
    return [int(number) for number in re.findall(r"\d+", str(words))]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_figures_are_those_of_the_match(seat):
    """Points are counted anew on the board, scoring turn by scoring turn."""
    for match in matches():
        paid = {one: [0, 0] for one in (0, 1)}
        unspent = 0
        for index, action in enumerate(match.actions):
            before = match.before(index)
            if action.verb != "end":
                continue
            unspent += before.ap if before.seat == seat else 0
            if before.scoring_queue:
                for source, points in enumerate(position_points(before, before.seat)):
                    paid[before.seat][source] += points
        (treasures, temples, _guard, left, idle) = losses_of(match, seat)
        assert figures(treasures.words) == [paid[1 - seat][1], paid[seat][1]]
        assert figures(temples.words) == [paid[1 - seat][0], paid[seat][0]]
        assert treasures.cost == paid[1 - seat][1] - paid[seat][1]
        assert temples.cost == paid[1 - seat][0] - paid[seat][0]
        assert figures(left.words) == [unspent]
        assert figures(idle.words) == [match.state.members[seat].get(4, 0)]


def test_a_temple_is_lost_only_once_it_was_paid():
    for match in matches():
        lost, mine = 0, set()
        for index, action in enumerate(match.actions):
            state = match.before(index)
            if action.verb != "end" or not state.scoring_queue:
                continue
            for space, value in enumerate(state.value):
                powers = [strength(state, seat, space) for seat in (0, 1)]
                guard = state.guard[space]
                owner = guard if guard >= 0 else (powers[1] > powers[0]) if any(powers) else -1
                if guard < 0 and powers[0] == powers[1]:
                    owner = -1
                if value and owner == state.seat == 0:
                    mine.add(space)
                elif value and owner == state.seat == 1 and space in mine:
                    lost += value
        assert lost_temples(match, 0) == lost
        (told,) = [one for one in losses_of(match, 0) if one.rule == GUARD]
        assert (told.cost, figures(told.words)) == (lost, [lost])


def test_each_leads_to_a_lesson_and_a_section_that_there_are():
    lessons = {one.id for one in TIKAL.lessons().all()}
    match = random_match(BASIC, 2, 1)
    for one in losses_of(match, 0):
        assert one.lesson in lessons
        assert book(BASIC, match.setup.options).section(one.rule)
