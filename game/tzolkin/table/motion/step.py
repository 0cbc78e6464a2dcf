"""A step of a motion: everything that moves at the same time, and how it is drawn."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from pygame import Rect

from game.table import telling
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.state import State
from game.tzolkin.table.board import workers
from game.tzolkin.table.signs import Line, drawing
from game.tzolkin.table.things import Space, Thing
from game.ui import panels, sprites, theme
from game.ui.painting.animation import arch, ease_in_out, partial_progress
from game.ui.screen import Canvas, Screen

# How the gears turn: heavily, so they start slowly, overrun by half a tooth and fall back. No wheel
# is ever turned by more than half a tooth from its picture (``board.wheels``).

_SLOW_START: Final = 1.3
"""The power of the elapsed time that makes the start slower than an even one."""
_MOMENTS: Final = 1000
"""The number of moments of a turn that are tried to find the end of a day."""


@dataclass(frozen=True, slots=True)
class DayOfTurning:
    """One of several days that pass at once, through which the gears turn without a stop.

    Attributes:
        day: the number of this day, from 0.
        days: how many days pass.
    """

    day: int
    days: int

    @property
    def length(self) -> float:
        """The seconds that this day takes."""
        begin, end = self._during
        return (end - begin) * _whole(self.days)

    def progress_at(self, progress: float) -> float:
        """Return how far the gears have come at ``progress``: 0 when the day begins, 1 at its end.

        On the last day it exceeds 1 for a while, as the gears overrun.
        """
        begin, end = self._during
        return _turned(self.days, begin + (end - begin) * progress) - self.day

    @property
    def _during(self) -> tuple[float, float]:
        """The beginning and end of this day, as parts of the whole turn."""
        return _reached(self.days, self.day), _reached(self.days, self.day + 1)


def _whole(days: int) -> float:
    """Return the seconds that so many days take together."""
    return theme.DAY + (days - 1) * theme.DAY_MORE


def _turned(days: int, part: float) -> float:
    """Return the teeth by which the gears have turned after this part of the time."""
    settling = theme.DAY_SETTLES / _whole(days)
    running = 1 - settling
    if part >= 1:
        return float(days)
    if part < running:
        return (days + theme.DAY_RUNS_ON) * ease_in_out((part / running) ** _SLOW_START)
    return days + theme.DAY_RUNS_ON * (1 - ease_in_out((part - running) / settling))


@cache
def _reached(days: int, day: int) -> float:
    """Return the part of the time after which so many days have passed.

    For all of them, it is when the gears have come to rest.
    """
    if day == days:
        return 1.0
    return next(at / _MOMENTS for at in range(_MOMENTS) if _turned(days, at / _MOMENTS) >= day)


# What can move, and from where to where.

Played = telling.PlayedAction[View, Action]
"""An action of Tzolk'in, with the views before and after it."""


@dataclass(frozen=True, slots=True)
class Movement:
    """A move from one thing to another.

    Attributes:
        during: the part of its step in which it moves; it is invisible before and after.
    """

    start: Thing
    goal: Thing
    during: tuple[float, float] = field(default=(0.0, 1.0), kw_only=True)


@dataclass(frozen=True, slots=True)
class Hop(Movement):
    """A seat's worker hops from one place to another."""

    mark: str


@dataclass(frozen=True, slots=True)
class Fly(Movement):
    """Signs fly: goods that are paid or taken, or points."""

    line: Line


@dataclass(frozen=True, slots=True)
class Slide(Movement):
    """A seat's marker moves by a step, on a temple or a technology."""

    mark: str


@dataclass(frozen=True, slots=True)
class Carry(Movement):
    """A tile is taken from where it lies."""

    line: Line


# Where it is, and how it is drawn.

PlaceOf = Callable[[Thing], Rect | None]

_FIGURE: Final = 40
_IN_CELL: Final = 0.64
"""A worker's size in a cell of an unrolled gear, as a part of the cell.

On a tooth he fills his square.
"""
_SIGN: Final = 26
_MARK: Final = 20
_TILE: Final = (76, 44)
"""The width and height of a carried tile, in dp."""
_HIGH: Final = 0.16
"""The height of a hop or flight, as a part of its length."""
_LEAST: Final = 18
"""The smallest height of a hop or flight, in dp."""


