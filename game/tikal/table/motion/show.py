"""The drawing of movements over the still picture."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

import pygame

from game.tikal.table.board import ink, pieces, tiles
from game.tikal.table.board.geometry import Point
from game.tikal.table.board.ink import draw_cloud
from game.tikal.table.board.slots import Stand
from game.tikal.table.motion import flights
from game.tikal.table.motion.moves import (
    AtSeat,
    Cheer,
    Count,
    Dive,
    Drop,
    Erupt,
    FlyBid,
    FlyWafer,
    Grow,
    LeaveMatch,
    Movement,
    MovingPiece,
    Puff,
    Rise,
    Sink,
    TakeHexagon,
    Walk,
)
from game.tikal.table.motion.places import TableGeometry
from game.tikal.table.motion.scenery import draw_drop, draw_grow, draw_puff
from game.ui import sprites, theme
from game.ui.painting.animation import arch, ease_in_out, ease_out, partial_progress
from game.ui.screen import Canvas

# Figures hop, dive, come up and go down, with a shadow on the ground.

_HOP: Final = 0.075
_ARRIVAL: Final = 0.5
"""The height of a hop, and that of the arc from a seat's panel, in widths of a hexagon."""
_TALL: Final = 0.4
"""A height a little more than that of any figure."""
_SHADOW: Final = (0.17, 0.08)
_SHADOW_ALPHA: Final = 110


def draw_walk(canvas: Canvas, sight: TableGeometry, move: Walk, t: float) -> None:
    """Draw a figure that hops along its route; one that arrives comes in a single high arc."""
    points = [sight.pixel(place) for place in move.route]
    height = _ARRIVAL if isinstance(move.route[0], AtSeat) else _HOP
    way = ease_in_out(t)
    foot = _along(points, way)
    lift = height * sight.width * arch(move.hops * way % 1 if way < 1 else 0.0)
    _draw_shadow(canvas, sight, move.figure, foot, lift)
    _draw(canvas, sight, move.figure, (foot[0], foot[1] - lift))


def draw_dive(canvas: Canvas, sight: TableGeometry, move: Dive, t: float) -> None:
    """Draw a figure that goes down at one point in the first half, and up at the other in the
    second."""
    if t < 0.5:
        _draw_sunk(canvas, sight, move.figure, move.start, ease_in_out(2 * t))
    else:
        _draw_sunk(canvas, sight, move.figure, move.goal, 1 - ease_out(2 * t - 1))


def draw_rise(canvas: Canvas, sight: TableGeometry, move: Rise, t: float) -> None:
    """Draw a figure that comes up out of the ground."""
    _draw_sunk(canvas, sight, move.figure, move.at, 1 - ease_out(t))


def draw_sink(canvas: Canvas, sight: TableGeometry, move: Sink, t: float) -> None:
    """Draw a figure that goes down into the ground."""
    _draw_sunk(canvas, sight, move.figure, move.at, ease_in_out(t))


def _along(points: Sequence[Point], way: float) -> Point:
    """Return the point after a part of the way (0 to 1) along a line."""
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    left = way * sum(lengths)
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if left <= length:
            part = left / length if length else 0.0
            return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
        left -= length
    return points[-1]


def _draw(canvas: Canvas, sight: TableGeometry, figure: MovingPiece, foot: Point) -> None:
    board = sight.board
    stand = Stand(figure.group, (0.0, 0.0), figure.size)
    draw = pieces.draw_mark if board.seen.compact else pieces.draw_stand
    draw(canvas, stand, board.marks[figure.group.seat], foot, sight.width)


def _draw_sunk(
    canvas: Canvas, sight: TableGeometry, figure: MovingPiece, at: Point, part: float
) -> None:
    """Draw a figure of which ``part`` (0 to 1) is below the ground."""
    x, y = sight.board.layout.at(at)
    tall = _TALL * figure.size * sight.width
    below = tall / 4
    clip = canvas.surface.get_clip()
    ground = pygame.Rect(round(x - tall), round(y - 2 * tall), round(2 * tall), 0)
    ground.h = round(y + below) - ground.y
    canvas.surface.set_clip(clip.clip(ground))
    _draw(canvas, sight, figure, (x, y + part * (tall + below)))
    canvas.surface.set_clip(clip)


def _draw_shadow(
    canvas: Canvas, sight: TableGeometry, figure: MovingPiece, foot: Point, lift: float
) -> None:
    """Draw a figure's shadow, smaller the higher the figure is."""
    near = 1 / (1 + 4 * lift / sight.width)
    unit = round(figure.size * sight.width * near / 4) * 4
    size = max(2, round(_SHADOW[0] * unit)), max(2, round(_SHADOW[1] * unit))

    def paint(large: pygame.Surface) -> None:
        pygame.draw.ellipse(large, ink.premultiplied(theme.SHADOW, _SHADOW_ALPHA), large.get_rect())

    ink.blit_centred(canvas.surface, ink.supersampled("shadow", size, paint), foot)


# The eruption: a volcano comes over the board, breaks out with a short quake, and goes.

