"""What stands on the gears: workers and dummies, the rings around them, and price tags."""

from typing import Final

from pygame import Rect

from game.tzolkin.rules.data.board import GEAR_OF, SPACE_OF
from game.tzolkin.rules.effects.placing import last_space
from game.tzolkin.rules.state import DUMMY
from game.tzolkin.table import things
from game.tzolkin.table.board.geometry import Point
from game.tzolkin.table.foresight.placing import Price
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, sign
from game.ui import panels, sprites, theme
from game.ui.painting import shapes
from game.ui.screen import Canvas
from game.ui.theme import Colour

_SHAPE: Final = (0.98, 0.42)
"""The width of a tag, and of each digit in it, as parts of its height."""
_ICON: Final = 0.74


def draw_tag(
    canvas: Canvas, middle: Point, price: Price, height: int, *, chosen: bool = False
) -> Rect:
    """Draw a price tag around a point, and return its rectangle.

    It is struck through if the seat has too little corn.
    """
    figures = str(price.corn)
    box = Rect(0, 0, round(height * (_SHAPE[0] + _SHAPE[1] * len(figures))), height)
    box.center = round(middle[0]), round(middle[1])
    lacks = price.lacking > 0
    fill = theme.CREAM if chosen else theme.PAPER_OFF if lacks else theme.GOLD_BRIGHT
    panels.pill(canvas, box, fill, theme.INK, 2.5 if chosen else 1.5)
    ink = theme.INK_SOFT if lacks else theme.INK
    inner = box.inflate(-height // 3, 0)
    line = sign.Sign(sign.CORN), sign.Sign("", figures)
    drawing.draw(canvas, inner, (line,), round(_ICON * height), ink=ink)
    if lacks:
        drawing.icon(canvas, "struck", box)
    return box


# Rings around workers.

RING_WIDTH: Final = 3
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
    radius, line = box.w // 2, RING_WIDTH * canvas.screen.scale
    shapes.outline(canvas.surface, box.inflate(2, 2), radius, theme.INK, line + 2)
    shapes.outline(canvas.surface, box, radius, colour, line)


WORKER_WIDTH: Final = 3.3
"""The width of a worker's picture, in modules."""
_FIGURE: Final = 42
"""The width in dp from which a worker is a figure: on teeth, not in the cells of rows."""


def draw_worker(
    canvas: Canvas, mark: str | None, foot: Point, width: float, alpha: float = 1
) -> None:
    """Draw a seat's worker, or a dummy's grey peg if ``mark`` is None, around a tooth's point.

    ``width`` is in pixels. Both are rounded, so that whoever is set down looks as he does then.
    """
    box = square(foot, width)
    sprites.draw(canvas, worker_sprite(mark, box.h / canvas.screen.scale), box.center, box.w, alpha)


def square(middle: Point, width: float) -> Rect:
    """Return the square of a worker of this width around a point."""
    box = Rect(0, 0, round(width), round(width))
    box.center = round(middle[0]), round(middle[1])
    return box


def worker_sprite(mark: str | None, high: float) -> str:
    """Return the picture's name for a seat's worker, or for a dummy if the mark is None.

    ``high`` is its height in dp.
    """
    return f"tzolkin/{'figure' if high >= _FIGURE else 'pawn'}_{mark}" if mark else "tzolkin/dummy"


def worker_mark(marks: tuple[str, ...], occupant: int) -> str | None:
    """Return the mark of the seat whose worker stands on a tooth; None for a dummy."""
    return None if occupant == DUMMY else marks[occupant]
