"""Reasons and legal actions are two sides of one thing: what is not listed is refused."""

import random

import pytest

from game.core.message import IllegalAction
from game.tzolkin import rules
from game.tzolkin.rules.actions import parse
from game.tzolkin.rules.state import State
from tests.tzolkin.rules.referee import random_action
from tests.tzolkin.rules.refereed import KINDS, course, everything
from tests.tzolkin.rules.universe import BUILDS, CHOICES, KEEPS, UNIVERSE


def check_universe(state: State, source: random.Random) -> None:
    """What is listed is accepted; everything else is refused with a reason."""
    listed = set(rules.legal_actions(state))
    # buildings and wealth tiles are asked for in their phases, elsewhere a few will do
    asked = [*CHOICES, *listed]
    asked += BUILDS if state.phase == "build" else source.sample(BUILDS, 5)
    asked += source.sample(KEEPS, 100 if state.phase == "keep" else 2)
    for action in asked:
        reason = rules.why_not(state, action)
        assert (reason is None) == (action in listed), str(action)
        if reason:
            assert reason.message.name


@pytest.mark.parametrize("first", range(0, len(KINDS), 8))
def test_accepted_is_what_is_listed(first: int) -> None:
    """Random positions of every kind of game."""
    for seed in range(first, first + 8):
        source = random.Random(seed)
        state = rules.new_game(course(seed).setup)
        while state.phase != "over":
            if source.random() < 0.04:
                check_universe(state, source)
            rules.apply(state, random_action(state, source))
        check_universe(state, source)


def test_the_universe_is_all_there_is() -> None:
    """Every action has a notation of its own, which is read as that action."""
    lines = [str(action) for action in UNIVERSE]
    assert len(set(lines)) == len(lines) == len(set(UNIVERSE))
    assert [parse(line) for line in lines] == UNIVERSE


def test_check_raises_and_leaves_the_position_alone() -> None:
    """``check`` only looks."""
    state = rules.new_game(course(0).setup)
    before = everything(state)
    with pytest.raises(IllegalAction, match="wealth-to-choose"):
        rules.check(state, parse("end"))
    assert everything(state) == before


def test_nothing_is_legal_after_the_end() -> None:
    """Section 12: then the game ends."""
    state = rules.new_game(course(0).setup)
    state.phase = "over"
    assert all(str(rules.why_not(state, action)) == "game-over" for action in UNIVERSE)
