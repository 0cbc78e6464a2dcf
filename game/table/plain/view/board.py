"""The plain table's board: square or hexagonal spaces with what stands on them."""

from __future__ import annotations

import math
from typing import Final

import pygame
from pygame import Rect, Surface

from game.description import Diagram
from game.description import DiagramSpace as Told
from game.table.handover_card import draw_number, number_box
from game.table.plain.shown import Shown, Space
from game.table.things import Thing
from game.ui import sprites, text, theme
from game.ui.input import Pos
from game.ui.painting.shapes import SMOOTHER
from game.ui.painting.surfaces import cached_surface, transparent_surface
from game.ui.screen import Canvas, Screen
from game.ui.theme import Colour

_PAD: Final = (8, 4)
"""The distance of the spaces from the board's edge in dp: usually, and on compact screens."""
_LARGEST: Final = 130
"""The greatest height of a space, in dp."""
_ROOMY: Final = 64
"""The least height in dp of a space whose name is written below a piece."""
_NAMED: Final = 36
"""The least height in dp of a space whose name is written where no piece stands."""
_LINE: Final = 1.6
_LIT_LINE: Final = 3.4
_STAND: Final = 0.56
"""The size of a piece, as a fraction of its space's height."""
_FLAT: Final = math.sqrt(3) / 2
"""The distance between columns of hexagons, as a fraction of a hexagon's height."""
_LEFT: Final = 0.9
"""The fraction of its place that a space is drawn in, so that neighbours do not share edges."""


