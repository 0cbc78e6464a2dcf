"""Placing the hexagon in hand (section 3.2): where it fits, and the paths that it opens."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tikal.rules import components
from game.tikal.rules.actions.fields import MEMBER_MIXES, Rotation, Space
from game.tikal.rules.actions.move import MOVE
from game.tikal.rules.board import NAMES, NEIGHBOURS, OFF_BOARD, SIDES, SPACES, opposite
from game.tikal.rules.state import (
    EXPLORED_BESIDE,
    MOST_STONES,
    NONE,
    NOTHING_BESIDE,
    PLACE,
    STONE_TOWARDS,
    Action,
    MovesByMembers,
    Phase,
    State,
)
from game.tikal.rules.turns import start_acting


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """Place the hexagon in hand, turned clockwise by ``rotation`` x 60 degrees (section 3.2)."""

    verb: ClassVar[str] = "tile"
    phase: ClassVar[Phase] = PLACE
    space: Space
    rotation: Rotation

    def check(self, state: State) -> None:
        """Require a free space in play beside an explored one, and a rotation with a path there."""
        space, hexagon = self.space, state.hand
        if space not in state.variant.area:
            raise IllegalAction("out-of-play", space=NAMES[space])
        if state.hexagon[space] != NONE:
            raise IllegalAction("explored-already", space=NAMES[space])
        if state.borders[space] == NOTHING_BESIDE:
            raise IllegalAction("nothing-explored-beside", space=NAMES[space])
        fitting = fitting_rotations(hexagon, state.borders[space])
        if not fitting:
            raise IllegalAction("no-stone-either-way", space=NAMES[space])
        if components.CANONICAL_ROTATION[hexagon][self.rotation] not in fitting:
            raise IllegalAction("no-stone-that-way", space=NAMES[space])

    def apply(self, state: State) -> None:
        """Lay the hexagon with its treasures on the space, and give the seat its action points."""
        hexagon, space = state.hand, self.space
        lay_hexagon(state, space, hexagon, components.CANONICAL_ROTATION[hexagon][self.rotation])
        masks = components.HEXAGONS[hexagon].masks
        if masks:
            state.ruin_treasures[space] = state.treasure_stack[
                state.treasures_laid : state.treasures_laid + masks
            ]
            state.treasures_laid += masks
        start_acting(state)


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Remove the hexagon in hand from the game, because it fits nowhere (section 3.2)."""

    verb: ClassVar[str] = "discard"
    phase: ClassVar[Phase] = PLACE

    def check(self, state: State) -> None:
        """Require that the hexagon fits nowhere."""
        if legal_placements(state) != [self]:
            raise IllegalAction("hexagon-fits")

    def apply(self, state: State) -> None:
        """Give the seat its action points."""
        start_acting(state)


TILE: Final = tuple(tuple(PlaceTile.of(s, r) for r in range(SIDES)) for s in range(SPACES))
DISCARD: Final = Discard.of()


def legal_placements(state: State) -> list[Action]:
    """Return all ways to place the hexagon in hand, or ``Discard`` alone if there are none."""
    hexagon, borders = state.hand, state.borders
    found: list[Action] = [
        TILE[space][rotation]
        for space in state.variant.area
        if borders[space]
        for rotation in fitting_rotations(hexagon, borders[space])
    ]
    return found or [DISCARD]


@cache
def fitting_rotations(hexagon: int, border: int) -> tuple[int, ...]:
    """Return the rotations in which a hexagon may lie on a free space with this border.

    The space must be beside an explored one. A volcano fits in every rotation. Any other hexagon
    needs a stone, its own or the neighbour's, on a side that it shares with an explored hexagon
    other than a volcano. ``border`` is an item of ``State.borders``.
    """
    if components.HEXAGON_KINDS[hexagon] == components.VOLCANO or border & STONE_TOWARDS:
        return components.DISTINCT_ROTATIONS[hexagon]
    shared = [side for side in range(SIDES) if border >> side & 1]
    return tuple(
        rotation
        for rotation in components.DISTINCT_ROTATIONS[hexagon]
        if any(components.STONES[hexagon][rotation][side] for side in shared)
    )


