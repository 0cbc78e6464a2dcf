"""Smooth rounded shapes of any size, and pictures with round corners.

Shapes are made from small patches: a patch is cut into nine pieces, of which the corners are not
stretched; the ``cut`` is the width and height of its corner pieces. All measures are in device
pixels.
"""

from __future__ import annotations

from math import ceil

import pygame
from pygame import Rect, Surface

from game.ui import theme
from game.ui.painting.surfaces import cached_surface, transparent_surface
from game.ui.screen import Canvas
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


@cached_surface
def _rounded(corner: int, cut: int, colour: Colour, width: float) -> Surface:
    """Return the smallest rounded rectangle with corner pieces of side ``cut``.

    It is filled if the width is 0, else a line of that width.
    """
    side = 2 * cut + 2
    big = transparent_surface((side * SMOOTHER, side * SMOOTHER))
    big.fill((*colour, 0))
    line = max(1, round(width * SMOOTHER)) if width else 0
    pygame.draw.rect(big, colour, big.get_rect(), line, corner * SMOOTHER)
    return pygame.transform.smoothscale(big, (side, side))


def stretched(patch: Surface, cut: tuple[int, int], size: tuple[int, int]) -> Surface:
    """Return a patch stretched to a size; the corner pieces stay as they are."""
    full = transparent_surface(size)
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


@cached_surface
def _halo(radius: int, blur: int, colour: tuple[int, ...]) -> Surface:
    side = 2 * (radius + 4 * blur) + 2
    patch = transparent_surface((side, side))
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
    full = transparent_surface(size)
    frame(full, patch, cut, full.get_rect())
    return full


@cached_surface
def _shade(size: tuple[int, int], depth: int, radius: int) -> Surface:
    patch = transparent_surface(size)
    for i in range(depth + 1):
        alpha = round(255 * (1 - i / depth) ** 1.7)
        inner = patch.get_rect().inflate(-2 * i, -2 * i)
        pygame.draw.rect(patch, (255, 255, 255, alpha), inner, 0, radius + i)
    return patch


def blit_rounded(canvas: Canvas, picture: Surface, rect: Rect) -> None:
    """Draw an opaque picture with round corners: the pixels outside of them stay as they were."""
    radius, surface = canvas.px(theme.BOARD_RADIUS), canvas.surface
    corners = [
        (Rect(rect.x + x, rect.y + y, radius, radius), (min(x, radius), min(y, radius)))
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


def _cut_corner(under: Surface, part: tuple[int, int]) -> Surface:
    """Return what lies under a corner, clear inside of the curve."""
    patch = under.convert_alpha()
    mask = _corner_mask(under.get_width(), part)
    patch.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return patch


@cached_surface
def _corner_mask(radius: int, part: tuple[int, int]) -> Surface:
    """Return a square that is white outside of a corner's curve and clear inside."""
    curve = rounded((2 * radius, 2 * radius), radius, (0, 0, 0))
    mask = transparent_surface((radius, radius))
    mask.fill((255, 255, 255, 255))
    mask.blit(curve, (-part[0], -part[1]), special_flags=pygame.BLEND_RGBA_SUB)
    return mask
