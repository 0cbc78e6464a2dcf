"""The drawing of what is lit on the board, and of all else that a ``BoardLook`` describes."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.table.things import ThingState
from game.tikal.rules.board import NEIGHBOURS
from game.tikal.rules.components import HEXAGONS
from game.tikal.table.board import ink, labels, tiles
from game.tikal.table.board.geometry import CORNERS, HEIGHT, Layout, Point
from game.tikal.table.shown.shown import BoardLook, BoardShown, Preview, Pulse
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
_RING_EDGE: Final = 1.75
"""How much wider than elsewhere the dark lines of a ring around a hexagon are, as a factor."""


def draw_under(canvas: Canvas, shown: BoardShown, layout: Layout) -> None:
    """Draw what lies over the hexagons and under the figures."""
    look, things = shown.look, dict(_spaces(shown.things))
    for space in look.darkened:
        ink.blit_centred(
            canvas.surface, _veil(layout.width, theme.NIGHT, _DUSK), layout.centre(space)
        )
    for space, mark in look.rings.items():
        colour = theme.SEAT_LIGHT[mark]
        ink.blit_centred(canvas.surface, _veil(layout.width, colour, _OWNED), layout.centre(space))
        ink.blit_centred(
            canvas.surface, _ring(layout.width, colour, 0.03, 255), layout.centre(space)
        )
    for space in look.change_numbers:
        ink.blit_centred(
            canvas.surface, _ring(layout.width, theme.GLOW, 0.03, 255), layout.centre(space)
        )
    for space in look.last_action:
        ink.blit_centred(
            canvas.surface, _ring(layout.width, theme.CREAM, 0.02, 110), layout.centre(space)
        )
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
        labels.draw_step_number(
            canvas, numbers, labels.cost_at(canvas, state, space, layout), width
        )
    for space, numbers in look.change_numbers.items():
        labels.draw_step_number(
            canvas, numbers, labels.cost_at(canvas, state, space, layout), width
        )
    for space, figures in look.tags.items():
        labels.draw_tag(canvas, figures, labels.cost_at(canvas, state, space, layout), width)
    if look.preview:
        _draw_ways(canvas, look.preview, layout)
    if look.pulse:
        at = layout.beside(look.pulse.space, _POINTS_AT)
        size = width * (1.2 + 0.3 * look.pulse.glow)
        labels.draw_points(canvas, look.pulse.points, marks[look.pulse.seat], at, size)


def draw_rings(canvas: Canvas, spaces: Iterable[int], ring: theme.Ring, layout: Layout) -> None:
    """Draw rings just outside the outlines of hexagons, so that other highlights lie within
    them."""
    scale, width = canvas.screen.scale, layout.width
    edge, line = scale * _RING_EDGE * ring.edge, max(scale * ring.line, width * ring.part)
    for space in spaces:
        drawn = _ring_around(width, edge, line, ring.colour)
        ink.blit_centred(canvas.surface, drawn, layout.centre(space))


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
    for side, cost in preview.way_costs.items():
        shown = layout.seen(canvas.screen).side(side)
        labels.draw_way(canvas, cost, labels.way_box(canvas, shown, middle, layout.width))


def _draw_preview(canvas: Canvas, preview: Preview, layout: Layout) -> None:
    tiles.draw_shadow(canvas, [preview.space], layout)
    x, y = layout.beside(preview.space, (0.0, -LIFT))
    rotation = layout.seen(canvas.screen).rotation(preview.rotation)
    tiles.draw_without_number(
        canvas, preview.hexagon, rotation, (x, y), layout.width, alpha=_SEE_THROUGH
    )
    ink.blit_centred(canvas.surface, _ring(layout.width, theme.GLOW, 0.016, 255), (x, y))


def draw_glow(canvas: Canvas, pulse: Pulse, layout: Layout) -> None:
    """Draw the glow of a temple that is being scored."""
    strength = round(15 * max(0.0, min(1.0, pulse.glow))) * 17
    middle = layout.centre(pulse.space)
    veil = _veil(layout.width, theme.GLOW, strength * 2 // 5)
    ink.blit_centred(canvas.surface, veil, middle)
    ink.blit_centred(canvas.surface, _ring(layout.width, theme.GLOW, 0.05, strength), middle)


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
        unit = width * ink.supersampling(size)
        rim = 0.008
        for inset, fill in (
            (0.012, ink.premultiplied(theme.INK, alpha * 3 // 4)),
            (0.012 + rim, ink.premultiplied(colour, alpha)),
            (0.012 + rim + thick, ink.premultiplied(theme.INK, alpha * 3 // 4)),
            (0.012 + 2 * rim + thick, (0, 0, 0, 0)),
        ):
            pygame.draw.polygon(large, fill, _polygon(large, unit, inset))

    return ink.supersampled(("ring", colour, thick, alpha), size, paint)


def _veil(width: float, colour: Colour, strength: int) -> pygame.Surface:
    """Return a picture of light or darkness over a whole hexagon; ``strength`` is its alpha (0 to
    255)."""
    size = _size(width)

    def paint(large: pygame.Surface) -> None:
        fill = ink.premultiplied(colour, strength)
        pygame.draw.polygon(large, fill, _polygon(large, width * ink.supersampling(size), 0.01))

    return ink.supersampled(("veil", colour, strength), size, paint)


def _ring_around(width: float, edge: float, line: float, bright: Colour) -> pygame.Surface:
    """Return a picture of a ring around a hexagon of this width; all in pixels."""
    high = width * HEIGHT
    around = 2 * (edge + line)  # how much wider the ring's outline is, in pixels
    size = round(width + around * width / high) + 2, round(high + around) + 2

    def paint(large: pygame.Surface) -> None:
        unit = width * ink.supersampling(size)
        for out, colour in (
            (edge + line, (*theme.INK, 255)),
            (line, (*bright, 255)),
            (0.0, (*theme.INK, 255)),
            (-edge, (0, 0, 0, 0)),
        ):
            pygame.draw.polygon(large, colour, _polygon(large, unit, -out / high))

    return ink.supersampled(("around", edge, line, bright), size, paint)


# The path of a walk: a dotted line with an arrow head.

_STEP: Final = 0.085
_DOT: Final = 0.024
_RIM: Final = 0.011
_HEAD: Final = 0.075
_BEND: Final = 0.2
"""How far a secret path between camps swings out, in lengths of the path."""
_VIA: Final[Point] = (0.0, 0.13)
"""Where the line crosses a hexagon: below its middle, in front of temples."""
_START: Final = 0.16
_END: Final = 0.12
"""How much of the line is left out at its start, for the figures, and at its end, for a number; in
widths of a hexagon."""
_LEAST: Final = 90
_MOST: Final = 240
"""The widths of a hexagon in dp between which the size of dots grows with the hexagons."""
_FINE: Final = 40
"""The number of points of a curve between two hexagons."""


def draw_route(canvas: Canvas, path: Sequence[int], layout: Layout) -> None:
    """Draw the path through these spaces, two or more, to the middle of the last one."""
    width = min(max(layout.width, canvas.px(_LEAST)), canvas.px(_MOST))
    start, end = _START * layout.width, _END * layout.width
    dots = _spaced(_line(path, layout), _STEP * width, start, end)
    if len(dots) < 2:
        return
    for grow, colour in ((_RIM, theme.SKY_DARK), (0.0, theme.CREAM)):
        radius = (_DOT + grow) * width
        for dot in dots[:-1]:
            ink.blit_centred(canvas.surface, _dot(radius, colour), dot)
    ink.blit_centred(canvas.surface, _head(width, _direction(dots)), dots[-1])


def _line(path: Sequence[int], layout: Layout) -> list[Point]:
    """Return a fine line through all spaces; between camps that are no neighbours it swings out."""
    points = [layout.beside(path[0], _VIA)]
    for here, there in pairwise(path):
        bend = 0.0 if there in NEIGHBOURS[here] else _BEND
        points += _arc(layout.beside(here, _VIA), layout.beside(there, _VIA), bend)
    return points


def _arc(a: Point, b: Point, bend: float) -> list[Point]:
    """Return the points of a curve from a to b, which swings out by ``bend`` of its length."""
    over = (a[0] + b[0]) / 2 + (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (a[0] - b[0]) * bend
    return [_on_arc(a, over, b, i / _FINE) for i in range(1, _FINE + 1)]


def _on_arc(a: Point, over: Point, b: Point, t: float) -> Point:
    """Return the point at ``t`` (0 to 1) of the quadratic curve from a by ``over`` to b."""
    u = 1 - t
    return (
        u * u * a[0] + 2 * u * t * over[0] + t * t * b[0],
        u * u * a[1] + 2 * u * t * over[1] + t * t * b[1],
    )


def _spaced(line: Sequence[Point], step: float, start: float, end: float) -> list[Point]:
    """Return points of a line at equal distances, without ``start`` and ``end`` pixels at its
    ends."""
    dots: list[Point] = []
    left = sum(math.dist(a, b) for a, b in pairwise(line)) - end
    passed = -start
    left -= start
    for (x0, y0), (x1, y1) in pairwise(line):
        length = math.hypot(x1 - x0, y1 - y0)
        while length and passed + length >= len(dots) * step <= left:
            t = max(0.0, (len(dots) * step - passed) / length)
            dots.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
        passed += length
    return dots


def _direction(dots: Sequence[Point]) -> int:
    """Return the angle in which the line arrives, in whole degrees so that few heads are drawn."""
    (x0, y0), (x1, y1) = dots[-2], dots[-1]
    return round(math.degrees(math.atan2(y1 - y0, x1 - x0)))


def _dot(radius: float, colour: theme.Colour) -> pygame.Surface:
    size = max(2, round(2 * radius)), max(2, round(1.7 * radius))

    def paint(large: pygame.Surface) -> None:
        pygame.draw.ellipse(large, colour, large.get_rect())

    return ink.supersampled(("dot", colour), size, paint)


def _head(width: float, degrees: int) -> pygame.Surface:
    """Return the picture of an arrow head that points in this direction."""
    side = round(_HEAD * 2.6 * width)

    def paint(large: pygame.Surface) -> None:
        middle = large.get_width() / 2
        for reach, colour in ((1.0, theme.SKY_DARK), (0.68, theme.CREAM)):
            points = [
                (
                    middle + reach * middle * math.cos(math.radians(degrees + turn)),
                    middle + reach * middle * math.sin(math.radians(degrees + turn)),
                )
                for turn in (0, 135, 225)
            ]
            pygame.draw.polygon(large, colour, points)

    return ink.supersampled(("head", degrees), (side, side), paint)
