"""A part that shows one seat with everything that it has: goods, workers, and every tile."""

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from game.table.players import Player
from game.table.things import Seat
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.state import State
from game.tzolkin.table.panels.ground import GroundLook, draw_card, look_of
from game.tzolkin.table.panels.placed import Placed
from game.tzolkin.table.panels.seat_card import LONG, SHORT, SeatShown, draw_seat
from game.tzolkin.table.panels.tiles import draw_tile
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, signs_of, tiles
from game.tzolkin.table.signs.sign import Sign, Signs
from game.tzolkin.table.things import BuildingTile, MonumentTile, Thing, TribeTile, WealthTile
from game.ui import text, theme
from game.ui.i18n import gettext as _
from game.ui.painting.cells import grid
from game.ui.screen import Canvas

_CARD: Final = (240, 110)
"""The greatest width of the card beside the tiles, and its greatest height, in dp."""
_LEAST: Final = (LONG[0] + 4, SHORT[1] + 4)
_BESIDE: Final = 340
"""The width in dp from which the tiles lie beside the card."""
_TILE: Final = (76, 64)
"""The usual width and height of a tile in dp."""
_WHOLE: Final = 50
"""The height in dp from which a tile also shows its cost."""
_LOWEST: Final = 30
"""The smallest height of a tile in dp."""
_GAP: Final = 5


def belongings(state: State, seat: int) -> Sequence[Thing]:
    """Return a seat's tribe and tiles."""
    tribe = [TribeTile(state.tribe[seat])] if state.tribe[seat] else []
    return [
        *tribe,
        *map(BuildingTile, state.buildings[seat]),
        *map(MonumentTile, state.own_monuments[seat]),
        *map(WealthTile, state.wealth[seat]),
    ]


class Belongings(Placed):
    """A seat's card in its long form, with its tiles below or beside it.

    Attributes:
        seat: the seat; None for the one from whose point of view the table is seen.
    """

    def __init__(self, players: Sequence[Player], seat: int | None = None) -> None:
        super().__init__(players)
        self.seat = seat

    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:
        seat, gap = self._seat(seen), self.screen.px(_GAP)
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
            wide = max(px(_LEAST[0]), min(px(_CARD[0]), area.w // 2))
            card = Rect(area.x, area.y, wide, min(area.h, px(_CARD[1])))
            return card, Rect(card.right + gap, area.y, area.right - card.right - gap, area.h)
        card = Rect(area.x, area.y, area.w, max(px(_LEAST[1]), min(px(_CARD[1]), area.h // 2)))
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
        draw_tile(canvas, rect, (kind, *cost), does, look)
    else:
        _draw_signs(canvas, rect, ((kind, *does),), look)


def _draw_signs(canvas: Canvas, rect: Rect, shown: Signs, look: GroundLook) -> None:
    draw_card(canvas, rect, look)
    drawing.draw(canvas, rect.inflate(-canvas.px(6), -canvas.px(4)), shown, canvas.px(26))