_QUAKE: Final = 5
_QUAKES: Final = 5
"""How far the board shakes at most, in dp, and how many times."""
_LARGEST: Final = 2.0
"""The volcano's width in widths of a hexagon, if the board has room for it."""
_CRATER: Final[Point] = (0.0, -0.3)
_SMOKE: Final[tuple[tuple[float, float, float], ...]] = (
    (-0.2, 0.0, 0.22),
    (0.2, 0.04, 0.2),
    (0.0, 0.12, 0.3),
    (-0.36, 0.2, 0.24),
    (0.38, 0.26, 0.26),
    (0.1, 0.34, 0.34),
    (-0.2, 0.44, 0.3),
    (0.26, 0.5, 0.28),
    (0.0, 0.56, 0.38),
)
"""The clouds of smoke, in widths of the volcano: how far each drifts across, how late it begins,
and its size."""
_SPARKS: Final = 14


def draw_erupt(canvas: Canvas, sight: TableGeometry, move: Erupt, t: float) -> None:
    """Draw one of the three stages of an eruption."""
    board = sight.board.rect
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(clip.clip(board))
    if move.stage == 1:
        _shake(canvas, t)
    width = min(_LARGEST * sight.width, board.w * 0.5, board.h * 0.6)
    middle = board.centerx, board.centery + width * 0.1
    time = move.stage + t
    if move.stage == 0:
        middle = middle[0], middle[1] + (1 - ease_out(t)) * board.h / 2
    seen = 1.0 if move.stage < 2 else 1 - ease_in_out(t)
    _glow(canvas, middle, width, min(1.0, time) * seen)
    sprites.draw(canvas, tiles.new_sprite_name(move.hexagon), middle, width, seen)
    if time > 0.8:
        _burst(canvas, middle, width, (time - 0.8) / 2.2)
    canvas.surface.set_clip(clip)


def _shake(canvas: Canvas, t: float) -> None:
    """Move the pixels within the clip a little, less and less."""
    far = canvas.px(_QUAKE) * (1 - t)
    wave = 2 * math.pi * _QUAKES * t
    canvas.surface.scroll(round(far * math.sin(wave)), round(far * math.sin(1.7 * wave) / 2))


def _glow(canvas: Canvas, middle: Point, width: float, strength: float) -> None:
    at = middle[0], middle[1] + _CRATER[1] * width / 2
    draw_cloud(canvas.surface, at, width * 0.9, theme.EMBER, 0.7 * strength)


def _burst(canvas: Canvas, middle: Point, width: float, t: float) -> None:
    """Draw the sparks and the smoke of an eruption at time ``t`` of it, 0 to 1."""
    x, y = middle[0], middle[1] + _CRATER[1] * width
    hot = max(0.0, 1 - 1.6 * t)
    draw_cloud(canvas.surface, (x, y), width * 0.22, theme.EMBER, hot)
    for cloud, (across, late, size) in enumerate(_SMOKE):
        u = t * 1.5 - late
        if 0 < u < 1:
            at = x + across * width * (0.3 + u), y - u * width * 0.7
            colour = theme.SMOKE if cloud % 2 else theme.SMOKE_LIT
            draw_cloud(canvas.surface, at, size * width * (0.6 + u), colour, 0.95 * (1 - u))
    for spark in range(_SPARKS):
        turn = math.pi * (0.15 + 0.7 * spark / (_SPARKS - 1))
        far = width * (0.4 + 0.16 * (spark % 3)) * ease_out(min(1.0, 1.4 * t))
        at = x + math.cos(turn) * far, y - math.sin(turn) * far + 0.5 * width * t * t
        draw_cloud(canvas.surface, at, width * 0.05, theme.GLOW, hot)


_ON_BOARD: Final[dict[type[Movement], Callable[[Canvas, TableGeometry, Any, float], None]]] = {
    Dive: draw_dive,
    Drop: draw_drop,
    Erupt: draw_erupt,
    Grow: draw_grow,
    Puff: draw_puff,
    Rise: draw_rise,
    Sink: draw_sink,
}
"""The functions that draw movements within the board's rectangle."""
_ABOVE: Final[dict[type[Movement], Callable[[Canvas, TableGeometry, Any, float], None]]] = {
    FlyBid: flights.draw_bidden,
    Cheer: flights.draw_cheer,
    Count: flights.draw_count,
    LeaveMatch: flights.draw_leave,
    TakeHexagon: flights.draw_take,
    FlyWafer: flights.draw_wafer,
    Walk: draw_walk,
}
"""The functions that draw movements over the whole table."""


def draw_moves(
    canvas: Canvas, sight: TableGeometry, moves: Sequence[Movement], progress: float
) -> None:
    """Draw all movements of a step of which ``progress`` (0 to 1) has passed."""
    whole = canvas.surface.get_clip()
    for move in moves:
        kind, t = type(move), partial_progress(progress, *move.during)
        if draw := _ON_BOARD.get(kind):
            canvas.surface.set_clip(whole.clip(sight.board.rect))
            draw(canvas, sight, move, t)
            canvas.surface.set_clip(whole)
        else:
            _ABOVE[kind](canvas, sight, move, t)
