"""What turns with the calendar: its food days, and the corn on its teeth; and the pointer."""

from typing import Final

import pygame
from pygame import Surface

from game.tzolkin.rules.data.board import FOOD_TEETH
from game.tzolkin.rules.effects.food_day import OF_GOODS
from game.tzolkin.rules.state import State
from game.tzolkin.table.board.geometry import train
from game.tzolkin.table.board.geometry.layout import Layout
from game.tzolkin.table.signs import drawing, sign
from game.ui import sprites
from game.ui.painting.cache import stored
from game.ui.screen import Canvas

_TILE: Final = 3.6
"""The width of a food day's tile in modules."""
_SIGN: Final = 1.5
_ON_RIM: Final = sum(train.RIM) / 2
_ON_TOOTH: Final = 12.75
_CORN: Final = 1.75
_POINTER: Final = 1.9


def draw_rim(canvas: Canvas, layout: Layout, state: State, turned: float) -> None:
    """Food days and corn, so many days ahead."""
    for number, tooth in enumerate(FOOD_TEETH, start=1):
        days = tooth % train.CALENDAR_TEETH - state.tooth - turned
        goods = number in OF_GOODS
        _draw_tile(canvas, layout, days, "tzolkin/food_goods" if goods else "tzolkin/food_points")
        place = layout.around(train.on_calendar(days, _ON_RIM), _SIGN / 2)
        drawing.icon(canvas, sign.CUBE if goods else sign.STAR, place)
    for back in range(1, state.teeth_corn + 1):
        days = -back - turned
        far = _ON_RIM if train.in_mesh(round(days)) else _ON_TOOTH
        drawing.icon(canvas, sign.CORN, layout.around(train.on_calendar(days, far), _CORN / 2))
    foot = layout.at((0.0, train.CALENDAR_RADIUS + train.POINTER[0]))
    sprites.draw(canvas, "tzolkin/pointer", foot, _POINTER * layout.module)


def _draw_tile(canvas: Canvas, layout: Layout, days: float, name: str) -> None:
    """A tile on the rim, turned as the rim is there."""
    width, degrees = _TILE * layout.module, train.calendar_angle(days) + 90
    still = days == round(days)
    picture = (_still if still else _turned)(name, width, degrees)
    box = picture.get_rect(center=layout.at(train.on_calendar(days, _ON_RIM)))
    canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def _turned(name: str, width: float, degrees: float) -> Surface:
    return pygame.transform.rotozoom(sprites.scaled(name, width), degrees, 1.0)


_still = stored(_turned)
