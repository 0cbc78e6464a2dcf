"""The picture behind the title: the jungle from above in the late afternoon, made of the game's
own hexagons, so that there is nothing more to load."""

import pygame

from game.ui import sprites, theme
from game.ui.screen import Canvas

# Column and row from the great temple: what lies there, everywhere else is jungle
SIGHTS = {
    (0, 0): "temple_10",
    (1, -1): "temple_7",
    (0, -1): "ruin_4",
    (1, 0): "volcano",
    (0, 1): "temple_5",
    (-1, -2): "temple_3",
    (1, 1): "camp",
}
JUNGLE = ("jungle_a", "jungle_b", "jungle_c")
# Column, row, then how far from the middle in hexagon widths, from back to front
FIGURES = [
    ("guard_white", (0, 0), (0.30, 0.15)),
    ("leader_blue", (1, -1), (-0.36, 0.14)),
    ("worker_blue", (1, -1), (-0.24, 0.23)),
    ("worker_yellow", (0, 1), (-0.27, 0.10)),
    ("worker_red", (0, 0), (-0.34, 0.16)),
    ("leader_red", (0, 0), (-0.22, 0.25)),
]
WARM, COOL = (255, 214, 130), (26, 14, 40)


def draw_picture(canvas: Canvas) -> None:
    """Covers the canvas. The sights keep clear of where the name and the buttons lie."""
    width, height = canvas.surface.get_size()
    upright = canvas.screen.portrait
    hexagon = round(width * 0.60 if upright else max(height * 0.42, width * 0.24))
    focus = (width * 0.5, height * 0.42) if upright else (width * 0.72, height * 0.50)
    columns = range(-round(focus[0] / hexagon * 1.4) - 1, round(width / hexagon) + 1)
    rows = range(-round(height / hexagon) - 1, round(height / hexagon) + 2)
    for row in rows:
        for half in (0, 1):
            for column in (one for one in columns if one % 2 == half):
                tile = SIGHTS.get((column, row), JUNGLE[(column * 7 + row * 5) % 3])
                sprites.draw(canvas, tile, _middle(focus, hexagon, column, row), hexagon)
    for name, (column, row), (dx, dy) in FIGURES:
        x, y = _middle(focus, hexagon, column, row)
        sprites.draw(canvas, name, (x + dx * hexagon, y + dy * hexagon), hexagon)
    _light(canvas)


def _middle(focus: tuple[float, float], width: int, column: int, row: int) -> tuple[float, float]:
    return (
        focus[0] + column * 0.75 * width,
        focus[1] + (row + 0.5 * (column % 2)) * 0.75 * width,
    )


def _light(canvas: Canvas) -> None:
    """Warm from the upper left, cool at the lower right, and dark where words will stand."""
    side = 24
    over = pygame.Surface((side, side), pygame.SRCALPHA)
    dark = pygame.Surface((side, side), pygame.SRCALPHA)
    for x in range(side):
        for y in range(side):
            across, down = x / (side - 1), y / (side - 1)
            slope = (across * 0.8 + down * 0.6) / 1.4
            tint = WARM if slope < 0.55 else COOL
            over.set_at((x, y), (*tint, round(abs(slope - 0.55) * (60 if slope < 0.55 else 190))))
            near = (
                max(abs(down - 0.46) * 2 - 0.35, 0)
                if canvas.screen.portrait
                else 0.95 - across * 1.7
            )
            dark.set_at((x, y), (*theme.SHADOW, round(150 * min(1.0, max(0.0, near)))))
    for veil in (over, dark):
        smooth = pygame.transform.smoothscale(veil, canvas.surface.get_size())
        canvas.surface.blit(smooth, (0, 0))
