"""A finished match as a computer player sees it."""

from pathlib import Path

import pytest

from game.players.player import decide
from game.tikal import rules
from game.tikal.players.review import review_turn, turns_played
from game.tikal.players.roster import player_named
from game.tikal.rules.actions import END_TURN
from game.tikal.rules.board import NAMES
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import TikalMatch, read
from game.tikal.rules.setup import BASIC, MINI, new_setup
from game.tikal.rules.state import ACT

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))[::9]


def reviewed(match, first, end):
    thinking = review_turn(match, first, end)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


def mastered(variant, seats, name="archaeologist"):
    """A game of computer players."""
    people = [{"name": str(seat), "kind": f"ai:{name}"} for seat in range(seats)]
    match = TikalMatch(new_setup(people, 0, 5, variant=variant))
    players = [player_named(name, seat) for seat in range(seats)]
    while match.state.phase != "over":
        for action in decide(players[match.state.seat], rules.view(match.state)).actions:
            match.play(action)
    return match


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_turn_with_action_points_is_reviewed(path):
    match = read(path.read_text("utf-8"))
    turns = turns_played(match)
    assert len(turns) == match.actions.count(END_TURN)
    for first, end in turns:
        assert match.before(first).phase == ACT
        assert match.before(first).seat == match.before(end).seat
        assert match.actions[end] is END_TURN
        assert END_TURN not in match.actions[first:end]


def test_what_is_better_is_legal_and_takes_no_more_than_there_is():
    match = random_match(BASIC, 3, 2)
    for first, end in turns_played(match)[::5]:
        if one := reviewed(match, first, end):
            state = match.before(first).copy()
            for action in one.better:
                assert action in rules.legal_actions(state)
                rules.apply(state, action)
            assert one.estimate >= 0
            assert one.view.deck == rules.view(match.before(first)).deck


def test_chance_costs_more_than_a_player_who_plans():
    def cost(match):
        found = [reviewed(match, *turn) for turn in turns_played(match)]
        return sum(one.estimate for one in found if one) / len(found)

    planned, random = cost(mastered(MINI, 2)), cost(random_match(MINI, 2, 5))
    assert planned < 3 < random


def test_what_was_played_as_it_is_advised_costs_nothing():
    match = random_match(BASIC, 2, 4)
    first, end = max(turns_played(match), key=lambda turn: turn[1] - turn[0])
    one = reviewed(match, first, end)
    again = TikalMatch(match.setup)
    for action in (*match.actions[:first], *one.better, END_TURN):
        again.play(action)
    assert reviewed(again, first, first + len(one.better)).estimate == pytest.approx(0, abs=1e-6)


def test_places_that_differ_are_where_something_is_done_or_was_there():
    match = random_match(BASIC, 2, 4)
    told = [reviewed(match, *turn) for turn in turns_played(match)[6::6]]
    assert any(one and one.differences for one in told)
    for one in filter(None, told):
        assert len(one.differences) <= 3
        for space, points in one.differences:
            assert space in NAMES
            assert abs(points) >= 1