def box_of(screen: Screen, place_of: PlaceOf, move: Movement, share: float) -> Rect | None:
    """Return the rectangle of a move after this share of its way, 0 to 1.

    None if its start or goal cannot be seen.
    """
    start, goal = place_of(move.start), place_of(move.goal)
    if start is None or goal is None:
        return None
    (x, y), (to_x, to_y) = start.center, goal.center
    far = max(screen.px(_LEAST), _HIGH * (abs(to_x - x) + abs(to_y - y)))
    box = Rect(0, 0, *_size(screen, move, (start, goal), share))
    box.center = round(x + (to_x - x) * share), round(y + (to_y - y) * share - far * arch(share))
    return box


def _size(screen: Screen, move: Movement, ends: tuple[Rect, Rect], share: float) -> tuple[int, int]:
    """Return the size of what moves in pixels; a worker grows or shrinks on his way."""
    match move:
        case Hop():
            begin, end = (
                _width(screen, thing, place)
                for thing, place in zip((move.start, move.goal), ends, strict=True)
            )
            return (round(begin + (end - begin) * share),) * 2
        case Slide():
            return (screen.px(_MARK),) * 2
        case Carry():
            return screen.px(_TILE[0]), screen.px(_TILE[1])
    return screen.px(4 * _SIGN), screen.px(_SIGN)


def _width(screen: Screen, thing: Thing, place: Rect) -> float:
    """Return the width of a worker at a thing, in pixels."""
    if not isinstance(thing, Space):
        return screen.px(_FIGURE)
    return min(place.size) * (1.0 if place.w == place.h else _IN_CELL)


def draw_move(canvas: Canvas, move: Movement, box: Rect) -> None:
    """Draw what moves, in its present rectangle."""
    match move:
        case Hop(mark=mark):
            workers.draw_worker(canvas, mark, box.center, box.w)
        case Fly(line=line):
            drawing.draw(canvas, box, (line,), box.h)
        case Slide(mark=mark):
            sprites.draw_in(canvas, f"mark_{mark}", box)
        case Carry(line=line):
            panels.draw(canvas, box, panels.BUTTON_HOVER)
            inner = box.inflate(-canvas.px(12), -canvas.px(12))
            drawing.draw(canvas, inner, (line,), canvas.px(_SIGN))


@dataclass(frozen=True, slots=True)
class Step:
    """Everything that moves at the same time.

    Attributes:
        length: in seconds, at normal speed.
        moves: the moves, lowest first.
        state: the position to draw below; None for the one that is shown anyway.
        days: how many days ahead of it the gears stand at the beginning and at the end.
        turning: the day that passes; None for gears that turn with plain easing.
        sound: the sound at its beginning; empty for none.
    """

    length: float
    moves: tuple[Movement, ...] = ()
    state: State | None = None
    days: tuple[float, float] = (0.0, 0.0)
    turning: DayOfTurning | None = None
    sound: str = ""

    def turned(self, progress: float) -> float:
        """Return the days that the gears stand ahead of the position at ``progress``, 0 to 1."""
        begin, end = self.days
        come = self.turning.progress_at if self.turning else ease_in_out
        return begin + (end - begin) * come(progress)

    @property
    def turns_gears(self) -> bool:
        """True if the gears turn during this step."""
        begin, end = self.days
        return begin != end

    def slowed(self, part_of_it: float) -> "Step":
        """Return the step; if the gears turn in it, its length is multiplied by ``part_of_it``."""
        return replace(self, length=self.length * part_of_it) if self.turns_gears else self

    def draw(self, canvas: Canvas, place_of: PlaceOf, progress: float) -> None:
        """Draw what moves, over the picture of what does not."""
        for move, box in self._boxes(canvas.screen, place_of, progress):
            draw_move(canvas, move, box)

    def reach(self, screen: Screen, place_of: PlaceOf, progress: float) -> list[Rect]:
        """Return the rectangles of the window in which anything is drawn at ``progress``."""
        boxes = self._boxes(screen, place_of, progress)
        return [panels.reach(screen, box) for _move, box in boxes]

    def _boxes(
        self, screen: Screen, place_of: PlaceOf, progress: float
    ) -> Iterator[tuple[Movement, Rect]]:
        for move in self.moves:
            begin, end = move.during
            if begin <= progress <= end:
                share = ease_in_out(partial_progress(progress, begin, end))
                box = box_of(screen, place_of, move, share)
                if box is not None:
                    yield move, box
