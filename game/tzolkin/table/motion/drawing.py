"""The drawing of whatever moves."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game.tzolkin.table import signs
from game.tzolkin.table.board import figures
from game.tzolkin.table.motion.moves import Carry, Fly, Hop, Move, Ride, Slide
from game.tzolkin.table.signs import Line
from game.tzolkin.table.things import Space, Thing
from game.ui import panels, sprites
from game.ui.painting.animation import arch
from game.ui.screen import Canvas

PlaceOf = Callable[[Thing], Rect | None]
Point = tuple[float, float]

_FIGURE: Final = 40
_IN_CELL: Final = 0.64
"""How large a worker is in a cell of an unrolled gear; on a tooth he fills his place."""
_SIGN: Final = 26
_MARK: Final = 20
_TILE: Final = (76, 44)
"""In dp."""
_HIGH: Final = 0.16
"""How high a hop or a flight goes, in parts of its way, and"""
_LEAST: Final = 18
"""at least, in dp."""


def draw_move(canvas: Canvas, place_of: PlaceOf, move: Move, share: float) -> None:
    """A move when this share of its way lies behind it, 0 to 1; none from or to what cannot be
    seen."""
    match move:
        case Hop(mark, start, goal) | Ride(mark, start, goal):
            _draw_worker(canvas, place_of, move, share)
        case Fly(line, start, goal):
            if there := _way(canvas, place_of(start), place_of(goal), share):
                _draw_line(canvas, there, line)
        case Slide(mark, start, goal):
            if there := _way(canvas, place_of(start), place_of(goal), share):
                sprites.draw_in(canvas, f"mark_{mark}", _around(there, canvas.px(_MARK)))
        case Carry(tile, goal, line):
            if there := _way(canvas, place_of(tile), place_of(goal), share):
                card = Rect(0, 0, canvas.px(_TILE[0]), canvas.px(_TILE[1]))
                card.center = round(there[0]), round(there[1])
                panels.draw(canvas, card, panels.BUTTON_HOVER)
                inner = card.inflate(-canvas.px(12), -canvas.px(12))
                signs.draw(canvas, inner, (line,), canvas.px(_SIGN))


def _draw_worker(canvas: Canvas, place_of: PlaceOf, move: Hop | Ride, share: float) -> None:
    start, goal = place_of(move.start), place_of(move.goal)
    lift = 0.0 if isinstance(move, Ride) else 1.0
    if there := _way(canvas, start, goal, share, lift):
        assert start
        assert goal
        wide = _width(canvas, move.start, start), _width(canvas, move.goal, goal)
        figures.draw_worker(canvas, move.mark, there, wide[0] + (wide[1] - wide[0]) * share)


def _width(canvas: Canvas, thing: Thing, place: Rect) -> float:
    """How large a worker is there."""
    if not isinstance(thing, Space):
        return canvas.px(_FIGURE)
    return min(place.size) * (1.0 if place.w == place.h else _IN_CELL)


def _way(
    canvas: Canvas, start: Rect | None, goal: Rect | None, share: float, lift: float = 1.0
) -> Point | None:
    """The point to which it has come, in an arc."""
    if start is None or goal is None:
        return None
    (x, y), (to_x, to_y) = start.center, goal.center
    far = max(canvas.px(_LEAST), _HIGH * (abs(to_x - x) + abs(to_y - y)))
    return x + (to_x - x) * share, y + (to_y - y) * share - lift * far * arch(share)


def _draw_line(canvas: Canvas, at: Point, line: Line) -> None:
    box = Rect(0, 0, canvas.px(4 * _SIGN), canvas.px(_SIGN))
    box.center = round(at[0]), round(at[1])
    signs.draw(canvas, box, (line,), box.h)


def _around(at: Point, side: int) -> Rect:
    box = Rect(0, 0, side, side)
    box.center = round(at[0]), round(at[1])
    return box
