"""The gears as a part of the table: the whole train, or a single gear enlarged."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.table.players import Player
from game.tzolkin.rules.data import board
from game.tzolkin.rules.rounds import FOOD_DAYS_WITH_GOODS
from game.tzolkin.rules.state import DUMMY, FREE, State
from game.tzolkin.table import things
from game.tzolkin.table.board import geometry, plates, train_layout, wheels, workers
from game.tzolkin.table.board.geometry import Point
from game.tzolkin.table.board.hub import Hub, draw_hub
from game.tzolkin.table.board.train_layout import Layout, fit_train
from game.tzolkin.table.board.wheels import draw_dial
from game.tzolkin.table.board.workers import draw_ring, draw_tag, ring_of
from game.tzolkin.table.foresight.food_day import food_day_from
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, sign
from game.tzolkin.table.things import Ahead, Thing
from game.ui import sprites, theme
from game.ui.input import Drag, Gesture, Phase, Wheel
from game.ui.painting.surfaces import cached_surface
from game.ui.screen import Canvas, Screen

# Turning the calendar by hand to look ahead.


class CalendarTurner:
    """Counts the days by which the gears are turned by hand.

    ``hold`` is called with the days, including fractions, while they are held, and with None when
    they are let go.

    Attributes:
        days: days ahead at which the gears stand already.
        most_days: the greatest number of days ahead.
    """

    def __init__(self, hold: Callable[[float | None], None] = lambda _days: None) -> None:
        self.days, self.most_days = 0.0, 0
        self._hold = hold
        self._days: float | None = None
        self._shown = 0

    def set_days(self, stood: float, most: int) -> None:
        """Set how many days ahead the gears stand, and the most that they may be turned."""
        self.days, self.most_days = stood, most

    def handle(self, gesture: Gesture, layout: Layout) -> Ahead | None:
        """Return an ``Ahead`` if the gesture changes the day that is looked at, else None."""
        match gesture:
            case Wheel(pos, amount):
                ahead = round(self.days) + (1 if amount < 0 else -1)
                return (
                    Ahead(ahead)
                    if layout.is_in_calendar(pos) and 0 <= ahead <= self.most_days
                    else None
                )
            case Drag(start, _pos, _delta, Phase.BEGIN) if layout.is_on_rim(start):
                self._days, self._shown = self.days, round(self.days)
        if self._days is None or not isinstance(gesture, Drag):
            return None
        return self._drag(gesture, layout, self._days)

    def _drag(self, gesture: Drag, layout: Layout, days: float) -> Ahead | None:
        """Turn the gears along with the finger.

        When let go, they turn on to the nearest day and stay there, as after a tap; the look ahead
        is ended elsewhere.
        """
        if gesture.phase in (Phase.END, Phase.CANCEL):
            self._days = None
            self._hold(None)
            return Ahead(self._shown)
        before = gesture.pos[0] - gesture.delta[0], gesture.pos[1] - gesture.delta[1]
        self._days = max(
            0.0, min(float(self.most_days), days + layout.days_turned(before, gesture.pos))
        )
        self._hold(self._days)
        if round(self._days) == self._shown:
            return None
        self._shown = round(self._days)
        return Ahead(self._shown)


# The calendar's rim: the food days and the corn, which turn with it, and the pointer.

_TILE: Final = 3.6
"""The width of the picture of a food day's tile, in modules."""
_GILDED: Final = 5.9
"""The width of the picture of the next food day's, with its tooth and the light around it."""
_NEXT: Final = "_next"
_SIGN: Final = 1.5
_ON_RIM: Final = sum(geometry.RIM) / 2
_ON_TOOTH: Final = 12.75
_CORN: Final = 1.75
_POINTER: Final = 2.3


def draw_rim(canvas: Canvas, layout: Layout, state: State, turned: float) -> None:
    """Draw the food days, the corn on the calendar and the pointer, ``turned`` days ahead."""
    coming, _left = food_day_from(state, round(turned))
    for number, tooth in enumerate(board.FOOD_TEETH, start=1):
        days = tooth % geometry.CALENDAR_TEETH - state.days_passed - turned
        goods = number in FOOD_DAYS_WITH_GOODS
        _draw_tile(canvas, layout, days, food_tile(goods=goods, gilded=number == coming))
        place = layout.square_around(geometry.calendar_point(days, _ON_RIM), _SIGN / 2)
        drawing.icon(canvas, sign.CUBE if goods else sign.STAR, place)
    for back in range(1, state.calendar_corn + 1):
        days = -back - turned
        far = _ON_RIM if geometry.is_in_mesh(round(days)) else _ON_TOOTH
        drawing.icon(
            canvas, sign.CORN, layout.square_around(geometry.calendar_point(days, far), _CORN / 2)
        )
    sprites.draw(canvas, "tzolkin/pointer", _pointer_foot(layout), _POINTER * layout.module)


def _pointer_foot(layout: Layout) -> Point:
    """Return the middle of the pointer's picture, below the calendar, in pixels."""
    return layout.at((0.0, geometry.CALENDAR_RADIUS + geometry.POINTER[0]))


