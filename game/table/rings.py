"""The rings around what a lesson, its hint or a line of help is about."""

from collections.abc import Iterable
from typing import Final

from pygame import Rect

from game.ui import panels, theme
from game.ui.screen import Canvas

_AROUND: Final = 4
"""The distance from an element's edge to its ring, in dp."""


def draw_rings(canvas: Canvas, places: Iterable[Rect], ring: theme.Ring) -> None:
    """Draw a ring, bright on dark, around each of these rectangles."""
    around, edge = canvas.px(2 * _AROUND), ring.edge
    for place in places:
        outer = place.inflate(around, around)
        radius = theme.RADIUS + _AROUND
        panels.outline(canvas, outer, theme.INK, ring.line + 2 * edge, radius)
        between = canvas.px(2 * edge)
        inner = outer.inflate(-between, -between)
        panels.outline(canvas, inner, ring.colour, ring.line, radius - edge)
