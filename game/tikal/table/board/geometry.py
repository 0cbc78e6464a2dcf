"""Where the hexagons lie on the board and on the screen, and the camera over the board.

Hexagons are flat-top, four units wide and three high, columns and rows three apart. All is measured
in widths of a hexagon from the upper left corner of the board; a ``Layout`` puts it on the screen.
There the board may be turned by half, to be seen from its other side: then spaces and sides lie
elsewhere, and all that stands on a space still stands upright. At no other angle are the sides of
hexagons level, as all pictures of hexagons have them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from game.tikal.rules.board import COLUMNS, ROWS, SPACES
from game.ui.camera import Camera, World
from game.ui.screen import Screen

Point = tuple[float, float]

HEIGHT: Final = 0.75
"""The height of a hexagon, and the distance between columns and between rows."""
EXTENT: Final[Point] = (HEIGHT * (COLUMNS - 1) + 1, HEIGHT * (ROWS + 0.5))
"""The width and the height of the whole board."""
CORNERS: Final[tuple[Point, ...]] = (
    (0.25, -0.375),
    (0.5, 0.0),
    (0.25, 0.375),
    (-0.25, 0.375),
    (-0.5, 0.0),
    (-0.25, -0.375),
)
"""The corners of a hexagon from its centre, clockwise from the east end of the north side."""
SIDES: Final[tuple[Point, ...]] = (
    (0.0, -0.375),
    (0.375, -0.1875),
    (0.375, 0.1875),
    (0.0, 0.375),
    (-0.375, 0.1875),
    (-0.375, -0.1875),
)
"""The middles of a hexagon's sides from its centre, clockwise from north."""
HALF: Final = len(SIDES) // 2
"""The steps from a side to the opposite one."""


def centre(space: int) -> Point:
    """Return the middle of a space."""
    column, row = divmod(space, ROWS)
    return 0.5 + HEIGHT * column, HEIGHT * (row + 0.5 + column % 2 / 2)


COMPACT: Final = 80
"""The greatest width of a hexagon in dp at which members are drawn as plain marks."""


def is_compact(screen: Screen, width: float) -> bool:
    """Return True if hexagons of this width in pixels are too small for figures."""
    return width <= COMPACT * screen.scale


CENTRES: Final = tuple(centre(space) for space in range(SPACES))


def distance(space: int, point: Point) -> float:
    """Return the distance of a point from a space's middle: 1 on the hexagon's outline, less
    inside."""
    x, y = CENTRES[space]
    across, down = abs(point[0] - x), abs(point[1] - y)
    return max(down / 0.375, 2 * across + down / HEIGHT)


def pick(point: Point) -> int | None:
    """Return the space in which a point lies, None beside the board."""
    nearest = min(range(SPACES), key=lambda space: distance(space, point))
    return nearest if distance(nearest, point) <= 1 else None


class HexagonView(NamedTuple):
    """How hexagons are seen: ``compact`` if too small for figures, ``turned`` from the board's
    other side."""

    compact: bool = False
    turned: bool = False

    def spot(self, space: int) -> Point:
        """Return the middle of a space."""
        (x, y), (wide, high) = CENTRES[space], EXTENT
        return (wide - x, high - y) if self.turned else (x, y)

    def side(self, side: int) -> int:
        """Return which side of the picture a hexagon's side is, both counted clockwise from
        north."""
        return (side + HALF) % len(SIDES) if self.turned else side

    def stones(self, stones: Sequence[int]) -> Sequence[int]:
        """Return the stones of a hexagon, counted clockwise from the north side of its picture."""
        return (*stones[HALF:], *stones[:HALF]) if self.turned else stones

    def rotation(self, rotation: int) -> int:
        """Return a hexagon's rotation in the picture, in sixths, for its rotation on the board."""
        return self.side(rotation)


