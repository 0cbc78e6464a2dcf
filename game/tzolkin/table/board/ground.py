"""The paved court on which the gears lie, and the jungle around it."""

from random import Random
from typing import Final

import pygame
from pygame import Rect, Surface

from game.ui import contrast, sprites, theme
from game.ui.painting import shapes
from game.ui.painting.shapes import blit_rounded
from game.ui.painting.surfaces import cached_surface
from game.ui.screen import Canvas, Screen

_FRAME: Final = 4
"""The width of the board's frame in dp."""
_THICKETS: Final = tuple(f"tzolkin/thicket_{letter}" for letter in "abcde")
_THICKET: Final = (54, 96)
"""The smallest and the greatest width of a clump of plants, in dp."""
_PART: Final = 0.085
"""A clump's width as a part of the court's shorter side."""
_CUT_OFF: Final = 0.28
"""How far the middle of a clump may lie inside of the court's edge, as a part of its width."""
_SEED: Final = 5


def draw_ground(canvas: Canvas, rect: Rect, *, overgrown: bool = True) -> None:
    """Draw the empty board with its frame; in high contrast it is not paved.

    ``overgrown``: plants reach in over its edges.
    """
    wide, radius = _FRAME * canvas.screen.scale, canvas.px(theme.BOARD_RADIUS)
    if contrast.is_high():
        canvas.surface.blit(shapes.rounded(rect.size, radius, theme.PAPER), rect)
    else:
        blit_rounded(canvas, _court(rect.size, canvas.screen, overgrown), rect)
    shapes.outline(canvas.surface, rect, radius, theme.FRAME_DARK, wide)
    inner = rect.inflate(-2 * round(wide / 3), -2 * round(wide / 3))
    shapes.outline(canvas.surface, inner, radius, theme.FRAME, wide / 2)


@cached_surface
def _court(size: tuple[int, int], screen: Screen, overgrown: bool) -> Surface:
    """Return the paving scaled to cover the size, perhaps with plants over its edges."""
    source = sprites.decode("tzolkin/ground")
    factor = max(size[0] / source.width, size[1] / source.height)
    wanted = round(source.width * factor) + 1, round(source.height * factor) + 1
    picture = pygame.transform.smoothscale(source, wanted)
    part = Rect((0, 0), size)
    part.center = picture.get_rect().center
    court = picture.subsurface(part).copy()
    if overgrown:
        _plant(Canvas(court, screen))
    return court


def _plant(court: Canvas) -> None:
    """Draw clumps of plants along the edges, from back to front, the same ones at every size."""
    chance, area = Random(_SEED), court.surface.get_rect()
    least, most = court.px(_THICKET[0]), court.px(_THICKET[1])
    wide = max(least, min(most, round(_PART * min(area.size))))
    for x, y in sorted(_edge_points(area, wide, chance), key=lambda at: at[1]):
        sprites.draw(court, chance.choice(_THICKETS), (x, y), wide * chance.uniform(0.8, 1.15))


def _edge_points(area: Rect, wide: int, chance: Random) -> list[tuple[float, float]]:
    """Return points a little inside or outside of the edges, close in the corners."""
    points = []
    around = 2 * (area.w + area.h)
    far = 0.0
    while far < around:
        points.append(_inwards(area, far, wide * chance.uniform(-0.2, _CUT_OFF)))
        corner = min(abs(far - at) for at in _corners(area))
        far += wide * (
            chance.uniform(0.30, 0.5) if corner < 1.5 * wide else chance.choice((0.45, 0.6, 1.6))
        )
    return points


def _corners(area: Rect) -> tuple[int, ...]:
    """Return how far along the edges the corners lie, clockwise from the upper left."""
    return 0, area.w, area.w + area.h, 2 * area.w + area.h, 2 * (area.w + area.h)


def _inwards(area: Rect, far: float, deep: float) -> tuple[float, float]:
    """Return the point this far along the edges, and this deep inside of them."""
    _, right, low, left, _ = _corners(area)
    if far < right:
        return far, deep
    if far < low:
        return area.w - deep, far - right
    if far < left:
        return area.w - (far - low), area.h - deep
    return deep, area.h - (far - left)
