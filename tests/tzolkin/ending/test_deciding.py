"""What is told to have decided a match of Tzolk'in is so."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.tzolkin.ending.outcome import results_of_match
from game.tzolkin.rules.data.board import CHICHEN
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.scoring import monument_points
from game.tzolkin.rules.setup import Options
from tests.deciding import figures, told

ROWS = {
    "Temples": "On food days temples",
    "Goods": "Goods left",
    "Skulls": "Skulls left",
    "Technologies": "Technologies",
    "Prophecies": "Prophecies",
}
"""By the row of the results, how the sentence with the same points begins."""
FULL = Options(tribes=True, prophecies=True, new_buildings=True, quick_actions=True)


def rows(match, seat):
    """The points of a seat by row of the results."""
    table = results_of_match(match).table
    return {
        str(label): float(str(cells[seat]).replace("−", "-"))
        for group in table
        for label, cells in group
    }


def offered(match, seat):
    """How many skulls a seat laid on Chichen Itza, and the points that it got at once."""
    count = points = 0
    for index, action in enumerate(match.actions):
        before, after = match.before(index), match.before(index + 1)
        if action.verb == "do" and before.seat == seat and before.phase_args[0] == CHICHEN:
            count += after.offered_spaces != before.offered_spaces
            points += after.score[seat] - before.score[seat]
    return [count, points]


def built(match, seat):
    state = match.state
    monuments = state.own_monuments[seat]
    worth = sum(monument_points(state, seat, number) for number in monuments)
    points = rows(match, seat).get("Buildings", 0)
    return [len(state.buildings[seat]), points], [len(monuments), worth]


def check(match):
    for seat in range(match.setup.seats):
        facts, rival = told(match, seat)
        named = {str(one.words): one for one in facts}
        mine, others = rows(match, seat), rows(match, rival)
        for row, begins in ROWS.items():
            (words,) = [one for one in named if one.startswith(begins)]
            both = mine.get(row, 0), others.get(row, 0)
            assert figures(words) == sorted(both, reverse=True), words
        (hungry,) = [one for one in named if one.startswith("Hungry")]
        lost = sorted((-mine.get("Hunger", 0), -others.get("Hunger", 0)), reverse=True)
        assert figures(hungry) == lost
        *_others, offerings, buildings, monuments = (figures(one.words) for one in facts)
        for words, own, theirs in (
            (offerings, offered(match, seat), offered(match, rival)),
            (buildings, built(match, seat)[0], built(match, rival)[0]),
            (monuments, built(match, seat)[1], built(match, rival)[1]),
        ):
            first, second = (own, theirs) if own[1] > theirs[1] else (theirs, own)
            assert words == [*first, *second]


@settings(max_examples=6, deadline=None)
@given(seats=st.integers(2, 4), full=st.booleans(), seed=st.integers(0, 10**6))
def test_every_sentence_is_true(seats, full, seed):
    check(random_match(seats, seed, FULL if full else None))


@pytest.mark.long(minutes=0.5)
@settings(max_examples=150, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_every_sentence_is_true_in_many_games(seats, seed):
    check(random_match(seats, seed, FULL if seats == 5 or seed % 2 else None))
