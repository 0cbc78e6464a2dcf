"""The unrolled calendar: the starting-player space, and the days from today on."""

from dataclasses import dataclass
from typing import Final

import pygame
from pygame import FRect, Rect

from game.tzolkin.rules.data.board import FOOD_TEETH, NONE
from game.tzolkin.rules.data.expansion import QUICK_SPACES
from game.tzolkin.rules.rounds import FOOD_DAYS_WITH_GOODS
from game.tzolkin.rules.state import FREE, State
from game.tzolkin.table.board import workers
from game.tzolkin.table.board.geometry import Point
from game.tzolkin.table.board.workers import draw_tag
from game.tzolkin.table.foresight.food_day import food_day_from
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, sign
from game.tzolkin.table.signs.drawing import quick_in as quick_signs
from game.tzolkin.table.things import Calendar, QuickSpaces, StartSpace, Thing
from game.ui import panels, sprites, text, theme
from game.ui.input import Pos
from game.ui.painting import shapes
from game.ui.painting.surfaces import cached_surface
from game.ui.screen import Canvas, Screen
from game.ui.theme import TextStyle

_START: Final = 46
_QUICK: Final = 58
_POINTER: Final = 12
_BLADE: Final = 0.62
"""The part of the pointer's picture above its foot."""
_DAY: Final = 25
"""The smallest width of a day. All lengths here are in dp."""
_MARGIN: Final = 3
_RADIUS: Final = 3
_NUMBER: Final = TextStyle("num", 12.5)


