"""Stone that lies on the court: slabs beneath what is read, and blocks of painted steps."""

from typing import Final

import pygame
from pygame import Rect, Surface

from game.ui import contrast, sprites
from game.ui.painting import shapes
from game.ui.painting.surfaces import cached_surface
from game.ui.screen import Canvas, Screen
from game.ui.theme import Colour

_SHADOW: Final = 3
"""How far a slab's picture reaches beyond the stone on every side, in dp."""
_CORNER: Final = 8
"""The side of the corner pieces, which are not stretched, in dp."""
_CUT: Final = 4
"""A corner piece is this part of the picture's side."""


def draw_slab(canvas: Canvas, rect: Rect) -> None:
    """Draw a slab with its shadow; none in high contrast, where the ground is plain."""
    if not contrast.is_high():
        around = 2 * canvas.px(_SHADOW)
        grown = rect.inflate(around, around)
        slab = _stretched("tzolkin/slab", grown.size, canvas.screen)
        canvas.surface.blit(slab, grown, special_flags=pygame.BLEND_PREMULTIPLIED)


@cached_surface
def block(size: tuple[int, int], screen: Screen, colour: Colour) -> Surface:
    """Return a block of stone in this paint; alpha premultiplied."""
    painted = _stretched("tzolkin/step", size, screen).copy()
    painted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return painted


@cached_surface
def _stretched(name: str, size: tuple[int, int], screen: Screen) -> Surface:
    corner = min(screen.px(_CORNER), min(size) // 2)
    patch = pygame.transform.smoothscale(sprites.decode(name), (_CUT * corner, _CUT * corner))
    return shapes.stretched(patch, (corner, corner), size)
