"""No computer player acts on hidden information (section 9)."""

import random
from functools import cache

import pytest

from game.players.player import decide
from game.tikal import rules
from game.tikal.players.roster import OPPONENTS, player_named
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.hidden import letters_left
from game.tikal.rules.setup import VARIANTS
from game.tikal.rules.state import State


def swapped(state, chance):
    """The same position with another hidden order: the undrawn hexagons within their sets, and
    every treasure that nobody has recovered."""
    other = state.copy()
    deck, start = list(state.deck), 0
    for numbers in state.variant.hexagon_sets:
        hidden = slice(max(start, state.drawn), max(start + len(numbers), state.drawn))
        deck[hidden] = [*deck[hidden][1:], *deck[hidden][:1]]
        start += len(numbers)
    other.deck = tuple(deck)
    unseen = [
        *state.treasure_stack[state.treasures_laid :],
        *(one for lying in state.ruin_treasures for one in lying),
    ]
    chance.shuffle(unseen)
    other.treasure_stack = state.treasure_stack[: state.treasures_laid] + tuple(
        unseen.pop() for _ in state.treasure_stack[state.treasures_laid :]
    )
    other.ruin_treasures = [tuple(unseen.pop() for _ in lying) for lying in state.ruin_treasures]
    return other


@cache
def positions(variant):
    """A position of every phase, in the middle of a game."""
    match = random_match(VARIANTS[variant], 2, 11)
    count = len(match.actions)
    states = [match.before(index) for index in range(count * 2 // 5, count * 3 // 5)]
    by_phase = {state.phase: state for state in states if len(rules.legal_actions(state)) > 1}
    return list(by_phase.values())


def seen(state):
    """Everything that a view of the position tells."""
    view = rules.view(state)
    return {name: getattr(view, name) for name in State.__slots__}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_swap_changes_only_what_is_hidden(variant):
    phases = set()
    for state in positions(variant):
        other = swapped(state, random.Random(1))
        assert other.deck != state.deck
        assert (other.ruin_treasures, other.treasure_stack) != (
            state.ruin_treasures,
            state.treasure_stack,
        )
        assert sorted(other.deck) == sorted(state.deck)
        assert letters_left(other) == letters_left(state)
        assert seen(other) == seen(state)
        phases.add(state.phase)
    assert phases >= {"place", "act"}
    assert VARIANTS[variant].auction == (phases > {"auction", "choose"})


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", OPPONENTS.names)
def test_the_decision_is_the_same_behind_an_identical_view(name, variant):
    for state in positions(variant):
        other = swapped(state, random.Random(1))
        decision = decide(player_named(name, 7), rules.view(state))
        again = decide(player_named(name, 7), rules.view(other))
        assert again.actions == decision.actions
        assert str(again.reason) == str(decision.reason)
