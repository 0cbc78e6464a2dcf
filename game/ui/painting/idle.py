"""Idle animation: what moves in a picture while nobody does anything.

It depends on the time alone, is drawn a few times a second, and never keeps the loop awake.
"""

import math
from typing import Final

import pygame

from game.ui import sprites, theme
from game.ui.painting.cache import SurfaceCache
from game.ui.painting.surfaces import clear
from game.ui.screen import Canvas

_LEAVES: Final = ((13.0, 0.1, 15), (17.0, 0.55, 12), (19.0, 0.8, 13))
"""For each leaf: seconds of a fall, the part of it already fallen at time 0, its length in dp."""
_FALL: Final = 0.4
"""How much of the area's height a leaf falls."""
_SWAY: Final = 0.03
"""How far a leaf swings to a side, as a part of the area's width."""
_TURNS: Final = 16
"""In how many directions a leaf is drawn."""
_FINER: Final = 4
"""A leaf is painted this many times larger, then shrunk."""
GOLDEN: Final = 0.618
"""The golden ratio: steps by this part of a whole spread evenly and do not soon repeat a place."""

_drawn = SurfaceCache()


class Life:
    """The slow clock of the idle animation.

    Attributes:
        time: the moment that is drawn, in monotonic seconds.
    """

    def __init__(self) -> None:
        self.time = 0.0

    def moves_on(self, now: float) -> bool:
        """Return True, and set ``time`` to now, if the next step is due."""
        due = now - self.time >= theme.LIFE
        if due:
            self.time = now
        return due


def fading(part: float) -> float:
    """Return the opacity of something that fades in and out: 0 at part 0 and 1, else up to 1."""
    return min(1.0, 5 * part, 5 * (1 - part))


def draw_leaves(canvas: Canvas, area: pygame.Rect, time: float) -> None:
    """Draw single leaves that sail down in an area (device pixels), each time elsewhere."""
    for leaf, (seconds, begin, length) in enumerate(_LEAVES):
        fallen, part = divmod(time / seconds + begin, 1)
        across = ((fallen * 3 + leaf) * GOLDEN) % 1 + 0.08 * part
        down = (fallen * GOLDEN + leaf / len(_LEAVES)) % 1 * (1 - _FALL) + _FALL * part
        swing = math.sin(2 * math.pi * 3 * part + leaf)
        at = area.x + area.w * (across + _SWAY * swing), area.y + area.h * down
        turn = round(_TURNS * (part * 1.5 + 0.08 * swing)) % _TURNS
        picture = sprites.faded(_leaf(canvas.px(length), leaf, turn), fading(part))
        box = picture.get_rect(center=(round(at[0]), round(at[1])))
        canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def _leaf(length: int, kind: int, turn: int) -> pygame.Surface:
    """Return a leaf in one of its directions, alpha premultiplied."""
    return _drawn.get((length, kind, turn), lambda: _paint(length, kind, turn))


def _paint(length: int, kind: int, turn: int) -> pygame.Surface:
    side = length * _FINER
    flat = clear((side, side))
    edge = [_outline(side, step / 12) for step in range(13)]
    mirrored = [(x, side - y) for x, y in reversed(edge)]
    pygame.draw.polygon(flat, theme.LEAF_EDGE, edge + mirrored)
    inner = flat.get_rect().inflate(-side // 8, -side // 8)
    flat.blit(pygame.transform.smoothscale(_tinted(flat, theme.LEAVES[kind]), inner.size), inner)
    pygame.draw.line(flat, theme.LEAF_EDGE, (0, side / 2), (side * 0.8, side / 2), side // 24)
    turned = pygame.transform.rotate(flat, 360 * turn / _TURNS)
    size = turned.get_width() // _FINER, turned.get_height() // _FINER
    return pygame.transform.smoothscale(turned.premul_alpha(), size)


def _outline(side: int, part: float) -> tuple[float, float]:
    """Return a point of the upper edge of a leaf that points to the right; part is from 0 to 1."""
    return side * part, side * (0.5 - 0.26 * math.sin(math.pi * part**0.8))


def _tinted(leaf: pygame.Surface, colour: theme.Colour) -> pygame.Surface:
    tinted = leaf.copy()
    tinted.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted
