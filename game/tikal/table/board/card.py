"""A single hexagon drawn large: the one in hand, on display, or chosen."""

import pygame

from game.tikal.rules.state import State
from game.tikal.table.board import tiles
from game.tikal.table.board.geometry import HEIGHT, HexagonView, Point
from game.ui.screen import Canvas

_HEADROOM = 0.13
_SKIRT = 0.05
"""The room for trees and temples above a hexagon, and for its edge below, in its widths."""


def hexagon_card(canvas: Canvas, rect: pygame.Rect, hexagon: int, rotation: int) -> None:
    """Draw a hexagon with its stones and number, as large as fits into the rectangle."""
    tiles.draw_hexagon(canvas, hexagon, rotation, *_fitted(rect))


def space_card(
    canvas: Canvas, rect: pygame.Rect, state: State, space: int, seen: HexagonView
) -> None:
    """Draw an explored hexagon as it lies on the board, without the pieces on it."""
    tiles.draw_space(canvas, state, space, *_fitted(rect), seen=seen)


def _fitted(rect: pygame.Rect) -> tuple[Point, float]:
    """Return the middle and the width of the largest hexagon in a rectangle, in pixels."""
    width = min(rect.w / 1.02, rect.h / (HEIGHT + _HEADROOM + _SKIRT))
    return (rect.centerx, rect.centery + (_HEADROOM - _SKIRT) / 2 * width), width
