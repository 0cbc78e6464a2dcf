"""The seats' cards, the viewer's goods in a row, and everything that one seat has."""

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from game.table.players import Player
from game.table.things import Seat
from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.food_day import account, next_food_day
from game.tzolkin.table.panels import seat_card
from game.tzolkin.table.panels.panel import CardLook, Panel, draw_card, look_of
from game.tzolkin.table.panels.tile import draw_tile
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, goods, sign, signs_of, tiles
from game.tzolkin.table.signs.drawing import balance_of, draw_balance
from game.tzolkin.table.signs.sign import Sign, Signs
from game.tzolkin.table.things import BuildingTile, Cube, MonumentTile, Thing, TribeTile, WealthTile
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.input import Pos
from game.ui.screen import Canvas, grid, row
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


class _Cards(Panel):
    """Seats' cards, of which the parts are told one by one."""

    def detail_at(self, pos: Pos) -> tuple[str, Rect] | None:
        cards = (rect for thing, rect in self.places.items() if isinstance(thing, Seat))
        card = next((rect for rect in cards if rect.collidepoint(pos)), None)
        found = seat_card.details(self.screen, card).items() if card else ()
        return next((one for one in found if one[1].collidepoint(pos)), None)


class Seats(_Cards):
    """A card for each player; on the viewer's card his cubes are things too."""

    def thing_rects(self, seen: Seen) -> Mapping[Thing, Rect]:
        gap, count = self.screen.px(_GAP), len(self.players)
        cards = grid(self.area, 1, count, gap)
        if self.area.w > self.area.h and not seat_card.is_at_least(
            self.screen, cards[0], seat_card.LONG
        ):
            cards = row(self.area, count, gap)
        cells = row(seat_card.goods_row(self.screen, cards[seen.seat]), 2 + len(KINDS), 0)
        least, cubes = self.screen.px(_LEAST), dict[Thing, Rect]()
        if cells[0].w >= least:
            for kind in range(len(KINDS)):
                cell = cells[1 + kind]
                cubes[Cube(kind)] = cell.inflate(0, max(0, least - cell.h))
        return {**cubes, **{Seat(seat): card for seat, card in enumerate(cards)}}

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        for seat, player in enumerate(self.players):
            card = self.places[Seat(seat)]
            seat_card.draw_seat(canvas, card, seat_card.SeatShown(seen.state, seat, player))
            if look_of(seen, Seat(seat)) in {CardLook.LIT, CardLook.CHOSEN}:
                panels.outline(canvas, card, theme.LIT_EDGE, 3)


class GoodsRow(Panel):
    """The viewer's goods and food in a row, for windows where the seats' cards are small."""

    def thing_rects(self, seen: Seen) -> Mapping[Thing, Rect]:
        cells = self._cells
        cubes: dict[Thing, Rect] = {Cube(kind): cells[2 + kind] for kind in range(len(KINDS))}
        return {Seat(seen.seat): self.area, **cubes}

    def detail_at(self, pos: Pos) -> tuple[str, Rect] | None:
        names = (sign.CORN, *KINDS, sign.SKULL, sign.HAND)
        there = [*zip(names, self._cells[1:], strict=True), (sign.CORN, self._balance)]
        return next((one for one in there if one[1].collidepoint(pos)), None)

    @property
    def corn(self) -> Rect:
        """The cell in which the corn is counted."""
        return self._cells[1]

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
            if look is not CardLook.PLAIN:
                draw_card(canvas, self.places[Cube(kind)].inflate(0, -px(6)), look)
        hand = goods.worker(player.mark), seen.state.workers_in_hand[seen.seat]
        counts = [*seat_card.goods_of(seen.state, seen.seat), hand]
        for count, cell in zip(counts, cells[1:], strict=True):
            icon = min(px(_ICON), round(_OF_CELL * cell.w))
            seat_card.draw_count(canvas, cell.inflate(-px(4), -px(4)), count, _COUNT, icon)
        if next_food_day(seen.state):
            draw_balance(canvas, self._balance, balance_of(account(seen.state, seen.seat)))


# Everything that one seat has.

_CARD: Final = (240, 110)
"""The greatest width of the card beside the tiles, and its greatest height, in dp."""
_LEAST_CARD: Final = (seat_card.LONG[0] + 4, seat_card.SHORT[1] + 4)
_BESIDE: Final = 340
"""The width in dp from which the tiles lie beside the card."""
_TILE: Final = (76, 64)
"""The usual width and height of a tile in dp."""
_WHOLE: Final = 50
"""The height in dp from which a tile also shows its cost."""
_LOWEST: Final = 30
"""The smallest height of a tile in dp."""
_TILE_GAP: Final = 5


