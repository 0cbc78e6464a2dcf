"""The gears unrolled for small windows: a row for each gear, or one gear enlarged."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import pygame
from pygame import Rect

from game.table.players import Player
from game.tzolkin.rules.data import board
from game.tzolkin.rules.state import DUMMY, FREE
from game.tzolkin.table import things
from game.tzolkin.table.board import track_cells, workers
from game.tzolkin.table.board.plates import CHOSEN, look_of, plate_contents
from game.tzolkin.table.board.strip import Strip, draw_strip
from game.tzolkin.table.board.train import Train
from game.tzolkin.table.board.workers import draw_tag, ring_of
from game.tzolkin.table.panels.stone import block
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, sign
from game.tzolkin.table.signs.spaces import EMBLEMS
from game.tzolkin.table.things import Thing
from game.tzolkin.words import names
from game.ui import contrast, text, theme
from game.ui.input import Gesture, Pos
from game.ui.painting import shapes
from game.ui.screen import Canvas, Screen

_RADIUS: Final = 5
_MARGIN: Final = 4
_ROOMY: Final = 320
"""The height in dp from which a gear may be shown enlarged."""
_PALE: Final = 0.4
_GHOST: Final = 0.5
_LINE: Final = 3


class Tracks:
    """A row for every gear, with the calendar above.

    Attributes:
        enlarged: the gear that is shown round in place of all rows; None for the rows.
    """

    def __init__(self, players: Sequence[Player]) -> None:
        self._marks = tuple(player.mark for player in players)
        self._train = Train(players)
        self._area = Rect(0, 0, 0, 0)
        self._layout: track_cells.TrackLayout | None = None
        self._seen: Seen | None = None
        self._enlarged: int | None = None

    @property
    def enlarged(self) -> int | None:
        """The gear that is shown enlarged; None for the rows."""
        return self._enlarged

    @enlarged.setter
    def enlarged(self, gear: int | None) -> None:
        self._enlarged = self._train.gear = gear
        if self._layout:
            self.lay_out(self._layout.screen, self._area)

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Lay everything out in this rectangle of the window, in pixels."""
        margin = screen.px(_MARGIN)
        self._layout = track_cells.TrackLayout(screen, area.inflate(-2 * margin, -2 * margin))
        self._area = area
        self._train.lay_out(screen, area)

    def show(self, seen: Seen) -> None:
        """Take over what is seen.

        A cell stands for its plate where that can be touched. If the lit plates all belong to one
        gear and there is room, that gear is enlarged; otherwise none is.
        """
        self._seen = seen
        self._train.show(seen)
        gears = {thing.gear for thing in seen.lit if isinstance(thing, things.Plate)}
        roomy = self._layout is not None and self._area.h >= self._layout.screen.px(_ROOMY)
        enlarged = gears.pop() if roomy and len(gears) == 1 else None
        if enlarged != self.enlarged:
            self.enlarged = enlarged

    @property
    def layout(self) -> track_cells.TrackLayout:
        """The layout of the rows.

        Raises:
            RuntimeError: ``lay_out`` was not called yet.
        """
        if self._layout is None:
            raise RuntimeError("the tracks have no place yet")
        return self._layout

    @property
    def _strip(self) -> Strip:
        layout = self.layout
        quick = self._seen is not None and bool(self._seen.state.quick_tiles)
        return Strip(layout.screen, layout.strip, quick)

    # drawing

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        """Draw the rows, or the enlarged gear."""
        for _part in self.prepare(canvas, seen):
            pass

    def prepare(self, canvas: Canvas, seen: Seen) -> Iterator[None]:
        """Draw the rows or the enlarged gear, yielding after each part."""
        if self._enlarged is not None:
            yield from self._train.prepare(canvas, seen)
            return
        draw_strip(canvas, self._strip, seen, self._marks)
        heads = self._heads(seen)
        for gear in range(len(board.GEARS)):
            self._draw_row(canvas, gear, seen, heads)
            yield
        self._draw_workers(canvas, seen)
        self._draw_prices(canvas, seen)

    def _heads(self, seen: Seen) -> dict[tuple[int, int], float]:
        """Return the heads of the cells with a price or a worker, by gear and space."""
        priced = [one.tooth for one in seen.prices if isinstance(one, things.Space)]
        heads = {
            (board.GEAR_OF[tooth], board.SPACE_OF[tooth]): track_cells.HEAD_WITH_PRICE
            for tooth in priced
        }
        heads |= {
            (one.gear, one.number): track_cells.HEAD_WITH_PRICE
            for one in seen.prices
            if isinstance(one, things.Plate)
        }
        standing = [
            tooth
            for tooth in range(board.ALL_TEETH)
            if seen.state.teeth[tooth] != FREE or things.Space(tooth) in seen.shadows
        ]
        return heads | {
            (board.GEAR_OF[one], board.SPACE_OF[one] + seen.ahead): track_cells.HEAD_WITH_WORKER
            for one in standing
        }

    def _draw_row(
        self, canvas: Canvas, gear: int, seen: Seen, heads: Mapping[tuple[int, int], float]
    ) -> None:
        layout, radius = self.layout, canvas.px(_RADIUS)
        row, emblem = layout.row(gear), layout.emblem(gear)
        fill = theme.GEARS[gear]
        if contrast.is_high():
            canvas.surface.blit(shapes.rounded(row.size, radius, fill), row)
        else:
            stone = block(row.size, canvas.screen, fill)
            canvas.surface.blit(stone, row, special_flags=pygame.BLEND_PREMULTIPLIED)
        shapes.outline(canvas.surface, row, radius, theme.INK, 1.2 * canvas.screen.scale)
        self._draw_emblem(canvas, gear, emblem, seen)
        for space in range(board.LAST_SPACE[gear] + 1):
            look = self._look(seen, gear, space)
            shown, head = plate_contents(seen.state, gear, space, look), heads.get((gear, space), 0)
            if things.Plate(gear, space) in seen.hidden:
                shown = replace(shown, bare=True)
            track_cells.draw_cell(canvas, layout.cell(gear, space), shown, head)
        rest = layout.rest(gear).inflate(-4 * canvas.px(_MARGIN), 0)
        if rest.w > canvas.px(theme.TOUCH):
            text.paragraph(canvas, names.gear(gear), rest, theme.LABEL, "rm")

    def _draw_emblem(self, canvas: Canvas, gear: int, box: Rect, seen: Seen) -> None:
        """Draw the gear's emblem; for Chichen Itza, the skulls that are left."""
        side = box.w - canvas.px(_MARGIN)
        if gear == board.CHICHEN:
            lines = (sign.Sign(sign.SKULL),), (sign.Sign("", str(seen.state.skulls_left)),)
            drawing.draw(canvas, box.inflate(-2, 0), lines, side * 4 // 5)
        else:
            drawing.icon(canvas, EMBLEMS[gear], box.inflate(side - box.w, side - box.h))

    def _look(self, seen: Seen, gear: int, space: int) -> str:
        came = space - seen.ahead
        if came >= 0 and things.Space(board.FIRST_TOOTH[gear] + came) in seen.chosen:
            return CHOSEN
        return look_of(seen, things.Plate(gear, space))

    def _draw_workers(self, canvas: Canvas, seen: Seen) -> None:
        for tooth in range(board.ALL_TEETH):
            occupant = seen.state.teeth[tooth]
            cell = self.layout.cell(board.GEAR_OF[tooth], origin_space(seen, tooth) + seen.turned)
            if (at := self._foot(canvas, seen, tooth, cell)) is None:
                continue
            high = track_cells.worker_in(canvas.screen, cell)[1]
            if colour := ring_of(seen, tooth):
                line = _LINE * canvas.screen.scale
                shapes.outline(canvas.surface, cell, canvas.px(_MARGIN), colour, line)
            if occupant != FREE:
                pale = seen.ahead > 0 and occupant not in (DUMMY, seen.seat)
                mark = workers.worker_mark(self._marks, occupant)
                workers.draw_worker(canvas, mark, at, high, _PALE if pale else 1)
            elif (ghost := seen.shadows.get(things.Space(tooth))) is not None:
                workers.draw_worker(canvas, self._marks[ghost], at, high, _GHOST)

    def _foot(
        self, canvas: Canvas, seen: Seen, tooth: int, cell: Rect
    ) -> tuple[float, float] | None:
        """Return the point of the occupant of a tooth; None where the row has no place for him.

        While the gears turn, he is kept within his row.
        """
        gear, space = board.GEAR_OF[tooth], origin_space(seen, tooth)
        whole = space + seen.ahead
        if whole > board.LAST_SPACE[gear] + (seen.state.teeth[tooth] != DUMMY):
            return None
        if space + seen.turned <= -0.5:
            return None
        (x, y), high = track_cells.worker_in(canvas.screen, cell)
        row = self.layout.row(gear)
        if seen.turned > seen.ahead == 0 and whole <= board.LAST_SPACE[gear]:
            x = min(x, row.right - high / 2)
        return (x, y) if row.collidepoint((x, y)) else None

    def _draw_prices(self, canvas: Canvas, seen: Seen) -> None:
        for thing, price in seen.prices.items():
            if isinstance(thing, things.Space | things.Plate) and (box := self.place_of(thing)):
                chosen = thing in seen.chosen
                middle, high = track_cells.tag_in(canvas, box)
                draw_tag(canvas, middle, price, high, chosen=chosen)

    # touching

    def steer(self, gesture: Gesture) -> bool:  # noqa: ARG002
        """Return False: nothing here can be dragged or turned."""
        return False

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing at a pixel, or None."""
        if self._enlarged is not None or self._layout is None:
            return self._train.pick(pos)
        if found := self._strip.pick(pos):
            return found
        if there := self.layout.tooth_at(pos):
            plate, seen = things.Plate(*there), self._seen
            acts = seen and (plate in seen.lit or plate in seen.chosen or plate in seen.dim)
            return plate if acts else things.Space(board.FIRST_TOOTH[there[0]] + there[1])
        gear = self.layout.gear_at(pos)
        return None if gear is None else things.Gear(gear)

    def place_of(self, thing: Thing) -> Rect | None:
        """Return the rectangle of a thing, or None if it is not shown here."""
        if self._enlarged is not None or self._layout is None:
            return self._train.place_of(thing)
        layout = self.layout
        match thing:
            case things.Gear(gear):
                return layout.row(gear)
            case things.Space(tooth):
                gear = board.GEAR_OF[tooth]
                return layout.cell(gear, min(board.SPACE_OF[tooth], board.LAST_SPACE[gear]))
            case things.Plate(gear, number):
                return layout.cell(gear, number)
            case things.Standing(things.Space(tooth)):
                cell = self.place_of(things.Space(tooth))
                return workers.square(*track_cells.worker_in(layout.screen, cell)) if cell else None
            case things.Standing(spot, number):
                return self._strip.standing(spot, number)
            case things.StartSpace():
                return self._strip.start
            case things.QuickSpaces() if self._strip.quick:
                return self._strip.quick_spaces
            case things.Calendar():
                return self._strip.days
        return None


def origin_space(seen: Seen, tooth: int) -> int:
    """Return the space that the occupant of a tooth comes from.

    It is negative for a dummy that has gone all the way round.
    """
    around = board.TEETH[board.GEAR_OF[tooth]]
    comes_round = board.SPACE_OF[tooth] + seen.turned >= around - 0.5
    again = comes_round and seen.state.teeth[tooth] == DUMMY
    return board.SPACE_OF[tooth] - (around if again else 0)
