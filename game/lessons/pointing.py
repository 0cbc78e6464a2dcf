"""What a hint is about, ringed where it can be touched."""

from collections.abc import Collection, Iterable
from typing import Final

from game.ui import panels, theme
from game.ui.screen import Canvas
from game.ui.widgets import Element

_AROUND: Final = 8
"""How much larger than what it is about a ring is, in dp."""


def draw_rings(canvas: Canvas, elements: Iterable[Element], pointed: Collection[str]) -> None:
    """A bright line on a dark one around each touchable element with one of these ids."""
    around = canvas.px(_AROUND)
    for one in elements:
        if one.id in pointed and one.enabled:
            ring = one.rect.inflate(around, around)
            panels.outline(canvas, ring, theme.INK, 5.5, theme.RADIUS)
            panels.outline(canvas, ring.inflate(-canvas.px(2), -canvas.px(2)), theme.GLOW, 3.5)
