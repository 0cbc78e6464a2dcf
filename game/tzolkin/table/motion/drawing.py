"""Where moving things are, and how they are drawn."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game.tzolkin.table.board import figures
from game.tzolkin.table.motion.moves import Carry, Fly, Hop, Movement, Slide
from game.tzolkin.table.signs import drawing
from game.tzolkin.table.things import Space, Thing
from game.ui import panels, sprites
from game.ui.painting.animation import arch
from game.ui.screen import Canvas, Screen

PlaceOf = Callable[[Thing], Rect | None]

_FIGURE: Final = 40
_IN_CELL: Final = 0.64
"""A worker's size in a cell of an unrolled gear, as a part of the cell.

On a tooth he fills his square.
"""
_SIGN: Final = 26
_MARK: Final = 20
_TILE: Final = (76, 44)
"""The width and height of a carried tile, in dp."""
_HIGH: Final = 0.16
"""The height of a hop or flight, as a part of its length."""
_LEAST: Final = 18
"""The smallest height of a hop or flight, in dp."""


def box_of(screen: Screen, place_of: PlaceOf, move: Movement, share: float) -> Rect | None:
    """Return the rectangle of a move after this share of its way, 0 to 1.

    None if its start or goal cannot be seen.
    """
    start, goal = place_of(move.start), place_of(move.goal)
    if start is None or goal is None:
        return None
    (x, y), (to_x, to_y) = start.center, goal.center
    far = max(screen.px(_LEAST), _HIGH * (abs(to_x - x) + abs(to_y - y)))
    box = Rect(0, 0, *_size(screen, move, (start, goal), share))
    box.center = round(x + (to_x - x) * share), round(y + (to_y - y) * share - far * arch(share))
    return box


def _size(screen: Screen, move: Movement, ends: tuple[Rect, Rect], share: float) -> tuple[int, int]:
    """Return the size of what moves in pixels; a worker grows or shrinks on his way."""
    match move:
        case Hop():
            begin, end = (
                _width(screen, thing, place)
                for thing, place in zip((move.start, move.goal), ends, strict=True)
            )
            return (round(begin + (end - begin) * share),) * 2
        case Slide():
            return (screen.px(_MARK),) * 2
        case Carry():
            return screen.px(_TILE[0]), screen.px(_TILE[1])
    return screen.px(4 * _SIGN), screen.px(_SIGN)


def _width(screen: Screen, thing: Thing, place: Rect) -> float:
    """Return the width of a worker at a thing, in pixels."""
    if not isinstance(thing, Space):
        return screen.px(_FIGURE)
    return min(place.size) * (1.0 if place.w == place.h else _IN_CELL)


def draw_move(canvas: Canvas, move: Movement, box: Rect) -> None:
    """Draw what moves, in its present rectangle."""
    match move:
        case Hop(mark=mark):
            figures.draw_worker(canvas, mark, box.center, box.w)
        case Fly(line=line):
            drawing.draw(canvas, box, (line,), box.h)
        case Slide(mark=mark):
            sprites.draw_in(canvas, f"mark_{mark}", box)
        case Carry(line=line):
            panels.draw(canvas, box, panels.BUTTON_HOVER)
            inner = box.inflate(-canvas.px(12), -canvas.px(12))
            drawing.draw(canvas, inner, (line,), canvas.px(_SIGN))
