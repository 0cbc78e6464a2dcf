"""The rotations in which a hexagon fits on a space (section 3.2)."""

from functools import cache

from game.tikal.rules.board import SIDES
from game.tikal.rules.components import KINDS, ROTATIONS, STONES, VOLCANO
from game.tikal.rules.state import LED_INTO


@cache
def fitting_rotations(hexagon: int, border: int) -> tuple[int, ...]:
    """Return the rotations in which a hexagon may lie on a free space with this border.

    The space must be beside an explored one. A volcano fits in every rotation. Any other hexagon
    needs a stone, its own or the neighbour's, on a side that it shares with an explored hexagon
    other than a volcano. ``border`` is an item of ``State.borders``.
    """
    if KINDS[hexagon] == VOLCANO or border & LED_INTO:
        return ROTATIONS[hexagon]
    shared = [side for side in range(SIDES) if border >> side & 1]
    return tuple(
        rotation
        for rotation in ROTATIONS[hexagon]
        if any(STONES[hexagon][rotation][side] for side in shared)
    )
