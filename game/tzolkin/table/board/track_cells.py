"""The cells of the unrolled gears: where they lie, and what each shows: cost, action, worker."""

import math
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, chain, product
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from game.tzolkin.rules.data.board import CHICHEN, GEARS, LAST_SPACE
from game.tzolkin.table.board import plates
from game.tzolkin.table.signs import Signs, drawing, sign
from game.tzolkin.table.signs.drawing import fitted
from game.tzolkin.table.signs.spaces import space, ways_to_say
from game.ui import contrast, text, theme
from game.ui.input import Pos
from game.ui.painting import shapes
from game.ui.painting.surfaces import SurfaceCache
from game.ui.screen import Canvas, Screen
from game.ui.theme import TextStyle

_EMBLEM: Final = 28
_GAP: Final = 2
_STRIP: Final = 48
"""In dp: the column of emblems, the gap between rows, and the height of the calendar."""
_HIGHEST: Final = 84
_NARROWEST: Final = 40
"""The smallest width of a cell at which Chichen Itza lies in one row, in dp."""
_COLUMNS: Final = LAST_SPACE[0] + 1
_LONG: Final = LAST_SPACE[CHICHEN] + 1
"""The number of cells of an ordinary gear, and of Chichen Itza."""


@dataclass(frozen=True)
class TrackLayout:
    """The unrolled gears in a rectangle of the window.

    If it is wide enough, every gear is one row; otherwise Chichen Itza continues in a second row.
    """

    screen: Screen
    area: Rect

    @cached_property
    def strip(self) -> Rect:
        """Return the rectangle of the calendar, above the gears."""
        return Rect(self.area.x, self.area.y, self.area.w, self.screen.px(_STRIP))

    @cached_property
    def wide(self) -> bool:
        """Return True if Chichen Itza lies in one row."""
        return self.area.w >= self.screen.px(_EMBLEM + _LONG * _NARROWEST)

    def row(self, gear: int) -> Rect:
        """Return the rectangle of a whole gear; two rows for Chichen Itza in a narrow window."""
        rows = 1 if gear != CHICHEN or self.wide else 2
        first = self._line(gear)
        return first.union(self._line(gear + rows - 1))

    def emblem(self, gear: int) -> Rect:
        """Return the rectangle of a gear's emblem."""
        row = self.row(gear)
        return Rect(row.x, row.y, self.screen.px(_EMBLEM), row.h)

    def cell(self, gear: int, space: float) -> Rect:
        """Return the cell of a space.

        A fraction is a place between two spaces, for a worker in motion. A space beyond the gear's
        last may lie outside the row.
        """
        line, column = self._line(gear), space
        if gear == CHICHEN and not self.wide and space > LAST_SPACE[0] + 0.5:
            line, column = self._line(gear + 1), space - _COLUMNS
        return self._box(line, column)

    def rest(self, gear: int) -> Rect:
        """Return what the cells of a gear leave free of its last row."""
        last = self.cell(gear, LAST_SPACE[gear])
        row = self.row(gear)
        return Rect(last.right, last.y, row.right - last.right, last.h)

    def tooth_at(self, pos: Pos) -> tuple[int, int] | None:
        """Return gear and space of the cell at a pixel, or of one beside a gap; else None."""
        gap = self.screen.px(_GAP)
        teeth = [(gear, n) for gear in range(len(GEARS)) for n in range(LAST_SPACE[gear] + 1)]
        cells = {tooth: self.cell(*tooth) for tooth in teeth}
        near = [one for one in teeth if cells[one].inflate(2 * gap, 4 * gap).collidepoint(pos)]
        away = {one: math.dist(cells[one].center, pos) for one in near}
        return min(near, key=away.__getitem__, default=None)

    def gear_at(self, pos: Pos) -> int | None:
        """Return the gear whose row lies at a pixel, or None."""
        return next((g for g in range(len(GEARS)) if self.row(g).collidepoint(pos)), None)

    def _line(self, number: int) -> Rect:
        """Return one row of cells with its emblem, counted from the top."""
        gap = self.screen.px(_GAP)
        count = len(GEARS) + (not self.wide)
        room = self.area.bottom - self.strip.bottom
        pitch = min(room / count, self.screen.px(_HIGHEST) + gap)
        top = self.strip.bottom + (room - pitch * count) / 2 + number * pitch + gap
        return Rect(FRect(self.area.x, top, self.area.w, pitch - gap))

    def _box(self, line: Rect, column: float) -> Rect:
        left = line.x + self.screen.px(_EMBLEM)
        pitch = (line.right - left) / (_LONG if self.wide else _COLUMNS)
        return Rect(FRect(left + column * pitch + 1, line.y + 1, pitch - 1, line.h - 2))


