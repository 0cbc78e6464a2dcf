"""The seats, side by side or below one another, and what the one who looks has himself."""

from collections.abc import Mapping
from typing import Final

from pygame import Rect

from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.table.panels.ground import Look, draw_card, look_of
from game.tzolkin.table.panels.placed import Placed
from game.tzolkin.table.panels.seat_card import LONG, SeatShown, draw_seat, goods_row, is_at_least
from game.tzolkin.table.panels.tally import draw_count, goods_of
from game.tzolkin.table.part import Seen
from game.tzolkin.table.things import Cube, Seat, Thing
from game.ui import panels, sprites, theme
from game.ui.painting.cells import grid, row
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

_GAP: Final = 6
_ICON: Final = 24
_COUNT: Final = TextStyle("num", 17)


class Seats(Placed):
    """A card for each player; on that of who looks, his cubes are things too."""

    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:
        gap, count = self.screen.px(_GAP), len(self.players)
        cards = grid(self.area, 1, count, gap)
        if self.area.w > self.area.h and not is_at_least(self.screen, cards[0], LONG):
            cards = row(self.area, count, gap)
        cells = row(goods_row(self.screen, cards[seen.seat]), 2 + len(KINDS), 0)
        cubes: dict[Thing, Rect] = {Cube(kind): cells[1 + kind] for kind in range(len(KINDS))}
        return {**cubes, **{Seat(seat): card for seat, card in enumerate(cards)}}

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        for seat, player in enumerate(self.players):
            card = self.places[Seat(seat)]
            draw_seat(canvas, card, SeatShown(seen.state, seat, player))
            if look_of(seen, Seat(seat)) in {Look.LIT, Look.CHOSEN}:
                panels.outline(canvas, card, theme.LIT_EDGE, 3)


class Goods(Placed):
    """What the one who looks has, in a row: for windows where seats are small."""

    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:
        cells = self._cells
        cubes: dict[Thing, Rect] = {Cube(kind): cells[2 + kind] for kind in range(len(KINDS))}
        return {Seat(seen.seat): self.area, **cubes}

    @property
    def _cells(self) -> list[Rect]:
        """For the mark, five goods and the workers in the hand."""
        return row(self.area.inflate(-self.screen.px(12), 0), 4 + len(KINDS), 0)

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        px, cells, player = canvas.px, self._cells, self.players[seen.seat]
        panels.draw(canvas, self.area, panels.PARCHMENT)
        mark = cells[0].inflate(0, -px(12))
        sprites.draw_in(canvas, f"mark_{player.mark}", mark)
        for kind in range(len(KINDS)):
            look = look_of(seen, Cube(kind))
            if look is not Look.PLAIN:
                draw_card(canvas, self.places[Cube(kind)].inflate(0, -px(6)), look)
        hand = f"tzolkin/figure_{player.mark}", seen.state.hand[seen.seat]
        counts = [*goods_of(seen.state, seen.seat), hand]
        for count, cell in zip(counts, cells[1:], strict=True):
            draw_count(canvas, cell.inflate(-px(4), -px(4)), count, _COUNT, px(_ICON))
