"""Drawing an opaque picture with round corners."""

import pygame

from game.ui import theme
from game.ui.painting import shapes
from game.ui.painting.cache import stored
from game.ui.painting.surfaces import clear
from game.ui.screen import Canvas


def blit_rounded(canvas: Canvas, picture: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw an opaque picture with round corners: the pixels outside of them stay as they were."""
    radius, surface = canvas.px(theme.BOARD_RADIUS), canvas.surface
    corners = [
        (pygame.Rect(rect.x + x, rect.y + y, radius, radius), (min(x, radius), min(y, radius)))
        for x in (0, rect.w - radius)
        for y in (0, rect.h - radius)
    ]
    kept = [
        (_cut_corner(surface.subsurface(corner), part), corner)
        for corner, part in corners
        if surface.get_rect().contains(corner)
    ]
    surface.blit(picture, rect)
    surface.blits(kept)


def _cut_corner(under: pygame.Surface, part: tuple[int, int]) -> pygame.Surface:
    """Return what lies under a corner, clear inside of the curve."""
    patch = under.convert_alpha()
    mask = _corner_mask(under.get_width(), part)
    patch.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return patch


@stored
def _corner_mask(radius: int, part: tuple[int, int]) -> pygame.Surface:
    """Return a square that is white outside of a corner's curve and clear inside."""
    curve = shapes.rounded((2 * radius, 2 * radius), radius, (0, 0, 0))
    mask = clear((radius, radius))
    mask.fill((255, 255, 255, 255))
    mask.blit(curve, (-part[0], -part[1]), special_flags=pygame.BLEND_RGBA_SUB)
    return mask