_NUMBER: Final = TextStyle("num", 12)
_RADIUS: Final = 4
_MARGIN: Final = 3
_LARGEST: Final = 24
_LOW: Final = 38
_BESIDE: Final = 15
"""The width in dp that a low cell keeps free beside its signs."""
HEAD_WITH_PRICE: Final = 0.42
"""The part of a cell's height above its signs, where the number and a price are.

If the signs become larger that way, they may use all the room below the number instead.
"""
HEAD_WITH_WORKER: Final = 0.48
"""The part of a cell's height above its signs if a worker stands beside the number."""
_FIGURE: Final = (27, 20)
"""The greatest height of a worker in dp.

The second is for low cells, where he stands beside the signs.
"""
_SLIM: Final = 0.8
"""A worker's width as a part of his height."""
_TAG: Final = (19, 17)
"""The height of a price tag in dp; the second is for low cells."""
_TAG_WIDTH: Final = 24
"""The width of a price tag in a low cell, in dp."""
_TAG_AT: Final = (0.60, 0.19)
"""The middle of a price tag, as parts of its cell's width and height."""
_GONE: Final = 0.3
_FIELDS: Final = (0.34, 12)
"""What signs leave at least for jungle tiles: a part of their height, at most so many dp."""
_WIDEST: Final = 12
"""The greatest size of a jungle field, in dp."""

_kept = SurfaceCache()


def draw_cell(canvas: Canvas, box: Rect, shown: plates.PlateContents, head: float = 0) -> None:
    """Draw the cell of a space, without the worker or price in its head.

    ``head``: the part of the cell's height that its signs leave free.
    """
    key = shown, box.size, canvas.screen, head
    picture = _kept.get(key, lambda: _painted(canvas, box.size, shown, head))
    canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def _painted(
    canvas: Canvas, size: tuple[int, int], shown: plates.PlateContents, head: float
) -> Surface:
    radius, scale = canvas.px(_RADIUS), canvas.screen.scale
    picture = shapes.rounded(size, radius, plates.fill(shown.look))
    on, box = Canvas(picture, canvas.screen), picture.get_rect()
    if shown.look in (plates.LIT, plates.CHOSEN):
        shapes.outline(picture, box, radius, theme.OUTLINE, 4 * scale)
        shapes.outline(picture, box, radius, theme.GLOW, 3 * scale)
    else:
        edge = contrast.DARK if contrast.is_high() else theme.PAPER_EDGE
        shapes.outline(picture, box, radius, edge, scale)
    margin = canvas.px(_MARGIN)
    at = margin + scale, margin + canvas.px(_NUMBER.size) / 2
    text.draw(on, str(shown.space), at, _NUMBER, "lm")
    if shown.has_skull:
        drawing.icon(
            on, sign.SKULL, signs_rect(canvas, box, str(shown.space), head or _least(on, box))
        )
    elif not shown.bare:
        _draw_action(on, box, shown, head)
    return picture.premul_alpha()


def is_low(screen: Screen, box: Rect) -> bool:
    """Return True for a cell that is too low for signs below its number."""
    return box.h < screen.px(_LOW)


def _least(canvas: Canvas, box: Rect) -> float:
    """Return the head of a cell without a worker or price; 0 for a low cell."""
    return 0 if is_low(canvas.screen, box) else HEAD_WITH_PRICE


def worker_in(screen: Screen, box: Rect) -> tuple[tuple[float, float], int]:
    """Return the middle of a worker in a cell, and his height in pixels.

    He stands beside the number; in a low cell, in its place.
    """
    margin, high = screen.px(_MARGIN), screen.px(_FIGURE[is_low(screen, box)])
    if is_low(screen, box):
        return (box.x + margin / 2 + _SLIM * high / 2, box.centery), high
    high = min(high, round(HEAD_WITH_WORKER * box.h))
    return (box.right - margin - _SLIM * high / 2, box.y + high / 2), high


def tag_in(canvas: Canvas, box: Rect) -> tuple[tuple[float, float], int]:
    """Return the middle of a price in a cell, and its height in pixels.

    It lies above the signs; in a low cell, in the number's place.
    """
    if is_low(canvas.screen, box):
        return (box.x + canvas.px(_TAG_WIDTH) / 2, box.centery), canvas.px(_TAG[1])
    return (box.x + _TAG_AT[0] * box.w, box.y + _TAG_AT[1] * box.h), canvas.px(_TAG[0])


