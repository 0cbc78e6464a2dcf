"""A volcano that was drawn: it comes over the board, breaks out with a short quake, and goes."""

import math
from typing import Final

from game.tikal.table.board import tiles
from game.tikal.table.board.geometry import Point
from game.tikal.table.motion.clouds import draw_cloud
from game.tikal.table.motion.moves import Erupt
from game.tikal.table.motion.sight import Sight
from game.ui import sprites, theme
from game.ui.painting.animation import eased, slowing
from game.ui.screen import Canvas

_QUAKE: Final = 5
_QUAKES: Final = 5
"""How far the board shakes at the worst in dp, and how often."""
_LARGEST: Final = 2.0
"""The volcano's width in widths of a hexagon, as far as the board has room."""
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
"""The clouds of smoke: where they drift to, how late, and how large, in the volcano's widths."""
_SPARKS: Final = 14


def draw_erupt(canvas: Canvas, sight: Sight, move: Erupt, t: float) -> None:
    """One of the three stages."""
    board = sight.board.rect
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(clip.clip(board))
    if move.stage == 1:
        _shake(canvas, t)
    width = min(_LARGEST * sight.width, board.w * 0.5, board.h * 0.6)
    middle = board.centerx, board.centery + width * 0.1
    time = move.stage + t
    if move.stage == 0:
        middle = middle[0], middle[1] + (1 - slowing(t)) * board.h / 2
    seen = 1.0 if move.stage < 2 else 1 - eased(t)
    _glow(canvas, middle, width, min(1.0, time) * seen)
    sprites.draw(canvas, tiles.fresh(move.hexagon), middle, width, seen)
    if time > 0.8:
        _burst(canvas, middle, width, (time - 0.8) / 2.2)
    canvas.surface.set_clip(clip)


def _shake(canvas: Canvas, t: float) -> None:
    """What lies within the clip is moved a little, less and less."""
    far = canvas.px(_QUAKE) * (1 - t)
    wave = 2 * math.pi * _QUAKES * t
    canvas.surface.scroll(round(far * math.sin(wave)), round(far * math.sin(1.7 * wave) / 2))


def _glow(canvas: Canvas, middle: Point, width: float, strength: float) -> None:
    at = middle[0], middle[1] + _CRATER[1] * width / 2
    draw_cloud(canvas.surface, at, width * 0.9, theme.EMBER, 0.7 * strength)


def _burst(canvas: Canvas, middle: Point, width: float, t: float) -> None:
    """Sparks and smoke out of the crater, from its beginning to its end."""
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
        far = width * (0.4 + 0.16 * (spark % 3)) * slowing(min(1.0, 1.4 * t))
        at = x + math.cos(turn) * far, y - math.sin(turn) * far + 0.5 * width * t * t
        draw_cloud(canvas.surface, at, width * 0.05, theme.GLOW, hot)
