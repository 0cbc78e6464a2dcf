"""The drawing of hexagons that fall into place, of temples that grow, and of the dust of both."""

from typing import Final

import pygame

from game.tikal.table.board import ink, pieces, tiles
from game.tikal.table.board.geometry import CORNERS, HEIGHT, Point
from game.tikal.table.board.numbers import labels
from game.tikal.table.board.numbers.counts import draw_counts
from game.tikal.table.board.slots import stands
from game.tikal.table.motion.clouds import draw_cloud
from game.tikal.table.motion.moves import Drop, Grow, Puff
from game.tikal.table.motion.sight import Sight
from game.ui import sprites, theme
from game.ui.painting.animation import arch, eased, part, slowing
from game.ui.screen import Canvas

_LAID: Final = 0.06
"""The height over its space at which a hexagon's fall begins, in its widths: that of a hexagon that
is tried."""
_LIFT: Final = 0.26
_BOUNCE: Final = 0.035
_UP, _DOWN = 0.3, 0.62
"""The parts of a fall after which the hexagon is highest, and on the ground."""
_SHADOW_ALPHA: Final = 120
_SHADOW_STEPS: Final = 6
_ASIDE: Final[Point] = (0.25, 0.2)
"""How far to the side the shadow of a raised hexagon lies, as parts of its height."""

_TEMPLE: Final = (-0.32, -0.34, 0.32, 0.27)
"""The box that a temple covers, from the middle of its hexagon."""

_SPECKS: Final[tuple[tuple[float, float, float], ...]] = (
    (-1.0, 0.1, 0.8),
    (-0.62, -0.28, 0.6),
    (-0.3, 0.42, 0.9),
    (0.05, -0.5, 0.55),
    (0.34, 0.4, 0.8),
    (0.66, -0.22, 0.65),
    (1.0, 0.14, 0.85),
)
"""The clouds of a puff: where each drifts to (across and down), and its size, as parts of the
whole."""
_PUFF: Final[Point] = (0.3, 0.16)
_DUST_RADIUS: Final = 0.17
_DENSE: Final = 0.9


def draw_drop(canvas: Canvas, sight: Sight, move: Drop, t: float) -> None:
    """Draw a hexagon over its shadow, which is sharper and nearer the lower the hexagon is."""
    layout = sight.board.layout
    height = _height(t)
    x, y = layout.centre(move.space)
    picture = _shadow(layout.width, height)
    across, down = (side * height * layout.width for side in _ASIDE)
    ink.lay(canvas.surface, picture, (x + across, y + down))
    alpha = 0.9 + 0.1 * part(t, 0.0, _UP)
    at = x, y - height * layout.width
    rotation = sight.board.seen.rotation(move.rotation)
    tiles.draw_hexagon(canvas, move.hexagon, rotation, at, layout.width, alpha=alpha)


def _height(t: float) -> float:
    """Return the height of a fall in widths of a hexagon: up, down to the ground, and a little up
    once more."""
    if t < _UP:
        return _LAID + (_LIFT - _LAID) * slowing(t / _UP)
    if t < _DOWN:
        return _LIFT * (1 - part(t, _UP, _DOWN) ** 2)
    return _BOUNCE * arch(part(t, _DOWN, 1.0))


def _shadow(width: float, height: float) -> pygame.Surface:
    """Return the picture of a hexagon's shadow, larger and fainter with the height."""
    step = round(_SHADOW_STEPS * height / _LIFT)
    grow = 1.02 + 0.02 * step
    size = round(grow * width), round(grow * width * HEIGHT)
    alpha = round(_SHADOW_ALPHA * (1 - 0.5 * step / _SHADOW_STEPS))

    def paint(large: pygame.Surface) -> None:
        w, h = large.get_size()
        points = [(w / 2 + x * w, h / 2 + y * h / HEIGHT) for x, y in CORNERS]
        pygame.draw.polygon(large, ink.thin(theme.SHADOW, alpha), points)

    return ink.smooth(("fall", step), size, paint)


def draw_grow(canvas: Canvas, sight: Sight, move: Grow, t: float) -> None:
    """Draw a temple's next picture from its foot up, with the stones, the pieces and the number
    over it."""
    board, layout, state = sight.board, sight.board.layout, move.state
    x, y = layout.centre(move.space)
    width = layout.width
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(clip.clip(_uncovered(x, y, width, eased(t))))
    name = tiles.picture(state.hexagon[move.space], state.value[move.space], 0)
    sprites.draw(canvas, name, (x, y + (1 - eased(t)) * _LAID * width), width)
    canvas.surface.set_clip(clip)
    stones = board.seen.stones(state.stones(move.space))
    tiles.draw_stones(canvas, stones, (x, y), width)
    here = stands(state, move.space, board.seen)
    standing = [(stand, layout.beside(move.space, stand.foot)) for stand in here]
    pieces.draw_standing(canvas, standing, board.marks, width, board.seen.compact)
    draw_counts(canvas, here, board.marks, (x, y), width)
    value = state.value[move.space] - (t < 0.5)
    labels.draw_number(canvas, value, labels.number_at(canvas, (x, y), width), width)


def _uncovered(x: float, y: float, width: float, grown: float) -> pygame.Rect:
    """Return the part of a temple that shows already: from its foot up, without the hexagon's
    rim."""
    left, top, right, foot = (side * width for side in _TEMPLE)
    shown = round((foot - top) * grown)
    return pygame.Rect(round(x + left), round(y + foot) - shown, round(right - left), shown)


def draw_puff(canvas: Canvas, sight: Sight, move: Puff, t: float) -> None:
    """Draw dust that spreads along the ground and thins out."""
    x, y = sight.board.layout.at(move.at)
    width = sight.width
    out = slowing(t)
    for across, down, size in _SPECKS:
        at = x + across * out * _PUFF[0] * width, y + (down * out - 0.3 * out) * _PUFF[1] * width
        radius = size * _DUST_RADIUS * width * (0.5 + 0.8 * out)
        draw_cloud(canvas.surface, at, radius, theme.DUST, _DENSE * (1 - t) * min(1.0, 6 * t))
