"""The drawing of what is lit on the board, and of all else that ``shown/look.py`` describes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import pygame

from game.table.sign import ThingState
from game.tikal.rules.components import HEXAGONS
from game.tikal.table.board import ink, tiles
from game.tikal.table.board.geometry import CORNERS, HEIGHT, Layout, Point
from game.tikal.table.board.numbers import labels
from game.tikal.table.board.route import draw_route
from game.tikal.table.shown.look import BoardLook, Preview, Pulse
from game.tikal.table.shown.shown import BoardShown
from game.tikal.table.things import Space, Thing
from game.ui import sprites, theme
from game.ui.screen import Canvas
from game.ui.theme import Colour

_POINTS_AT: Final[Point] = (0.0, -0.16)
LIFT: Final = 0.06
"""How high a hexagon that is tried floats over its space, in its widths."""
_LAID_NUMBER: Final = 0.8
"""The size of a temple's number while its hexagon is tried, as a part of the usual size: the costs
of its ways lie around it."""
_SEE_THROUGH: Final = 0.9
_DUSK: Final = 120
_OWNED: Final = 60
"""The alpha of a seat's colour on a space that an overlay gives it; ``_DUSK`` is that of the dark
on spaces about which it says nothing."""
_POINTED_EDGE: Final = 1.75
_POINTED_LINE: Final = 3.5
"""The widths in dp of the dark line on either side of a hint's ring, and of the bright one
between."""
POINTED: Final = 0.03
"""The least width of the bright line, in widths of a hexagon."""


def draw_under(canvas: Canvas, shown: BoardShown, layout: Layout) -> None:
    """Draw what lies over the hexagons and under the figures."""
    look, things = shown.look, dict(_spaces(shown.things))
    for space in look.dusk:
        ink.lay(canvas.surface, _veil(layout.width, theme.NIGHT, _DUSK), layout.centre(space))
    for space, mark in look.rings.items():
        colour = theme.SEAT_LIGHT[mark]
        ink.lay(canvas.surface, _veil(layout.width, colour, _OWNED), layout.centre(space))
        ink.lay(canvas.surface, _ring(layout.width, colour, 0.03, 255), layout.centre(space))
    for space in look.told:
        ink.lay(canvas.surface, _ring(layout.width, theme.GLOW, 0.03, 255), layout.centre(space))
    for space in look.last:
        ink.lay(canvas.surface, _ring(layout.width, theme.CREAM, 0.02, 110), layout.centre(space))
    for space, sign in things.items():
        if sign.lit:
            name = "hex_legal" if sign.cost is None else "hex_reach"
            sprites.draw(canvas, name, layout.centre(space), layout.width)
    for space, sign in things.items():
        if sign.chosen:
            sprites.draw(canvas, "hex_selected", layout.centre(space), layout.width)
    if look.preview:
        _draw_preview(canvas, look.preview, layout)
    if look.pulse:
        draw_glow(canvas, look.pulse, layout)


def draw_between(canvas: Canvas, look: BoardLook, layout: Layout) -> None:
    """Draw what lies over the figures and under the numbers."""
    for way in (look.path, *look.plan):
        if len(way) > 1:
            draw_route(canvas, way, layout)


def draw_over(canvas: Canvas, shown: BoardShown, layout: Layout, marks: Sequence[str]) -> None:
    """Draw what lies over everything: costs and points."""
    look, state, width = shown.look, shown.view, layout.width
    for space, sign in _spaces(shown.things):
        if sign.cost is not None:
            labels.draw_cost(canvas, sign.cost, labels.cost_at(canvas, state, space, layout), width)
    for space, numbers in _numbered(look.plan).items():
        if look.preview and space == look.preview.space:
            continue  # the costs of its ways stand there
        labels.draw_rank(canvas, numbers, labels.cost_at(canvas, state, space, layout), width)
    for space, numbers in look.told.items():
        labels.draw_rank(canvas, numbers, labels.cost_at(canvas, state, space, layout), width)
    for space, figures in look.tags.items():
        labels.draw_tag(canvas, figures, labels.cost_at(canvas, state, space, layout), width)
    if look.preview:
        _draw_ways(canvas, look.preview, layout)
    if look.pulse:
        at = layout.beside(look.pulse.space, _POINTS_AT)
        size = width * (1.2 + 0.3 * look.pulse.glow)
        labels.draw_points(canvas, look.pulse.points, marks[look.pulse.seat], at, size)


def draw_pointed(canvas: Canvas, spaces: Iterable[int], layout: Layout) -> None:
    """Draw rings just outside the outlines of hexagons, so that other highlights lie within
    them."""
    scale = canvas.screen.scale
    edge, line = scale * _POINTED_EDGE, max(scale * _POINTED_LINE, layout.width * POINTED)
    for space in spaces:
        ink.lay(canvas.surface, _ring_around(layout.width, edge, line), layout.centre(space))


def _spaces(things: Mapping[Thing, ThingState]) -> Iterator[tuple[int, ThingState]]:
    """Yield the state of the spaces of the board, among those of all things."""
    for thing, sign in things.items():
        if isinstance(thing, Space):
            yield thing.space, sign


def _numbered(plan: Sequence[Sequence[int]]) -> dict[int, str]:
    """Return the numbers of a plan's steps, by the space where each ends: "1,3"."""
    ranks: dict[int, list[int]] = {}
    for rank, way in enumerate(plan, 1):
        if way:
            ranks.setdefault(way[-1], []).append(rank)
    return {space: ",".join(map(str, found)) for space, found in ranks.items()}


