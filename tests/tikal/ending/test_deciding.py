"""What is told to have decided a match of Tikal is so."""

import random
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.tikal.rules.game_rules import random_action
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import AUCTION, BASIC, MINI, SHORT, Options, new_setup
from tests.deciding import figures, told
from tests.tikal.rules.referee import position_points, strength

NAMES = ("Ana", "Ben", "Cleo", "Dan")
TABLES = [(BASIC, 2), (BASIC, 3), (BASIC, 4), (AUCTION, 2), (AUCTION, 4), (MINI, 2)]


def played(variant, seats, seed, options=None):
    chance = random.Random(seed)
    people = [{"name": name, "kind": "human"} for name in NAMES[:seats]]
    match = TikalMatch(new_setup(people, 0, seed, variant=variant, options=options))
    while action := random_action(match.state, chance):
        match.play(action)
    return match


@dataclass
class Counted:
    """What a seat was paid for, counted anew on the board."""

    treasures: int = 0
    guarded: int = 0
    earlier: int = 0
    last: list[int] = field(default_factory=lambda: [0, 0])


def counted(match, seat):
    """Scoring turn by scoring turn."""
    own = Counted()
    turns = [
        state
        for index, action in enumerate(match.actions)
        if action.verb == "end" and (state := match.before(index)).scoring_queue
        if state.seat == seat
    ]
    for number, state in enumerate(turns, start=1):
        own.treasures += position_points(state, seat)[1]
        for space, value in enumerate(state.value):
            if value and state.guard[space] == seat:
                own.guarded += value
            powers = [strength(state, one, space) for one in range(state.seats) if one != seat]
            if not value or state.guard[space] >= 0:
                continue
            if strength(state, seat, space) <= max(powers):
                continue
            if number == len(turns):
                own.last[0] += 1
                own.last[1] += state.members[seat].get(space, 0)
            else:
                own.earlier += value
    return own


def check(match):
    for seat in range(match.setup.seats):
        facts, rival = told(match, seat)
        own, theirs = counted(match, seat), counted(match, rival)
        treasures, guarded, earlier, last, _not_bid = (figures(one.words) for one in facts)
        for told_, mine, others in (
            (treasures, own.treasures, theirs.treasures),
            (guarded, own.guarded, theirs.guarded),
            (earlier, own.earlier, theirs.earlier),
        ):
            assert told_ == sorted((mine, others), reverse=True)
        held = sorted((own.last, theirs.last), reverse=True)
        assert last == [number for one in held for number in one if one[0] or one is held[0]]


@settings(max_examples=10, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 10**6))
def test_every_sentence_is_true(table, seed):
    check(played(*table, seed))


@pytest.mark.parametrize("seed", range(3))
def test_every_sentence_is_true_of_a_short_game(seed):
    check(played(BASIC, 2, seed, Options(length=SHORT)))


@pytest.mark.long(minutes=0.5)
@settings(max_examples=300, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 10**6))
def test_every_sentence_is_true_in_many_games(table, seed):
    check(played(*table, seed))