def food_tile(*, goods: bool, gilded: bool) -> str:
    """Return the name of a food day's tile; the next food day's is gilded."""
    return f"tzolkin/food_{'goods' if goods else 'points'}{_NEXT if gilded else ''}"


def _draw_tile(canvas: Canvas, layout: Layout, days: float, name: str) -> None:
    """Draw a tile on the rim, turned with it."""
    width = (_GILDED if name.endswith(_NEXT) else _TILE) * layout.module
    degrees = geometry.calendar_angle(days) + 90
    still = days == round(days)
    picture = (_still if still else _turned)(name, width, degrees)
    box = picture.get_rect(center=layout.at(geometry.calendar_point(days, _ON_RIM)))
    canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def _turned(name: str, width: float, degrees: float) -> Surface:
    return pygame.transform.rotozoom(sprites.scaled(name, width), degrees, 1.0)


_still = cached_surface(_turned)


_FRAME: Final = 4
"""The distance in dp that a single enlarged gear keeps from the edges."""
_RING: Final = 1.55
_TAG: Final = 1.65
_LOW_TAG: Final = 22
"""The greatest height in dp of a price on a plate, so that it covers little of the plate."""
_GHOST: Final = 0.5
_PALE: Final = 0.55
_LEAST: Final = 24
"""The smallest size in dp at which a plate takes a touch."""
_TARGET: Final = 1.3
"""Half of the side of a worker's square, in modules."""