def _draw_ways(canvas: Canvas, preview: Preview, layout: Layout) -> None:
    """Draw the number of a temple that is tried, and around it what the ways to it cost."""
    middle = layout.beside(preview.space, (0.0, -LIFT))
    if value := HEXAGONS[preview.hexagon].value:
        labels.draw_number(canvas, value, middle, _LAID_NUMBER * layout.width)
    for side, cost in preview.opens.items():
        shown = layout.seen(canvas.screen).side(side)
        labels.draw_way(canvas, cost, labels.way_box(canvas, shown, middle, layout.width))


def _draw_preview(canvas: Canvas, preview: Preview, layout: Layout) -> None:
    tiles.draw_shadow(canvas, [preview.space], layout)
    x, y = layout.beside(preview.space, (0.0, -LIFT))
    rotation = layout.seen(canvas.screen).rotation(preview.rotation)
    tiles.draw_bare(canvas, preview.hexagon, rotation, (x, y), layout.width, alpha=_SEE_THROUGH)
    ink.lay(canvas.surface, _ring(layout.width, theme.GLOW, 0.016, 255), (x, y))


def draw_glow(canvas: Canvas, pulse: Pulse, layout: Layout) -> None:
    """Draw the glow of a temple that is being scored."""
    strength = round(15 * max(0.0, min(1.0, pulse.glow))) * 17
    middle = layout.centre(pulse.space)
    veil = _veil(layout.width, theme.GLOW, strength * 2 // 5)
    ink.lay(canvas.surface, veil, middle)
    ink.lay(canvas.surface, _ring(layout.width, theme.GLOW, 0.05, strength), middle)


def _polygon(surface: pygame.Surface, width: float, inset: float) -> list[Point]:
    """Return a hexagon in the middle of a surface, ``inset`` widths inside its outline."""
    part = (1 - 2 * inset) * width
    x0, y0 = surface.get_width() / 2, surface.get_height() / 2
    return [(x0 + x * part, y0 + y * part) for x, y in CORNERS]


def _size(width: float) -> tuple[int, int]:
    return round(width) + 2, round(width * HEIGHT) + 2


def _ring(width: float, colour: Colour, thick: float, alpha: int) -> pygame.Surface:
    """Return a picture of a line along the inside of a hexagon, between two thin dark ones."""
    size = _size(width)

    def paint(large: pygame.Surface) -> None:
        unit = width * ink.finer(size)
        rim = 0.008
        for inset, fill in (
            (0.012, ink.thin(theme.INK, alpha * 3 // 4)),
            (0.012 + rim, ink.thin(colour, alpha)),
            (0.012 + rim + thick, ink.thin(theme.INK, alpha * 3 // 4)),
            (0.012 + 2 * rim + thick, (0, 0, 0, 0)),
        ):
            pygame.draw.polygon(large, fill, _polygon(large, unit, inset))

    return ink.smooth(("ring", colour, thick, alpha), size, paint)


def _veil(width: float, colour: Colour, strength: int) -> pygame.Surface:
    """Return a picture of light or darkness over a whole hexagon; ``strength`` is its alpha (0 to
    255)."""
    size = _size(width)

    def paint(large: pygame.Surface) -> None:
        fill = ink.thin(colour, strength)
        pygame.draw.polygon(large, fill, _polygon(large, width * ink.finer(size), 0.01))

    return ink.smooth(("veil", colour, strength), size, paint)


def _ring_around(width: float, edge: float, line: float) -> pygame.Surface:
    """Return a picture of a ring around a hexagon of this width; all in pixels."""
    high = width * HEIGHT
    around = 2 * (edge + line)  # how much wider the ring's outline is, in pixels
    size = round(width + around * width / high) + 2, round(high + around) + 2

    def paint(large: pygame.Surface) -> None:
        unit = width * ink.finer(size)
        for out, colour in (
            (edge + line, (*theme.INK, 255)),
            (line, (*theme.GLOW, 255)),
            (0.0, (*theme.INK, 255)),
            (-edge, (0, 0, 0, 0)),
        ):
            pygame.draw.polygon(large, colour, _polygon(large, unit, -out / high))

    return ink.smooth(("pointed", edge, line), size, paint)
