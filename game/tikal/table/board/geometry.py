"""Where the hexagons lie: flat-top, four wide to three high, columns and rows three apart.

All is measured from the upper left corner of the board in widths of a hexagon; a ``Layout``
puts it on the screen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.tikal.rules.board import COLUMNS, ROWS, SPACES
from game.ui.screen import Screen

Point = tuple[float, float]

HEIGHT: Final = 0.75
"""Height of a hexagon; also the distance of columns and of rows."""
EXTENT: Final[Point] = (HEIGHT * (COLUMNS - 1) + 1, HEIGHT * (ROWS + 0.5))
"""Width and height of the whole board."""
CORNERS: Final[tuple[Point, ...]] = (
    (0.25, -0.375),
    (0.5, 0.0),
    (0.25, 0.375),
    (-0.25, 0.375),
    (-0.5, 0.0),
    (-0.25, -0.375),
)
"""Corners of a hexagon from its centre, clockwise from the east end of the north side."""
SIDES: Final[tuple[Point, ...]] = (
    (0.0, -0.375),
    (0.375, -0.1875),
    (0.375, 0.1875),
    (0.0, 0.375),
    (-0.375, 0.1875),
    (-0.375, -0.1875),
)
"""Middles of the sides from the centre, clockwise from north."""


def centre(space: int) -> Point:
    """The middle of a space."""
    column, row = divmod(space, ROWS)
    return 0.5 + HEIGHT * column, HEIGHT * (row + 0.5 + column % 2 / 2)


COMPACT: Final = 80
"""Up to this width of a hexagon in dp members are plain marks."""


def is_compact(screen: Screen, width: float) -> bool:
    """True where hexagons of this width in pixels are too small for figures."""
    return width <= COMPACT * screen.scale


CENTRES: Final = tuple(centre(space) for space in range(SPACES))


def distance(space: int, point: Point) -> float:
    """How far a point is from a space's middle: 1 on the hexagon's outline, less inside."""
    x, y = CENTRES[space]
    across, down = abs(point[0] - x), abs(point[1] - y)
    return max(down / 0.375, 2 * across + down / HEIGHT)


def pick(point: Point) -> int | None:
    """The space that a point lies in, None beside the board."""
    nearest = min(range(SPACES), key=lambda space: distance(space, point))
    return nearest if distance(nearest, point) <= 1 else None


@dataclass(frozen=True, slots=True)
class Layout:
    """The board on the screen: its upper left corner and a hexagon's width in pixels."""

    x: float
    y: float
    width: float

    def at(self, point: Point) -> Point:
        """The pixel of a point of the board."""
        return self.x + point[0] * self.width, self.y + point[1] * self.width

    def beside(self, space: int, offset: Point) -> Point:
        """The pixel at an offset, in widths of a hexagon, from a space's middle."""
        x, y = CENTRES[space]
        return self.at((x + offset[0], y + offset[1]))

    def centre(self, space: int) -> Point:
        """The pixel in the middle of a space."""
        return self.at(CENTRES[space])

    def corners(self, space: int, inset: float = 0.0) -> list[Point]:
        """The six corners in pixels, ``inset`` pixels nearer to the middle."""
        part = 1 - 2 * inset / self.width
        return [self.beside(space, (x * part, y * part)) for x, y in CORNERS]

    def side(self, space: int, side: int) -> Point:
        """The pixel in the middle of a side, counted clockwise from north."""
        return self.beside(space, SIDES[side])

    def board_point(self, pixel: Sequence[float]) -> Point:
        """The point of the board under a pixel."""
        return (pixel[0] - self.x) / self.width, (pixel[1] - self.y) / self.width

    def pick(self, pixel: Sequence[float]) -> int | None:
        """The space under a pixel, None beside the board."""
        return pick(self.board_point(pixel))
