"""All that has to be told apart without colour, on one sheet."""

from __future__ import annotations

from typing import Final

import pygame

from game.tikal.table.board import draw_piece, labels
from game.tikal.table.words import TREASURE_MOTIFS
from game.ui import panels, sprites
from game.ui.screen import Canvas, Screen
from tools.gallery.positions import MARKS

SIZES: Final = (72, 30)
"""Sides in pixels: in a panel of a large window, and of a phone."""
TEMPLES: Final = range(1, 11)
_PIECES: Final = ("leader", "worker", "guard", "tent")
_STEP: Final = 100


def sheet() -> pygame.Surface:
    """Marks, pieces, wafers and temples in two sizes, in grey."""
    pygame.display.init()
    pygame.font.init()
    screen = Screen(10 * _STEP + 2 * _STEP, 9 * _STEP)
    canvas = Canvas(pygame.display.set_mode(screen.size), screen)
    panels.wood(canvas)
    panels.draw(canvas, canvas.surface.get_rect().inflate(-20, -20))
    row = 0
    for side in SIZES:
        for names in (
            [f"mark_{mark}" for mark in MARKS],
            [f"wafer_{kind}" for kind in TREASURE_MOTIFS],
        ):
            for i, name in enumerate(names):
                box = pygame.Rect(0, 0, side, side)
                box.center = _middle(i, row)
                sprites.draw_in(canvas, name, box)
            row += 1
    for i, piece in enumerate(_PIECES):
        for k, mark in enumerate(MARKS):
            x, y = _middle(k * 2 + i % 2, row + i // 2)
            draw_piece(canvas, piece, mark, (x, y + _STEP // 4), 2 * _STEP)
    row += 2
    for width in (_STEP, 58):
        for i, value in enumerate(TEMPLES):
            middle = _middle(i, row)
            sprites.draw(canvas, f"temple_{value}", middle, width)
            labels.draw_number(canvas, value, labels.number_at(canvas, middle, width), width)
        row += 1
    return pygame.transform.grayscale(canvas.surface)


def _middle(column: int, row: int) -> tuple[int, int]:
    return round((column + 1.2) * _STEP), round((row + 0.9) * _STEP)
