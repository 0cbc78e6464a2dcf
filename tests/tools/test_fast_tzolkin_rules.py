"""Tzolk'in's rules in C++ and in Python: the same positions, and the same actions in each."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from game.tzolkin.rules import apply, legal_actions, new_game
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.setup import Setup
from game.tzolkin.rules.state import State
from tests.tools.programs import made, run
from tests.tzolkin.rules.referee import eager_action, random_action
from tests.tzolkin.rules.refereed import COMBINATIONS, Course, course
from tools.fast_tzolkin import SOURCES
from tools.fast_tzolkin.games import setup_words
from tools.tzolkin.perft_table import TABLE

pytestmark = pytest.mark.long(minutes=0.2)

Choose = Callable[[State, random.Random], Action]
NUMBERS_OF_STEP = 4
"""The code and the most numbers of a step; the program writes noughts for those it has not."""


@pytest.fixture(scope="module")
def program() -> Path:
    return made(SOURCES)


def replay(program: Path, setup: Setup, choices: Sequence[int], depth: int = 0) -> list[str]:
    """What the program prints of a game."""
    line = [*setup_words(setup, choices), f"depth={depth}"]
    done = run(program, " ".join(line), "--replay")
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


def told(state: State) -> str:
    """All that belongs to a position, and what is legal in it, by name."""
    parts = {name: getattr(state, name) for name in State.__slots__ if name != "options"}
    parts["phase_args"] = _filled(state.phase_args)
    parts["pending_steps"] = list(map(_filled, state.pending_steps))
    legal = ", ".join(map(str, legal_actions(state)))
    return " ".join([*sorted(f"{name}={_flat(one)}" for name, one in parts.items()), legal])


def told_by_program(line: str) -> str:
    """The same out of the program's line."""
    parts, _, legal = line.partition("legal=")
    return " ".join([*sorted(parts.split()), legal])


def _filled(numbers: tuple[int, ...]) -> tuple[int, ...]:
    return numbers + (0,) * (NUMBERS_OF_STEP - len(numbers))


def _flat(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, Sequence):
        parts = list(map(_flat, value))
        return (";" if value and isinstance(value[0], tuple) else ",").join(parts)
    assert isinstance(value, int)
    return str(int(value))


def _listed(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def positions(played: Course, choose: Choose, choices: list[int]) -> Iterator[State]:
    """The positions of a game; what is chosen is added to ``choices``."""
    state, chance = new_game(played.setup), random.Random(played.seed)
    yield state
    while legal := legal_actions(state):
        action = choose(state, chance)
        choices.append(legal.index(action))
        apply(state, action)
        yield state


@pytest.mark.parametrize("choose", [random_action, eager_action])
@pytest.mark.parametrize("number", range(0, 64, 4))
def test_every_position_and_its_actions_are_the_same(
    program: Path, number: int, choose: Choose
) -> None:
    choices: list[int] = []
    ours = [told(state) for state in positions(course(number), choose, choices)]
    theirs = replay(program, course(number).setup, choices)[:-1]
    assert list(map(told_by_program, theirs)) == ours


def test_what_is_compared_has_every_part_of_the_expansion() -> None:
    played = [course(number).options for number in range(0, 64, 4)]
    assert all(any(getattr(one, part) for one in played) for part in COMBINATIONS[0])


def test_the_ways_to_go_on_are_as_many_as_the_table_says(program: Path) -> None:
    for row in TABLE.read_text("utf-8").splitlines()[1:]:
        number, actions, depth, count = map(int, row.split("\t"))
        played = course(number)
        match = random_match(played.seats, number, played.options)
        choices = [
            legal_actions(match.before(index)).index(match.actions[index])
            for index in range(actions)
        ]
        *_, ways = replay(program, match.setup, choices, depth)
        assert ways == f"ways={count}", row
