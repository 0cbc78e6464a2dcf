"""What lies under the hexagons: an old map with the grid, the names of the spaces, a frame."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

import pygame

from game.scenes.table.board import ink
from game.scenes.table.board.geometry import CORNERS, EXTENT, HEIGHT, Layout, Point
from game.tikal.board import NAMES, SPACES
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas
from game.ui.theme import Colour

_OUTER: Final = 0.019
_INNER: Final = 0.045
"""Where the two lines of a space run, in widths of a hexagon from its outline."""
_NAME_SIZE: Final = 0.1
_CLEAR: Final = 0.42
"""How strongly names are written."""
_COMPASS: Final = 0.12
"""The largest part of the board's shorter side that the compass takes."""
_FRAMED: Final = 560
"""The shorter side in dp of a board from which on the frame has its full width."""
_LIGHT_STEPS: Final = 24


def draw(canvas: Canvas, layout: Layout) -> None:
    """Covers the whole canvas: the map moves with the board, the grid lies on it."""
    _draw_map(canvas, layout)
    grid = _grid_cell(layout.width)
    for space in range(SPACES):
        ink.lay(canvas.surface, grid, layout.centre(space))
    size = max(theme.SMALLEST, _NAME_SIZE * layout.width / canvas.screen.scale)
    faint = tuple(
        round(_CLEAR * a + (1 - _CLEAR) * b) for a, b in zip(theme.MAP_INK, theme.MAP, strict=True)
    )
    style = replace(theme.LABEL, size=size, colour=(faint[0], faint[1], faint[2]))
    for space in range(SPACES):
        text.draw(canvas, NAMES[space], layout.centre(space), style)


def _draw_map(canvas: Canvas, layout: Layout) -> None:
    """The part of the map that is seen, stretched to the canvas."""
    source = _map()
    width, height = canvas.surface.get_size()
    x0, y0 = layout.board_point((0, 0))
    x1, y1 = layout.board_point((width, height))
    across = max(EXTENT[0] + 0.4, x1 - x0)
    scale = min(source.get_width() / across, source.get_height() / max(EXTENT[1], y1 - y0))
    middle = (x0 + x1) / 2 - EXTENT[0] / 2, (y0 + y1) / 2 - EXTENT[1] / 2
    part = pygame.Rect(0, 0, int((x1 - x0) * scale), int((y1 - y0) * scale))
    part.center = (
        round(source.get_width() / 2 + middle[0] * scale),
        round(source.get_height() / 2 + middle[1] * scale),
    )
    part = part.clamp(source.get_rect())
    pygame.transform.smoothscale(source.subsurface(part), (width, height), canvas.surface)


@lru_cache(maxsize=1)
def _map() -> pygame.Surface:
    """The whole map without alpha, as the canvas is."""
    return sprites.decode("board").convert(pygame.Surface((1, 1)).convert())


def _grid_cell(width: float) -> pygame.Surface:
    """One space of the grid: a tint and two thin lines."""
    size = round(width) + 2, round(width * HEIGHT) + 2

    def paint(large: pygame.Surface) -> None:
        middle = large.get_width() / 2, large.get_height() / 2
        unit = width * ink.FINER
        outer = _hexagon(middle, unit, _OUTER)
        pygame.draw.polygon(large, (*theme.MAP_SHADE, 20), outer)
        thick = max(1, round(unit * 0.0085))
        pygame.draw.polygon(large, (*theme.MAP_INK, 140), outer, thick)
        pygame.draw.polygon(
            large, (*theme.MAP_INK, 90), _hexagon(middle, unit, _INNER), max(1, thick // 2)
        )

    return ink.smooth("grid", size, paint)


def _hexagon(middle: Point, unit: float, inset: float) -> list[Point]:
    part = (1 - 2 * inset) * unit
    return [(middle[0] + x * part, middle[1] + y * part) for x, y in CORNERS]


def draw_compass(canvas: Canvas) -> None:
    """The compass rose in the upper right corner of the canvas."""
    side = round(min(canvas.px(76), _COMPASS * min(canvas.surface.get_size())))
    box = pygame.Rect(0, 0, side, side)
    box.topright = canvas.surface.get_width() - side // 5, side // 4
    sprites.draw_in(canvas, "compass", box)


def draw_light(canvas: Canvas) -> None:
    """Evening light: warm from the upper left, dusk towards the lower right."""
    canvas.surface.blit(_light(canvas.surface.get_size()), (0, 0))


@lru_cache(maxsize=2)
def _light(size: tuple[int, int]) -> pygame.Surface:
    n = _LIGHT_STEPS
    small = pygame.Surface((n, n), pygame.SRCALPHA)
    for x in range(n):
        for y in range(n):
            t = (x * 0.8 + y * 0.6) / (n - 1) / 1.4
            warm, dark = max(0.0, 0.55 - t) * 46, max(0.0, t - 0.55) * 80
            colour = theme.SUNLIGHT if warm else theme.DUSK
            small.set_at((x, y), (*colour, round(warm or dark)))
    return pygame.transform.smoothscale(small, size)


def draw_frame(canvas: Canvas) -> None:
    """A strip of bare map along the canvas's edge and two thin lines; thinner on small boards."""
    size = canvas.surface.get_size()
    scale = min(1.0, min(size) / canvas.px(_FRAMED))
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
