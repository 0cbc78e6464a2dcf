"""New surfaces that blend fast.

In the browser blending takes five times as long if the two surfaces have their colour channels in
a different order, as the display and pygame's usual surface with alpha have.
"""

from __future__ import annotations

from functools import cache

import pygame


def clear(size: tuple[int, int]) -> pygame.Surface:
    """Return a clear surface with alpha whose colour channels have the display's order."""
    return pygame.Surface(size, pygame.SRCALPHA, 32, _masks())


@cache
def _masks() -> tuple[int, int, int, int]:
    return pygame.Surface((1, 1), pygame.SRCALPHA).convert_alpha().get_masks()
