"""Numbers on the board: a temple's own, what a way costs, what a temple pays."""

from dataclasses import replace
from typing import Final

import pygame

from game.tikal.table.board.geometry import Point
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas

NUMBER_AT: Final[Point] = (0.0, 0.1)
"""A temple's number, from the middle of its hexagon: at the foot of the stairs."""
_NUMBER_SIZE: Final = 0.22
_NUMBER_OUTLINE: Final = 0.027
_NUMBER_SHADE: Final = 0.014
_HEIGHT: Final = 0.17
_WIDTH: Final = 0.325
_PILL_AT: Final = 0.31
_UNDER_NUMBER: Final = 0.245
"""A plate's middle below that of its hexagon, and where its upper edge may be at the highest."""
_EDGE: Final = 4
"""How near in dp a plate may come to the picture's lower edge."""
_LEAST: Final = 16
"""The smallest height in dp: numbers stay readable on small hexagons."""


def _height(canvas: Canvas, width: float) -> float:
    return max(_HEIGHT * width, canvas.px(_LEAST))


def plate_at(canvas: Canvas, middle: Point, width: float) -> Point:
    """Where the plate of a hexagon lies: at its foot, clear of a temple's number.

    On the board's last row it stays within the picture.
    """
    half = _height(canvas, width) / 2
    x, y = middle
    foot = y + max(_PILL_AT * width, _UNDER_NUMBER * width + half)
    lowest = canvas.surface.get_height() - half - canvas.px(_EDGE)
    return x, min(foot, max(y, lowest))


def draw_cost(canvas: Canvas, cost: int, xy: Point, width: float) -> None:
    """A pill with a coin and the action points, for a hexagon of this width in pixels."""
    high = _height(canvas, width)
    box = pygame.Rect(0, 0, round(high * _WIDTH / _HEIGHT), round(high))
    box.center = round(xy[0]), round(xy[1])
    panels.pill(canvas, box, theme.SKY, theme.SKY_DARK, high / 13 / canvas.screen.scale)
    coin = pygame.Rect(0, 0, round(high * 0.77), round(high * 0.77))
    coin.midleft = box.x + round(high * 0.16), box.centery
    sprites.draw_in(canvas, "pip_full", coin)
    style = replace(theme.NUMBER, size=high * 0.69 / canvas.screen.scale, colour=theme.SKY_DARK)
    text.draw(canvas, str(cost), ((coin.right + box.right - high * 0.2) / 2, box.centery), style)


def draw_points(canvas: Canvas, points: int, mark: str, xy: Point, width: float) -> None:
    """A pill with a seat's mark and the points that it gets."""
    high = _height(canvas, width)
    box = pygame.Rect(0, 0, round(high * 2.35), round(high))
    box.center = round(xy[0]), round(xy[1])
    panels.pill(canvas, box, theme.INK, theme.GOLD_BRIGHT, high / 13 / canvas.screen.scale)
    sign = pygame.Rect(0, 0, round(high * 0.82), round(high * 0.82))
    sign.midleft = box.x + round(high * 0.14), box.centery
    sprites.draw_in(canvas, f"mark_{mark}", sign)
    style = replace(theme.NUMBER, size=high * 0.69 / canvas.screen.scale, colour=theme.CREAM)
    at = (sign.right + box.right - high * 0.25) / 2, box.centery
    text.draw(canvas, f"+{points}", at, style)


def draw_number(
    canvas: Canvas, value: int, middle: Point, width: float, bigger: float = 1.0
) -> None:
    """A temple's number, cream with a dark outline, on a hexagon with this middle and width."""
    dp = width * bigger / canvas.screen.scale
    size = max(theme.SMALLEST, _NUMBER_SIZE * dp)
    style = replace(theme.NUMBER_HUGE, size=size, outline=_NUMBER_OUTLINE * dp)
    x, y = middle[0] + NUMBER_AT[0] * width, middle[1] + NUMBER_AT[1] * width
    text.draw(canvas, str(value), (x, y + _NUMBER_SHADE * width), style, colour=theme.INK)
    text.draw(canvas, str(value), (x, y), style)
