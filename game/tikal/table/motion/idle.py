"""The idle motion of the board: volcanoes smoke and glow, a cloud's shadow passes, leaves fall."""

import math
from typing import Final

import pygame

from game.tikal.rules.board import SPACES
from game.tikal.rules.components import KINDS, VOLCANO
from game.tikal.rules.state import NONE, State
from game.tikal.table.board import BoardView
from game.tikal.table.board.geometry import Point
from game.tikal.table.motion.clouds import draw_cloud
from game.ui import theme
from game.ui.painting.idle import GOLDEN, draw_leaves, fading
from game.ui.screen import Canvas

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
    _draw_shadow(surface, board, land, time)
    for space, hexagon in enumerate(state.hexagon):
        if hexagon != NONE and KINDS[hexagon] == VOLCANO:
            _draw_volcano(surface, board, space, time)
    draw_leaves(canvas, board.rect, time)
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
        seen = 0.55 * fading(part) * (1 - part)
        draw_cloud(surface, at, (0.06 + 0.1 * part) * width, theme.SMOKE_THIN, seen)


def _draw_shadow(surface: pygame.Surface, board: BoardView, land: float, time: float) -> None:
    """Draw a cloud's shadow.

    The less land (0 to 1) is explored, the fainter it is, since on the bare map it would look like
    a stain. It has the same size at any zoom.
    """
    crossed, part = divmod(time / _SHADOW, 1)
    radius = 1.4 * board.camera.fit_zoom
    area = board.rect
    x = area.x - radius + (area.w + 2 * radius) * part
    y = area.y + area.h * (0.2 + 0.6 * ((crossed * GOLDEN) % 1)) + 0.1 * area.h * part
    draw_cloud(surface, (x, y), radius, theme.CLOUD_SHADOW, 0.16 * land)
