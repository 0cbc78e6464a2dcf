"""Soft round spots of dust, smoke and glow, made in a few sizes and kept."""

from typing import Final

import pygame

from game.tikal.table.board import ink
from game.tikal.table.board.geometry import Point
from game.ui import sprites
from game.ui.painting.cache import SurfaceCache
from game.ui.theme import Colour

_COARSE: Final = 8
"""The step in pixels to which diameters are rounded, so that few spots are made."""
_FIRST: Final = 64
"""The diameter in pixels of the spot from which the others are scaled."""
_RINGS: Final = 12
_SHADES: Final = 24
"""The number of densities of a spot."""

_sized = SurfaceCache()
_faded = SurfaceCache()


def draw_cloud(
    surface: pygame.Surface, at: Point, radius: float, colour: Colour, strength: float
) -> None:
    """Draw a spot that fades outward; ``strength`` is the density of its middle, 0 to 1."""
    side = _COARSE * max(1, round(2 * radius / _COARSE))
    shade = round(_SHADES * max(0.0, min(1.0, strength)))
    if shade:
        spot = _faded.get(
            (side, colour, shade), lambda: sprites.faded(_spot(side, colour), shade / _SHADES)
        )
        ink.lay(surface, spot, at)


def _spot(side: int, colour: Colour) -> pygame.Surface:
    return _sized.get(
        (side, colour), lambda: pygame.transform.smoothscale(_first(colour), (side, side))
    )


def _first(colour: Colour) -> pygame.Surface:
    def paint(large: pygame.Surface) -> None:
        whole = large.get_width()
        for ring in range(_RINGS):
            out = 1 - ring / _RINGS
            alpha = round(255 * ((ring + 1) / _RINGS) ** 0.9)
            middle = whole / 2, whole / 2
            pygame.draw.circle(large, ink.thin(colour, alpha), middle, out * whole / 2)

    return ink.smooth(("cloud", colour), (_FIRST, _FIRST), paint)
