"""Smooth rounded shapes of any size, made from small patches: only the corners are not stretched.

All measures are in device pixels. A patch is cut into nine pieces; the ``cut`` is the width and
height of its corner pieces.
"""

from __future__ import annotations

from math import ceil

import pygame
from pygame import Rect, Surface

from game.ui.painting.cache import stored
from game.ui.painting.surfaces import clear
from game.ui.theme import Colour

SMOOTHER = 4  # shapes are drawn this many times larger, then shrunk


def rounded(size: tuple[int, int], radius: int, colour: Colour) -> Surface:
    """Return a smooth filled rounded rectangle on a clear surface."""
    corner = min(radius, min(size) // 2)
    return stretched(_rounded(corner, corner, colour, 0), (corner, corner), size)


def outline(surface: Surface, box: Rect, radius: int, colour: Colour, width: float) -> None:
    """Draw a smooth rounded line along the inside of a box."""
    corner = min(radius, min(box.size) // 2)
    cut = min(max(corner, ceil(width) + 1), min(box.size) // 2)
    frame(surface, _rounded(corner, cut, colour, width), (cut, cut), box)


def cut_corners(surface: Surface, radius: int) -> None:
    """Make a surface with alpha clear outside of its rounded corners."""
    box = surface.get_rect()
    corner = min(radius, min(box.size) // 2)
    mask = _rounded(corner, corner, (255, 255, 255), 0)
    far = mask.get_width() - corner
    for x, left in ((0, 0), (far, box.w - corner)):
        for y, top in ((0, 0), (far, box.h - corner)):
            part = (x, y, corner, corner)
            surface.blit(mask, (left, top), part, special_flags=pygame.BLEND_RGBA_MULT)


@stored
def _rounded(corner: int, cut: int, colour: Colour, width: float) -> Surface:
    """Return the smallest rounded rectangle with corner pieces of side ``cut``.

    It is filled if the width is 0, else a line of that width.
    """
    side = 2 * cut + 2
    big = clear((side * SMOOTHER, side * SMOOTHER))
    big.fill((*colour, 0))
    line = max(1, round(width * SMOOTHER)) if width else 0
    pygame.draw.rect(big, colour, big.get_rect(), line, corner * SMOOTHER)
    return pygame.transform.smoothscale(big, (side, side))


def stretched(patch: Surface, cut: tuple[int, int], size: tuple[int, int]) -> Surface:
    """Return a patch stretched to a size; the corner pieces stay as they are."""
    full = clear(size)
    for source, place in _nine(patch.get_rect(), cut, full.get_rect()):
        _lay(full, patch.subsurface(source), place)
    return full


def frame(surface: Surface, patch: Surface, cut: tuple[int, int], box: Rect) -> None:
    """Draw a patch stretched to a box onto a surface, all but its middle piece."""
    middle = patch.get_rect().inflate(-2 * cut[0], -2 * cut[1])
    for source, place in _nine(patch.get_rect(), cut, box):
        if source != middle:
            _lay(surface, patch.subsurface(source), place)


def _lay(surface: Surface, part: Surface, place: Rect) -> None:
    if part.get_size() != place.size:
        part = pygame.transform.scale(part, place.size)
    surface.blit(part, place)


def _nine(patch: Rect, cut: tuple[int, int], box: Rect) -> list[tuple[Rect, Rect]]:
    """Return the nine pieces of a patch, each with its place in the box."""
    columns = _thirds(patch.w, cut[0], box.x, box.w)
    rows = _thirds(patch.h, cut[1], box.y, box.h)
    return [
        (Rect(sx, sy, sw, sh), Rect(x, y, w, h))
        for (sx, sw), (x, w) in columns
        for (sy, sh), (y, h) in rows
    ]


def _thirds(
    patch: int, cut: int, start: int, size: int
) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return, in one direction, (begin, length) of each piece in a patch and in its goal.

    Pieces without a length are left out.
    """
    parts = (0, cut), (cut, patch - 2 * cut), (patch - cut, cut)
    goals = (start, cut), (start + cut, size - 2 * cut), (start + size - cut, cut)
    pairs = zip(parts, goals, strict=True)
    return [(part, goal) for part, goal in pairs if part[1] > 0 and goal[1] > 0]


def border(size: tuple[int, int], thick: int) -> list[Rect]:
    """Return the border of a size as four strips; one rectangle if no middle would be left."""
    width, height = size
    if min(size) <= 2 * thick:
        return [Rect(0, 0, width, height)]
    between = height - 2 * thick
    return [
        Rect(0, 0, width, thick),
        Rect(0, height - thick, width, thick),
        Rect(0, thick, thick, between),
        Rect(width - thick, thick, thick, between),
    ]


def halo(surface: Surface, box: Rect, radius: int, blur: int, colour: tuple[int, ...]) -> None:
    """Draw a blurred rounded rectangle, which reaches 2 * blur beyond the box.

    The middle of a large one is left out. The colour has an alpha.
    """
    radius = min(radius, min(box.size) // 2)
    cut = (radius + 4 * blur,) * 2
    patch = _halo(radius, blur, colour)
    wide = box.inflate(4 * blur, 4 * blur)
    if min(wide.size) >= patch.get_width():
        frame(surface, patch, cut, wide)
    else:
        least = max(patch.get_width(), wide.w), max(patch.get_width(), wide.h)
        glow = stretched(patch, cut, least)
        surface.blit(pygame.transform.smoothscale(glow, wide.size), wide)


@stored
def _halo(radius: int, blur: int, colour: tuple[int, ...]) -> Surface:
    side = 2 * (radius + 4 * blur) + 2
    patch = clear((side, side))
    patch.fill((*colour[:3], 0))
    solid = patch.get_rect().inflate(-4 * blur, -4 * blur)
    pygame.draw.rect(patch, colour, solid, 0, radius)
    for _ in range(2):
        patch = pygame.transform.box_blur(patch, blur)
    return patch


def shade(size: tuple[int, int], depth: int, radius: int) -> Surface:
    """Return white that fades out from a rounded rectangle's edges to this depth inside."""
    corner = radius + 2 * depth + 1
    patch = _shade((min(size[0], 2 * corner + 2), min(size[1], 2 * corner + 2)), depth, radius)
    cut = min(corner, size[0] // 2), min(corner, size[1] // 2)
    full = clear(size)
    frame(full, patch, cut, full.get_rect())
    return full


@stored
def _shade(size: tuple[int, int], depth: int, radius: int) -> Surface:
    patch = clear(size)
    for i in range(depth + 1):
        alpha = round(255 * (1 - i / depth) ** 1.7)
        inner = patch.get_rect().inflate(-2 * i, -2 * i)
        pygame.draw.rect(patch, (255, 255, 255, alpha), inner, 0, radius + i)
    return patch
