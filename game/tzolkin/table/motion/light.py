"""Light and shadow of what moves: prepared once for a size, and laid on in a single blit."""

import math
from typing import Final

import pygame
from pygame import Rect, Surface

from game.ui import theme
from game.ui.painting.surfaces import cached_surface, transparent_surface
from game.ui.screen import Canvas
from game.ui.theme import Colour

_SMALL: Final = 96
"""The side in pixels at which a light is painted before it is enlarged; it is all soft."""
_RINGS: Final = 48
_PATH: Final = 0.98
"""How far from the wheel's middle the light passes over it, in radii of its face."""
_WIDE: Final = 1.3
"""The width of that light, in radii."""
_BRIGHT: Final = 0.34
"""How bright it is in its middle, from 0 to 1."""
_LEVELS: Final = 6
"""In so many steps it grows brighter, so that few are kept."""
_SHADOW: Final = 110
"""The opacity of a shadow in its middle, from 0 to 255."""
_FLAT: Final = 0.42
"""The height of a shadow, in widths."""


@cached_surface
def glow(side: int, colour: Colour, bright: float) -> Surface:
    """Return a round light to be added: full in the middle, nothing at the edge."""
    small = Surface((_SMALL, _SMALL)).convert()
    for ring in range(_RINGS):
        share = ring / _RINGS
        strength = bright * (1 - math.cos(math.pi * share)) / 2
        radius = round(_SMALL / 2 * (1 - share))
        lit = [round(channel * strength) for channel in colour]
        pygame.draw.circle(small, lit, (_SMALL / 2, _SMALL / 2), radius)
    return pygame.transform.smoothscale(small, (side, side))


def add_glow(
    canvas: Canvas, middle: tuple[float, float], side: int, colour: Colour, bright: float
) -> None:
    """Lay a round light of this width over what is drawn; it darkens nothing."""
    light = glow(side, colour, bright)
    box = light.get_rect(center=(round(middle[0]), round(middle[1])))
    canvas.surface.blit(light, box, special_flags=pygame.BLEND_RGB_ADD)


def pass_over(canvas: Canvas, face: Rect, part: float) -> None:
    """Let the day's light pass over a wheel from east to west, ``part`` of its way from 0 to 1.

    It comes and goes at the rim, and is softest then.
    """
    radius, turn = face.w / 2, math.pi * part
    at = (
        face.centerx - radius * _PATH * math.cos(turn),
        face.centery - radius * _PATH * math.sin(turn),
    )
    step = round(_LEVELS * math.sin(turn))
    if step:
        add_glow(canvas, at, round(_WIDE * radius), theme.SUNLIGHT, _BRIGHT * step / _LEVELS)


def reach(face: Rect) -> Rect:
    """Return all that the day's light reaches on its way over a wheel."""
    grown = round(face.w * (_PATH + _WIDE / 2 - 1 + 0.05))
    return face.inflate(grown, grown)


@cached_surface
def _shadow(width: int) -> Surface:
    side = _SMALL // 2
    soft = transparent_surface((side, side))
    for ring in range(side // 2):
        share = ring / (side / 2)
        shade = (*theme.SHADOW, round(_SHADOW * share * share * (3 - 2 * share)))
        pygame.draw.circle(soft, shade, (side / 2, side / 2), side / 2 - ring)
    flat = pygame.transform.smoothscale(soft, (width, max(1, round(_FLAT * width))))
    return flat.premul_alpha()


def draw_shadow(canvas: Canvas, middle: tuple[float, float], width: int) -> None:
    """Draw the soft shadow on the ground of what is in the air above it."""
    shade = _shadow(max(4, width))
    box = shade.get_rect(center=(round(middle[0]), round(middle[1])))
    canvas.surface.blit(shade, box, special_flags=pygame.BLEND_PREMULTIPLIED)
