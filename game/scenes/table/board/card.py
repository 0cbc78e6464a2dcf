"""One hexagon by itself, drawn large: the one in hand, or on offer."""

import pygame

from game.scenes.table.board import tiles
from game.scenes.table.board.geometry import HEIGHT
from game.ui.screen import Canvas

_HEADROOM = 0.13
_SKIRT = 0.05
"""What trees and temples need above a hexagon, and its edge below, in its widths."""


def hexagon_card(canvas: Canvas, rect: pygame.Rect, hexagon: int, rotation: int) -> None:
    """A hexagon with its stones and number, as large as fits into the rectangle."""
    width = min(rect.w / 1.02, rect.h / (HEIGHT + _HEADROOM + _SKIRT))
    middle = rect.centerx, rect.centery + (_HEADROOM - _SKIRT) / 2 * width
    tiles.draw_hexagon(canvas, hexagon, rotation, middle, width)
