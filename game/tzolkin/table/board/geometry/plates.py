"""The action plates outside the gears: how large they are and where they lie.

Lengths are in modules, as in ``train``. Plates always stand upright. Each lies in the direction of
its space, just far enough out to clear the tips of the teeth.
"""

import math
from functools import cache
from typing import Final

from game.tzolkin.rules.data import board
from game.tzolkin.table.board.geometry import train
from game.tzolkin.table.board.geometry.teeth import Point, around

Size = tuple[float, float]
Box = tuple[float, float, float, float]
"""A box as left, top, width and height, in modules."""

_ANY: Final = (2.1, 2.1)
_ONE: Final = (2.4, 2.35)
_TWO: Final = (3.55, 2.0)
_THREE: Final = (4.35, 2.0)
_TWO_ROWS: Final = (3.55, 3.5)
_UPRIGHT: Final = (2.05, 3.25)
_LYING: Final = (3.45, 1.9)
_CATCH: Final = (2.85, 2.0)
_YIELD: Final = (2.85, 2.95)
"""The size of a jungle space's plate with one yield."""
_SECOND_YIELD: Final = 1.5
_SIZES: Final[tuple[tuple[Size, ...], ...]] = (
    (_CATCH, _YIELD, _YIELD, _YIELD, _YIELD),
    (_ONE, _TWO, _THREE, _ONE, (5.45, 1.9)),
    (_ONE, _ONE, _TWO, _TWO_ROWS, _TWO_ROWS),
    (_THREE, _ONE, _ONE, _TWO, _THREE),
    (_UPRIGHT, _UPRIGHT, _LYING, _LYING, _LYING, (4.85, 1.9), _LYING, (3.3, 3.25), (3.3, 3.25)),
)
"""The plate sizes of each gear's actions; the spaces after them share one small plate (``_ANY``).
"""

_FIELD: Final = {2: 0.84, 3: 0.84, 4: 0.84, 5: 0.72}
"""The width of a jungle field in modules, by the number of seats."""
_MARGINS: Final = 0.62
"""The left and right margins of a plate's contents, together."""

_NUDGED: Final = {
    (board.CHICHEN, 4): 2,
    (board.CHICHEN, 5): 3,
    (board.CHICHEN, 6): -5,
    (board.CHICHEN, 7): -3,
    (board.CHICHEN, 9): 5,
    (board.CHICHEN, 10): 9,
    (board.TIKAL, 1): -15,
    (board.UXMAL, 7): 4,
    (board.YAXCHILAN, 4): 2,
    (board.YAXCHILAN, 5): 3,
    (board.YAXCHILAN, 7): 4,
}
"""Degrees by which a plate is moved off its space's direction, so that plates do not overlap."""
_FURTHEST: Final = 4.0
_HALVINGS: Final = 16


def size(gear: int, space: int, seats: int) -> Size:
    """Return the width and height of a space's plate.

    A jungle plate of Palenque has room for one field per seat.
    """
    sizes = _SIZES[gear]
    if space > len(sizes):
        return _ANY
    width, height = sizes[space - 1]
    if gear == board.PALENQUE and space in board.JUNGLE_SPACES:
        width = max(width, seats * field(seats) + _MARGINS)
        height += _SECOND_YIELD * (space > board.JUNGLE_SPACES[0])
    return width, height


def field(seats: int) -> float:
    """Return the width of one jungle field at a table with this many seats."""
    return _FIELD[seats]


@cache
def box(gear: int, space: int, seats: int) -> Box:
    """Return where the plate of a space lies. Space 0 has none."""
    width, height = size(gear, space, seats)
    x, y = train.middle(gear)
    far = train.radius(gear) + train.CLEAR
    way = around(1.0, train.angle(gear, space) + _NUDGED.get((gear, space), 0))
    least, most = far, far + _FURTHEST
    for _ in range(_HALVINGS):
        between = (least + most) / 2
        if _clears(far, (way[0] * between, way[1] * between), (width, height)):
            most = between
        else:
            least = between
    return x + way[0] * most - width / 2, y - way[1] * most - height / 2, width, height


def _clears(far: float, middle: Point, size: Size) -> bool:
    """Return True if a box around ``middle`` lies outside the circle ``far`` about the origin."""
    across = max(0.0, abs(middle[0]) - size[0] / 2)
    down = max(0.0, abs(middle[1]) - size[1] / 2)
    return math.hypot(across, down) >= far


def spaces(gear: int) -> range:
    """Return the spaces of a gear that have a plate."""
    return range(1, board.LAST_SPACE[gear] + 1)


@cache
def extent(seats: int, gear: int | None = None) -> Box:
    """Return the smallest box around the train with its plates, or around one gear with its own."""
    gears = range(len(board.GEARS)) if gear is None else (gear,)
    boxes = [box(one, space, seats) for one in gears for space in spaces(one)]
    boxes += [_square(train.middle(one), train.tip(one)) for one in gears]
    if gear is None:
        boxes.append(_square((0.0, 0.0), train.CALENDAR_RADIUS + train.POINTER[1]))
    left, top = min(one[0] for one in boxes), min(one[1] for one in boxes)
    right = max(one[0] + one[2] for one in boxes)
    return left, top, right - left, max(one[1] + one[3] for one in boxes) - top


def _square(middle: Point, half: float) -> Box:
    return middle[0] - half, middle[1] - half, 2 * half, 2 * half
