"""Small smooth drawings: painted larger than they are shown, shrunk, and kept."""

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from game.ui.cache import SurfaceCache

FINER: Final = 4
"""Painters draw this many times larger than the picture is shown."""

_kept = SurfaceCache(4_000_000)


def smooth(
    key: Hashable, size: tuple[int, int], paint: Callable[[pygame.Surface], None]
) -> pygame.Surface:
    """A picture of this size, alpha premultiplied, kept under the key and its size."""

    def make() -> pygame.Surface:
        large = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
        paint(large)
        return pygame.transform.smoothscale(large.premul_alpha(), size)

    return _kept.get((key, size), make)


def lay(surface: pygame.Surface, picture: pygame.Surface, centre: tuple[float, float]) -> None:
    """Puts a picture of ``smooth`` with its middle at a point."""
    width, height = picture.get_size()
    corner = round(centre[0] - width / 2), round(centre[1] - height / 2)
    surface.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
