"""How a hexagon may be turned on a space (section 3.2)."""

from functools import cache

from game.tikal.rules.board import SIDES
from game.tikal.rules.components import KINDS, ROTATIONS, STONES, VOLCANO
from game.tikal.rules.state import LED_INTO


@cache
def fitting_rotations(hexagon: int, border: int) -> tuple[int, ...]:
    """The rotations in which a hexagon may lie on a free space with this border, which touches
    an explored hexagon.

    A volcano needs no more. Any other needs a stone on a side shared with an explored
    hexagon that is no volcano: where one leads in already, every rotation fits.
    """
    if KINDS[hexagon] == VOLCANO or border & LED_INTO:
        return ROTATIONS[hexagon]
    shared = [side for side in range(SIDES) if border >> side & 1]
    return tuple(
        rotation
        for rotation in ROTATIONS[hexagon]
        if any(STONES[hexagon][rotation][side] for side in shared)
    )
