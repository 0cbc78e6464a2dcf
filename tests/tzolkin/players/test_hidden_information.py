"""No computer player acts on hidden information (section 13)."""

import random

import pytest

from game.players.player import decide
from game.tzolkin import rules
from game.tzolkin.players.roster import LEVELS, OPPONENTS, player_named
from game.tzolkin.rules.state import State
from tests.tzolkin.players.situations import states


def swapped(state, chance):
    """The same position with another hidden order."""
    other = state.copy()
    for deck in ("deck1", "deck2"):
        tiles = list(getattr(other, deck))
        chance.shuffle(tiles)
        setattr(other, deck, tuple(tiles))
    if other.dealt_wealth:
        own = range(4 * other.seat, 4 * other.seat + 4)
        hidden = [i for i in range(4 * other.seats) if i not in own]
        dealt, moved = list(other.dealt_wealth), hidden[1:] + hidden[:1]
        for i, j in zip(hidden, moved, strict=True):
            dealt[i] = other.dealt_wealth[j]
        other.dealt_wealth = tuple(dealt)
        other.wealth = [
            tiles if seat == other.seat else () for seat, tiles in enumerate(other.wealth)
        ]
    return other


def seen(state):
    """Everything that a view of the position tells."""
    view = rules.view(state, state.seat)
    return {name: getattr(view, name) for name in State.__slots__ if name != "options"}


@pytest.mark.parametrize("name", ["random", *LEVELS])
def test_the_decision_is_the_same_behind_an_identical_view(name):
    assert name in OPPONENTS.names
    turns = list(states("turn", 97 if name in ("master", "grandmaster") else 31))
    choices = list(states("keep", 2))[:3]
    if name == "grandmaster":  # it thinks long
        turns, choices = turns[:1], choices[:1]
    for state in [*turns, *choices]:
        other = swapped(state, random.Random(1))
        assert seen(other) == seen(state)
        decision = decide(player_named(name, 7), rules.view(state, state.seat))
        again = decide(player_named(name, 7), rules.view(other, state.seat))
        assert again.actions == decision.actions
        assert str(again.reason) == str(decision.reason)
