"""Lay hexagons on the board and open the paths between them (sections 3 and 3.2)."""

from collections.abc import Iterator
from functools import lru_cache

from game.tikal.rules import components
from game.tikal.rules.actions.fields import WHO
from game.tikal.rules.actions.move import MOVE
from game.tikal.rules.board import NEIGHBOURS, OFF_BOARD, opposite
from game.tikal.rules.state import LED_INTO, MOST_STONES, NONE, TOUCHED, UNTOUCHED, State, Walks


def explore(state: State, space: int, hexagon: int, rotation: int) -> None:
    """Lay a hexagon on a space and open the paths from and to it."""
    state.hexagon[space] = hexagon
    state.rotation[space] = rotation
    kind = components.KINDS[hexagon]
    _move_border(state, space)
    if kind == components.TEMPLE:
        state.value[space] = components.HEXAGONS[hexagon].value
    elif kind == components.JUNGLE:
        state.camp_sites += (space,)
    if kind != components.VOLCANO:
        _open_ways(state, space)
        for neighbour in state.costs[space]:
            _open_ways(state, neighbour)


def lay_printed(state: State) -> None:
    """Lay the hexagons that are printed on the board."""
    for space, hexagon in components.PRINTED:
        explore(state, space, hexagon, 0)
    state.value[components.NORTH_TEMPLE_SPACE] = state.options.a4_value


def _move_border(state: State, space: int) -> None:
    """Update the borders of the free spaces around a new hexagon (section 3.2)."""
    state.borders[space] = UNTOUCHED
    is_volcano, stones = state.kind(space) == components.VOLCANO, state.stones(space)
    for side, neighbour in enumerate(NEIGHBOURS[space]):
        if neighbour == OFF_BOARD or state.hexagon[neighbour] != NONE:
            continue
        state.borders[neighbour] |= TOUCHED
        if not is_volcano:
            state.borders[neighbour] |= 1 << opposite(side)
        if stones[side]:
            state.borders[neighbour] |= LED_INTO


def facing(state: State, space: int) -> Iterator[tuple[int, int]]:
    """Yield (side, stones) for each side of a space across which an explored hexagon lies.

    ``stones`` are those of the hexagon across, on this side. Volcanoes are left out.
    """
    for side, neighbour in enumerate(NEIGHBOURS[space]):
        if neighbour != OFF_BOARD and state.kind(neighbour) not in (None, components.VOLCANO):
            yield side, state.stones(neighbour)[opposite(side)]


def ways(state: State, space: int, stones: components.Stones) -> Iterator[tuple[int, int]]:
    """Yield (side, AP) for each side that a member could cross if a hexagon lay on ``space``.

    ``stones`` are the stones per side of that hexagon. The AP are the stones of both hexagons.
    """
    for side, over_there in facing(state, space):
        cost = stones[side] + over_there
        if cost:
            yield side, cost


def _open_ways(state: State, space: int) -> None:
    """Recompute the costs and moves from a space to its neighbours (section 3, "move")."""
    costs = {
        NEIGHBOURS[space][side]: cost for side, cost in ways(state, space, state.stones(space))
    }
    state.costs[space] = costs
    steps = tuple(costs.items())
    state.walks[space] = _walks(space, steps)


@lru_cache(maxsize=1024)
def _walks(space: int, steps: tuple[tuple[int, int], ...]) -> Walks:
    return tuple(
        tuple(
            tuple(MOVE[one][space][to] for one in who for to, cost in steps if cost <= ap)
            for ap in range(MOST_STONES + 1)
        )
        for who in WHO
    )
