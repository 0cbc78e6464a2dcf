"""The rings around workers that can be touched, are chosen, or will be pushed off."""

from typing import Final

from pygame import Rect

from game.tzolkin.rules.data.board import GEAR_OF, SPACE_OF
from game.tzolkin.rules.effects.placing import last_space
from game.tzolkin.table import things
from game.tzolkin.table.seen import Seen
from game.ui import theme
from game.ui.painting import shapes
from game.ui.screen import Canvas
from game.ui.theme import Colour

LINE: Final = 3
"""The width of a ring in dp."""


def ring_of(seen: Seen, tooth: int) -> Colour | None:
    """Return the colour of the ring around a tooth's worker, or None for no ring.

    The ring marks a worker that is chosen, one that is pushed off within the days looked ahead, or
    one that can be touched.
    """
    if (space := things.Space(tooth)) in seen.chosen:
        return theme.CREAM
    seat = seen.state.teeth[tooth]
    if seat >= 0 and seen.ahead > 0:
        last = last_space(GEAR_OF[tooth], seen.state.tribe[seat])
        if SPACE_OF[tooth] + seen.ahead > last:
            return theme.BRICK
    return theme.GLOW if space in seen.lit or space in seen.handles.values() else None


def draw_ring(canvas: Canvas, box: Rect, colour: Colour) -> None:
    """Draw a circle with a dark seam into a box."""
    radius, line = box.w // 2, LINE * canvas.screen.scale
    shapes.outline(canvas.surface, box.inflate(2, 2), radius, theme.INK, line + 2)
    shapes.outline(canvas.surface, box, radius, colour, line)
