"""The drawing of whatever moves, over the picture of what does not."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.tikal.table.motion.eruption import draw_erupt
from game.tikal.table.motion.figures import draw_dive, draw_rise, draw_sink, draw_walk
from game.tikal.table.motion.flights import (
    draw_bidden,
    draw_cheer,
    draw_count,
    draw_leave,
    draw_take,
    draw_wafer,
)
from game.tikal.table.motion.ground import draw_drop, draw_grow, draw_puff
from game.tikal.table.motion.moves import (
    Bidden,
    Cheer,
    Count,
    Dive,
    Drop,
    Erupt,
    Grow,
    Leave,
    Move,
    Puff,
    Rise,
    Sink,
    Take,
    Wafer,
    Walk,
)
from game.tikal.table.motion.sight import Sight
from game.ui.painting.animation import part
from game.ui.screen import Canvas

_ON_BOARD: Final[dict[type[Move], Callable[[Canvas, Sight, Any, float], None]]] = {
    Dive: draw_dive,
    Drop: draw_drop,
    Erupt: draw_erupt,
    Grow: draw_grow,
    Puff: draw_puff,
    Rise: draw_rise,
    Sink: draw_sink,
}
"""What never leaves the board."""
_ABOVE: Final[dict[type[Move], Callable[[Canvas, Sight, Any, float], None]]] = {
    Bidden: draw_bidden,
    Cheer: draw_cheer,
    Count: draw_count,
    Leave: draw_leave,
    Take: draw_take,
    Wafer: draw_wafer,
    Walk: draw_walk,
}
"""What may fly over everything."""


def draw_moves(canvas: Canvas, sight: Sight, moves: Sequence[Move], progress: float) -> None:
    """All moves of a step when it has come so far, 0 to 1."""
    whole = canvas.surface.get_clip()
    for move in moves:
        kind, t = type(move), part(progress, *move.during)
        if draw := _ON_BOARD.get(kind):
            canvas.surface.set_clip(whole.clip(sight.board.rect))
            draw(canvas, sight, move, t)
            canvas.surface.set_clip(whole)
        else:
            _ABOVE[kind](canvas, sight, move, t)
