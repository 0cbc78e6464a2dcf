"""The train of gears with its action plates, placed in a rectangle of the window."""

import math
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from pygame import FRect, Rect

from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.board import FIRST_TOOTH, GEARS
from game.tzolkin.table.board import geometry
from game.tzolkin.table.board.geometry import Point, point_at

# The action plates outside the gears, in modules. Each stands upright in the direction of its
# space, just far enough out to clear the tips of the teeth.

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


def plate_size(gear: int, space: int, seats: int) -> Size:
    """Return the width and height of a space's plate.

    A jungle plate of Palenque has room for one field per seat.
    """
    sizes = _SIZES[gear]
    if space > len(sizes):
        return _ANY
    width, height = sizes[space - 1]
    if gear == board.PALENQUE and space in board.JUNGLE_SPACES:
        width = max(width, seats * field_width(seats) + _MARGINS)
        height += _SECOND_YIELD * (space > board.JUNGLE_SPACES[0])
    return width, height


def field_width(seats: int) -> float:
    """Return the width of one jungle field at a table with this many seats."""
    return _FIELD[seats]


@cache
def plate_box(gear: int, space: int, seats: int) -> Box:
    """Return where the plate of a space lies. Space 0 has none."""
    width, height = plate_size(gear, space, seats)
    x, y = geometry.middle(gear)
    far = geometry.radius(gear) + geometry.PLATE_CLEARANCE
    way = point_at(1.0, geometry.angle(gear, space) + _NUDGED.get((gear, space), 0))
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


def plate_spaces(gear: int) -> range:
    """Return the spaces of a gear that have a plate."""
    return range(1, board.LAST_SPACE[gear] + 1)


@cache
def train_extent(seats: int, gear: int | None = None) -> Box:
    """Return the smallest box around the train with its plates, or around one gear with its own."""
    gears = range(len(board.GEARS)) if gear is None else (gear,)
    boxes = [plate_box(one, space, seats) for one in gears for space in plate_spaces(one)]
    boxes += [_square(geometry.middle(one), geometry.tip(one)) for one in gears]
    if gear is None:
        boxes.append(_square((0.0, 0.0), geometry.CALENDAR_RADIUS + geometry.POINTER[1]))
    left, top = min(one[0] for one in boxes), min(one[1] for one in boxes)
    right = max(one[0] + one[2] for one in boxes)
    return left, top, right - left, max(one[1] + one[3] for one in boxes) - top


def _square(middle: Point, half: float) -> Box:
    return middle[0] - half, middle[1] - half, 2 * half, 2 * half


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the train lies in the window.

    Attributes:
        module: the size of a module in pixels.
        middle: the pixel of the calendar's middle.
        seats: the number of seats, which is the number of jungle fields on a plate.
    """

    module: float
    middle: Point
    seats: int

    def moved(self, right: float, down: float) -> "Layout":
        """Return the same layout shifted by this many pixels."""
        return replace(self, middle=(self.middle[0] + right, self.middle[1] + down))

    def length(self, modules: float) -> int:
        """Return a length in pixels, at least 1."""
        return max(1, round(modules * self.module))

    def at(self, point: Point) -> Point:
        """Return the pixel of a point of the train."""
        x, y = self.middle
        return x + point[0] * self.module, y + point[1] * self.module

    def box(self, box: Box) -> Rect:
        """Convert a box of the train from modules to pixels."""
        x, y = self.at((box[0], box[1]))
        return Rect(FRect(x, y, box[2] * self.module, box[3] * self.module))

    def plate_rect(self, gear: int, space: int) -> Rect:
        """Return the rectangle of a space's plate."""
        return self.box(plate_box(gear, space, self.seats))

    def square_around(self, point: Point, half: float) -> Rect:
        """Return the square around a point of the train; ``half`` is half its side, in modules."""
        return self.box((point[0] - half, point[1] - half, 2 * half, 2 * half))

    def gear_rect(self, gear: int) -> Rect:
        """Return the smallest square that holds a gear with its teeth."""
        return self.square_around(geometry.middle(gear), geometry.tip(gear))

    def days_turned(self, begin: Point, end: Point) -> float:
        """Return the signed days by which a drag between two pixels turns the calendar."""
        was, now = (math.degrees(math.atan2(*self._from_middle(one))) for one in (begin, end))
        return ((now - was + 180) % 360 - 180) / geometry.CALENDAR_STEP

    def is_on_rim(self, pos: Point) -> bool:
        """Return True for a pixel on the calendar's rim or teeth."""
        far = math.hypot(*self._from_middle(pos)) / self.module
        return geometry.HUB_RADIUS <= far <= geometry.CALENDAR_RADIUS + geometry.POINTER[0]

    def is_in_calendar(self, pos: Point) -> bool:
        """Return True for a pixel within the calendar's pitch circle."""
        return math.hypot(*self._from_middle(pos)) <= geometry.CALENDAR_RADIUS * self.module

    def plate_at(self, pos: Point) -> tuple[int, int] | None:
        """Return the gear and space of the plate at a pixel, or None."""
        for gear in range(len(GEARS)):
            for space in plate_spaces(gear):
                if self.plate_rect(gear, space).collidepoint(pos):
                    return gear, space
        return None

    def plate_near(self, pos: Point, least: int) -> tuple[int, int] | None:
        """Return the gear and space of the plate nearest to a pixel, or None.

        Each plate counts as at least ``least`` pixels wide and high.
        """
        found = [
            (math.dist(pos, plate.center), gear, space)
            for gear in range(len(GEARS))
            for space in plate_spaces(gear)
            if (plate := self.plate_rect(gear, space))
            .inflate(max(0, least - plate.w), max(0, least - plate.h))
            .collidepoint(pos)
        ]
        return min(found)[1:] if found else None

    def gear_at(self, pos: Point) -> int | None:
        """Return the gear whose dial or teeth lie at a pixel, or None."""
        gears = range(len(GEARS))
        return next((one for one in gears if self._far(one, pos) <= geometry.tip(one)), None)

    def tooth_at(self, gear: int, pos: Point) -> int | None:
        """Return the board's tooth in whose sector a pixel of a gear lies; None on the dial."""
        if self._far(gear, pos) < geometry.radius(gear) - geometry.DIAL:
            return None
        x, y = self.at(geometry.middle(gear))
        return FIRST_TOOTH[gear] + geometry.space_at(
            gear, math.degrees(math.atan2(y - pos[1], pos[0] - x))
        )

    def _far(self, gear: int, pos: Point) -> float:
        """Return the distance of a pixel from a gear's middle, in modules."""
        return math.dist(pos, self.at(geometry.middle(gear))) / self.module

    def _from_middle(self, pos: Point) -> Point:
        """Return a pixel's offset from the calendar's middle: up, then right, for ``atan2``."""
        return self.middle[1] - pos[1], pos[0] - self.middle[0]


def fit_train(area: Rect, seats: int, gear: int | None = None) -> Layout:
    """Return the layout in which the train, or one gear of it, is as large as fits the area."""
    left, top, width, height = train_extent(seats, gear)
    module = min(area.w / width, area.h / height)
    x = area.centerx - (left + width / 2) * module
    y = area.centery - (top + height / 2) * module
    return Layout(module, (x, y), seats)
