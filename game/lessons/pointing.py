"""Rings around the elements that a lesson's hint is about."""

from collections.abc import Collection, Iterable
from typing import Final

from game.ui import panels, theme
from game.ui.screen import Canvas
from game.ui.widgets import Element

_AROUND: Final = 4
"""The distance from an element's edge to its ring, in dp."""


def draw_rings(canvas: Canvas, elements: Iterable[Element], pointed: Collection[str]) -> None:
    """Draw a ring, bright on dark, around each enabled element with one of these ids."""
    around, between = canvas.px(2 * _AROUND), canvas.px(2)
    for one in elements:
        if one.id in pointed and one.enabled:
            ring = one.rect.inflate(around, around)
            panels.outline(canvas, ring, theme.INK, 5.5, theme.RADIUS + _AROUND)
            inner = ring.inflate(-between, -between)
            panels.outline(canvas, inner, theme.GLOW, 3.5, theme.RADIUS + _AROUND - 1)
