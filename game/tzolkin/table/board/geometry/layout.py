"""The train of gears in a rectangle of the window: from modules to pixels and back."""

import math
from dataclasses import dataclass, replace

from pygame import FRect, Rect

from game.tzolkin.rules.data.board import GEARS, START
from game.tzolkin.table.board.geometry import plates, train
from game.tzolkin.table.board.geometry.teeth import Point


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the train lies.

    Attributes:
        module: in pixels.
        middle: the pixel of the calendar's middle.
        seats: as many jungle fields are on a plate.
    """

    module: float
    middle: Point
    seats: int

    def moved(self, right: float, down: float) -> "Layout":
        """The same train so many pixels elsewhere."""
        return replace(self, middle=(self.middle[0] + right, self.middle[1] + down))

    def length(self, modules: float) -> int:
        """Pixels of a length, at least one."""
        return max(1, round(modules * self.module))

    def at(self, point: Point) -> Point:
        """The pixel of a point of the train."""
        x, y = self.middle
        return x + point[0] * self.module, y + point[1] * self.module

    def box(self, box: plates.Box) -> Rect:
        """The pixels of a box of the train."""
        x, y = self.at((box[0], box[1]))
        return Rect(FRect(x, y, box[2] * self.module, box[3] * self.module))

    def plate(self, gear: int, space: int) -> Rect:
        """Where the plate of a space lies."""
        return self.box(plates.box(gear, space, self.seats))

    def around(self, point: Point, half: float) -> Rect:
        """The square about a point of the train that reaches so far to every side."""
        return self.box((point[0] - half, point[1] - half, 2 * half, 2 * half))

    def wheel(self, gear: int) -> Rect:
        """The least square around a gear's teeth."""
        return self.around(train.middle(gear), train.tip(gear))

    def days_turned(self, begin: Point, end: Point) -> float:
        """By how many days the calendar turns if it is dragged from one pixel to another."""
        was, now = (math.degrees(math.atan2(*self._from_middle(one))) for one in (begin, end))
        return ((now - was + 180) % 360 - 180) / train.CALENDAR_STEP

    def on_rim(self, pos: Point) -> bool:
        """True for a pixel of the calendar's rim and teeth."""
        far = math.hypot(*self._from_middle(pos)) / self.module
        return train.HUB_RADIUS <= far <= train.CALENDAR_RADIUS + train.POINTER[0]

    def in_calendar(self, pos: Point) -> bool:
        """True for a pixel of the calendar."""
        return math.hypot(*self._from_middle(pos)) <= train.CALENDAR_RADIUS * self.module

    def plate_at(self, pos: Point) -> tuple[int, int] | None:
        """Gear and space of the plate at a pixel."""
        for gear in range(len(GEARS)):
            for space in plates.spaces(gear):
                if self.plate(gear, space).collidepoint(pos):
                    return gear, space
        return None

    def plate_near(self, pos: Point, least: int) -> tuple[int, int] | None:
        """Gear and space of the plate nearest to a pixel, as if each were so many pixels wide and
        high at least; None if there is none."""
        found = [
            (math.dist(pos, plate.center), gear, space)
            for gear in range(len(GEARS))
            for space in plates.spaces(gear)
            if (plate := self.plate(gear, space))
            .inflate(max(0, least - plate.w), max(0, least - plate.h))
            .collidepoint(pos)
        ]
        return min(found)[1:] if found else None

    def gear_at(self, pos: Point) -> int | None:
        """The gear whose dial or teeth lie at a pixel."""
        gears = range(len(GEARS))
        return next((one for one in gears if self._far(one, pos) <= train.tip(one)), None)

    def tooth_at(self, gear: int, pos: Point) -> int | None:
        """The tooth of the board in whose sector a pixel of a gear lies; None on its dial."""
        if self._far(gear, pos) < train.radius(gear) - train.DIAL:
            return None
        x, y = self.at(train.middle(gear))
        return START[gear] + train.space_at(gear, math.degrees(math.atan2(y - pos[1], pos[0] - x)))

    def _far(self, gear: int, pos: Point) -> float:
        """From a gear's middle, in modules."""
        return math.dist(pos, self.at(train.middle(gear))) / self.module

    def _from_middle(self, pos: Point) -> Point:
        """Up and to the right, as ``atan2`` takes them."""
        return self.middle[1] - pos[1], pos[0] - self.middle[0]


def fit(area: Rect, seats: int, gear: int | None = None) -> Layout:
    """The train as large as the area holds with all its plates, or one gear of it."""
    left, top, width, height = plates.extent(seats, gear)
    module = min(area.w / width, area.h / height)
    x = area.centerx - (left + width / 2) * module
    y = area.centery - (top + height / 2) * module
    return Layout(module, (x, y), seats)
