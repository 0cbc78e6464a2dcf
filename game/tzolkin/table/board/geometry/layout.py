"""The train of gears placed in a rectangle of the window: converts modules to pixels and back."""

import math
from dataclasses import dataclass, replace

from pygame import FRect, Rect

from game.tzolkin.rules.data.board import GEARS, START
from game.tzolkin.table.board.geometry import plates, train
from game.tzolkin.table.board.geometry.teeth import Point


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

    def box(self, box: plates.Box) -> Rect:
        """Convert a box of the train from modules to pixels."""
        x, y = self.at((box[0], box[1]))
        return Rect(FRect(x, y, box[2] * self.module, box[3] * self.module))

    def plate(self, gear: int, space: int) -> Rect:
        """Return the rectangle of a space's plate."""
        return self.box(plates.box(gear, space, self.seats))

    def around(self, point: Point, half: float) -> Rect:
        """Return the square around a point of the train; ``half`` is half its side, in modules."""
        return self.box((point[0] - half, point[1] - half, 2 * half, 2 * half))

    def wheel(self, gear: int) -> Rect:
        """Return the smallest square that holds a gear with its teeth."""
        return self.around(train.middle(gear), train.tip(gear))

    def days_turned(self, begin: Point, end: Point) -> float:
        """Return the signed days by which a drag between two pixels turns the calendar."""
        was, now = (math.degrees(math.atan2(*self._from_middle(one))) for one in (begin, end))
        return ((now - was + 180) % 360 - 180) / train.CALENDAR_STEP

    def on_rim(self, pos: Point) -> bool:
        """Return True for a pixel on the calendar's rim or teeth."""
        far = math.hypot(*self._from_middle(pos)) / self.module
        return train.HUB_RADIUS <= far <= train.CALENDAR_RADIUS + train.POINTER[0]

    def in_calendar(self, pos: Point) -> bool:
        """Return True for a pixel within the calendar's pitch circle."""
        return math.hypot(*self._from_middle(pos)) <= train.CALENDAR_RADIUS * self.module

    def plate_at(self, pos: Point) -> tuple[int, int] | None:
        """Return the gear and space of the plate at a pixel, or None."""
        for gear in range(len(GEARS)):
            for space in plates.spaces(gear):
                if self.plate(gear, space).collidepoint(pos):
                    return gear, space
        return None

    def plate_near(self, pos: Point, least: int) -> tuple[int, int] | None:
        """Return the gear and space of the plate nearest to a pixel, or None.

        Each plate counts as at least ``least`` pixels wide and high.
        """
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
        """Return the gear whose dial or teeth lie at a pixel, or None."""
        gears = range(len(GEARS))
        return next((one for one in gears if self._far(one, pos) <= train.tip(one)), None)

    def tooth_at(self, gear: int, pos: Point) -> int | None:
        """Return the board's tooth in whose sector a pixel of a gear lies; None on the dial."""
        if self._far(gear, pos) < train.radius(gear) - train.DIAL:
            return None
        x, y = self.at(train.middle(gear))
        return START[gear] + train.space_at(gear, math.degrees(math.atan2(y - pos[1], pos[0] - x)))

    def _far(self, gear: int, pos: Point) -> float:
        """Return the distance of a pixel from a gear's middle, in modules."""
        return math.dist(pos, self.at(train.middle(gear))) / self.module

    def _from_middle(self, pos: Point) -> Point:
        """Return a pixel's offset from the calendar's middle: up, then right, for ``atan2``."""
        return self.middle[1] - pos[1], pos[0] - self.middle[0]


def fit(area: Rect, seats: int, gear: int | None = None) -> Layout:
    """Return the layout in which the train, or one gear of it, is as large as fits the area."""
    left, top, width, height = plates.extent(seats, gear)
    module = min(area.w / width, area.h / height)
    x = area.centerx - (left + width / 2) * module
    y = area.centery - (top + height / 2) * module
    return Layout(module, (x, y), seats)
