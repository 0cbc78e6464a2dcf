"""What each overlay shows is what the rules say."""

import random

import pytest

from game.table.overlay import OpenOverlay
from game.table.players import players_of
from game.tikal import rules
from game.tikal.rules.actions import END_TURN, EstablishCamp
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.records import read
from game.tikal.rules.scoring import breakdown, temple_owner
from game.tikal.rules.state import NONE
from game.tikal.table.overlays import (
    OVERLAYS,
    camp_costs,
    contested_temples,
    overlay_content,
    volcano_overlay,
)
from tests.tikal.rules.test_reach_of_all import RECORDS, at_turn, played


def positions(path, count):
    match = read(path.read_text("utf-8"))
    chance = random.Random(path.stem)
    players = players_of(match.setup.players)
    for index in chance.sample(range(len(match.actions) + 1), count):
        yield match.before(index), players


def lens(id, state, players, seat=0):
    overlay = next(one for one in OVERLAYS if one.id == id)
    return overlay_content(OpenOverlay(overlay, seat), rules.view(state), players)


def golden():
    return pytest.mark.parametrize("path", RECORDS[::6], ids=lambda path: path.stem)


@golden()
def test_if_scored_now_is_what_a_scoring_gives(path):
    for state, players in positions(path, 4):
        seen = lens("scored", state, players)
        for seat in range(state.seats):
            turn = at_turn(state, seat)
            turn.scoring_queue, before = (seat,), state.score[seat]
            rules.apply(turn, END_TURN)
            assert seen.rows[seat][2] == f"+{turn.score[seat] - before}"
        pays = {
            space: str(value)
            for seat in range(state.seats)
            for space, value in breakdown(state, seat).temples
        }
        assert seen.tags == pays


@golden()
def test_what_would_turn_a_majority_turns_it(path):
    for state, _players in positions(path, 3):
        for space, one in contested_temples(state).items():
            for seat in range(state.seats):
                strong = state.copy()
                members = strong.members[seat]
                members[space] = members.get(space, 0) + one.needed_by(seat)
                assert temple_owner(strong, space) == seat
                if one.needed_by(seat):
                    members[space] -= 1
                    assert temple_owner(strong, space) != seat


@golden()
def test_majorities_mark_whom_a_temple_pays(path):
    for state, players in positions(path, 3):
        owners = {
            space: players[temple_owner(state, space)].mark
            for space, value in enumerate(state.value)
            if value and temple_owner(state, space) != NONE
        }
        assert lens("majorities", state, players).rings == owners


@golden()
def test_reach_shows_the_cheapest_ways(path):
    for state, players in positions(path, 1):
        for seat in range(state.seats):
            seen = lens("reach", state, players, seat)
            assert {space: int(cost) for space, cost in seen.tags.items()} == played(state, seat)
            assert all(seen.paths[space][-1] == space for space in seen.tags)
            assert set(seen.remarks) == set(seen.tags)


def camps_played(state, seat):
    """The least action points that a camp takes on each site, walking there first if that helps."""
    best = {}
    turn = at_turn(state, seat)
    reached = played(state, seat)
    for action in rules.legal_actions(turn):
        if isinstance(action, EstablishCamp):
            best[action.space] = 5
    for space, cost in reached.items():
        there = turn.copy()
        there.ap = ACTION_POINTS - cost
        there.members[seat].setdefault(space, 1)
        for action in rules.legal_actions(there):
            if isinstance(action, EstablishCamp) and action.space == space:
                best.setdefault(space, cost + 5)
    return best


@pytest.mark.parametrize("path", RECORDS[2::5], ids=lambda path: path.stem)
def test_camps_cost_what_the_rules_ask_for(path):
    for state, _players in positions(path, 3):
        for seat in range(state.seats):
            assert camp_costs(rules.view(state), seat) == camps_played(state, seat)


def test_a_volcano_on_display_is_told():
    for path in RECORDS:
        if path.stem.startswith("auction"):
            match = read(path.read_text("utf-8"))
            for index in range(len(match.actions)):
                state = match.before(index)
                told = volcano_overlay(rules.view(state), (), 0)
                if "display already" in str(told.note):
                    return
    raise AssertionError("no golden game shows a volcano")


@golden()
def test_majorities_tell_every_strength_on_every_temple_that_is_open(path):
    """Section 5: a worker counts 1, the leader 3."""
    for state, players in positions(path, 3):
        seen = lens("majorities", state, players)
        assert set(contested_temples(state)) == set(seen.remarks)
        assert not seen.tags


@golden()
def test_a_way_to_a_camp_is_spoken_of_only_where_the_rules_ask_for_one(path):
    for state, players in positions(path, 2):
        if state.camps_left[0]:
            asked = state.options.camp_rule != "free"
            assert ("has to go there" in str(lens("camps", state, players).note)) == asked
