"""The seats, side by side or below one another, and the goods of the viewer."""

from collections.abc import Mapping
from typing import Final

from pygame import Rect

from game.table.things import Seat
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.table.foresight.food_day import account, next_food_day
from game.tzolkin.table.panels.ground import GroundLook, draw_card, look_of
from game.tzolkin.table.panels.placed import Placed
from game.tzolkin.table.panels.seat_card import LONG, SeatShown, draw_seat, goods_row, is_at_least
from game.tzolkin.table.panels.tally import draw_count, goods_of
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs.account import balance_of, draw_balance
from game.tzolkin.table.things import Cube, Thing
from game.ui import panels, sprites, theme
from game.ui.painting.cells import grid, row
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

_GAP: Final = 6
_ICON: Final = 22
_MARK: Final = 24
"""The width of the mark, in dp."""
_BALANCE: Final = (66, 0.18)
"""The greatest width of the corn had and needed, in dp and as a part of the row."""
_OF_CELL: Final = 0.46
"""The greatest part of a cell's width that its sign takes."""
_LEAST: Final = 24
"""The smallest width and height of a thing, in dp.

Cubes in less room are no things of their own: such a window has a row of goods.
"""
_COUNT: Final = TextStyle("num", 17)


class Seats(Placed):
    """A card for each player; on the viewer's card his cubes are things too."""

    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:
        gap, count = self.screen.px(_GAP), len(self.players)
        cards = grid(self.area, 1, count, gap)
        if self.area.w > self.area.h and not is_at_least(self.screen, cards[0], LONG):
            cards = row(self.area, count, gap)
        cells = row(goods_row(self.screen, cards[seen.seat]), 2 + len(KINDS), 0)
        least, cubes = self.screen.px(_LEAST), dict[Thing, Rect]()
        if cells[0].w >= least:
            for kind in range(len(KINDS)):
                cell = cells[1 + kind]
                cubes[Cube(kind)] = cell.inflate(0, max(0, least - cell.h))
        return {**cubes, **{Seat(seat): card for seat, card in enumerate(cards)}}

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        for seat, player in enumerate(self.players):
            card = self.places[Seat(seat)]
            draw_seat(canvas, card, SeatShown(seen.state, seat, player))
            if look_of(seen, Seat(seat)) in {GroundLook.LIT, GroundLook.CHOSEN}:
                panels.outline(canvas, card, theme.LIT_EDGE, 3)


class GoodsRow(Placed):
    """The viewer's goods and food in a row, for windows where the seats' cards are small."""

    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:
        cells = self._cells
        cubes: dict[Thing, Rect] = {Cube(kind): cells[2 + kind] for kind in range(len(KINDS))}
        return {Seat(seen.seat): self.area, **cubes}

    @property
    def _cells(self) -> list[Rect]:
        """The cells for the mark, five goods and the workers in the hand."""
        inner = self.area.inflate(-self.screen.px(12), 0)
        mark, left = self.screen.px(_MARK), self._balance.x - inner.x
        beside = Rect(inner.x + mark, inner.y, left - mark, inner.h)
        return [Rect(inner.x, inner.y, mark, inner.h), *row(beside, 3 + len(KINDS), 0)]

    @property
    def _balance(self) -> Rect:
        """The rectangle of the corn had and needed, at the right end."""
        px, area = self.screen.px, self.area
        wide = min(px(_BALANCE[0]), round(_BALANCE[1] * area.w))
        return Rect(area.right - wide - px(7), area.y + px(6), wide, area.h - px(12))

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        px, cells, player = canvas.px, self._cells, self.players[seen.seat]
        panels.draw(canvas, self.area, panels.PARCHMENT)
        mark = cells[0].inflate(0, -px(12))
        sprites.draw_in(canvas, f"mark_{player.mark}", mark)
        for kind in range(len(KINDS)):
            look = look_of(seen, Cube(kind))
            if look is not GroundLook.PLAIN:
                draw_card(canvas, self.places[Cube(kind)].inflate(0, -px(6)), look)
        hand = f"tzolkin/figure_{player.mark}", seen.state.hand[seen.seat]
        counts = [*goods_of(seen.state, seen.seat), hand]
        for count, cell in zip(counts, cells[1:], strict=True):
            icon = min(px(_ICON), round(_OF_CELL * cell.w))
            draw_count(canvas, cell.inflate(-px(4), -px(4)), count, _COUNT, icon)
        if next_food_day(seen.state):
            draw_balance(canvas, self._balance, balance_of(account(seen.state, seen.seat)))
