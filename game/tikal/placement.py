"""Where the hexagon in hand may be placed, and how turned (section 3.2)."""

from game.tikal.actions import DISCARD, TILE, Action
from game.tikal.board import NEIGHBOURS, OFF_BOARD
from game.tikal.components import KINDS, ROTATIONS, STONES, VOLCANO
from game.tikal.state import NONE, State, facing


def is_adjacent(state: State, space: int) -> bool:
    """True if a space touches an explored hexagon."""
    return any(n != OFF_BOARD and state.hexagon[n] != NONE for n in NEIGHBOURS[space])


def fitting_rotations(state: State, hexagon: int, space: int) -> tuple[int, ...]:
    """The rotations in which a hexagon may lie on a free space.

    A volcano needs only a neighbour. Any other needs a stone on a side shared with an explored
    hexagon that is no volcano: where one leads in already, every rotation fits.
    """
    if KINDS[hexagon] == VOLCANO:
        return ROTATIONS[hexagon] if is_adjacent(state, space) else ()
    sides = list(facing(state, space))
    if any(stones for _side, stones in sides):
        return ROTATIONS[hexagon]
    return tuple(
        rotation
        for rotation in ROTATIONS[hexagon]
        if any(STONES[hexagon][rotation][side] for side, _stones in sides)
    )


def placements(state: State) -> list[Action]:
    """All ways to place the hexagon in hand; ``Discard`` alone if there are none."""
    found: list[Action] = [
        TILE[space][rotation]
        for space in state.variant.area
        if state.hexagon[space] == NONE
        for rotation in fitting_rotations(state, state.hand, space)
    ]
    return found or [DISCARD]
