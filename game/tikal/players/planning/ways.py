"""The costs of the cheapest ways over the board, in action points (AP)."""

import heapq
from collections.abc import Iterable

from game.tikal.rules.actions import Shuttle
from game.tikal.rules.board import SPACES
from game.tikal.rules.state import State

UNREACHABLE = 99
"""Stands for the AP to a space to which no way leads."""

Costs = list[int]
"""AP to every space, ``FAR`` where no way leads."""


def costs_from(state: State, sources: Iterable[int]) -> Costs:
    """Return the AP from the nearest of some spaces to every space, without secret paths."""
    costs = [UNREACHABLE] * SPACES
    heap = [(0, source) for source in sources]
    for _, source in heap:
        costs[source] = 0
    _spread_costs(state, costs, heap)
    return costs


def costs_with_hexagon(state: State, costs: Costs, space: int) -> Costs:
    """Return ``costs`` updated after a hexagon has been laid on ``space``."""
    steps = state.step_costs[space]
    best = min((costs[neighbour] + step for neighbour, step in steps.items()), default=UNREACHABLE)
    if best >= UNREACHABLE:
        return costs
    costs = costs[:]
    costs[space] = best
    _spread_costs(state, costs, [(best, space)])
    return costs


def _spread_costs(state: State, costs: Costs, heap: list[tuple[int, int]]) -> None:
    """Carry the costs on from the spaces in ``heap`` (Dijkstra)."""
    steps_of = state.step_costs
    while heap:
        cost, space = heapq.heappop(heap)
        if cost > costs[space]:
            continue
        for neighbour, step in steps_of[space].items():
            onward = cost + step
            if onward < costs[neighbour]:
                costs[neighbour] = onward
                heapq.heappush(heap, (onward, neighbour))


class PathCosts:
    """The costs of members' ways on one board, computed when first asked for."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._walks: dict[int, Costs] = {}
        self._home: dict[tuple[int, ...], Costs] = {}
        self._all: dict[tuple[int, tuple[int, ...]], Costs] = {}

    def from_homes(self, homes: tuple[int, ...]) -> Costs:
        """Return the AP to every space from the nearest of these camps."""
        if homes not in self._home:
            self._home[homes] = costs_from(self._state, homes)
        return self._home[homes]

    def from_space(self, space: int, homes: tuple[int, ...]) -> Costs:
        """Return the AP to every space from ``space``, by open paths or by secret ones."""
        key = (space, homes)
        if key not in self._all:
            self._all[key] = self._with_secret_paths(space, homes)
        return self._all[key]

    def _with_secret_paths(self, space: int, homes: tuple[int, ...]) -> Costs:
        if space not in self._walks:
            self._walks[space] = costs_from(self._state, (space,))
        walk = self._walks[space]
        if len(homes) == 1:
            return walk
        to_home = min(walk[home] for home in homes) + Shuttle.cost
        home = self.from_homes(homes)
        return [min(open_, to_home + secret) for open_, secret in zip(walk, home, strict=True)]