def signs_rect(canvas: Canvas, box: Rect, number: str, head: float) -> Rect:
    """Return the room for a cell's signs.

    It lies below the head, or below the number if ``head`` is 0. In a low cell it lies beside the
    number and the worker.
    """
    margin = canvas.px(_MARGIN)
    inner = box.inflate(-2 * margin, -2 * margin)
    if is_low(canvas.screen, box):
        wide = text.measure(canvas.screen, number, _NUMBER)[0] + margin
        stands = {HEAD_WITH_WORKER: _FIGURE[1] * _SLIM, HEAD_WITH_PRICE: _TAG_WIDTH - _MARGIN}
        beside = max(wide, canvas.px(stands.get(head, _BESIDE)))
        return Rect(inner.x + beside, inner.y, inner.w - beside, inner.h)
    below = round(head * box.h) - margin if head else canvas.px(_NUMBER.size)
    return Rect(inner.x, inner.y + below, inner.w, inner.h - below)


def _draw_action(canvas: Canvas, box: Rect, shown: plates.PlateContents, head: float) -> None:
    """Draw the signs of an action."""
    most, number = canvas.px(_LARGEST), str(shown.space)
    if shown.jungle:
        _draw_jungle(canvas, box, shown, shown.jungle, head)
        return
    rooms = [signs_rect(canvas, box, number, one) for one in {head or _least(canvas, box), head}]
    ways = product(rooms, ways_to_say(shown.gear, shown.space))
    place, way = max(ways, key=lambda one: fitted(one[1], one[0].size, most).size)
    drawing.draw(canvas, place, way, most)


def _draw_jungle(
    canvas: Canvas, box: Rect, shown: plates.PlateContents, tiles: tuple[int, int], head: float
) -> None:
    """Draw the corn and the wood of the jungle, and below them the tiles that are left.

    Corn and wood lie as they are largest; what has no tile is pale.
    """
    corn, wood = tiles
    lines, most, number = space(shown.gear, shown.space), canvas.px(_LARGEST), str(shown.space)
    inner = signs_rect(canvas, box, number, head)
    left = min(round(_FIELDS[0] * inner.h), canvas.px(_FIELDS[1]))
    room = Rect(inner.x, inner.y, inner.w, inner.h - left)
    ways = [_below(room, lines, most), _beside(room, lines, most)]
    if len(lines) > 1 and not head and not is_low(canvas.screen, box):
        whole = box.inflate(-2 * canvas.px(_MARGIN), -2 * canvas.px(_MARGIN))
        whole.h -= left
        taken = text.measure(canvas.screen, number, _NUMBER)[0] + canvas.px(_MARGIN)
        ways.append(_round_number(whole, lines, most, taken))
    parts = max(ways, key=lambda one: one[0].h)
    high = min(inner.bottom - parts[-1].bottom, canvas.px(_WIDEST))
    foot = Rect(inner.x, inner.bottom - high, inner.w, high)
    plates.draw_fields(canvas, foot, tiles, shown.fields)
    spare = (foot.top - parts[-1].bottom) // 2
    for line, part, there in zip(lines, parts, (corn > wood, wood > 0), strict=False):
        drawing.draw(canvas, part.move(0, spare), (line,), most, alpha=1 if there else _GONE)


def _below(room: Rect, lines: Signs, most: int) -> list[Rect]:
    """Return the places of lines below one another, as large as they fit, from the room's top."""
    size = _size(room, lines, most)
    step = drawing.LEADING * size
    return [Rect(room.x, room.y + round(at * step), room.w, size) for at in range(len(lines))]


def _beside(room: Rect, lines: Signs, most: int) -> list[Rect]:
    """Return the places of lines side by side, as large as they fit, at the room's top."""
    size = _size(room, (tuple(chain.from_iterable(lines)),), most)
    wide = [math.ceil(drawing.line_width(line) * size) for line in lines]
    gap = math.floor(drawing.BETWEEN * size)
    left = room.centerx - (sum(wide) + gap * (len(wide) - 1)) // 2
    starts = accumulate(wide[:-1], lambda at, one: at + one + gap, initial=left)
    return [Rect(x, room.y, own, size) for x, own in zip(starts, wide, strict=True)]


def _round_number(room: Rect, lines: Signs, most: int, number: int) -> list[Rect]:
    """Return the places of two lines, the first one at the room's right, beside the number."""
    head = Rect(room.x + number, room.y, room.w - number, room.h)
    size = min(_size(head, lines[:1], most), _size(room, lines, most))
    step = round(drawing.LEADING * size)
    return [Rect(head.x, room.y, head.w, size), Rect(room.x, room.y + step, room.w, size)]


def _size(room: Rect, lines: Signs, most: int) -> int:
    """Return the greatest size of signs in a room, with no line broken."""
    wide, high = drawing.extent(lines, 1)
    return max(1, int(min(most, room.w / wide, room.h / high)))
