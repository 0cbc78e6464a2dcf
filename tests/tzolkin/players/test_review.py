"""A finished match is judged turn by turn, from what could be seen."""

import pytest

from game.tzolkin.players.review import review_turn, turns_played
from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.setup import Options

MATCHES = [
    random_match(2, 5),
    random_match(3, 6, Options(prophecies=True, tribes=True, quick_actions=True)),
]


def reviewed(match, first: int, end: int):
    work = review_turn(match, first, end)
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


@pytest.mark.parametrize("match", MATCHES)
def test_every_turn_has_an_end(match) -> None:
    ends = [i for i, one in enumerate(match.actions) if one.verb in ("end", "pass")]
    assert [end for _first, end in turns_played(match)] == ends


@pytest.mark.parametrize("match", MATCHES)
def test_what_is_better_is_legal_and_costs_nothing_when_it_is_played(match) -> None:
    for first, end in turns_played(match)[5:40:7]:
        told = reviewed(match, first, end)
        assert told.estimate >= 0
        state = match.before(first).copy()
        for action in told.better:
            assert action in legal_actions(state)
            apply(state, action)
        assert (
            reviewed(_replayed(match, first, told.better), first, first + len(told.better)).estimate
            == 0
        )


def _replayed(match, first: int, better):
    """The match up to a turn, which is played like this."""
    again = type(match)(match.setup)
    for action in (*match.actions[:first], *better):
        again.play(action)
    again.play(next(one for one in legal_actions(again.state) if one.verb in ("end", "pass")))
    return again
