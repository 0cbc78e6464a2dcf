"""The page's icon, drawn from web/icon.svg."""

from __future__ import annotations

from pathlib import Path

import pygame


def draw_icon(svg: Path, png: Path, size: int = 192) -> None:
    """Writes a square picture of the drawing, size pixels wide."""
    pygame.image.save(pygame.image.load_sized_svg(str(svg), (size, size)), str(png))
