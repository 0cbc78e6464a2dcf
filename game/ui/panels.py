"""Parchment, wood, pills and their soft shadows: made once per size from noise, then kept."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.ui import theme
from game.ui.cache import SurfaceCache
from game.ui.screen import Canvas, Screen
from game.ui.theme import Colour

SMOOTHER = 4  # shapes are drawn this many times larger, then shrunk
GRAIN = 256  # side of the noise tile in dp
BRIGHTEST = 20  # the noise tile holds 0 to this, half of it on average

_panels = SurfaceCache(12_000_000)


@dataclass(frozen=True)
class Skin:
    """What a panel is made of. ring is a thick line outside of the outline (a chosen button)."""

    base: Colour
    edge: Colour = theme.PAPER_EDGE
    edge_strength: float = 0.42
    outline: Colour = theme.OUTLINE
    line: Colour = theme.GOLD
    radius: float = theme.RADIUS
    shadow: bool = True
    glow: Colour | None = None
    ring: Colour | None = None


PARCHMENT = Skin(theme.PAPER)
PARCHMENT_DIM = Skin(theme.PAPER_DIM)
PARCHMENT_ACTIVE = Skin((244, 228, 190), shadow=False, glow=theme.GLOW)
DARK = Skin(theme.WALNUT_LIT, (30, 16, 6), 0.5, (40, 22, 8), theme.GOLD)
BUTTON = Skin((238, 220, 180))
BUTTON_HOVER = Skin(theme.PAPER_LIT, edge_strength=0.25)
BUTTON_PRESSED = Skin((214, 190, 143), edge_strength=0.6, shadow=False)
BUTTON_CHOSEN = Skin(theme.GOLD_CHOSEN, (178, 118, 30), 0.45, ring=theme.CREAM)
BUTTON_OFF = Skin(theme.PAPER_OFF, edge_strength=0.3, outline=(96, 74, 52), line=(150, 122, 80))
RED = Skin(theme.BRICK, (90, 24, 8), 0.6, (60, 18, 6), (226, 150, 70))
RED_HOVER = Skin(theme.BRICK_LIT, (110, 34, 12), 0.5, (60, 18, 6), (240, 176, 90))
RED_PRESSED = Skin((150, 48, 24), (70, 16, 4), 0.7, (60, 18, 6), (200, 126, 58), shadow=False)
RED_OFF = Skin((142, 104, 84), (90, 60, 44), 0.5, (74, 52, 40), (170, 136, 100))


def _speckles(
    size: tuple[int, int], cell: tuple[int, int], chance: random.Random
) -> pygame.Surface:
    """One seamless layer of smooth random spots, as (255, 255, 255, spot)."""
    w, h = max(1, size[0] // cell[0]), max(1, size[1] // cell[1])
    spots = bytes(v for spot in chance.randbytes(w * h) for v in (255, 255, 255, spot))
    small = pygame.image.frombytes(spots, (w, h), "RGBA")
    wrapped = pygame.Surface((w + 1, h + 1), pygame.SRCALPHA)
    for corner in ((0, 0), (w, 0), (0, h), (w, h)):
        wrapped.blit(small, corner, special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(wrapped, size)


def noise(size: tuple[int, int], cells: list[tuple[int, int, int]], seed: int) -> pygame.Surface:
    """Seamless grey noise: the sum of layers given as cell width, cell height and brightness."""
    chance = random.Random(seed)
    whole = pygame.Surface(size)
    for cell_w, cell_h, bright in cells:
        layer = pygame.Surface(size)
        layer.blit(_speckles(size, (cell_w, cell_h), chance), (0, 0))
        layer.fill((bright,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        whole.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return whole


def _grain_side(scale: float) -> int:
    return max(32, round(GRAIN * scale))


@lru_cache(maxsize=2)
def _grain(side: int) -> pygame.Surface:
    layers = [(128, 128, 7), (32, 32, 5), (16, 16, 4), (2, 2, 4)]
    scale = side / GRAIN
    return noise((side, side), [(max(1, round(w * scale)),) * 2 + (b,) for w, _, b in layers], 7)


def tile(surface: pygame.Surface, pattern: pygame.Surface, offset: int = 0, flags: int = 0) -> None:
    """Covers a surface with a seamless pattern."""
    w, h = pattern.get_size()
    for x in range(-(offset % w), surface.get_width(), w):
        for y in range(-(offset * 7 % h), surface.get_height(), h):
            surface.blit(pattern, (x, y), special_flags=flags)


def paper(size: tuple[int, int], base: Colour, scale: float, seed: int = 0) -> pygame.Surface:
    """A sheet of grainy parchment without edges, opaque."""
    sheet = pygame.Surface(size)
    sheet.fill([max(0, c - BRIGHTEST // 2) for c in base])
    tile(sheet, _grain(_grain_side(scale)), seed, pygame.BLEND_RGB_ADD)
    return sheet


def rounded(size: tuple[int, int], radius: int, colour: Colour, width: float = 0) -> pygame.Surface:
    """A smooth rounded rectangle, filled or as a line of that width, on a clear surface."""
    k = SMOOTHER
    corner = min(radius, min(size) // 2)
    side = 2 * corner + 2
    big = pygame.Surface((side * k, side * k), pygame.SRCALPHA)
    big.fill((*colour, 0))
    line = max(1, round(width * k)) if width else 0
    pygame.draw.rect(big, colour, big.get_rect(), line, corner * k)
    return stretched(pygame.transform.smoothscale(big, (side, side)), corner, size)


def stretched(patch: pygame.Surface, corner: int, size: tuple[int, int]) -> pygame.Surface:
    """A picture made larger by its middle, its corners kept as they are."""
    w, h = size
    side = patch.get_width()
    full = pygame.Surface(size, pygame.SRCALPHA)
    middle = side - 2 * corner
    spans = [(0, corner), (corner, middle), (side - corner, corner)]
    xs = [(0, corner), (corner, w - 2 * corner), (w - corner, corner)]
    ys = [(0, corner), (corner, h - 2 * corner), (h - corner, corner)]
    for (sx, sw), (x, nw) in zip(spans, xs, strict=True):
        for (sy, sh), (y, nh) in zip(spans, ys, strict=True):
            if min(sw, sh, nw, nh) > 0:
                part = patch.subsurface((sx, sy, sw, sh))
                full.blit(pygame.transform.scale(part, (nw, nh)), (x, y))
    return full


def halo(
    size: tuple[int, int], radius: int, blur: int, colour: Colour, alpha: int
) -> pygame.Surface:
    """A blurred rounded rectangle; it reaches 2 * blur beyond the size on every side."""
    corner = min(radius, min(size) // 2) + 4 * blur
    side = 2 * corner + 2
    patch = pygame.Surface((side, side), pygame.SRCALPHA)
    patch.fill((*colour, 0))
    solid = patch.get_rect().inflate(-4 * blur, -4 * blur)
    pygame.draw.rect(patch, (*colour, alpha), solid, 0, min(radius, min(size) // 2))
    for _ in range(2):
        patch = pygame.transform.box_blur(patch, max(1, blur))
    full = (max(side, size[0] + 4 * blur), max(side, size[1] + 4 * blur))
    glow = stretched(patch, corner, full)
    wanted = (size[0] + 4 * blur, size[1] + 4 * blur)
    return glow if full == wanted else pygame.transform.smoothscale(glow, wanted)


@lru_cache(maxsize=2)
def _mottle(side: int) -> pygame.Surface:
    """White with an alpha that varies from place to place: how worn an edge is."""
    spots = _speckles((side, side), (side // 9, side // 9), random.Random(11))
    worn = pygame.Surface((side, side), pygame.SRCALPHA)
    worn.fill((255, 255, 255, 90))
    worn.blit(spots, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return worn


def _darkened_edge(size: tuple[int, int], radius: int, skin: Skin, scale: float) -> pygame.Surface:
    shade = pygame.Surface(size, pygame.SRCALPHA)
    depth = max(2, min(round(0.10 * min(size) + 12 * scale), min(size) // 2, round(60 * scale)))
    for i in range(depth + 1):
        alpha = round(255 * skin.edge_strength * (1 - i / depth) ** 1.7)
        inner = pygame.Rect((0, 0), size).inflate(-2 * i, -2 * i)
        pygame.draw.rect(shade, (*skin.edge, alpha), inner, 0, radius + i)
    tile(shade, _mottle(_grain_side(scale)), size[0], pygame.BLEND_RGBA_MULT)
    return shade


def _body(size: tuple[int, int], skin: Skin, scale: float) -> pygame.Surface:
    radius = min(round(skin.radius * scale), min(size) // 2)
    seed = size[0] * 31 + size[1] * 17
    body = paper(size, skin.base, scale, seed).convert_alpha()
    body.blit(_darkened_edge(size, radius, skin, scale), (0, 0))
    inset = round(4.5 * scale)
    inner = (size[0] - 2 * inset, size[1] - 2 * inset)
    if min(inner) > 2 * inset:
        gold = rounded(inner, max(1, radius - inset), skin.line, 1.4 * scale)
        body.blit(gold, (inset, inset))
    body.blit(rounded(size, radius, skin.outline, 1.8 * scale), (0, 0))
    body.blit(rounded(size, radius, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return body


def _margin(scale: float) -> int:
    return round(12 * scale)


def _panel(size: tuple[int, int], skin: Skin, scale: float) -> pygame.Surface:
    margin, radius = _margin(scale), round(skin.radius * scale)
    full = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    if skin.shadow:
        blur = max(1, round(4 * scale))
        shadow = halo(size, radius, blur, theme.SHADOW, 165)
        full.blit(shadow, (margin - 2 * blur, margin - 2 * blur + round(4 * scale)))
    if skin.glow:
        blur = max(1, round(4 * scale))
        grown = (size[0] + 2 * blur, size[1] + 2 * blur)
        full.blit(halo(grown, radius + blur, blur, skin.glow, 255), (margin - 3 * blur,) * 2)
    full.blit(_body(size, skin, scale), (margin, margin))
    if skin.ring:
        out = round(2 * scale)
        grown = (size[0] + 2 * out, size[1] + 2 * out)
        full.blit(rounded(grown, radius + out, skin.ring, 3.4 * scale), (margin - out,) * 2)
    return full.premul_alpha()


def draw(canvas: Canvas, rect: pygame.Rect, skin: Skin = PARCHMENT) -> None:
    """Draws a panel; its shadow and glow fall outside of the rectangle."""
    if rect.w < 4 or rect.h < 4:
        return
    scale = canvas.screen.scale
    key = (rect.size, skin, scale)
    full = _panels.get(key, lambda: _panel(rect.size, skin, scale))
    margin = _margin(scale)
    canvas.surface.blit(
        full, (rect.x - margin, rect.y - margin), special_flags=pygame.BLEND_PREMULTIPLIED
    )


def pill(canvas: Canvas, rect: pygame.Rect, fill: Colour, rim: Colour, line: float = 2) -> None:
    """A filled shape with round ends, for costs and counts; a circle when it is square."""
    scale = canvas.screen.scale

    def make() -> pygame.Surface:
        body = rounded(rect.size, rect.h // 2, rim)
        inset = max(1, round(line * scale))
        inner = (max(1, rect.w - 2 * inset), max(1, rect.h - 2 * inset))
        body.blit(rounded(inner, inner[1] // 2, fill), (inset, inset))
        return body

    picture = _panels.get((rect.size, fill, rim, line, scale), make)
    canvas.surface.blit(picture, rect)


def outline(
    canvas: Canvas, rect: pygame.Rect, colour: Colour, width: float, radius: float = theme.RADIUS
) -> None:
    """A smooth rounded line along the inside of the rectangle; width and radius in dp."""
    key = ("outline", rect.size, colour, width, radius, canvas.screen.scale)
    make = lambda: rounded(  # noqa: E731 (a closure over the same arguments as the key)
        rect.size, canvas.px(radius), colour, width * canvas.screen.scale
    )
    picture = _panels.get(key, make)
    for strip in _border(rect.size, canvas.px(max(radius, width) + 1)):
        canvas.surface.blit(picture, strip.move(rect.topleft), strip)


def _border(size: tuple[int, int], thick: int) -> list[pygame.Rect]:
    """A frame as four strips: blitting a large clear middle takes milliseconds."""
    width, height = size
    if min(size) <= 2 * thick:
        return [pygame.Rect(0, 0, width, height)]
    between = height - 2 * thick
    return [
        pygame.Rect(0, 0, width, thick),
        pygame.Rect(0, height - thick, width, thick),
        pygame.Rect(0, thick, thick, between),
        pygame.Rect(width - thick, thick, thick, between),
    ]


def dim(canvas: Canvas, alpha: int = 150) -> None:
    """Darkens everything drawn so far (behind a dialog)."""
    veil = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
    veil.fill((*theme.SHADOW, alpha))
    canvas.surface.blit(veil, (0, 0))


PLANK = 100  # dp, and the pixels of the wood that is made; larger wood is that one enlarged


@lru_cache(maxsize=1)
def _planks(wanted: int) -> pygame.Surface:
    plank = min(PLANK, wanted)
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
    return pygame.transform.smoothscale(boards, (wanted * 8, wanted * 4))


def prepare(screen: Screen) -> None:
    """Makes the grain of paper and wood ahead of their first use."""
    _planks(max(24, screen.px(PLANK)))
    side = _grain_side(screen.scale)
    _grain(side)
    _mottle(side)


def wood(canvas: Canvas) -> None:
    """Covers the whole canvas with planks that are darker towards the corners. Not kept: put it
    into a layer."""
    tile(canvas.surface, _planks(max(24, canvas.px(PLANK))))
    vignette(canvas)


def vignette(canvas: Canvas, alpha: int = 150) -> None:
    """Darkens towards the corners."""
    small = pygame.Surface((24, 24), pygame.SRCALPHA)
    for x in range(24):
        for y in range(24):
            away = ((x - 11.5) ** 2 + (y - 11.5) ** 2) / (2 * 11.5**2)
            small.set_at((x, y), (*theme.SHADOW, round(alpha * min(1.0, away) ** 1.4)))
    canvas.surface.blit(pygame.transform.smoothscale(small, canvas.surface.get_size()), (0, 0))