class Train:
    """The calendar and its gears with everything on them.

    Attributes:
        gear: the gear that is shown alone, enlarged; None for the whole train.
        turner: the handling of a calendar that is turned by hand.
    """

    def __init__(self, players: Sequence[Player], gear: int | None = None) -> None:
        self._marks = tuple(player.mark for player in players)
        self._area = Rect(0, 0, 0, 0)
        self._layout: Layout | None = None
        self._quick, self._least = False, 0
        self.gear = gear
        self.turner = CalendarTurner()

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Lay the train out as large as it fits in this rectangle, in pixels."""
        self._area, self._least = area, screen.px(_LEAST)
        margin = screen.px(theme.GAP) // (2 if self.gear is None else 1)
        self._layout = fit_train(
            area.inflate(-2 * margin, -2 * margin), len(self._marks), self.gear
        )

    @property
    def layout(self) -> Layout:
        """The layout of the train.

        Raises:
            RuntimeError: ``lay_out`` was not called yet.
        """
        if self._layout is None:
            raise RuntimeError("the train has no place yet")
        return self._layout

    def show(self, seen: Seen) -> None:
        """Note whether the match has quick actions, for which the hub then keeps places."""
        self._quick = bool(seen.state.quick_tiles)

    # drawing

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        """Draw the train over what lies beneath it."""
        for _part in self.prepare(canvas, seen):
            pass

    def prepare(self, canvas: Canvas, seen: Seen) -> Iterator[None]:
        """Draw the train, yielding after each part."""
        whole = canvas.surface.get_clip()
        frame = 0 if self.gear is None else -2 * canvas.px(_FRAME)
        canvas.surface.set_clip(whole.clip(self._area.inflate(frame, frame)))
        yield from self._paint(canvas, seen)
        canvas.surface.set_clip(whole)

    def _paint(self, canvas: Canvas, seen: Seen) -> Iterator[None]:
        layout, state = self.layout, seen.state
        wheels.draw_wheel(canvas, layout, wheels.CALENDAR, seen.turned)
        draw_rim(canvas, layout, state, seen.turned)
        yield
        for gear in range(len(board.GEARS)):
            wheels.draw_wheel(canvas, layout, gear, seen.turned)
            draw_dial(canvas, layout, gear, state)
            yield
        draw_hub(canvas, Hub(layout, self._quick), seen, self._marks)
        yield
        yield from self._draw_plates(canvas, seen)
        self._draw_workers(canvas, seen)
        self._draw_prices(canvas, seen)

    def _draw_plates(self, canvas: Canvas, seen: Seen) -> Iterator[None]:
        for gear in range(len(board.GEARS)) if self.gear is None else (self.gear,):
            for space in train_layout.plate_spaces(gear):
                if things.Plate(gear, space) in seen.hidden:
                    continue
                look = plates.look_of(seen, things.Plate(gear, space))
                plates.draw_plate(
                    canvas, self.layout, plates.plate_contents(seen.state, gear, space, look)
                )
            yield

    def _draw_workers(self, canvas: Canvas, seen: Seen) -> None:
        wide = workers.WORKER_WIDTH * self.layout.module
        for tooth in range(board.ALL_TEETH):
            gear, space = board.GEAR_OF[tooth], board.SPACE_OF[tooth]
            occupant = seen.state.teeth[tooth]
            at = self.layout.at(geometry.worker_point(gear, space + seen.turned))
            self._draw_ring(canvas, seen, tooth)
            if occupant != FREE:
                pale = seen.ahead > 0 and occupant not in (DUMMY, seen.seat)
                mark = workers.worker_mark(self._marks, occupant)
                workers.draw_worker(canvas, mark, at, wide, _PALE if pale else 1)
            elif (ghost := seen.shadows.get(things.Space(tooth))) is not None:
                workers.draw_worker(canvas, self._marks[ghost], at, wide, _GHOST)

    def _draw_ring(self, canvas: Canvas, seen: Seen, tooth: int) -> None:
        """Draw a ring around a worker, if he has one."""
        gear, number = board.GEAR_OF[tooth], board.SPACE_OF[tooth]
        if colour := ring_of(seen, tooth):
            box = self.layout.square_around(
                geometry.worker_point(gear, number + seen.turned), _RING
            )
            draw_ring(canvas, box, colour)

    def _draw_prices(self, canvas: Canvas, seen: Seen) -> None:
        high = self.layout.length(_TAG)
        for thing, price in seen.prices.items():
            chosen = thing in seen.chosen
            if isinstance(thing, things.Space):
                gear, space = board.GEAR_OF[thing.tooth], board.SPACE_OF[thing.tooth]
                at = self.layout.at(geometry.worker_point(gear, space))
                draw_tag(canvas, at, price, high, chosen=chosen)
            elif isinstance(thing, things.Plate):
                low = min(high, canvas.px(_LOW_TAG))
                x, y = self.layout.plate_rect(thing.gear, thing.number).bottomright
                # below the plate, so that its signs stay readable
                below = min(y + low / 3, self._area.bottom - low / 2)
                draw_tag(canvas, (x - low / 3, below), price, low, chosen=chosen)

    # touching

    def pick(self, pos: Point) -> Thing | None:
        """Return the thing at a pixel, or None."""
        if self._layout is None or not self._area.collidepoint(pos):
            return None
        plate = self.layout.plate_at(pos)
        if plate and self.gear in (None, plate[0]):
            return things.Plate(*plate)
        return self._pick_wheel(pos) or self._pick_near(pos) or self._pick_rim(pos)

    def steer(self, gesture: Gesture) -> bool | Thing:
        """Turn the calendar by a gesture.

        Returns an ``Ahead`` with the days now looked ahead if they changed, else False.
        """
        return self.turner.handle(gesture, self.layout) or False

    def _pick_near(self, pos: Point) -> Thing | None:
        """Return the plate next to a pixel, where plates are smaller than a touch; else None."""
        plate = self.layout.plate_near(pos, self._least)
        return things.Plate(*plate) if plate and self.gear in (None, plate[0]) else None

    def _pick_wheel(self, pos: Point) -> Thing | None:
        """Return the thing at a pixel of a gear or of the calendar, or None."""
        gear = self.layout.gear_at(pos)
        if gear is not None:
            tooth = self.layout.tooth_at(gear, pos)
            return things.Gear(gear) if tooth is None else things.Space(tooth)
        if self.layout.is_in_calendar(pos):
            return Hub(self.layout, self._quick).pick(pos) or things.Calendar()
        return None

    def _pick_rim(self, pos: Point) -> Thing | None:
        """Return the calendar at a pixel of its teeth, of the corn there and of the pointer."""
        on_pointer = math.dist(pos, _pointer_foot(self.layout)) <= _POINTER * self.layout.module
        return things.Calendar() if on_pointer or self.layout.is_on_rim(pos) else None

    def place_of(self, thing: Thing) -> Rect | None:
        """Return a thing's rectangle; None if it is not shown here or nothing is laid out yet."""
        if self._layout is None:
            return None
        layout, hub = self._layout, Hub(self._layout, self._quick)
        match thing:
            case things.Gear(gear):
                return layout.gear_rect(gear)
            case things.Space(tooth):
                return layout.square_around(
                    geometry.worker_point(board.GEAR_OF[tooth], board.SPACE_OF[tooth]), _TARGET
                )
            case things.Standing(spot, number):
                return self._standing(spot, number)
            case things.Plate(gear, number) if number:
                return layout.plate_rect(gear, number)
            case things.StartSpace():
                return hub.start
            case things.Ahead(days) if days:
                return hub.ahead(days)
            case things.QuickSpaces() if self._quick:
                return hub.quick_spaces
            case things.Calendar():
                return layout.square_around((0.0, 0.0), geometry.HUB_RADIUS)
        return None

    def _standing(self, spot: Thing, number: int) -> Rect | None:
        """Return the square of the worker on a space."""
        width = workers.WORKER_WIDTH * self.layout.module
        match spot:
            case things.Space(tooth):
                at = geometry.worker_point(board.GEAR_OF[tooth], board.SPACE_OF[tooth])
                return workers.square(self.layout.at(at), width)
            case things.QuickSpaces() if self._quick:
                box = Hub(self.layout, self._quick).quick_space(number + 1)
                return workers.square(box.center, width)
            case things.StartSpace():
                return workers.square(Hub(self.layout, self._quick).start.center, width)
        return None
