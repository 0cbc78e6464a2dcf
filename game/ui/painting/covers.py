"""Opaque pictures that fill a rectangle, cut at their edges about the point that matters."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect

from game.ui.assets import SPRITES
from game.ui.painting.surfaces import SurfaceCache

_ABOVE = 0.42
"""How far down what matters lies where words are written at the foot."""
_covers = SurfaceCache()


def is_here(file: str) -> bool:
    """True if a file below sprites/ is here; in a browser it may still be on its way."""
    return (SPRITES / file).exists()


def cover(
    file: str, size: tuple[int, int], focus: tuple[float, float], *, near: bool = False
) -> pygame.Surface:
    """Return a picture of this size, painted at once unless it is kept.

    Args:
        file: the picture's file below sprites/.
        size: width and height in device pixels.
        focus: the point that matters: shares of the picture's width and height.
        near: True to have that point in the middle, and above what is written at the foot; False
            to cut no more than the shape asks for.
    """
    for _part in prepare(file, size, focus, near=near):
        pass
    found = _covers.find((file, size, near))
    assert found  # it was the last that was kept
    return found


def prepare(
    file: str, size: tuple[int, int], focus: tuple[float, float], *, near: bool = False
) -> Iterator[None]:
    """Paint a picture step by step, unless it is kept, so that ``cover`` is quick."""
    if _covers.find((file, size, near)):
        return
    source = pygame.image.load(SPRITES / file)
    yield
    source = source.convert()
    yield
    part = source.subsurface(_cut(source.get_size(), size, focus, near=near))
    _covers.put((file, size, near), pygame.transform.smoothscale(part, size))


def _cut(
    own: tuple[int, int], size: tuple[int, int], focus: tuple[float, float], near: bool
) -> Rect:
    """Return the largest part of a picture in the shape of ``size`` about the focus."""
    wide, (across, down) = own[0], focus
    if near:
        wide = round(2 * own[0] * min(across, 1 - across))
    factor = min(wide / size[0], own[1] / size[1])
    part = Rect(0, 0, max(1, int(size[0] * factor)), max(1, int(size[1] * factor)))
    part.x = round(own[0] * across - part.w / 2)
    part.y = round(own[1] * down - part.h * (_ABOVE if near else 0.5))
    return part.clamp(Rect(0, 0, *own))