@dataclass(frozen=True, slots=True)
class Layout:
    """The board on the screen: its upper left corner and a hexagon's width in pixels, and whether
    it is turned."""

    x: float
    y: float
    width: float
    turned: bool = False

    def moved(self, x: float, y: float) -> Layout:
        """Return the same layout with another corner."""
        return Layout(x, y, self.width, self.turned)

    def seen(self, screen: Screen) -> HexagonView:
        """Return how the hexagons are seen."""
        return HexagonView(is_compact(screen, self.width), self.turned)

    def spot(self, space: int) -> Point:
        """Return the middle of a space in widths of a hexagon."""
        return HexagonView(turned=self.turned).spot(space)

    def at(self, point: Point) -> Point:
        """Return the pixel of a point of the board."""
        return self.x + point[0] * self.width, self.y + point[1] * self.width

    def beside(self, space: int, offset: Point) -> Point:
        """Return the pixel at an offset, in widths of a hexagon, from a space's middle."""
        x, y = self.spot(space)
        return self.at((x + offset[0], y + offset[1]))

    def centre(self, space: int) -> Point:
        """Return the pixel in the middle of a space."""
        return self.at(self.spot(space))

    def rect_of(self, space: int) -> pygame.Rect:
        """Return the smallest rectangle around a space, in pixels."""
        box = pygame.FRect(0, 0, self.width, self.width * HEIGHT)
        box.center = self.centre(space)
        return pygame.Rect(box)

    def corners(self, space: int, inset: float = 0.0) -> list[Point]:
        """Return the six corners of a space in pixels, ``inset`` pixels nearer to the middle."""
        part = 1 - 2 * inset / self.width
        return [self.beside(space, (x * part, y * part)) for x, y in CORNERS]

    def side(self, space: int, side: int) -> Point:
        """Return the pixel in the middle of a side, counted clockwise from north."""
        return self.beside(space, SIDES[HexagonView(turned=self.turned).side(side)])

    def board_point(self, pixel: Sequence[float]) -> Point:
        """Return the point under a pixel, from the upper left corner of the board as it is seen."""
        return (pixel[0] - self.x) / self.width, (pixel[1] - self.y) / self.width

    def pick(self, pixel: Sequence[float]) -> int | None:
        """Return the space under a pixel, None beside the board."""
        x, y = self.board_point(pixel)
        return pick((EXTENT[0] - x, EXTENT[1] - y) if self.turned else (x, y))


# The camera.

WORLD: Final = World(-0.07, -0.2, EXTENT[0] + 0.14, EXTENT[1] + 0.3)
"""The board and its margin, with room for the trees of the first row and the plates of the last, in
widths of a hexagon."""


class BoardCamera(Camera):
    """The camera that shows the board from its southern side or, turned, from its northern one.

    Attributes:
        turned: whether the board is seen from its northern side.
    """

    def __init__(self, area: Sequence[int], view: pygame.Rect, *, turned: bool = False) -> None:
        """``area`` holds the spaces in play: all that the camera may show, with a margin."""
        self.area = tuple(area)
        self.turned = turned
        super().__init__(world_around(area, turned=turned), view)

    @property
    def whole_board(self) -> BoardCamera:
        """A camera that shows the whole board in the same view."""
        return BoardCamera(self.area, self.view, turned=self.turned)

    @property
    def layout(self) -> Layout:
        """The place of the hexagons in a picture of the camera's view, its corner on whole
        pixels."""
        x, y, zoom = self.aim
        return Layout(x - self.view.x, y - self.view.y, zoom, self.turned)

    def turn(self) -> None:
        """Turn the board by half; the middle of the view stays."""
        (x, y), (wide, high) = self.centre, EXTENT
        self.turned = not self.turned
        self.world = world_around(self.area, turned=self.turned)
        self.centre = wide - x, high - y
        self.pan(0, 0)


def world_around(area: Sequence[int], *, turned: bool = False) -> World:
    """Return what the camera may show: the spaces in play with the margins of the whole board."""
    xs, ys = zip(*(HexagonView(turned=turned).spot(space) for space in area), strict=True)
    wide, high = max(xs) - min(xs) + 1 - EXTENT[0], max(ys) - min(ys) + HEIGHT - EXTENT[1]
    left, top = WORLD.x + min(xs) - 0.5, WORLD.y + min(ys) - HEIGHT / 2
    return World(left, top, WORLD.w + wide, WORLD.h + high)
