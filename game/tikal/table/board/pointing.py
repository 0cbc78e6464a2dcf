"""What a hint points at on the board: a bright line around hexagons."""

from collections.abc import Iterable
from typing import Final

import pygame

from game.tikal.table.board import ink
from game.tikal.table.board.geometry import CORNERS, HEIGHT, Layout
from game.ui import theme
from game.ui.screen import Canvas

_EDGE: Final = 1.75
_LINE: Final = 3.5
"""The widths of the dark line on either side, and of the bright one between, in dp, and"""
LINE: Final = 0.03
"""in widths of a hexagon where that is more."""


def draw_pointed(canvas: Canvas, spaces: Iterable[int], layout: Layout) -> None:
    """Rings hexagons just outside of their outlines: what else is lit lies within them."""
    scale = canvas.screen.scale
    edge, line = scale * _EDGE, max(scale * _LINE, layout.width * LINE)
    for space in spaces:
        ink.lay(canvas.surface, _ring(layout.width, edge, line), layout.centre(space))


def _ring(width: float, edge: float, line: float) -> pygame.Surface:
    """Around a hexagon of this width; all in pixels."""
    high = width * HEIGHT
    around = 2 * (edge + line)  # from the outline to the ring's own, across
    size = round(width + around * width / high) + 2, round(high + around) + 2

    def paint(large: pygame.Surface) -> None:
        times = ink.finer(size)
        x, y = large.get_width() / 2, large.get_height() / 2
        for out, colour in (
            (edge + line, (*theme.INK, 255)),
            (line, (*theme.GLOW, 255)),
            (0.0, (*theme.INK, 255)),
            (-edge, (0, 0, 0, 0)),
        ):
            whole = (width + 2 * out * width / high) * times
            pygame.draw.polygon(large, colour, [(x + a * whole, y + b * whole) for a, b in CORNERS])

    return ink.smooth(("pointed", edge, line), size, paint)
