"""One hexagon by itself, drawn large: the one in hand, on offer, or chosen."""

import pygame

from game.tikal.rules.state import State
from game.tikal.table.board import tiles
from game.tikal.table.board.geometry import HEIGHT, HexagonView, Point
from game.ui.screen import Canvas

_HEADROOM = 0.13
_SKIRT = 0.05
"""What trees and temples need above a hexagon, and its edge below, in its widths."""


def hexagon_card(canvas: Canvas, rect: pygame.Rect, hexagon: int, rotation: int) -> None:
    """A hexagon with its stones and number, as large as fits into the rectangle."""
    tiles.draw_hexagon(canvas, hexagon, rotation, *_fitted(rect))


def space_card(
    canvas: Canvas, rect: pygame.Rect, state: State, space: int, seen: HexagonView
) -> None:
    """An explored hexagon as it lies on the board, without those who stand there."""
    tiles.draw_space(canvas, state, space, *_fitted(rect), seen=seen)


def _fitted(rect: pygame.Rect) -> tuple[Point, float]:
    """The middle and the width of the largest hexagon in a rectangle."""
    width = min(rect.w / 1.02, rect.h / (HEIGHT + _HEADROOM + _SKIRT))
    return (rect.centerx, rect.centery + (_HEADROOM - _SKIRT) / 2 * width), width
