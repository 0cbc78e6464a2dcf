"""The drawing of the land in motion: hexagons fall into place, temples grow, volcanoes smoke."""

import math
from typing import Final

import pygame

from game.tikal.rules.board import SPACES
from game.tikal.rules.components import HEXAGON_KINDS, VOLCANO
from game.tikal.rules.state import NONE, State
from game.tikal.table.board import BoardView, ink, labels, pieces, tiles
from game.tikal.table.board.geometry import CORNERS, HEIGHT, Point
from game.tikal.table.board.ink import draw_cloud
from game.tikal.table.board.numbers import draw_strengths
from game.tikal.table.board.slots import stands_on
from game.tikal.table.motion.moves import Drop, Grow, Puff
from game.tikal.table.motion.places import TableGeometry
from game.ui import sprites, theme
from game.ui.painting import animation
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


def draw_drop(canvas: Canvas, sight: TableGeometry, move: Drop, t: float) -> None:
    """Draw a hexagon over its shadow, which is sharper and nearer the lower the hexagon is."""
    layout = sight.board.layout
    height = _height(t)
    x, y = layout.centre(move.space)
    picture = _shadow(layout.width, height)
    across, down = (side * height * layout.width for side in _ASIDE)
    ink.blit_centred(canvas.surface, picture, (x + across, y + down))
    alpha = 0.9 + 0.1 * animation.partial_progress(t, 0.0, _UP)
    at = x, y - height * layout.width
    rotation = sight.board.seen.rotation(move.rotation)
    tiles.draw_hexagon(canvas, move.hexagon, rotation, at, layout.width, alpha=alpha)


def _height(t: float) -> float:
    """Return the height of a fall in widths of a hexagon: up, down to the ground, and a little up
    once more."""
    if t < _UP:
        return _LAID + (_LIFT - _LAID) * animation.ease_out(t / _UP)
    if t < _DOWN:
        return _LIFT * (1 - animation.partial_progress(t, _UP, _DOWN) ** 2)
    return _BOUNCE * animation.arch(animation.partial_progress(t, _DOWN, 1.0))


def _shadow(width: float, height: float) -> pygame.Surface:
    """Return the picture of a hexagon's shadow, larger and fainter with the height."""
    step = round(_SHADOW_STEPS * height / _LIFT)
    grow = 1.02 + 0.02 * step
    size = round(grow * width), round(grow * width * HEIGHT)
    alpha = round(_SHADOW_ALPHA * (1 - 0.5 * step / _SHADOW_STEPS))

    def paint(large: pygame.Surface) -> None:
        w, h = large.get_size()
        points = [(w / 2 + x * w, h / 2 + y * h / HEIGHT) for x, y in CORNERS]
        pygame.draw.polygon(large, ink.premultiplied(theme.SHADOW, alpha), points)

    return ink.supersampled(("fall", step), size, paint)


def draw_grow(canvas: Canvas, sight: TableGeometry, move: Grow, t: float) -> None:
    """Draw a temple's next picture from its foot up, with the stones, the pieces and the number
    over it."""
    board, layout, state = sight.board, sight.board.layout, move.state
    x, y = layout.centre(move.space)
    width = layout.width
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(clip.clip(_uncovered(x, y, width, animation.ease_in_out(t))))
    name = tiles.sprite_name(state.hexagon[move.space], state.value[move.space], 0)
    sprites.draw(canvas, name, (x, y + (1 - animation.ease_in_out(t)) * _LAID * width), width)
    canvas.surface.set_clip(clip)
    stones = board.seen.stones(state.stones(move.space))
    tiles.draw_stones(canvas, stones, (x, y), width)
    here = stands_on(state, move.space, board.seen)
    standing = [(stand, layout.beside(move.space, stand.foot)) for stand in here]
    pieces.draw_standing(canvas, standing, board.marks, width, board.seen.compact)
    draw_strengths(canvas, here, board.marks, (x, y), width)
    value = state.value[move.space] - (t < 0.5)
    labels.draw_number(canvas, value, labels.number_at(canvas, (x, y), width), width)


