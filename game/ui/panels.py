"""Panels of parchment and wood, pills and soft shadows: painted once per size, then cached."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

import pygame
from pygame import Rect, Surface

from game.ui import contrast, theme
from game.ui.painting import grain, shapes
from game.ui.painting.surfaces import SurfaceCache, cached_surface, transparent_surface
from game.ui.screen import Canvas, Screen
from game.ui.theme import Colour

_CORNER = 0.3  # the part of its radius that a rounded corner leaves free on the diagonal
_VIGNETTE = 24  # side in pixels of the small vignette, which is then stretched
_COARSE = 4  # side in pixels of the squares that are equally dark
_STRIP = 16  # rows of such squares that are stretched at once
NO_UNDO = 16
"""The side in dp of the no-undo sign."""
_panels = SurfaceCache()


@dataclass(frozen=True)
class Skin:
    """How a panel looks.

    Attributes:
        base: the colour of the paper.
        edge: the colour towards the edges.
        edge_strength: how much of that is seen, from 0 to 1.
        outline: the colour of the line around it.
        line: the colour of the thin line inside.
        radius: the radius of its corners in dp.
        shadow: True for a soft shadow.
        glow: the colour of a glow around it; None for no glow.
        ring: the colour of a thick line outside of the outline (a chosen button); None for none.
        plain: True for a flat colour without grain.
    """

    base: Colour
    edge: Colour = theme.PAPER_EDGE
    edge_strength: float = 0.42
    outline: Colour = theme.OUTLINE
    line: Colour = theme.GOLD
    radius: float = theme.RADIUS
    shadow: bool = True
    glow: Colour | None = None
    ring: Colour | None = None
    plain: bool = False


PARCHMENT = Skin(theme.PAPER)
PARCHMENT_DIM = Skin(theme.PAPER_DIM)
PARCHMENT_SPENT = Skin(theme.PAPER_SPENT, shadow=False)
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


@cache
def _plain(skin: Skin) -> Skin:
    """Return the skin in high contrast: flat, with a strong edge, and without a shadow."""
    base, edge = contrast.ground(skin.base), contrast.opposite(skin.base)
    if skin.ring:
        base = skin.base
    elif skin in {RED, RED_HOVER, RED_PRESSED}:
        base = contrast.RED
    elif skin in {BUTTON_OFF, RED_OFF}:
        edge = contrast.GREY
    ring = edge if skin.ring else skin.glow
    return Skin(base, outline=edge, radius=skin.radius, shadow=False, ring=ring, plain=True)


def _edge(size: tuple[int, int], radius: int, skin: Skin, scale: float) -> tuple[Surface, int]:
    """Return the shade over a panel's edges, and how many pixels it reaches inwards.

    In the corners it reaches deeper than along the sides.
    """
    depth = max(2, min(round(0.10 * min(size) + 12 * scale), min(size) // 2, round(60 * scale)))
    shade = shapes.shade(size, depth, radius)
    tint = (*skin.edge, round(255 * skin.edge_strength))
    reach = depth + round(_CORNER * (radius + depth))
    for strip in shapes.border(size, reach):
        shade.set_clip(strip)
        shade.fill(tint, strip, pygame.BLEND_RGBA_MULT)
        grain.wear(shade, scale, size[0])
    return shade, reach


def _body(size: tuple[int, int], skin: Skin, scale: float) -> Surface:
    radius = min(round(skin.radius * scale), min(size) // 2)
    body = _flat(size, skin) if skin.plain else _paper(size, radius, skin, scale)
    shapes.outline(body, body.get_rect(), radius, skin.outline, (2 if skin.plain else 1.8) * scale)
    shapes.cut_corners(body, radius)
    return body


def _flat(size: tuple[int, int], skin: Skin) -> Surface:
    body = transparent_surface(size)
    body.fill(skin.base)
    return body


def _paper(size: tuple[int, int], radius: int, skin: Skin, scale: float) -> Surface:
    """Return grainy paper with shaded edges and the thin line inside."""
    body = grain.paper(size, skin.base, scale, size[0] * 31 + size[1] * 17).convert_alpha()
    shade, reach = _edge(size, radius, skin, scale)
    for strip in shapes.border(size, reach):
        body.blit(shade, strip, strip)
    inset = round(4.5 * scale)
    inner = body.get_rect().inflate(-2 * inset, -2 * inset)
    if min(inner.size) > 2 * inset:
        shapes.outline(body, inner, max(1, radius - inset), skin.line, 1.4 * scale)
    return body


def _margin(scale: float) -> int:
    return round(12 * scale)


def reach(screen: Screen, rect: Rect) -> Rect:
    """Return the rectangle that a panel covers with its shadow, glow and ring."""
    around = 2 * (_margin(screen.scale) + screen.px(2))
    return rect.inflate(around, around)


def seen(canvas: Canvas, rect: Rect) -> bool:
    """Return True if any part of a panel at this rectangle lies within the canvas's clip."""
    return reach(canvas.screen, rect).colliderect(canvas.surface.get_clip())


