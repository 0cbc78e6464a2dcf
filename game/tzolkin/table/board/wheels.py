"""The turning wheels: each is one picture, turned by at most half a tooth.

A wheel looks the same after every tooth. So its picture, lit as it lies at rest, is never turned by
more than half a tooth, and the light on it stays where it is.
"""

from typing import Final

import pygame

from game.tzolkin.rules.data.board import GEARS, TEETH
from game.tzolkin.table.board.geometry import train
from game.tzolkin.table.board.geometry.layout import Layout
from game.tzolkin.table.board.geometry.teeth import ADDENDUM, Point
from game.tzolkin.table.board.geometry.teeth import turned as turned_by
from game.ui import sprites
from game.ui.screen import Canvas

CALENDAR: Final = len(GEARS)
"""The wheel number of the calendar, which is not a gear."""
PICTURES: Final = tuple(f"tzolkin/wheel_{name}" for name in (*GEARS, "calendar"))
_TEETH: Final = (*TEETH, train.CALENDAR_TEETH)
_SMOOTH: Final = 1.5
"""The largest number of device pixels per CSS pixel at which wheels are rotated smoothly."""
_CLOCKWISE: Final = (-1, -1, -1, -1, -1, 1)


def draw_wheel(canvas: Canvas, layout: Layout, wheel: int, turned: float) -> None:
    """Draw a gear or the calendar, turned by this many days; fractions are allowed."""
    name, part = PICTURES[wheel], turned - round(turned)
    picture, sprite = sprites.scaled(name, width(layout, wheel)), sprites.info(name)
    factor = width(layout, wheel) / sprite.unit
    beside = [size / 2 - at * factor for size, at in zip(picture.size, sprite.anchor, strict=True)]
    degrees = part * 360 / _TEETH[wheel] * _CLOCKWISE[wheel]
    if part:
        picture = _rotated(picture, degrees, dense=canvas.screen.ratio > _SMOOTH)
    across, up = turned_by(beside[0], -beside[1], degrees)
    x, y = layout.at(middle(wheel))
    corner = round(x + across - picture.width / 2), round(y - up - picture.height / 2)
    canvas.surface.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)


def _rotated(picture: pygame.Surface, degrees: float, *, dense: bool) -> pygame.Surface:
    """Return the picture rotated smoothly, or by whole pixels on a dense screen.

    A dense screen has four times the pixels, and nobody sees the difference in motion. Whole pixels
    take less than half the time.
    """
    if dense:
        return pygame.transform.rotate(picture, degrees)
    return pygame.transform.rotozoom(picture, degrees, 1.0)


def width(layout: Layout, wheel: int) -> float:
    """Return the diameter of the circle through a wheel's tips in pixels; its picture's unit."""
    return 2 * tip(wheel) * layout.module


def middle(wheel: int) -> Point:
    """Return the middle of a gear or of the calendar."""
    return (0.0, 0.0) if wheel == CALENDAR else train.middle(wheel)


def tip(wheel: int) -> float:
    """Return the radius of the circle through a wheel's tips, in modules."""
    return _TEETH[wheel] / 2 + ADDENDUM
