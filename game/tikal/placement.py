"""Where the hexagon in hand may be placed, and how turned (section 3.2)."""

from game.tikal.actions import DISCARD, TILE, Action
from game.tikal.board import NEIGHBOURS, OFF_BOARD
from game.tikal.components import KINDS, ROTATIONS, STONES, VOLCANO
from game.tikal.state import NONE, State, ways


def is_adjacent(state: State, space: int) -> bool:
    """True if a space touches an explored hexagon."""
    return any(n != OFF_BOARD and state.hexagon[n] != NONE for n in NEIGHBOURS[space])


def opens_way(state: State, hexagon: int, space: int, rotation: int) -> bool:
    """True if a stone would lie on a side shared with an explored hexagon that is no volcano."""
    return any(ways(state, space, STONES[hexagon][rotation]))


def placements(state: State) -> list[Action]:
    """All ways to place the hexagon in hand; ``Discard`` alone if there are none."""
    hexagon = state.hand
    volcano = KINDS[hexagon] == VOLCANO
    found: list[Action] = [
        TILE[space][rotation]
        for space in state.variant.area
        if state.hexagon[space] == NONE and is_adjacent(state, space)
        for rotation in ROTATIONS[hexagon]
        if volcano or opens_way(state, hexagon, space, rotation)
    ]
    return found or [DISCARD]
