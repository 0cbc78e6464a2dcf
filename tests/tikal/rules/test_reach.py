"""Routes of a member (section 3): playable, and as cheap as can be."""

import random
from collections.abc import Iterator

import pytest

from game.tikal import rules
from game.tikal.rules.actions import LEADER, WORKER
from game.tikal.rules.actions.move import Route, actions_along, member_routes
from game.tikal.rules.board import INDEX
from game.tikal.rules.state import IN_SUPPLY, State
from tests.tikal.rules.positions import camp, lay, position, put, seeded
from tests.tikal.rules.referee import random_action, step_costs


def cheapest(state: State, seat: int, origin: int | None, shuttle_only: bool) -> dict[int, int]:
    """Cost to every space, relaxed again and again until nothing gets cheaper."""
    homes = {4, *(s for s in range(40) if state.camp[s] == seat)}
    steps = (
        []
        if shuttle_only
        else [
            (a, b, cost) for a, costs in enumerate(step_costs(state)) for b, cost in costs.items()
        ]
    )
    steps += [(a, b, 1) for a in homes for b in homes if a != b]
    best = dict.fromkeys(homes, 1) if origin is None else {origin: 0}
    changed = True
    while changed:
        changed = False
        for a, b, cost in steps:
            if a in best and best[a] + cost < best.get(b, 999):
                best[b] = best[a] + cost
                changed = True
    if origin is not None:
        del best[origin]
    return best


def acting_positions(seed: int, seats: int) -> Iterator[State]:
    state, source = seeded(seed, seats), random.Random(seed)
    while state.phase != "over":
        if state.phase == "act" and source.random() < 0.15:
            yield state
        rules.apply(state, random_action(state, source))


def origins(state: State) -> Iterator[tuple[str, int | None]]:
    """Every member of the seat to act that could go, once per space."""
    seat = state.seat
    leader = state.leader[seat]
    if state.workers[seat]:
        yield WORKER, None
    if leader == IN_SUPPLY:
        yield LEADER, None
    for space in state.members[seat]:
        if state.workers_at(seat, space):
            yield WORKER, space
        if leader == space:
            yield LEADER, space


@pytest.mark.parametrize("shuttle_only", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_routes_are_playable_and_cheapest(seats: int, shuttle_only: bool) -> None:
    """3 enter, shuttle, move: on random positions."""
    for seed in range(3):
        for state in acting_positions(seed, seats):
            for member, origin in origins(state):
                routes = member_routes(
                    state, state.seat, origin, state.ap, shuttle_only=shuttle_only
                )
                costs = cheapest(state, state.seat, origin, shuttle_only)
                wanted = {space: cost for space, cost in costs.items() if cost <= state.ap}
                assert {space: route.cost for space, route in routes.items()} == wanted
                for space, route in routes.items():
                    check_route(state, member, origin, space, route)


def check_route(state: State, member: str, origin: int | None, space: int, route: Route) -> None:
    assert route.spaces[-1] == space
    assert route.enters == (origin is None)
    assert origin is None or route.spaces[0] == origin
    played = state.copy()
    for action in actions_along(state, state.seat, member, route):
        rules.check(played, action)
        rules.apply(played, action)
    assert state.ap - played.ap == route.cost
    there = played.members[state.seat]
    assert there.get(space, 0) == state.members[state.seat].get(space, 0) + 1


def test_the_shorter_of_equal_routes() -> None:
    """Among equally cheap routes the one with fewer steps."""
    state = position()
    camp(state, 0, "b4")
    put(state, 0, "w", "a5")
    assert member_routes(state, 0, INDEX["a5"], 10)[INDEX["b4"]].spaces == (
        INDEX["a5"],
        INDEX["b4"],
    )


def test_an_open_way_is_walked_where_it_costs_no_more() -> None:
    """Two camps one stone apart: the member is seen to walk."""
    state = position()
    camp(state, 0, "b4")
    put(state, 0, "w", "a5")
    route = member_routes(state, 0, INDEX["a5"], 10)[INDEX["b4"]]
    assert [str(a) for a in actions_along(state, 0, "w", route)] == ["move w a5 b4"]


def test_no_points_no_route() -> None:
    """3: entering costs a point as well."""
    state = position()
    assert member_routes(state, 0, None, 0) == {}
    assert set(member_routes(state, 0, None, 1)) == {INDEX["a5"]}
    put(state, 0, "w", "a5")
    assert member_routes(state, 0, INDEX["a5"], 0) == {}


def test_a_secret_path_saves_points() -> None:
    """3 shuttle: one point to a far camp, wherever it lies."""
    state = position()
    lay(state, "h1 A3 r0")
    camp(state, 0, "h1")
    put(state, 0, "l", "b5")
    route = member_routes(state, 0, INDEX["b5"], 10)[INDEX["h1"]]
    assert route == Route(3, (INDEX["b5"], INDEX["a5"], INDEX["h1"]))
    words = [str(action) for action in actions_along(state, 0, "l", route)]
    assert words == ["move l b5 a5", "shuttle l a5 h1"]
