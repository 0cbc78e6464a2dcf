"""One seat with everything that it has: goods, workers, and every tile."""

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from game.table.players import Player
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.state import State
from game.tzolkin.table import signs
from game.tzolkin.table.panels.ground import draw_card, look_of
from game.tzolkin.table.panels.placed import Placed
from game.tzolkin.table.panels.seat_card import LONG, SeatShown, draw_seat
from game.tzolkin.table.panels.tiles import draw_tile
from game.tzolkin.table.part import Seen
from game.tzolkin.table.signs import tiles
from game.tzolkin.table.signs.sign import Line, Sign
from game.tzolkin.table.things import (
    BuildingTile,
    MonumentTile,
    Seat,
    Thing,
    TribeTile,
    WealthTile,
)
from game.ui import text, theme
from game.ui.i18n import gettext as _
from game.ui.painting.cells import grid
from game.ui.screen import Canvas

_CARD: Final = 100
_TILE: Final = (76, 58)
"""The least width and height of a tile in dp."""
_GAP: Final = 5


def belongings(state: State, seat: int) -> Sequence[Thing]:
    """A seat's tribe and tiles."""
    tribe = [TribeTile(state.tribe[seat])] if state.tribe[seat] else []
    return [
        *tribe,
        *map(BuildingTile, state.buildings[seat]),
        *map(MonumentTile, state.own_monuments[seat]),
        *map(WealthTile, state.wealth[seat]),
    ]


class Belongings(Placed):
    """A seat's card in its long form, its tiles below or beside it.

    Attributes:
        seat: whose they are; None for the one who looks.
    """

    def __init__(self, players: Sequence[Player], seat: int | None = None) -> None:
        super().__init__(players)
        self.seat = seat

    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:
        seat, gap = self._seat(seen), self.screen.px(_GAP)
        card, rest = self._divided(gap)
        things = belongings(seen.state, seat)
        columns = max(1, min(len(things), rest.w // self.screen.px(_TILE[0])))
        rows = max(1, -(-len(things) // columns))
        high = min(rest.h, rows * self.screen.px(_TILE[1] + 24))
        cells = grid(Rect(rest.x, rest.y, rest.w, high), columns, rows, gap)
        return {Seat(seat): card, **dict(zip(things, cells, strict=False))}

    def _seat(self, seen: Seen) -> int:
        return seen.seat if self.seat is None else self.seat

    def _divided(self, gap: int) -> tuple[Rect, Rect]:
        px, area = self.screen.px, self.area
        if area.w >= px(2 * LONG[0]):
            card = Rect(area.x, area.y, px(LONG[0] + 40), min(area.h, px(_CARD + 20)))
            return card, Rect(card.right + gap, area.y, area.right - card.right - gap, area.h)
        card = Rect(area.x, area.y, area.w, min(px(_CARD), area.h * 3 // 5))
        return card, Rect(area.x, card.bottom + gap, area.w, area.bottom - card.bottom - gap)

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        seat = self._seat(seen)
        player = self.players[seat]
        draw_seat(canvas, self.places[Seat(seat)], SeatShown(seen.state, seat, player))
        for thing, rect in self.places.items():
            if thing != Seat(seat):
                _draw_thing(canvas, rect, thing, seen)
        if len(self.places) == 1:
            _card, rest = self._divided(canvas.px(_GAP))
            text.paragraph(canvas, _("No tiles yet."), rest, theme.NOTE, "mm")


def _draw_thing(canvas: Canvas, rect: Rect, thing: Thing, seen: Seen) -> None:
    look = look_of(seen, thing)
    match thing:
        case BuildingTile(number):
            upper: Line = (Sign(BUILDINGS[number].kind), *tiles.building_cost(number))
            draw_tile(canvas, rect, upper, tiles.building(number), look)
        case MonumentTile(number):
            upper = (Sign(MONUMENTS[number].kind), *tiles.monument_cost(number))
            draw_tile(canvas, rect, upper, tiles.monument(number, seen.state.seats), look)
        case _:
            draw_card(canvas, rect, look)
            inner = rect.inflate(-canvas.px(8), -canvas.px(8))
            signs.draw(canvas, inner, signs.signs_of(thing, seen.state), canvas.px(26))
