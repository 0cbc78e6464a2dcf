"""Find the spaces that a member can reach with its action points, and the routes (section 3)."""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass

from game.tikal.rules.actions import ENTER, MOVE, SHUTTLE, Action, Enter, Shuttle
from game.tikal.rules.state import IN_SUPPLY, State


@dataclass(frozen=True, slots=True)
class Route:
    """The cheapest route of one member to a space: its AP, and its spaces with both ends.

    ``spaces[0]`` is where the member stands, or the camp at which it enters from the supply
    (``enters``).
    """

    cost: int
    spaces: tuple[int, ...]
    enters: bool = False


def reach(
    state: State, seat: int, origin: int | None, ap: int, *, shuttle_only: bool = False
) -> dict[int, Route]:
    """Return the cheapest route of a member of ``seat`` to every space that ``ap`` AP pay for.

    ``origin`` is the space where it stands (left out of the result), or None for a member from
    the supply. With ``shuttle_only`` it takes secret paths alone. Of equally cheap
    routes the one with fewer steps is returned.
    """
    start = _entries(state, seat, ap) if origin is None else [_standing(origin)]
    routes = _routes(state, seat, start, ap, shuttle_only)
    if origin is not None:
        del routes[origin]
    return routes


def reach_of_all(state: State, seat: int, ap: int) -> dict[int, Route]:
    """Return the cheapest route of any member of ``seat`` to every space within ``ap`` points.

    Members in the supply count too. A space where a member already stands costs nothing.
    """
    start = [_standing(space) for space in state.members[seat]]
    if state.workers[seat] or state.leader[seat] == IN_SUPPLY:
        start += _entries(state, seat, ap)
    return _routes(state, seat, start, ap)


_Step = tuple[int, bool, int, int, tuple[int, ...]]
"""A route in the search: AP, whether the member enters, number of spaces, last space, spaces."""


def _standing(space: int) -> _Step:
    return 0, False, 1, space, (space,)


def _entries(state: State, seat: int, ap: int) -> list[_Step]:
    homes = state.homes[seat] if ap >= Enter.cost else ()
    return [(Enter.cost, True, 1, home, (home,)) for home in homes]


def _routes(
    state: State, seat: int, start: list[_Step], ap: int, shuttle_only: bool = False
) -> dict[int, Route]:
    heapq.heapify(start)
    routes: dict[int, Route] = {}
    while start:
        cost, enters, count, space, spaces = heapq.heappop(start)
        if space in routes:
            continue
        routes[space] = Route(cost, spaces, enters)
        for neighbour, step in _steps(state, seat, space, shuttle_only):
            if neighbour not in routes and cost + step <= ap:
                onward = (*spaces, neighbour)
                heapq.heappush(start, (cost + step, enters, count + 1, neighbour, onward))
    return routes


def _steps(state: State, seat: int, space: int, shuttle_only: bool) -> Iterator[tuple[int, int]]:
    if not shuttle_only:
        yield from state.costs[space].items()
    if space in state.homes[seat]:
        for home in state.homes[seat]:
            if home != space:
                yield home, Shuttle.cost


def actions_along(state: State, seat: int, member: str, route: Route) -> list[Action]:
    """Return the actions that take a member of ``seat`` along a route."""
    actions: list[Action] = [ENTER[member][route.spaces[0]]] if route.enters else []
    for origin, space in zip(route.spaces, route.spaces[1:], strict=False):
        secret = origin in state.homes[seat] and space in state.homes[seat]
        # between two camps the member takes the secret path, unless the open one costs no more
        if secret and state.costs[origin].get(space, Shuttle.cost + 1) > Shuttle.cost:
            actions.append(SHUTTLE[member][origin][space])
        else:
            actions.append(MOVE[member][origin][space])
    return actions
