"""Where a member can get with some action points, and by which steps (section 3)."""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass

from game.tikal.rules.actions import ENTER, MOVE, SHUTTLE, Action
from game.tikal.rules.legal import ENTER_AP, SHUTTLE_AP
from game.tikal.rules.state import State


@dataclass(frozen=True, slots=True)
class Route:
    """The cheapest way of one member to a space: its AP, and the spaces passed, ends included.

    ``spaces[0]`` is where the member stands; a member from the supply has only the spaces
    from the camp on at which it enters.
    """

    cost: int
    spaces: tuple[int, ...]
    enters: bool = False


def reach(
    state: State, seat: int, origin: int | None, ap: int, *, shuttle_only: bool = False
) -> dict[int, Route]:
    """The cheapest route of a member of ``seat`` to every space that ``ap`` points pay for.

    ``origin`` is the space where it stands (not among the results), or None for a member from
    the supply. With ``shuttle_only`` it takes the secret paths alone. Among equally cheap
    routes the one with fewer steps is given.
    """
    start: list[tuple[int, int, int, tuple[int, ...]]]
    if origin is None:
        start = [(ENTER_AP, 1, home, (home,)) for home in state.homes[seat] if ap >= ENTER_AP]
    else:
        start = [(0, 1, origin, (origin,))]
    heapq.heapify(start)
    routes: dict[int, Route] = {}
    while start:
        cost, _, space, spaces = heapq.heappop(start)
        if space in routes:
            continue
        routes[space] = Route(cost, spaces, origin is None)
        for neighbour, step in _steps(state, seat, space, shuttle_only):
            if neighbour not in routes and cost + step <= ap:
                heapq.heappush(
                    start, (cost + step, len(spaces) + 1, neighbour, (*spaces, neighbour))
                )
    if origin is not None:
        del routes[origin]
    return routes


def _steps(state: State, seat: int, space: int, shuttle_only: bool) -> Iterator[tuple[int, int]]:
    if not shuttle_only:
        yield from state.costs[space].items()
    if space in state.homes[seat]:
        for home in state.homes[seat]:
            if home != space:
                yield home, SHUTTLE_AP


def actions_along(state: State, seat: int, member: str, route: Route) -> list[Action]:
    """The actions that take a member of ``seat`` along a route."""
    actions: list[Action] = [ENTER[member][route.spaces[0]]] if route.enters else []
    for origin, space in zip(route.spaces, route.spaces[1:], strict=False):
        secret = origin in state.homes[seat] and space in state.homes[seat]
        # a path between two camps takes the secret way unless the open one costs no more
        if secret and state.costs[origin].get(space, SHUTTLE_AP + 1) > SHUTTLE_AP:
            actions.append(SHUTTLE[member][origin][space])
        else:
            actions.append(MOVE[member][origin][space])
    return actions