def _uncovered(x: float, y: float, width: float, grown: float) -> pygame.Rect:
    """Return the part of a temple that shows already: from its foot up, without the hexagon's
    rim."""
    left, top, right, foot = (side * width for side in _TEMPLE)
    shown = round((foot - top) * grown)
    return pygame.Rect(round(x + left), round(y + foot) - shown, round(right - left), shown)


def draw_puff(canvas: Canvas, sight: TableGeometry, move: Puff, t: float) -> None:
    """Draw dust that spreads along the ground and thins out."""
    x, y = sight.board.layout.at(move.at)
    width = sight.width
    out = animation.ease_out(t)
    for across, down, size in _SPECKS:
        at = x + across * out * _PUFF[0] * width, y + (down * out - 0.3 * out) * _PUFF[1] * width
        radius = size * _DUST_RADIUS * width * (0.5 + 0.8 * out)
        draw_cloud(canvas.surface, at, radius, theme.DUST, _DENSE * (1 - t) * min(1.0, 6 * t))


# The idle motion of the board: volcanoes smoke and glow, a cloud's shadow passes, leaves fall.

_CRATER: Final[Point] = (0.0, -0.08)
_PLUME: Final[Point] = (0.08, -0.3)
"""Where a volcano glows, and where its smoke begins, in widths of a hexagon from its middle."""
_PUFFS: Final = 4
_RISE: Final = 5.0
"""The seconds for which a puff of smoke can be seen."""
_BREATH: Final = 4.0
"""The seconds from one glow to the next."""
_SHADOW: Final = 47.0
"""The seconds in which a cloud's shadow crosses the board."""


def draw_idle(canvas: Canvas, board: BoardView, state: State, time: float) -> None:
    """Draw the idle motion at this time (in seconds), within the board's rectangle."""
    surface, clip = canvas.surface, canvas.surface.get_clip()
    surface.set_clip(clip.clip(board.rect))
    land = sum(hexagon != NONE for hexagon in state.hexagon) / SPACES
    _draw_cloud_shadow(surface, board, land, time)
    for space, hexagon in enumerate(state.hexagon):
        if hexagon != NONE and HEXAGON_KINDS[hexagon] == VOLCANO:
            _draw_volcano(surface, board, space, time)
    animation.draw_leaves(canvas, board.rect, time)
    surface.set_clip(clip)


def _draw_volcano(surface: pygame.Surface, board: BoardView, space: int, time: float) -> None:
    width = board.layout.width
    time += 1.7 * space  # so that no two volcanoes glow at once
    glow = 0.5 - 0.5 * math.cos(2 * math.pi * time / _BREATH)
    draw_cloud(surface, board.layout.beside(space, _CRATER), 0.24 * width, theme.EMBER, 0.5 * glow)
    x, y = board.layout.beside(space, _PLUME)
    for puff in range(_PUFFS):
        part = (time / _RISE + puff / _PUFFS) % 1
        drift = 0.12 * part + 0.03 * math.sin(2 * math.pi * part + puff)
        at = x + drift * width, y - 0.3 * part * width
        seen = 0.55 * animation.fade_opacity(part) * (1 - part)
        draw_cloud(surface, at, (0.06 + 0.1 * part) * width, theme.SMOKE_THIN, seen)


def _draw_cloud_shadow(surface: pygame.Surface, board: BoardView, land: float, time: float) -> None:
    """Draw a cloud's shadow.

    The less land (0 to 1) is explored, the fainter it is, since on the bare map it would look like
    a stain. It has the same size at any zoom.
    """
    crossed, part = divmod(time / _SHADOW, 1)
    radius = 1.4 * board.camera.fit_zoom
    area = board.rect
    x = area.x - radius + (area.w + 2 * radius) * part
    y = area.y + area.h * (0.2 + 0.6 * ((crossed * animation.GOLDEN) % 1)) + 0.1 * area.h * part
    draw_cloud(surface, (x, y), radius, theme.CLOUD_SHADOW, 0.16 * land)
