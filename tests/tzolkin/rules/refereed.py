"""Whole random games watched by the referee, and the record (all sections).

Which game a seed stands for: ``course`` deals every combination of options with every number of
seats in turn.
"""

import random
from itertools import product
from typing import Any, NamedTuple

from game.tzolkin import rules
from game.tzolkin.rules.hidden import UNKNOWN, view
from game.tzolkin.rules.records import TzolkinMatch, dump, read, write
from game.tzolkin.rules.setup import Options, Setup, new_setup
from game.tzolkin.rules.state import State
from tests.tzolkin.rules.referee import Referee, eager_action, random_action

PARTS = ("tribes", "prophecies", "new_buildings", "quick_actions")
COMBINATIONS = [
    dict(zip(PARTS, chosen, strict=True)) for chosen in product((False, True), repeat=len(PARTS))
]
KINDS = [
    (parts, seats)
    for parts in COMBINATIONS
    for seats in ((2, 3, 4, 5) if parts["quick_actions"] else (2, 3, 4))
]
"""Every combination of options with every number of seats: 56."""
EVERY = 60
"""So many actions lie between two of the slower looks."""
PRESENTS = 0.4
"""Turns before which somebody is given something, in the games of the rich."""


class Course(NamedTuple):
    """What a game is played with."""

    seats: int
    seed: int
    options: Options

    def __str__(self) -> str:
        on = [part for part in PARTS if getattr(self.options, part)]
        return f"{self.seats} seats, {', '.join(on) or 'base game'}"

    @property
    def setup(self) -> Setup:
        """The shuffled set-up; the first player changes from seed to seed."""
        return new_setup(players(self.seats), self.seed % self.seats, self.seed, self.options)


def players(seats: int) -> list[dict[str, Any]]:
    """So many people."""
    return [{"name": f"Player {seat}", "kind": "human"} for seat in range(seats)]


def course(seed: int) -> Course:
    """All kinds of games come in turn, and the three smaller options with them."""
    parts, seats = KINDS[seed % len(KINDS)]
    turn = seed // len(KINDS) + seed
    return Course(
        seats,
        seed,
        Options(
            **parts,
            x07_same=bool(turn % 2),
            bacab_limit=(3, 2)[turn // 2 % 2],
            monuments5=(7, 6)[turn // 4 % 2],
        ),
    )


def watch(played: Course, *, with_plain: bool = True) -> Referee:
    """A random game to its end.

    Raises:
        AssertionError: at the first thing that is wrong.
    """
    source = random.Random(played.seed)
    referee = Referee(played.setup, with_plain=with_plain)
    state = referee.state
    while state.phase != "over":
        if len(referee.actions) % EVERY == 0:
            check_copy(state, source)
            check_view(state)
        referee.play(random_action(state, source))
    referee.sign()
    return referee


def watch_the_rich(played: Course) -> Referee:
    """The same with presents now and then, so that much can be built and learnt."""
    source = random.Random(played.seed)
    referee = Referee(played.setup)
    state = referee.state
    while state.phase != "over":
        if state.phase == "turn" and source.random() < PRESENTS:
            seat = source.randrange(state.seats)
            cubes = [source.randrange(5) for _ in range(3)]
            levels = [min(3, level + (source.random() < 0.2)) for level in techs_of(state, seat)]
            referee.gift(seat, source.randrange(9), cubes, levels, source.random() < 0.2)
        referee.play(source.choice((random_action, eager_action))(state, source))
    referee.sign()
    return referee


def techs_of(state: State, seat: int) -> list[int]:
    """The levels of a seat."""
    return state.techs[4 * seat : 4 * seat + 4]


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
    """Section 13: the view of who chooses has the same legal actions and shows nothing hidden."""
    seen = view(state, state.seat)
    assert rules.legal_actions(seen) == rules.legal_actions(state)
    if not state.dealt_wealth:
        assert dump(seen) == dump(state)
    assert set(seen.deck1 + seen.deck2) <= {UNKNOWN}


def check_record(setup: Setup, referee: Referee) -> None:
    """No action is refused, and the written game is read as the position that was watched."""
    match = TzolkinMatch(setup)
    for action in referee.actions:
        match.play(action)
    again = read(write(match))
    assert everything(again.state) == everything(match.state) == everything(referee.state)
    assert write(again) == write(match)


def everything(state: State) -> dict[str, str]:
    """Every field of a position, as text."""
    return {name: repr(getattr(state, name)) for name in State.__slots__}
