"""Undo then redo is the identity, at any point of any game."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.tikal.rules.game_rules import random_action
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import VARIANTS, Setup, Variant, new_setup
from game.tikal.rules.state import State


def whole(state: State) -> dict[str, object]:
    """All that a position is."""
    return {name: getattr(state, name) for name in State.__slots__}


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    variant: Variant = draw(st.sampled_from(sorted(VARIANTS.values(), key=lambda one: one.name)))
    seats = draw(st.sampled_from(list(variant.seats)))
    people = [{"name": f"Player {seat}", "kind": "human"} for seat in range(seats)]
    return new_setup(people, 0, draw(st.integers(0, 2**32)), variant=variant)


@settings(max_examples=25, deadline=None)
@given(setups(), st.integers(0, 2**32))
def test_what_is_undone_and_done_again_is_as_it_was(setup, seed) -> None:
    match, chance = TikalMatch(setup), random.Random(seed)
    while (action := random_action(match.state, chance)) is not None:
        match.play(action, same_order=chance.random() < 0.3 and match.can_undo)
        if chance.random() < 0.9:
            continue
        now, actions, orders = whole(match.state.copy()), list(match.actions), match.orders
        back = 0
        while match.can_undo:
            match.undo()
            back += 1
            assert whole(match.state) == whole(match.before(len(match.actions)))
            assert match.actions == actions[:-back]
        for _step in range(back):
            match.redo()
        assert whole(match.state) == now
        assert (match.actions, match.orders, match.can_redo) == (actions, orders, False)


@settings(max_examples=15, deadline=None)
@given(setups(), st.integers(0, 2**32))
def test_whole_orders_too(setup, seed) -> None:
    match, chance = TikalMatch(setup), random.Random(seed)
    while (action := random_action(match.state, chance)) is not None:
        match.play(action, same_order=chance.random() < 0.5 and match.can_undo)
        if chance.random() < 0.9 or not match.can_undo:
            continue
        now, record = whole(match.state.copy()), match.record()
        orders = len(match.orders)
        for _order in range(orders):
            match.undo_order()
        assert not match.can_undo
        for _order in range(orders):
            match.redo_order()
        assert whole(match.state) == now
        assert match.record() == record
