"""The paved court on which the gears lie."""

import pygame
from pygame import Rect, Surface

from game.ui import contrast, sprites, theme
from game.ui.painting import shapes
from game.ui.painting.shapes import blit_rounded
from game.ui.painting.surfaces import cached_surface
from game.ui.screen import Canvas

_FRAME = 4
"""The width of the board's frame in dp."""


def draw_ground(canvas: Canvas, rect: Rect) -> None:
    """Draw the empty board with its frame; in high contrast it is not paved."""
    wide, radius = _FRAME * canvas.screen.scale, canvas.px(theme.BOARD_RADIUS)
    if contrast.is_high():
        canvas.surface.blit(shapes.rounded(rect.size, radius, theme.PAPER), rect)
    else:
        blit_rounded(canvas, _paved(rect.size), rect)
    shapes.outline(canvas.surface, rect, radius, theme.FRAME_DARK, wide)
    inner = rect.inflate(-2 * round(wide / 3), -2 * round(wide / 3))
    shapes.outline(canvas.surface, inner, radius, theme.FRAME, wide / 2)


@cached_surface
def _paved(size: tuple[int, int]) -> Surface:
    """Return the paving scaled to cover the size; what exceeds it on two sides is cut off."""
    source = sprites.decode("tzolkin/ground")
    factor = max(size[0] / source.width, size[1] / source.height)
    wanted = round(source.width * factor) + 1, round(source.height * factor) + 1
    picture = pygame.transform.smoothscale(source, wanted)
    part = Rect((0, 0), size)
    part.center = picture.get_rect().center
    return picture.subsurface(part).copy()
