"""The board while its zoom changes: nothing is painted for a zoom that lasts only a moment.

Pictures that are there already are stretched: the last sharp one, and around it the whole board
from afar. Once the zoom rests, the board is painted for it part by part, still unseen.
"""

import math
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pygame

from game.tikal.table.board import ink, parchment
from game.tikal.table.board.geometry import Layout
from game.ui import theme
from game.ui.screen import Canvas, Screen, around

_BLURRED_EDGE: Final = 2
"""The pixels along the edge of a picture that are lost when it is stretched."""


class BoardPicture(NamedTuple):
    """A picture of the board, the layout of the hexagons on it, and what it shows."""

    surface: pygame.Surface
    layout: Layout
    look: object

    def within(self, edge: int) -> "BoardPicture":
        """Return the picture without a strip of ``edge`` pixels along its edges."""
        inner = self.surface.get_rect().inflate(-2 * edge, -2 * edge)
        layout = self.layout.moved(self.layout.x - edge, self.layout.y - edge)
        return BoardPicture(self.surface.subsurface(inner), layout, self.look)

    def lay(self, surface: pygame.Surface, layout: Layout) -> None:
        """Cover a surface that has this layout with as much as the picture shows."""
        start = self.layout.at(layout.board_point((0, 0)))
        ink.stretch(surface, self.surface, start, layout.width / self.layout.width)

    def covered(self, layout: Layout) -> pygame.Rect:
        """Return the rectangle that the picture is sure to cover on a surface with this layout."""
        room = self.surface.get_rect().inflate(-2 * _BLURRED_EDGE, -2 * _BLURRED_EDGE)
        left, top = layout.at(self.layout.board_point(room.topleft))
        right, bottom = layout.at(self.layout.board_point(room.bottomright))
        start = math.ceil(left), math.ceil(top)
        return pygame.Rect(start, (int(right) - start[0], int(bottom) - start[1]))


class Zooming:
    """Makes a stand-in for the picture of a board that is not painted yet at its zoom."""

    def __init__(self) -> None:
        self._zoom = 0.0
        self._since = 0.0
        self._afar: BoardPicture | None = None
        self._blurred: BoardPicture | None = None
        self._painting_for: object = None
        self._painting: Iterator[None] = iter(())

    def picture(
        self,
        screen: Screen,
        layout: Layout,
        near: BoardPicture,
        look: object,
        afar: Callable[[], BoardPicture],
    ) -> pygame.Surface:
        """Return the board with this layout and look, as large as the last sharp picture
        (``near``); ``afar`` makes a picture of the whole board."""
        if self._blurred is None or self._blurred[1:] != (layout, look):
            surface = self._blurred.surface if self._blurred else near.surface.copy()
            sharp = near.within(parchment.frame_width(screen, near.surface.get_size()))
            known = sharp.covered(layout) if near.look == look else pygame.Rect(0, 0, 0, 0)
            for strip in around(known, surface.get_rect()):
                if self._afar is None or self._afar.look != look:
                    self._afar = afar()
                moved = layout.moved(layout.x - strip.x, layout.y - strip.y)
                self._afar.lay(surface.subsurface(strip), moved)
            if near.look == look:
                sharp.lay(surface, layout)
            parchment.draw_frame(Canvas(surface, screen))
            self._blurred = BoardPicture(surface, layout, look)
        return self._blurred.surface

    def paint(self, zoom: float, key: object, paint: Callable[[], Iterator[None]]) -> None:
        """Go on painting the board, for a short time, if the zoom rests. A new ``key`` begins
        anew."""
        now = time.perf_counter()
        if zoom != self._zoom:
            self._zoom, self._since = zoom, now
        if now - self._since < theme.ZOOM_RESTS:
            return
        if self._painting_for != key:
            self._painting_for, self._painting = key, paint()
        for _part in self._painting:
            if time.perf_counter() - now > theme.PREPARING_SLICE:
                return

    def leave(self) -> None:
        """Free all pictures, since the board is sharp."""
        self._zoom = 0.0
        self._afar = self._blurred = self._painting_for = None
        self._painting = iter(())
