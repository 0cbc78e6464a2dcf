"""Small smooth drawings: painted larger than they are shown, shrunk, and kept."""

import math
from collections.abc import Callable, Hashable
from typing import Final

import pygame

from game.tikal.table.board.geometry import Point
from game.ui import sprites
from game.ui.painting.surfaces import SurfaceCache, transparent_surface
from game.ui.theme import Colour

_FINER: Final = 4
_LARGE: Final = 256
"""Pictures with a longer side in pixels are painted at half the factor: nobody sees more, and it
takes long."""

_kept = SurfaceCache()


def supersampling(size: tuple[int, int]) -> int:
    """Return the factor by which a picture of this size is painted larger than it is shown."""
    return _FINER if max(size) <= _LARGE else _FINER // 2


def supersampled(
    key: Hashable, size: tuple[int, int], paint: Callable[[pygame.Surface], None]
) -> pygame.Surface:
    """Return a picture of this size with premultiplied alpha, kept under the key and its size.

    ``paint`` gets a surface that is ``supersampling(size)`` times larger, to be painted with opaque
    or ``premultiplied`` colours.
    """

    def make() -> pygame.Surface:
        times = supersampling(size)
        large = transparent_surface((size[0] * times, size[1] * times))
        paint(large)
        return pygame.transform.smoothscale(large, size)

    return _kept.get((key, size), make)


def premultiplied(colour: Colour, alpha: int) -> tuple[int, int, int, int]:
    """Return a colour with an alpha, premultiplied: to premultiply a whole picture takes far
    longer."""
    r, g, b = (round(part * alpha / 255) for part in colour)
    return r, g, b, alpha


def blit_centred(
    surface: pygame.Surface, picture: pygame.Surface, centre: tuple[float, float]
) -> None:
    """Draw a picture of ``supersampled`` with its middle at a point."""
    width, height = picture.get_size()
    corner = round(centre[0] - width / 2), round(centre[1] - height / 2)
    surface.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)


def stretch(
    surface: pygame.Surface, source: pygame.Surface, start: tuple[float, float], factor: float
) -> None:
    """Cover a surface with an enlarged part of a source, whose point ``start`` lies at the upper
    left corner. Parts that are stretched side by side fit together."""
    spans = []
    for begin, size, whole in zip(start, surface.get_size(), source.get_size(), strict=True):
        first = max(0, min(whole - 2, math.floor(begin) - 2))
        last = max(first + 2, min(whole, math.ceil(begin + size / factor) + 2))
        spans.append((first, last - first, round((first - begin) * factor)))
    (x, width, left), (y, height, top) = spans
    large, shift = enlarged(source.subsurface((x, y, width, height)), factor)
    surface.blit(large, (left + shift, top + shift))


def enlarged(source: pygame.Surface, factor: float) -> tuple[pygame.Surface, int]:
    """Return a picture scaled by ``factor``, and how many pixels its corner has moved.

    Enlarging goes from the middle of the first pixel to the middle of the last, so that the factor
    would depend on the picture's size if the result were as large as the whole.
    """
    lost = 1 if factor > 1 else 0
    width, height = source.get_size()
    size = max(1, round((width - lost) * factor)), max(1, round((height - lost) * factor))
    return pygame.transform.smoothscale(source, size), round(lost * factor / 2)


# Soft round spots of dust, smoke and glow, made in a few sizes.

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
        blit_centred(surface, spot, at)


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
            pygame.draw.circle(large, premultiplied(colour, alpha), middle, out * whole / 2)

    return supersampled(("cloud", colour), (_FIRST, _FIRST), paint)