class Board:
    """Draws the spaces as large as they fit."""

    def __init__(self) -> None:
        self._screen: Screen | None = None
        self._area = Rect(0, 0, 0, 0)
        self._diagram = Diagram()
        self._places: dict[str, Rect] = {}

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Lay everything out in a place of the window, in device pixels."""
        self._screen, self._area = screen, area
        self._place()

    def show(self, shown: Shown) -> None:
        """Take a new value to show."""
        self.show_diagram(shown.diagram)

    def show_diagram(self, diagram: Diagram) -> None:
        """Take a position to show, without anything that can be done in it."""
        before, self._diagram = self._diagram, diagram
        if [one.at for one in before.spaces] != [one.at for one in diagram.spaces]:
            self._place()

    def _place(self) -> None:
        """Lay the spaces out, in the middle of the area."""
        self._places = {}
        spaces = self._diagram.spaces
        if not spaces or self._screen is None:
            return
        columns, rows = ([one.at[axis] for one in spaces] for axis in (0, 1))
        across = _FLAT if self._diagram.hexagons else 1.0
        wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        pad = 2 * _pad(self._screen)
        room = self._area.inflate(-pad, -pad)
        edges = 1 / _FLAT - _FLAT if self._diagram.hexagons else 0.0
        side = min(room.w / (wide * across + edges), room.h / high, self._screen.px(_LARGEST))
        for one in spaces:
            x = (one.at[0] - (max(columns) + min(columns)) / 2) * side * across
            y = (one.at[1] - (max(rows) + min(rows)) / 2) * side
            place = Rect(0, 0, math.floor(side * across), math.floor(side))
            place.center = round(room.centerx + x), round(room.centery + y)
            self._places[one.name] = place

    def wanted(self, screen: Screen) -> int:
        """Return the height in pixels at which a finger can touch every space; 0 without spaces."""
        if not (spaces := self._diagram.spaces):
            return 0
        rows = [one.at[1] for one in spaces]
        across = _FLAT if self._diagram.hexagons else 1.0
        side = math.ceil(screen.px(theme.TOUCH) / across) + 1
        return math.ceil((max(rows) - min(rows) + 1) * side) + 2 * _pad(screen)

    @property
    def touched(self) -> bool:
        """True if every space is large enough for a finger."""
        if self._screen is None:
            return False
        least = self._screen.px(theme.TOUCH)
        return all(min(place.size) >= least for place in self._places.values())

    def pick(self, pos: Pos) -> Thing | None:
        """Return the space at a pixel; None beside all of them."""
        found = (name for name, place in self._places.items() if place.collidepoint(pos))
        return next((Space(name) for name in found), None)

    def place_of(self, thing: Thing) -> Rect | None:
        """Return a space's rectangle; None for anything else."""
        return self._places.get(thing.name) if isinstance(thing, Space) else None

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Draw the spaces, and beside them the numbers of changes.

        Above and below a space its neighbours have their names.
        """
        for one in self._diagram.spaces:
            self._draw_space(canvas, one, shown)
        for space, numbers in shown.change_numbers.items():
            place = self._places[space.name]
            box = number_box(canvas, numbers, place.midright).clamp(canvas.screen.safe)
            draw_number(canvas, numbers, box.center)

    def _draw_space(self, canvas: Canvas, one: Told, shown: Shown) -> None:
        px, place = canvas.px, self._places[one.name]
        lit, chosen = one.name in shown.lit, one.name == shown.chosen
        ringed = one.name in shown.ringed or Space(one.name) in shown.change_numbers
        edge = theme.LIT_EDGE if lit or chosen or ringed else theme.CARD_EDGE
        fill = theme.CARD_CHOSEN if chosen or ringed else theme.CARD_LIT if lit else theme.CARD
        line = px(_LIT_LINE if lit or chosen or ringed else _LINE)
        self._draw_ground(canvas, place, fill, edge, line)
        roomy = place.h >= px(_ROOMY)
        if one.seat is not None:
            side = round(place.h * _STAND)
            box = Rect(0, 0, side, side).move_to(center=place.center)
            box.y -= px(5) if roomy else 0
            sprites.draw_in(canvas, f"mark_{shown.players[one.seat].mark}", box)
        elif one.text:
            text.draw(canvas, one.text, place.center, theme.NUMBER, max_width=place.w * _LEFT)
        if roomy or (one.seat is None and place.h >= px(_NAMED)):
            self._draw_name(canvas, one, place)

    def _draw_ground(
        self, canvas: Canvas, place: Rect, fill: Colour, edge: Colour, line: int
    ) -> None:
        corners = 6 if self._diagram.hexagons else 4
        picture = _ground(corners, place.h, fill, edge, line)
        canvas.surface.blit(picture, picture.get_rect(center=place.center))

    def _draw_name(self, canvas: Canvas, one: Told, place: Rect) -> None:
        """Draw a space's name at its lower edge."""
        at = place.centerx, place.bottom - canvas.px(11)
        text.draw(canvas, one.name, at, _NAME, max_width=place.w * _LEFT)


def _pad(screen: Screen) -> int:
    return screen.px(_PAD[screen.compact])


_NAME: Final = theme.TextStyle("num", 12, theme.INK_FADED)


@cached_surface
def _ground(corners: int, high: int, fill: Colour, edge: Colour, line: int) -> Surface:
    """Return a picture of an empty space, ``high`` pixels high."""
    side = high * _LEFT if corners == 4 else high * 0.965
    reach = side / math.sqrt(3) if corners == 6 else side / math.sqrt(2)
    size = math.ceil(2 * reach) + 2
    big = transparent_surface((size * SMOOTHER, size * SMOOTHER))
    turned = 0.0 if corners == 6 else math.pi / 4
    for colour, shrunk in ((edge, 0.0), (fill, float(line))):
        out = (reach - shrunk / math.cos(math.pi / corners)) * SMOOTHER
        angles = [turned + 2 * math.pi * corner / corners for corner in range(corners)]
        middle = size * SMOOTHER / 2
        points = [(middle + out * math.cos(a), middle + out * math.sin(a)) for a in angles]
        pygame.draw.polygon(big, colour, points)
    return pygame.transform.smoothscale(big, (size, size))
