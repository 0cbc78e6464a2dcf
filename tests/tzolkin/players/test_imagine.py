"""Positions as they may go on: nothing known is changed, nothing hidden is asked."""

from random import Random

from game.tzolkin import rules
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.rounds import next_own_turns, sampled_position
from game.tzolkin.players.weights import tuned
from game.tzolkin.rules.actions import END_TURN
from game.tzolkin.rules.hidden import UNKNOWN
from game.tzolkin.rules.state import OVER, State
from tests.tzolkin.players.situations import states, views

DRAWN = {"deck1", "deck2", "quick_tiles", "dealt_wealth", "dealt_tribes"}


def test_an_imagined_position_could_be_the_real_one():
    for phase in ("keep", "turn"):
        for state in states(phase):
            view = rules.view(state, state.seat)
            one = sampled_position(view, Random(1))
            for name in set(State.__slots__) - DRAWN:
                assert getattr(one, name) == getattr(view, name)
            assert rules.view(one, view.seat).quick_tiles == view.quick_tiles
            assert sorted(one.quick_tiles) == sorted(state.quick_tiles)
            assert sorted(one.deck2) == sorted(state.deck2) or UNKNOWN not in one.deck2
            assert UNKNOWN not in (*one.deck1, *one.deck2, *one.dealt_wealth, *one.dealt_tribes)


def test_no_tile_is_imagined_twice():
    for view in views("turn"):
        one = sampled_position(view, Random(2))
        tiles = [
            *one.displayed_buildings,
            *one.deck1,
            *one.deck2,
            *(b for own in one.buildings for b in own),
        ]
        assert len(set(tiles)) == len(tiles)


def test_the_next_own_turn_begins_or_the_game_is_over():
    for view in views("turn"):
        state = sampled_position(view, Random(3))
        legal = rules.legal_actions(state)
        rules.apply(state, legal[0])
        if END_TURN not in rules.legal_actions(state):
            continue
        evaluation = Evaluation(state, state.seat, tuned(state))
        begun = next_own_turns(state, END_TURN, evaluation)
        assert begun
        for one in begun:
            assert one.phase == OVER or (one.phase, one.seat) == ("turn", view.seat)
            assert one.phase == OVER or one.round > state.round
