"""Every legal line can be reached by touching what the modes offer, and nothing else can."""

from random import Random

import pytest

from game.tzolkin.rules import legal_actions
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.setup import Options, new_setup
from tests.tzolkin.table.offered import mode_at, reachable

BASE = Options()
ALL = Options(tribes=True, prophecies=True, new_buildings=True, quick_actions=True)


def play_through(seats: int, options: Options, seed: int, most: int = 10_000) -> TzolkinMatch:
    """A random game in which every line is looked for in the modes."""
    chance = Random(seed)
    players = [{"name": f"P{seat}", "kind": "human"} for seat in range(seats)]
    match = TzolkinMatch(new_setup(players, 0, seed, options))
    while not match.over and len(match.actions) < most:
        legal = set(legal_actions(match.state))
        found = reachable(mode_at(match), legal)
        assert set(found) == legal, match.state.phase
        first = chance.choice(sorted(legal, key=str))
        lines = found[first] if chance.random() < 0.5 else (first,)
        for line in lines:
            match.play(line)
    return match


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_in_the_base_game(seats, seed):
    assert play_through(seats, BASE, seed).over


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (5, 13), (5, 14)])
def test_with_every_part_of_the_expansion(seats, seed):
    assert play_through(seats, ALL, seed).over