def _panel(size: tuple[int, int], skin: Skin, scale: float) -> Surface:
    margin, radius = _margin(scale), round(skin.radius * scale)
    full = transparent_surface((size[0] + 2 * margin, size[1] + 2 * margin))
    box, blur = Rect((margin, margin), size), max(1, round(4 * scale))
    if skin.shadow:
        shapes.halo(full, box.move(0, round(4 * scale)), radius, blur, (*theme.SHADOW, 165))
    if skin.glow:
        grown = box.inflate(2 * blur, 2 * blur)
        shapes.halo(full, grown, radius + blur, blur, (*skin.glow, 255))
    full.blit(_body(size, skin, scale), box)
    if skin.ring:
        out = round(2 * scale)
        shapes.outline(full, box.inflate(2 * out, 2 * out), radius + out, skin.ring, 3.4 * scale)
    for strip in shapes.border(full.get_size(), margin + radius):
        full.subsurface(strip).premul_alpha_ip()  # the opaque middle does not need it
    return full


def draw(canvas: Canvas, rect: Rect, skin: Skin = PARCHMENT) -> None:
    """Draw a panel; its shadow and glow fall outside of the rectangle."""
    if rect.w < 4 or rect.h < 4:
        return
    scale = canvas.screen.scale
    skin = _plain(skin) if contrast.is_high() else skin
    key = (rect.size, skin, scale)
    full = _panels.get(key, lambda: _panel(rect.size, skin, scale))
    margin = _margin(scale)
    canvas.surface.blit(
        full, (rect.x - margin, rect.y - margin), special_flags=pygame.BLEND_PREMULTIPLIED
    )