def lay_hexagon(state: State, space: int, hexagon: int, rotation: int) -> None:
    """Lay a hexagon on a space and open the paths from and to it."""
    state.hexagon[space] = hexagon
    state.rotation[space] = rotation
    kind = components.HEXAGON_KINDS[hexagon]
    _move_border(state, space)
    if kind == components.TEMPLE:
        state.value[space] = components.HEXAGONS[hexagon].value
    elif kind == components.JUNGLE:
        state.camp_sites += (space,)
    if kind != components.VOLCANO:
        _open_paths(state, space)
        for neighbour in state.step_costs[space]:
            _open_paths(state, neighbour)


def lay_printed_hexagons(state: State) -> None:
    """Lay the hexagons that are printed on the board."""
    for space, hexagon in components.PRINTED_HEXAGONS:
        lay_hexagon(state, space, hexagon, 0)
    state.value[components.NORTH_TEMPLE_SPACE] = state.options.a4_value


def derive_paths(state: State) -> None:
    """Work out ``borders``, ``step_costs`` and ``legal_moves`` from the hexagons on the board."""
    state.borders = [NOTHING_BESIDE] * SPACES
    state.step_costs = [{}] * SPACES
    state.legal_moves = [()] * SPACES
    for space, hexagon in enumerate(state.hexagon):
        if hexagon == NONE:
            continue
        _move_border(state, space)
        if components.HEXAGON_KINDS[hexagon] != components.VOLCANO:
            _open_paths(state, space)


def _move_border(state: State, space: int) -> None:
    """Update the borders of the free spaces around a new hexagon (section 3.2)."""
    state.borders[space] = NOTHING_BESIDE
    is_volcano, stones = state.hexagon_kind(space) == components.VOLCANO, state.stones(space)
    for side, neighbour in enumerate(NEIGHBOURS[space]):
        if neighbour == OFF_BOARD or state.hexagon[neighbour] != NONE:
            continue
        state.borders[neighbour] |= EXPLORED_BESIDE
        if not is_volcano:
            state.borders[neighbour] |= 1 << opposite(side)
        if stones[side]:
            state.borders[neighbour] |= STONE_TOWARDS


def _open_paths(state: State, space: int) -> None:
    """Recompute the costs and moves from a space to its neighbours (section 3, "move")."""
    costs = {
        NEIGHBOURS[space][side]: cost
        for side, cost in crossable_sides(state, space, state.stones(space))
    }
    state.step_costs[space] = costs
    steps = tuple(costs.items())
    state.legal_moves[space] = _moves_from(space, steps)


@lru_cache(maxsize=1024)
def _moves_from(space: int, steps: tuple[tuple[int, int], ...]) -> MovesByMembers:
    return tuple(
        tuple(
            tuple(MOVE[member][space][to] for member in mix for to, cost in steps if cost <= ap)
            for ap in range(MOST_STONES + 1)
        )
        for mix in MEMBER_MIXES
    )


def _facing_stones(state: State, space: int) -> Iterator[tuple[int, int]]:
    """Yield (side, stones) for each side of a space across which an explored hexagon lies.

    ``stones`` are those of the hexagon across, on this side. Volcanoes are left out.
    """
    for side, neighbour in enumerate(NEIGHBOURS[space]):
        if neighbour != OFF_BOARD and state.hexagon_kind(neighbour) not in (
            None,
            components.VOLCANO,
        ):
            yield side, state.stones(neighbour)[opposite(side)]


def crossable_sides(
    state: State, space: int, stones: components.Stones
) -> Iterator[tuple[int, int]]:
    """Yield (side, AP) for each side that a member could cross if a hexagon lay on ``space``.

    ``stones`` are the stones per side of that hexagon. The AP are the stones of both hexagons.
    """
    for side, over_there in _facing_stones(state, space):
        cost = stones[side] + over_there
        if cost:
            yield side, cost
