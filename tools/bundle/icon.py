"""The app's icons, drawn from web/icon.svg."""

from __future__ import annotations

from pathlib import Path

import pygame


def draw_icon(svg: Path, png: Path, size: int = 192) -> None:
    """Writes a square picture of the drawing, size pixels wide."""
    pygame.image.save(pygame.image.load_sized_svg(str(svg), (size, size)), str(png))


def draw_maskable(svg: Path, png: Path, size: int, ground: str, part: float) -> None:
    """Writes the drawing in the middle of a ground that fills the square, so that systems may cut
    any shape out of it; part: how much of the width the drawing takes."""
    picture = pygame.Surface((size, size))
    picture.fill(ground)
    drawing = pygame.image.load_sized_svg(str(svg), (round(size * part), round(size * part)))
    picture.blit(drawing, drawing.get_rect(center=picture.get_rect().center))
    pygame.image.save(picture, str(png))