def pill(canvas: Canvas, rect: Rect, fill: Colour, rim: Colour, line: float = 2) -> None:
    """Draw a filled shape with round ends, for costs and counts; in a square it is a circle."""
    scale = canvas.screen.scale

    def make() -> Surface:
        body = shapes.rounded(rect.size, rect.h // 2, rim)
        inset = max(1, round(line * scale))
        inner = (max(1, rect.w - 2 * inset), max(1, rect.h - 2 * inset))
        body.blit(shapes.rounded(inner, inner[1] // 2, fill), (inset, inset))
        return body

    picture = _panels.get((rect.size, fill, rim, line, scale), make)
    canvas.surface.blit(picture, rect)


def no_undo(canvas: Canvas, button: Rect, colour: Colour, slash: Colour) -> None:
    """Draw a crossed-out undo arrow in a button's corner: its action cannot be undone."""
    px = canvas.px
    rect = Rect(button.x + px(6), button.y + px(5), px(NO_UNDO), px(NO_UNDO))

    def make() -> Surface:
        side = rect.h * shapes.SMOOTHER
        big = transparent_surface((side, side))
        thick = side // 6
        ring = Rect(side * 4 // 16, side * 3 // 16, side * 11 // 16, side * 11 // 16)
        pygame.draw.arc(big, colour, ring, math.radians(-100), math.radians(140), thick)
        head = [(0, 0.42), (0.26, 0), (0.56, 0.44)]
        pygame.draw.polygon(big, colour, [(x * side, y * side) for x, y in head])
        ends = (side * 0.08, side * 0.94), (side * 0.94, side * 0.08)
        pygame.draw.line(big, slash, *ends, thick)
        return pygame.transform.smoothscale(big.premul_alpha(), rect.size)

    picture = _panels.get((rect.size, colour, slash, "no undo"), make)
    canvas.surface.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def outline(
    canvas: Canvas, rect: Rect, colour: Colour, width: float, radius: float = theme.RADIUS
) -> None:
    """Draw a smooth rounded line along the inside of a rectangle; width and radius are in dp."""
    line = width * canvas.screen.scale
    shapes.outline(canvas.surface, rect, canvas.px(radius), colour, line)


def focus_ring(canvas: Canvas, rect: Rect) -> None:
    """Draw the ring around what has the keyboard focus."""
    dark = rect.inflate(canvas.px(10), canvas.px(10))
    outline(canvas, dark, theme.SKY_DARK, 5, theme.RADIUS + 5)
    light = rect.inflate(canvas.px(8), canvas.px(8))
    outline(canvas, light, theme.SKY_LINE, 3, theme.RADIUS + 4)


def dim(canvas: Canvas, alpha: int = 150) -> None:
    """Darken everything drawn so far (behind a dialog); alpha is from 0 to 255."""
    # looks like a translucent layer of theme.SHADOW, but needs no surface of its own
    canvas.surface.fill((255 - alpha,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    shadow = [part * alpha // 255 for part in theme.SHADOW]
    canvas.surface.fill(shadow, special_flags=pygame.BLEND_RGB_ADD)


def prepare(screen: Screen) -> None:
    """Make the grain of paper and wood ahead of their first use."""
    grain.prepare(screen.scale)


def wood(canvas: Canvas) -> None:
    """Cover the whole canvas with planks that are darker towards the corners; high contrast has
    none."""
    if contrast.is_high():
        canvas.surface.fill(contrast.DARK)
        return
    size, plank = canvas.surface.get_size(), max(24, canvas.px(grain.PLANK))
    canvas.surface.blit(_wood(size, plank), (0, 0))


@cached_surface
def _wood(size: tuple[int, int], plank: int) -> Surface:
    """Paint the wood of a whole window; cached, since every scene lies on it."""
    table = pygame.Surface(size)
    grain.tile(table, grain.planks(plank))
    _darken(table)
    return table


def _darken(table: Surface) -> None:
    """Darken the corners, strip by strip, with a coarse vignette.

    A smooth one of the window's size would take most of the time of painting the wood, and differs
    by less than one from pixel to pixel.
    """
    coarse = [-(-side // _COARSE) for side in table.get_size()]
    soft = pygame.transform.smoothscale(_vignette(), coarse)
    for top in range(0, coarse[1], _STRIP):
        strip = soft.subsurface((0, top, coarse[0], min(_STRIP, coarse[1] - top)))
        table.blit(pygame.transform.scale_by(strip, _COARSE), (0, top * _COARSE))


@cache
def _vignette() -> Surface:
    """Return a small square that is clear in the middle and dark in the corners."""
    small = transparent_surface((_VIGNETTE, _VIGNETTE))
    middle = (_VIGNETTE - 1) / 2
    for x in range(_VIGNETTE):
        for y in range(_VIGNETTE):
            away = ((x - middle) ** 2 + (y - middle) ** 2) / (2 * middle**2)
            small.set_at((x, y), (*theme.SHADOW, round(150 * min(1.0, away) ** 1.4)))
    return small
