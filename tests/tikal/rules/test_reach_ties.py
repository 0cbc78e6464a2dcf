"""Among equally cheap routes the one with fewer steps is given (section 3, "move")."""

import random

from game.tikal import rules
from game.tikal.rules.actions import ENTER, WORKER
from game.tikal.rules.actions.move import Route, actions_along, member_routes
from game.tikal.rules.state import State
from tests.tikal.rules.positions import seeded
from tests.tikal.rules.referee import random_action

FAR = 99


def steps_from(state: State, space: int) -> dict[int, int]:
    """Cost of every step that a member of the seat to act may take, secret paths included."""
    homes = state.homes[state.seat]
    steps = dict(state.step_costs[space])
    if space in homes:
        steps |= {home: 1 for home in homes if home != space}
    return steps


def fewest(steps: list[dict[int, int]], origin: int) -> dict[int, tuple[int, int]]:
    """Cost and steps of the cheapest and then shortest routes, by relaxing until nothing moves."""
    best = dict.fromkeys(range(40), (FAR, FAR)) | {origin: (0, 0)}
    changed = True
    while changed:
        changed = False
        for space, (cost, count) in list(best.items()):
            for other, price in steps[space].items():
                if (cost + price, count + 1) < best[other]:
                    best[other] = (cost + price, count + 1)
                    changed = True
    return {space: found for space, found in best.items() if found[0] < FAR}


def has_longer(steps: list[dict[int, int]], best: dict[int, tuple[int, int]], space: int) -> bool:
    """True if the last step of another cheapest route comes from farther away."""
    cost, count = best[space]
    return any(
        best[last][0] + steps[last][space] == cost and best[last][1] + 1 > count
        for last in best
        if space in steps[last]
    )


def test_no_other_cheapest_route_has_fewer_steps() -> None:
    """In random positions, some of which have a cheapest route that is longer."""
    ties = 0
    for seed in range(8):
        state, source = seeded(seed, 2), random.Random(seed)
        while state.phase != "over":
            if state.phase == "act" and source.random() < 0.1:
                steps = [steps_from(state, space) for space in range(40)]
                for origin in state.members[state.seat]:
                    best = fewest(steps, origin)
                    routes = member_routes(state, state.seat, origin, FAR)
                    given = {space: (r.cost, len(r.spaces) - 1) for space, r in routes.items()}
                    assert given | {origin: (0, 0)} == best
                    ties += sum(has_longer(steps, best, space) for space in routes)
            rules.apply(state, random_action(state, source))
    assert ties


def test_entering_at_a_camp_is_shorter_than_walking_there() -> None:
    """3 enter: the way from the supply begins at the nearest camp, the action is the entering."""
    state = seeded(3, 2)
    state.phase, state.ap = "act", 10
    route = member_routes(state, state.seat, None, 1)[state.homes[state.seat][0]]
    assert route == Route(1, (state.homes[state.seat][0],), enters=True)
    assert actions_along(state, state.seat, WORKER, route) == [ENTER[WORKER][route.spaces[0]]]
