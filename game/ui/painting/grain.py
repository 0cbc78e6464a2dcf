"""Parchment and wood: seamless tiles made from noise once per scale, then laid side by side."""

from __future__ import annotations

import random
from functools import lru_cache

import pygame

from game.ui import theme
from game.ui.painting.surfaces import cached_surface, transparent_surface
from game.ui.theme import Colour

GRAIN = 256  # side of the noise tile in dp
BRIGHTEST = 20  # the noise tile's values go from 0 to this, half of it on average
PLANK = 100  # width of a plank in dp, and the most pixels it is made in; wider ones are scaled up


def _speckles(
    size: tuple[int, int], cell: tuple[int, int], chance: random.Random
) -> pygame.Surface:
    """Return a seamless layer of smooth random spots: white, with the spots in its alpha."""
    w, h = max(1, size[0] // cell[0]), max(1, size[1] // cell[1])
    spots = bytearray(b"\xff") * (4 * w * h)
    spots[3::4] = chance.randbytes(w * h)
    small = pygame.image.frombytes(bytes(spots), (w, h), "RGBA")
    wrapped = transparent_surface((w + 1, h + 1))
    for corner in ((0, 0), (w, 0), (0, h), (w, h)):
        wrapped.blit(small, corner, special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(wrapped, size)


def noise(size: tuple[int, int], cells: list[tuple[int, int, int]], seed: int) -> pygame.Surface:
    """Return seamless grey noise: the sum of layers, each (cell width, cell height, brightness)."""
    chance = random.Random(seed)
    whole = pygame.Surface(size)
    for cell_w, cell_h, bright in cells:
        layer = pygame.Surface(size)
        layer.blit(_speckles(size, (cell_w, cell_h), chance), (0, 0))
        layer.fill((bright,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        whole.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return whole


def tile(surface: pygame.Surface, pattern: pygame.Surface, offset: int = 0, flags: int = 0) -> None:
    """Cover a surface, within its clip, with a seamless pattern."""
    w, h = pattern.get_size()
    for x in range(-(offset % w), surface.get_width(), w):
        for y in range(-(offset * 7 % h), surface.get_height(), h):
            surface.blit(pattern, (x, y), special_flags=flags)


def _side(scale: float) -> int:
    return max(32, round(GRAIN * scale))


@lru_cache(maxsize=2)
def _grain(side: int) -> pygame.Surface:
    layers = [(128, 128, 7), (32, 32, 5), (16, 16, 4), (2, 2, 4)]
    scale = side / GRAIN
    return noise((side, side), [(max(1, round(w * scale)),) * 2 + (b,) for w, _, b in layers], 7)


@cached_surface
def _tinted(side: int, base: Colour) -> pygame.Surface:
    sheet = pygame.Surface((side, side))
    sheet.fill([max(0, c - BRIGHTEST // 2) for c in base])
    sheet.blit(_grain(side), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return sheet


def paper(size: tuple[int, int], base: Colour, scale: float, seed: int) -> pygame.Surface:
    """Return an opaque sheet of grainy parchment without edges."""
    sheet = pygame.Surface(size)
    tile(sheet, _tinted(_side(scale), base), seed)
    return sheet


@lru_cache(maxsize=2)
def _worn(side: int) -> pygame.Surface:
    """Return a white tile with an alpha that varies from place to place."""
    spots = _speckles((side, side), (side // 9, side // 9), random.Random(11))
    worn = transparent_surface((side, side))
    worn.fill((255, 255, 255, 90))
    worn.blit(spots, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return worn


def wear(surface: pygame.Surface, scale: float, seed: int) -> None:
    """Thin out a surface's alpha, within its clip, more or less from place to place (wear)."""
    tile(surface, _worn(_side(scale)), seed, pygame.BLEND_RGBA_MULT)


def prepare(scale: float) -> None:
    """Make the tiles of parchment and wood ahead of their first use."""
    _grain(_side(scale))
    _worn(_side(scale))
    _planks(PLANK)


def planks(wanted: int) -> pygame.Surface:
    """Return four planks, each this many pixels wide, as a seamless pattern."""
    made = _planks(min(PLANK, wanted))
    return pygame.transform.smoothscale(made, (wanted * 8, wanted * 4))


@lru_cache(maxsize=1)
def _planks(plank: int) -> pygame.Surface:
    """Paint four planks; the size is the same for most windows, so a resize finds them cached."""
    size = (plank * 8, plank * 4)
    third = max(2, plank // 33)
    grain = noise(
        size,
        [(plank * 2, third, 46), (plank, plank // 6, 30), (third, 2, 10), (plank, plank, 14)],
        5,
    )
    boards = pygame.Surface(size)
    chance = random.Random(3)
    for i in range(4):
        tint = chance.uniform(0.86, 1.1)
        board = pygame.Rect(0, i * plank, size[0], plank)
        boards.fill([round((c - 22) * tint) for c in theme.WALNUT], board)
    tinted = grain.copy()
    tinted.fill((150, 104, 62), special_flags=pygame.BLEND_RGB_MULT)
    boards.blit(tinted, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for i in range(4):
        gap = max(2, plank // 28)
        boards.fill((110, 100, 96), (0, i * plank, size[0], gap), pygame.BLEND_RGB_MULT)
        boards.fill(
            (14, 9, 5), (0, i * plank + gap, size[0], max(1, gap // 3)), pygame.BLEND_RGB_ADD
        )
    return boards
