"""The wheels as they turn: each is one picture, turned by at most half a tooth.

A wheel looks the same after every tooth. So its picture, lit as it lies at rest, need never be
turned by more than half of one, and the light on it stays where it is.
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
"""The wheel that is no gear."""
PICTURES: Final = tuple(f"tzolkin/wheel_{name}" for name in (*GEARS, "calendar"))
_TEETH: Final = (*TEETH, train.CALENDAR_TEETH)
_SMOOTH: Final = 1.5
"""Device pixels per CSS pixel up to which wheels are turned smoothly."""
_CLOCKWISE: Final = (-1, -1, -1, -1, -1, 1)


def draw_wheel(canvas: Canvas, layout: Layout, wheel: int, turned: float) -> None:
    """A gear or the calendar, so many days ahead; parts of a day turn it on its way."""
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
    """Smoothly; on a dense screen by whole pixels, which nobody sees in motion: there are four
    times as many, and each takes less than half as long."""
    if dense:
        return pygame.transform.rotate(picture, degrees)
    return pygame.transform.rotozoom(picture, degrees, 1.0)


def width(layout: Layout, wheel: int) -> float:
    """Pixels of a picture's unit: the circle of the teeth's tips."""
    return 2 * tip(wheel) * layout.module


def middle(wheel: int) -> Point:
    """Of a gear or the calendar."""
    return (0.0, 0.0) if wheel == CALENDAR else train.middle(wheel)


def tip(wheel: int) -> float:
    """Of the circle of its teeth's tips."""
    return _TEETH[wheel] / 2 + ADDENDUM