@dataclass(frozen=True)
class Strip:
    """Where everything in the unrolled calendar lies.

    Attributes:
        area: the whole calendar.
        quick: True if the match has quick actions.
    """

    screen: Screen
    area: Rect
    quick: bool

    @property
    def start(self) -> Rect:
        """Return the starting-player space with the corn that lies there."""
        px = self.screen.px
        return Rect(self.area.x, self.area.y, px(_START), self.area.h)

    @property
    def quick_spaces(self) -> Rect:
        """Return the quick action in force with its spaces; of width 0 without quick actions."""
        width = self.screen.px(_QUICK) if self.quick else 0
        return Rect(self.start.right, self.area.y, width, self.area.h)

    def standing(self, spot: Thing, number: int) -> Rect | None:
        """Return the square of the worker who stands on the strip."""
        match spot:
            case StartSpace():
                return workers.square(*_start_worker(_start_box(self.screen, self.start)))
            case QuickSpaces() if self.quick:
                box = _quick_box(self.screen, self.quick_spaces)
                return workers.square(*_quick_worker(box, number))
        return None

    @property
    def days(self) -> Rect:
        """Return the rectangle of the days from today on."""
        left = self.quick_spaces.right + self.screen.px(_POINTER)
        return Rect(left, self.area.y, self.area.right - left, self.area.h)

    @property
    def count(self) -> int:
        """Return how many days have room."""
        return max(1, self.days.w // self.screen.px(_DAY))

    def day(self, ahead: float) -> Rect:
        """Return the rectangle of a day, counted from the leftmost; a fraction while in motion."""
        margin, pitch = self.screen.px(_MARGIN), self.days.w / self.count
        left = self.days.x + ahead * pitch
        return Rect(FRect(left, self.days.y + margin, pitch - 1, self.days.h - 2 * margin))

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing at a pixel of the calendar, or None."""
        if self.start.collidepoint(pos):
            return StartSpace()
        if self.quick_spaces.collidepoint(pos):
            return QuickSpaces()
        return Calendar() if self.area.collidepoint(pos) else None


def draw_strip(canvas: Canvas, strip: Strip, seen: Seen, marks: tuple[str, ...]) -> None:
    """Draw the whole calendar."""
    _draw_start(canvas, strip.start, seen, marks)
    if strip.quick:
        _draw_quick(canvas, strip.quick_spaces, seen, marks)
    x, y = strip.days.x, strip.days.centery
    pointer = _to_the_right(canvas.px(_POINTER))
    box = pointer.get_rect(midright=(x, y))
    canvas.surface.blit(pointer, box, special_flags=pygame.BLEND_PREMULTIPLIED)
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(clip.clip(strip.days))
    gone = int(seen.turned) if seen.turned >= 0 else -1
    for ahead in range(gone, gone + strip.count + 2):
        _draw_day(canvas, strip.day(ahead - seen.turned), seen.state, ahead)
    canvas.surface.set_clip(clip)


def _draw_day(canvas: Canvas, box: Rect, state: State, ahead: int) -> None:
    """Draw a day's number, or its kind if a food day is to come; nothing after the last."""
    tooth = state.days_passed + ahead
    if tooth > FOOD_TEETH[-1]:
        return
    number, left = food_day_from(state, ahead)
    food = number > 0 and not left
    goods = number in FOOD_DAYS_WITH_GOODS
    fill = theme.PAPER_LIT if not food else theme.CLAY if goods else theme.TURQUOISE
    canvas.surface.blit(shapes.rounded(box.size, canvas.px(_RADIUS), fill), box)
    shapes.outline(canvas.surface, box, canvas.px(_RADIUS), theme.PAPER_EDGE, canvas.screen.scale)
    if food:
        half = box.h // 2
        drawing.icon(canvas, sign.BOWL, Rect(box.x, box.y + 2, box.w, half - 3))
        kind = sign.CUBE if goods else sign.STAR
        drawing.icon(canvas, kind, Rect(box.x, box.y + half + 1, box.w, half - 3))
    else:
        ink = theme.INK if ahead == 0 else theme.INK_SOFT
        text.draw(canvas, str(tooth + 1), box.center, _NUMBER, colour=ink, max_width=box.w)


def _start_box(screen: Screen, area: Rect) -> Rect:
    """Return the disc of the starting-player space."""
    return _square(area.centerx - screen.px(1), area.centery, area.h - screen.px(2))


def _start_worker(box: Rect) -> tuple[Point, float]:
    """Return the middle and the width of the worker on the starting-player space."""
    return (box.centerx, box.y + box.h * 0.34), 2 * (box.h * 2 // 5)


def _quick_box(screen: Screen, area: Rect) -> Rect:
    return area.inflate(-screen.px(4), -screen.px(2))


def _quick_worker(box: Rect, space: int) -> tuple[Point, float]:
    """Return the middle and the width of the worker on a space of the quick action."""
    half, pitch = box.h // 2, box.w / (QUICK_SPACES + 1)
    return (box.x + pitch * (space + 1), box.y + half * 1.45), half * 1.1


def _draw_start(canvas: Canvas, area: Rect, seen: Seen, marks: tuple[str, ...]) -> None:
    """Draw the starting-player space: who stands there or its price, and the corn below."""
    box = _start_box(canvas.screen, area)
    lit = StartSpace() in seen.lit or StartSpace() in seen.chosen
    rim = theme.GLOW if lit else theme.INK_SOFT
    panels.pill(canvas, box, theme.CREAM, rim, 3 if lit else 1.5)
    seat, side = seen.state.start_space, box.h
    upper, wide = _start_worker(box)
    high = round(wide / 2)
    if seat != NONE:
        workers.draw_worker(canvas, marks[seat], upper, wide)
    elif (ghost := seen.shadows.get(StartSpace())) is not None:
        workers.draw_worker(canvas, marks[ghost], upper, wide, 0.5)
    elif price := seen.prices.get(StartSpace()):
        draw_tag(canvas, upper, price, high, chosen=StartSpace() in seen.chosen)
    else:
        drawing.icon(canvas, sign.FIRST, _square(*upper, high))
    below = Rect(box.x + side // 5, box.y + side * 58 // 100, side * 3 // 5, side * 3 // 10)
    corn = sign.Sign(sign.CORN, str(seen.state.calendar_corn))
    drawing.draw(canvas, below, ((corn,),), below.h)


def _draw_quick(canvas: Canvas, area: Rect, seen: Seen, marks: tuple[str, ...]) -> None:
    """Draw the quick action in force or its price, and its spaces below."""
    box = _quick_box(canvas.screen, area)
    lit = QuickSpaces() in seen.lit or QuickSpaces() in seen.chosen
    radius = canvas.px(6)
    canvas.surface.blit(shapes.rounded(box.size, radius, theme.PAPER_LIT), box)
    line = (3 if lit else 1.5) * canvas.screen.scale
    shapes.outline(canvas.surface, box, radius, theme.GLOW if lit else theme.INK_SOFT, line)
    half = box.h // 2
    price = seen.prices.get(QuickSpaces())
    upper = Rect(box.x + 3, box.y + 3, box.w - 6, half - 4)
    if price:
        draw_tag(canvas, upper.center, price, upper.h)
    else:
        shown = quick_signs(canvas.screen, seen.state.current_quick_tile(), upper.size, upper.h)
        drawing.draw(canvas, upper, shown, upper.h)
    for space, occupant in enumerate(seen.state.quick_spaces):
        at, wide = _quick_worker(box, space)
        if occupant == FREE:
            panels.pill(canvas, _square(*at, half * 2 // 3), theme.PAPER_DIM, theme.INK_FADED, 1)
        else:
            workers.draw_worker(canvas, workers.worker_mark(marks, occupant), at, wide)


@cached_surface
def _to_the_right(width: int) -> pygame.Surface:
    """Return the pointer's blade without its foot, so that it is plainly an arrow."""
    picture = sprites.scaled("tzolkin/pointer", width)
    blade = picture.subsurface((0, 0, picture.get_width(), round(_BLADE * picture.get_height())))
    return pygame.transform.rotate(blade, -90)


def _square(x: float, y: float, side: int) -> Rect:
    box = Rect(0, 0, side, side)
    box.center = round(x), round(y)
    return box
