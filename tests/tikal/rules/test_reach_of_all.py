"""Where a seat can be with ten action points is what playing all its ways by the rules finds."""

import heapq
import random
from pathlib import Path

import pytest

from game.tikal import rules
from game.tikal.rules.actions import LEADER, Enter, Move, Shuttle
from game.tikal.rules.actions.move import seat_routes
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.records import read
from game.tikal.rules.state import ACT, NONE

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))
POSITIONS = 3
"""Of each golden game; that all of them agree was seen once (docs/verification.md)."""


def at_turn(state, seat):
    """The position as if the seat had all its action points now."""
    turn = state.copy()
    turn.phase, turn.seat, turn.ap = ACT, seat, ACTION_POINTS
    turn.scoring_queue, turn.hand = (), NONE
    return turn


def played(state, seat):
    """The least action points with which some member gets to each space, by the rules' engine."""
    turn = at_turn(state, seat)
    costs, ways, number = {}, [], 0
    for space, count in turn.members[seat].items():
        leads = turn.leader[seat] == space
        kinds = [LEADER] * leads + ["worker"] * (count > leads)
        ways += [(0, number + i, space, kind == LEADER, turn) for i, kind in enumerate(kinds)]
        number += len(kinds)
    for action in rules.legal_actions(turn):
        if isinstance(action, Enter):
            after = turn.copy()
            rules.apply(after, action)
            leads = action.member == LEADER
            ways.append((ACTION_POINTS - after.ap, number, action.space, leads, after))
            number += 1
    heapq.heapify(ways)
    done = set()
    while ways:
        cost, _number, space, leads, now = heapq.heappop(ways)
        costs.setdefault(space, cost)
        if (space, leads) in done:
            continue
        done.add((space, leads))
        for action in rules.legal_actions(now):
            if not isinstance(action, Move | Shuttle) or action.origin != space:
                continue
            if (action.member == LEADER) != leads:
                continue
            after = now.copy()
            rules.apply(after, action)
            number += 1
            heapq.heappush(ways, (ACTION_POINTS - after.ap, number, action.space, leads, after))
    return costs


def found(state, seat):
    routes = seat_routes(state, seat, ACTION_POINTS)
    return {space: route.cost for space, route in routes.items()}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_reach_of_every_seat_is_what_the_engine_plays(path):
    match = read(path.read_text("utf-8"))
    chance = random.Random(path.stem)
    for index in chance.sample(range(len(match.actions) + 1), POSITIONS):
        state = match.before(index)
        for seat in range(state.seats):
            assert found(rules.view(state), seat) == played(state, seat)
