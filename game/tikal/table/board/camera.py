"""The camera over the board, and the place of the hexagons in its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.tikal.table.board.geometry import EXTENT, HEIGHT, HexagonView, Layout
from game.ui.camera import Camera, World

WORLD: Final = World(-0.07, -0.2, EXTENT[0] + 0.14, EXTENT[1] + 0.3)
"""The board and its margin, with room for the trees of the first row and the plates of the last, in
widths of a hexagon."""


class BoardCamera(Camera):
    """The camera that shows the board from its southern side or, turned, from its northern one.

    Attributes:
        turned: whether the board is seen from its northern side.
    """

    def __init__(self, area: Sequence[int], view: pygame.Rect, *, turned: bool = False) -> None:
        """``area`` holds the spaces in play: all that the camera may show, with a margin."""
        self.area = tuple(area)
        self.turned = turned
        super().__init__(_around(area, turned), view)

    @property
    def all_there_is(self) -> BoardCamera:
        """A camera that shows the whole board in the same view."""
        return BoardCamera(self.area, self.view, turned=self.turned)

    @property
    def layout(self) -> Layout:
        """The place of the hexagons in a picture of the camera's view, its corner on whole
        pixels."""
        x, y, zoom = self.aim
        return Layout(x - self.view.x, y - self.view.y, zoom, self.turned)

    def turn(self) -> None:
        """Turn the board by half; the middle of the view stays."""
        (x, y), (wide, high) = self.centre, EXTENT
        self.turned = not self.turned
        self.world = _around(self.area, self.turned)
        self.centre = wide - x, high - y
        self.pan(0, 0)


def _around(area: Sequence[int], turned: bool) -> World:
    """Return what the camera may show: the spaces in play with the margins of the whole board."""
    xs, ys = zip(*(HexagonView(turned=turned).spot(space) for space in area), strict=True)
    wide, high = max(xs) - min(xs) + 1 - EXTENT[0], max(ys) - min(ys) + HEIGHT - EXTENT[1]
    left, top = WORLD.x + min(xs) - 0.5, WORLD.y + min(ys) - HEIGHT / 2
    return World(left, top, WORLD.w + wide, WORLD.h + high)
