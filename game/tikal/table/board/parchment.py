"""What lies under the hexagons: an old map with the grid, the names of the spaces, a frame."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.tikal.rules.board import NAMES
from game.tikal.table.board import ink
from game.tikal.table.board.geometry import CORNERS, HEIGHT, Layout, Point
from game.ui import panels, sprites, text, theme
from game.ui.camera import World
from game.ui.painting.surfaces import transparent_surface
from game.ui.screen import Canvas, Screen
from game.ui.theme import Colour

_OUTER: Final = 0.019
_INNER: Final = 0.045
"""Where the outer and the inner line of a space run, in widths of a hexagon from its outline."""
_NAME_SIZE: Final = 0.1
_COMPASS: Final = 0.12
"""The greatest side of the compass, as a part of the board's shorter side."""
_FRAMED: Final = 560
"""The least length in dp of the board's shorter side for a frame of full width."""
_LIGHT_STEP: Final = 48
"""The greatest distance in pixels of the points for which the light is computed."""
_FRAME: Final = 9
"""How far the frame reaches into the picture in dp."""


def draw_map(canvas: Canvas, layout: Layout, seen: World) -> None:
    """Cover the whole canvas with the map, which is spread over all that the camera may show
    (``seen``)."""
    canvas.surface.fill(theme.MAP)
    source = sprites.decode("board")
    spread = min(source.get_width() / seen.w, source.get_height() / seen.h)
    x, y = layout.board_point((0, 0))
    start = (
        source.get_width() / 2 + (x - seen.x - seen.w / 2) * spread,
        source.get_height() / 2 + (y - seen.y - seen.h / 2) * spread,
    )
    ink.stretch(canvas.surface, source, start, layout.width / spread)


def draw_grid(canvas: Canvas, layout: Layout, spaces: Sequence[int]) -> None:
    """Draw the outlines and names of these spaces on the map."""
    grid = _grid_cell(layout.width)
    size = max(theme.SMALLEST_DENSE, _NAME_SIZE * layout.width / canvas.screen.scale)
    style = replace(theme.LABEL, size=size, colour=theme.INK_SOFT, most=0)
    for space in spaces:
        ink.blit_centred(canvas.surface, grid, layout.centre(space))
        text.draw(canvas, NAMES[space], layout.centre(space), style)


def prepare(width: float) -> None:
    """Paint the picture that ``draw_grid`` puts on every space."""
    _grid_cell(width)


def _grid_cell(width: float) -> pygame.Surface:
    """Return the picture of one space of the grid: a tint and two thin lines."""
    size = round(width) + 2, round(width * HEIGHT) + 2

    def paint(large: pygame.Surface) -> None:
        middle = large.get_width() / 2, large.get_height() / 2
        unit = width * ink.supersampling(size)
        outer = _hexagon(middle, unit, _OUTER)
        pygame.draw.polygon(large, ink.premultiplied(theme.MAP_SHADE, 20), outer)
        thick = max(1, round(unit * 0.0085))
        pygame.draw.polygon(large, ink.premultiplied(theme.MAP_INK, 140), outer, thick)
        pygame.draw.polygon(
            large,
            ink.premultiplied(theme.MAP_INK, 90),
            _hexagon(middle, unit, _INNER),
            max(1, thick // 2),
        )

    return ink.supersampled("grid", size, paint)


def _hexagon(middle: Point, unit: float, inset: float) -> list[Point]:
    part = (1 - 2 * inset) * unit
    return [(middle[0] + x * part, middle[1] + y * part) for x, y in CORNERS]


def draw_compass(canvas: Canvas, layout: Layout, explored: Sequence[int]) -> None:
    """Draw the compass rose in the upper right corner of the canvas, unless a hexagon lies
    there."""
    side = round(min(canvas.px(76), _COMPASS * min(canvas.surface.get_size())))
    box = pygame.Rect(0, 0, side, side)
    box.topright = canvas.surface.get_width() - side // 5, side // 4
    around = box.inflate(layout.width, layout.width)
    if any(around.collidepoint(layout.centre(space)) for space in explored):
        return
    if layout.turned:
        own = Canvas(transparent_surface((side, side)), canvas.screen)
        sprites.draw_in(own, "compass", own.surface.get_rect())
        canvas.surface.blit(pygame.transform.flip(own.surface, True, True), box)
    else:
        sprites.draw_in(canvas, "compass", box)


def draw_light(canvas: Canvas, layout: Layout, seen: World) -> None:
    """Draw evening light over the canvas: warm from the upper left, dusk towards the lower right of
    all that the camera may show (``seen``)."""
    width, height = canvas.surface.get_size()
    across, down = (2 + side // _LIGHT_STEP for side in (width, height))
    small = transparent_surface((across, down))
    spots = (layout.board_point((i / (across - 1) * width, 0)) for i in range(across))
    columns = [(x - seen.x) / seen.w * 0.8 for x, _y in spots]
    spots = (layout.board_point((0, i / (down - 1) * height)) for i in range(down))
    rows = [(y - seen.y) / seen.h * 0.6 for _x, y in spots]
    for i, column in enumerate(columns):
        for k, row in enumerate(rows):
            t = (column + row) / 1.4
            warm, dark = max(0.0, 0.55 - t) * 46, max(0.0, t - 0.55) * 80
            colour = theme.SUNLIGHT if warm else theme.DUSK
            small.set_at((i, k), (*colour, min(255, round(warm or dark))))
    canvas.surface.blit(pygame.transform.smoothscale(small, (width, height)), (0, 0))


def draw_frame(canvas: Canvas) -> None:
    """Draw a strip of bare map along the canvas's edge, and two thin lines; thinner on small
    boards."""
    scale = _frame_scale(canvas.screen, canvas.surface.get_size())
    lines: tuple[tuple[float, float, Colour], ...] = (
        (0, 5, theme.MAP),
        (4, 2.2, theme.FRAME_DARK),
        (4, 1.1, theme.FRAME),
        (8, 0.9, theme.FRAME_DARK),
    )
    for inset, width, colour in lines:
        step = -2 * round(canvas.px(inset) * scale) if inset else 0
        box = canvas.surface.get_rect().inflate(step, step)
        panels.outline(canvas, box, colour, width * scale, theme.BOARD_RADIUS - 1)


def frame_width(screen: Screen, size: tuple[int, int]) -> int:
    """Return how many pixels the frame reaches into a picture of this size."""
    return math.ceil(screen.px(_FRAME) * _frame_scale(screen, size))


def _frame_scale(screen: Screen, size: tuple[int, int]) -> float:
    return min(1.0, min(size) / screen.px(_FRAMED))
