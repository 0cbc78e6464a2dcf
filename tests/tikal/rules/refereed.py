"""Whole random games watched by the referee, the oracle and the record (all sections).

Which game a seed stands for: ``course`` deals every variant, number of seats and option in turn.
"""

import random
from dataclasses import astuple
from typing import NamedTuple

from game.tikal import rules
from game.tikal.rules.hidden import UNKNOWN, view
from game.tikal.rules.play import new_game
from game.tikal.rules.records import TikalMatch, dump, read, write
from game.tikal.rules.setup import (
    A4_VALUES,
    BASIC,
    CAMP_RULES,
    SHORT,
    VARIANTS,
    WHOLE,
    Options,
    Setup,
    Variant,
    new_setup,
)
from game.tikal.rules.state import State
from tests.tikal.rules import oracle
from tests.tikal.rules.positions import players
from tests.tikal.rules.referee import Referee, random_action

KINDS = [(variant, seats) for variant in VARIANTS.values() for seats in variant.seats]
EVERY = 50
"""So many actions lie between two of the slower looks."""


class Course(NamedTuple):
    """What a game is played with."""

    variant: Variant
    seats: int
    seed: int
    options: Options

    def __str__(self) -> str:
        camp_rule, a4, length = astuple(self.options)
        return f"{self.variant.name}, {self.seats} seats, camps {camp_rule}, a4 {a4}, {length}"

    @property
    def setup(self) -> Setup:
        """The shuffled set-up; the first player changes from seed to seed."""
        first = self.seed % self.seats
        return new_setup(players(self.seats), first, self.seed, self.options, self.variant)


def options_of(seed: int) -> Options:
    """All options come in turn; every fifth game is short."""
    camps, a4 = CAMP_RULES[seed % len(CAMP_RULES)], A4_VALUES[seed % len(A4_VALUES)]
    return Options(camps, a4, SHORT if seed % 5 == 1 else WHOLE)


def course(seed: int) -> Course:
    """All kinds of games with all options come in turn: 7, 3, 2 and 5 have no common factor."""
    return Course(*KINDS[seed % len(KINDS)], seed, options_of(seed))


def whole_game(seed: int, seats: int, variant: Variant = BASIC) -> Referee:
    """A random game to its end.

    Raises:
        AssertionError: at the first thing that is wrong.
    """
    return watch(Course(variant, seats, seed, options_of(seed)))


def watch(played: Course) -> Referee:
    """A random game to its end, as ``whole_game``."""
    source = random.Random(played.seed)
    state = new_game(played.setup)
    referee = Referee(state)
    while state.phase != "over":
        if len(referee.actions) % EVERY == 0:
            check_copy(state, source)
            check_view(state)
            check_listed(state)
        referee.play(random_action(state, source))
    referee.sign()
    return referee


def check_copy(state: State, source: random.Random) -> None:
    """Playing on a copy leaves the original as it was."""
    before, legal = everything(state), rules.legal_actions(state)
    copy = state.copy()
    assert everything(copy) == before
    for _ in range(10):
        if copy.phase != "over":
            rules.apply(copy, random_action(copy, source))
    assert everything(state) == before
    assert rules.legal_actions(state) == legal


def check_view(state: State) -> None:
    """Section 9: a view has the same legal actions and shows nothing hidden."""
    seen = view(state)
    assert rules.legal_actions(seen) == rules.legal_actions(state)
    assert dump(seen) == dump(state)
    assert set(seen.deck[seen.drawn :]) <= {UNKNOWN}
    assert set(seen.treasure_stack) == {UNKNOWN}
    assert all(set(lying) <= {UNKNOWN} for lying in seen.ruin_treasures)


def check_listed(state: State) -> None:
    """The engine and the oracle list the same actions."""
    assert sorted(map(str, rules.legal_actions(state))) == sorted(oracle.legal(state))


def check_record(setup: Setup, referee: Referee) -> None:
    """No action is refused, and the written game is read as the position that was watched."""
    match = TikalMatch(setup)
    for action in referee.actions:
        match.play(action)
    again = read(write(match))
    assert everything(again.state) == everything(match.state) == everything(referee.state)
    assert write(again) == write(match)


def everything(state: State) -> dict[str, str]:
    """Every field of a position, as text."""
    return {name: repr(getattr(state, name)) for name in State.__slots__}
