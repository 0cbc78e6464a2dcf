"""Ways of the planner cost what the rules say (section 3)."""

import pytest

from game.tikal import rules
from game.tikal.players.planning.ways import UNREACHABLE, PathCosts, costs_from, costs_with_hexagon
from game.tikal.rules.actions import PlaceTile
from game.tikal.rules.actions.move import member_routes
from game.tikal.rules.board import SPACES
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.setup import AUCTION, BASIC


@pytest.mark.parametrize("seed", range(4))
def test_costs_are_those_of_the_cheapest_routes(seed):
    match = random_match(BASIC, 3, seed)
    state = match.before(len(match.actions) * 2 // 3)
    ways = PathCosts(state)
    for seat in range(state.seats):
        for origin in state.members[seat]:
            costs = ways.from_space(origin, state.homes[seat])
            routes = member_routes(state, seat, origin, UNREACHABLE)
            known = {space: cost for space, cost in enumerate(costs) if cost < UNREACHABLE}
            assert known == {origin: 0} | {space: route.cost for space, route in routes.items()}


@pytest.mark.parametrize("seed", range(3))
def test_a_new_hexagon_only_shortens_ways(seed):
    match = random_match(AUCTION, 4, seed)
    for index, action in enumerate(match.actions):
        if isinstance(action, PlaceTile):
            before, after = match.before(index), match.before(index + 1)
            home = after.homes[0]
            nearer = costs_with_hexagon(after, costs_from(before, home), action.space)
            assert nearer == costs_from(after, home)
            assert len(nearer) == SPACES


def test_the_view_has_the_same_ways():
    match = random_match(BASIC, 2, 1)
    state = match.before(200)
    assert costs_from(rules.view(state), (4,)) == costs_from(state, (4,))
