"""Moving a member (section 3): the action, and the cheapest routes that several actions make."""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from game.core.message import IllegalAction
from game.tikal.rules.actions.camps import ENTER, SHUTTLE, Enter, Shuttle
from game.tikal.rules.actions.checks import check_cost, check_member, move_member
from game.tikal.rules.actions.fields import MEMBERS, Member, Space
from game.tikal.rules.board import NAMES, NEIGHBOURS, OFF_BOARD, SPACES
from game.tikal.rules.components import VOLCANO
from game.tikal.rules.state import IN_SUPPLY, MOST_STONES, Action, State


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a member to an adjacent hexagon; it costs 1 AP for each stone on the side between."""

    verb: ClassVar[str] = "move"
    member: Member
    origin: Space
    space: Space

    @classmethod
    def every(cls) -> Iterator[Self]:
        """Yield a move of each kind of member from every space to each of its neighbours."""
        for member in MEMBERS:
            for origin, around in enumerate(NEIGHBOURS):
                yield from (cls.of(member, origin, to) for to in around if to != OFF_BOARD)

    def check(self, state: State) -> None:
        """Require the member on ``origin``, a path to ``space``, and the AP."""
        check_member(state, self.member, self.origin)
        cost = state.step_costs[self.origin].get(self.space)
        if cost is None:
            raise no_path_reason(state, self.origin, self.space)
        check_cost(state, cost)

    def apply(self, state: State) -> None:
        """Move the member and pay the AP."""
        move_member(state, self.member, self.origin, self.space)
        state.ap -= state.step_costs[self.origin][self.space]


MOVE: Final = {
    m: tuple({t: Move.of(m, s, t) for t in NEIGHBOURS[s] if t != OFF_BOARD} for s in range(SPACES))
    for m in MEMBERS
}


ANY_COST: Final = SPACES * MOST_STONES
"""A number of AP that pays for any way on the board."""


def no_path_reason(state: State, origin: int, space: int) -> IllegalAction:
    """Return why there is no path between two spaces: a volcano, or no path between them."""
    if state.hexagon_kind(space) == VOLCANO:
        return IllegalAction("volcano-there", space=NAMES[space])
    return IllegalAction("no-path", origin=NAMES[origin], space=NAMES[space])


@dataclass(frozen=True, slots=True)
class Route:
    """The cheapest route of one member to a space: its AP, and its spaces with both ends.

    ``spaces[0]`` is where the member stands, or the camp at which it enters from the supply
    (``enters``).
    """

    cost: int
    spaces: tuple[int, ...]
    enters: bool = False


def member_routes(
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


def seat_routes(state: State, seat: int, ap: int) -> dict[int, Route]:
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
        yield from state.step_costs[space].items()
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
        if secret and state.step_costs[origin].get(space, Shuttle.cost + 1) > Shuttle.cost:
            actions.append(SHUTTLE[member][origin][space])
        else:
            actions.append(MOVE[member][origin][space])
    return actions