def belongings(state: State, seat: int) -> Sequence[Thing]:
    """Return a seat's tribe and tiles."""
    tribe = [TribeTile(state.tribe[seat])] if state.tribe[seat] else []
    return [
        *tribe,
        *map(BuildingTile, state.buildings[seat]),
        *map(MonumentTile, state.own_monuments[seat]),
        *map(WealthTile, state.wealth[seat]),
    ]


class Belongings(_Cards):
    """A seat's card in its long form, with its tiles below or beside it.

    Attributes:
        seat: the seat; None for the one from whose point of view the table is seen.
    """

    def __init__(self, players: Sequence[Player], seat: int | None = None) -> None:
        super().__init__(players)
        self.seat = seat

    def thing_rects(self, seen: Seen) -> Mapping[Thing, Rect]:
        seat, gap = self._seat(seen), self.screen.px(_TILE_GAP)
        card, rest = self._divided(gap)
        things = belongings(seen.state, seat)
        columns = self._columns(rest, len(things))
        rows = max(1, -(-len(things) // columns))
        high = min(rest.h, rows * self.screen.px(_TILE[1]))
        wide = min(rest.w, columns * self.screen.px(2 * _TILE[0]))
        cells = grid(Rect(rest.x, rest.y, wide, high), columns, rows, gap)
        return {Seat(seat): card, **dict(zip(things, cells, strict=False))}

    def _seat(self, seen: Seen) -> int:
        return seen.seat if self.seat is None else self.seat

    def _columns(self, room: Rect, count: int) -> int:
        """Return as many columns as tiles have width for, or more if tiles would be too low."""
        px = self.screen.px
        fitting = max(1, min(count, room.w // px(_TILE[0])))
        needed = -(-count // max(1, room.h // px(_LOWEST)))
        return max(fitting, needed)

    def _divided(self, gap: int) -> tuple[Rect, Rect]:
        px, area = self.screen.px, self.area
        if area.w >= px(_BESIDE) and area.w > area.h:
            wide = max(px(_LEAST_CARD[0]), min(px(_CARD[0]), area.w // 2))
            card = Rect(area.x, area.y, wide, min(area.h, px(_CARD[1])))
            return card, Rect(card.right + gap, area.y, area.right - card.right - gap, area.h)
        card = Rect(area.x, area.y, area.w, max(px(_LEAST_CARD[1]), min(px(_CARD[1]), area.h // 2)))
        return card, Rect(area.x, card.bottom + gap, area.w, area.bottom - card.bottom - gap)

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        seat = self._seat(seen)
        player = self.players[seat]
        seat_card.draw_seat(
            canvas, self.places[Seat(seat)], seat_card.SeatShown(seen.state, seat, player)
        )
        for thing, rect in self.places.items():
            if thing != Seat(seat):
                _draw_thing(canvas, rect, thing, seen)
        if len(self.places) == 1:
            _card, rest = self._divided(canvas.px(_TILE_GAP))
            text.paragraph(canvas, _("No tiles yet."), rest, theme.NOTE, "mm")


def _draw_thing(canvas: Canvas, rect: Rect, thing: Thing, seen: Seen) -> None:
    look, seats = look_of(seen, thing), seen.state.seats
    match thing:
        case BuildingTile(number):
            kind, cost = Sign(BUILDINGS[number].kind), tiles.building_cost(number)
            does = tiles.building(number)
        case MonumentTile(number):
            kind, cost = Sign(MONUMENTS[number].kind), tiles.monument_cost(number)
            does = tiles.monument(number, seats)
        case _:
            _draw_signs(canvas, rect, signs_of(thing, seen.state), look)
            return
    if rect.h >= canvas.px(_WHOLE):
        draw_tile(canvas, rect, thing, ((kind, *cost), does), look)
    else:
        _draw_signs(canvas, rect, ((kind, *does),), look)


def _draw_signs(canvas: Canvas, rect: Rect, shown: Signs, look: CardLook) -> None:
    draw_card(canvas, rect, look)
    drawing.draw(canvas, rect.inflate(-canvas.px(6), -canvas.px(4)), shown, canvas.px(26))
