"""The board: 8 columns (a..h) of 5 flat-top hexagons, columns b, d, f, h half a hexagon lower.

A space is a small integer, column * 5 + row; its name is ``a1`` .. ``h5`` (docs/rules-tikal.md,
section 1). Sides are counted clockwise from north: N, NE, SE, S, SW, NW = 0 .. 5.
"""

from typing import Final

COLUMNS: Final = 8
ROWS: Final = 5
SPACES: Final = COLUMNS * ROWS
SIDES: Final = 6
SIDE_NAMES: Final = ("n", "ne", "se", "s", "sw", "nw")
OFF_BOARD: Final = -1

NAMES: Final = tuple(f"{'abcdefgh'[c]}{r + 1}" for c in range(COLUMNS) for r in range(ROWS))
INDEX: Final = {name: space for space, name in enumerate(NAMES)}


def _neighbour(space: int, side: int) -> int:
    column, row = divmod(space, ROWS)
    lower = column % 2
    column_step, row_step = (
        (0, -1),
        (1, lower - 1),
        (1, lower),
        (0, 1),
        (-1, lower),
        (-1, lower - 1),
    )[side]
    column, row = column + column_step, row + row_step
    if 0 <= column < COLUMNS and 0 <= row < ROWS:
        return column * ROWS + row
    return OFF_BOARD


NEIGHBOURS: Final = tuple(
    tuple(_neighbour(space, side) for side in range(SIDES)) for space in range(SPACES)
)
"""``NEIGHBOURS[space][side]`` is the space across that side, or ``OFF_BOARD``."""


def opposite(side: int) -> int:
    """Return the number that the neighbour across ``side`` gives to the side they share."""
    return (side + 3) % SIDES
