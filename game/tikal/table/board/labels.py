"""Numbers on the board: a temple's own, who leads there, what a way costs, what is paid."""

from dataclasses import replace
from typing import Final

import pygame

from game.tikal.rules.state import State
from game.tikal.table.board import ink
from game.tikal.table.board.geometry import HEIGHT, SIDES, Layout, Point, is_compact
from game.tikal.table.board.slots import SQUARE
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas

_NUMBER_AT: Final = (0.1, 0.165)
_COST_AT: Final = (-0.085, -0.045)
_LEADS_AT: Final = (-0.218, -0.235)
"""How far below the middle of a hexagon lie a temple's number, a cost, and who leads there, on
large hexagons and on small ones: one above the other, between the northern and southern stones."""
_COST_OVER: Final = -0.187
_COST_UNDER: Final = 0.175
"""Where a cost lies above wafers, and where it lies without temple or wafers: below a tent."""
_NUMBER_SIZE: Final = (0.22, 0.25)
_NUMBER_OUTLINE: Final = 0.027
_THINNEST: Final = 1.5
"""The least width in dp of an outline that keeps figures apart from what lies under them."""
_NUMBER_SHADE: Final = 0.014
_MIDDLE: Final = SQUARE / 3
"""The width of the room in the middle of a small hexagon; on larger ones there is more."""
_HEIGHT: Final = 0.155
_COIN: Final = 1.91
"""The width of a plate with a coin, in its heights."""
_BESIDE: Final = 0.1
"""The room on either side of a number without a coin, in heights of its plate."""
_FIGURES: Final = 0.69
_LEAST: Final = 12
"""The least height of a plate in dp, so that numbers stay readable on small hexagons."""
_LEADS: Final = (0.11, 0.13)
_TAG_POINT: Final = 0.46
_TAG_RIM: Final = 0.07
"""The length of a tag's two points together, and the thickness of its rim, in heights of the
tag."""
_WIDEST_COST: Final = 10
_WAY: Final = (0.165, 0.177)
"""The least and the greatest size of a way's cost beside its stones, in widths of a hexagon: six
have room around."""
_STONES: Final = 0.265
"""The distance from the middle within which nothing covers stones, in widths of a hexagon."""


def _height(canvas: Canvas, width: float) -> float:
    return max(_HEIGHT * width, canvas.px(_LEAST))


def number_at(canvas: Canvas, middle: Point, width: float) -> Point:
    """Return the middle of a temple's number on a hexagon with this middle and width in pixels."""
    return middle[0], middle[1] + _NUMBER_AT[is_compact(canvas.screen, width)] * width


def cost_at(canvas: Canvas, state: State, space: int, layout: Layout) -> Point:
    """Return the middle of the cost of going to a space, clear of stones, numbers and wafers."""
    most = _STONES - _height(canvas, layout.width) / 2 / layout.width
    if state.value[space]:
        down = _COST_AT[is_compact(canvas.screen, layout.width)]
    else:
        down = max(_COST_OVER, -most) if state.ruin_treasures[space] else min(_COST_UNDER, most)
    return layout.beside(space, (0.0, down))


def cost_box(canvas: Canvas, cost: int, xy: Point, width: float) -> pygame.Rect:
    """Return the plate of a cost with its middle at xy, for a hexagon of this width in pixels."""
    high = round(_height(canvas, width))
    wide = round(high * _COIN)
    if is_compact(canvas.screen, width):
        figures = text.measure(canvas.screen, str(cost), _style(canvas, high, theme.SKY_DARK))[0]
        wide = round(max(figures, min(_MIDDLE * width, max(high, figures + 2 * _BESIDE * high))))
    return pygame.Rect(0, 0, wide, high).move_to(center=(round(xy[0]), round(xy[1])))


def draw_cost(canvas: Canvas, cost: int, xy: Point, width: float) -> None:
    """Draw a pill with the action points and, if there is room, a coin."""
    box = cost_box(canvas, cost, xy, width)
    panels.pill(canvas, box, theme.SKY, theme.SKY_DARK, box.h / 13 / canvas.screen.scale)
    middle = box.center
    if not is_compact(canvas.screen, width):
        coin = pygame.Rect(0, 0, round(box.h * 0.77), round(box.h * 0.77))
        coin.midleft = box.x + round(box.h * 0.16), box.centery
        sprites.draw_in(canvas, "pip_full", coin)
        middle = (coin.right + box.right - round(box.h * 0.2)) // 2, box.centery
    text.draw(canvas, str(cost), middle, _cost_style(canvas, box.h))


def draw_step_number(canvas: Canvas, numbers: str, xy: Point, width: float) -> None:
    """Draw the number of a plan's step, or of several, in the place of a cost."""
    high = round(_height(canvas, width))
    style = _style(canvas, high, theme.INK)
    wide = max(high, text.measure(canvas.screen, numbers, style)[0] + round(high * 0.5))
    box = pygame.Rect(0, 0, wide, high).move_to(center=(round(xy[0]), round(xy[1])))
    panels.pill(canvas, box, theme.GOLD_BRIGHT, theme.INK, box.h / 13 / canvas.screen.scale)
    text.draw(canvas, numbers, box.center, style)


def tag_box(canvas: Canvas, figures: str, xy: Point, width: float) -> pygame.Rect:
    """Return the tag of an overlay's number with its middle at xy; on small hexagons it is never
    wider than a cost."""
    high = round(_height(canvas, width))
    style = _style(canvas, high, theme.CREAM)
    wide = text.measure(canvas.screen, figures, style)[0] + 2 * _TAG_POINT * high
    if is_compact(canvas.screen, width):
        wide = min(wide, cost_box(canvas, _WIDEST_COST, xy, width).w)
    box = pygame.Rect(0, 0, round(max(high, wide)), high)
    return box.move_to(center=(round(xy[0]), round(xy[1])))


def draw_tag(canvas: Canvas, figures: str, xy: Point, width: float) -> None:
    """Draw an overlay's number as a dark tag with light digits, pointed on both sides."""
    box = tag_box(canvas, figures, xy, width)

    def paint(large: pygame.Surface) -> None:
        whole = large.get_rect()
        rim = round(_TAG_RIM * whole.h)
        for part, colour in ((whole, theme.CREAM), (whole.inflate(-2 * rim, -2 * rim), theme.INK)):
            point = round(_TAG_POINT * part.h / 2)
            corners = [(part.x, part.centery), (part.x + point, part.y)]
            corners += [(part.right - point, part.y), (part.right, part.centery)]
            corners += [(part.right - point, part.bottom), (part.x + point, part.bottom)]
            pygame.draw.polygon(large, colour, corners)

    ink.blit_centred(canvas.surface, ink.supersampled("tag", box.size, paint), box.center)
    text.draw(canvas, figures, box.center, _style(canvas, box.h, theme.CREAM), max_width=box.w)


def way_box(canvas: Canvas, side: int, middle: Point, width: float) -> pygame.Rect:
    """Return the disc for the cost of the way across a side, within the hexagon and beside that
    side's stones."""
    least, most = (part * width for part in _WAY)
    size = round(min(most, max(least, canvas.px(_LEAST))))
    out = (_STONES * width - size / 2) / (HEIGHT / 2)
    box = pygame.Rect(0, 0, size, size)
    box.center = round(middle[0] + SIDES[side][0] * out), round(middle[1] + SIDES[side][1] * out)
    return box


def draw_way(canvas: Canvas, cost: int, box: pygame.Rect) -> None:
    """Draw a disc with the action points of a way."""
    panels.pill(canvas, box, theme.SKY, theme.SKY_DARK, box.h / 13 / canvas.screen.scale)
    text.draw(canvas, str(cost), box.center, _cost_style(canvas, box.h))


def _style(canvas: Canvas, high: float, colour: theme.Colour) -> theme.TextStyle:
    """Return the style of digits for a plate of this height in pixels."""
    size = max(theme.SMALLEST, high * _FIGURES / canvas.screen.scale)
    return replace(theme.NUMBER, size=size, colour=colour, most=0)


def _cost_style(canvas: Canvas, high: float) -> theme.TextStyle:
    """Return the style of a cost; on a small plate its figures reach over the rim, so they bring
    the plate's colour along."""
    style = _style(canvas, high, theme.SKY_DARK)
    return replace(style, outline=_THINNEST, outline_colour=theme.SKY)


def draw_points(canvas: Canvas, points: int, mark: str, xy: Point, width: float) -> None:
    """Draw a pill with a seat's mark and the points that the seat gets."""
    high = _height(canvas, width)
    box = pygame.Rect(0, 0, round(high * 2.35), round(high))
    box.center = round(xy[0]), round(xy[1])
    panels.pill(canvas, box, theme.INK, theme.GOLD_BRIGHT, high / 13 / canvas.screen.scale)
    sign = pygame.Rect(0, 0, round(high * 0.82), round(high * 0.82))
    sign.midleft = box.x + round(high * 0.14), box.centery
    sprites.draw_in(canvas, f"mark_{mark}", sign)
    style = _style(canvas, high, theme.CREAM)
    at = (sign.right + box.right - high * 0.25) / 2, box.centery
    text.draw(canvas, f"+{points}", at, style)


def draw_number(canvas: Canvas, value: int, xy: Point, width: float) -> None:
    """Draw a temple's number, cream with a dark outline, with its middle at xy; on a small hexagon
    it keeps within its column."""
    dp, small = width / canvas.screen.scale, is_compact(canvas.screen, width)
    size = max(theme.SMALLEST, _NUMBER_SIZE[small] * dp)
    outline = max(_THINNEST, _NUMBER_OUTLINE * dp)
    style = replace(theme.NUMBER_HUGE, size=size, outline=outline, most=0)
    x, y = xy
    room = _MIDDLE * width if small else None
    below = x, y + _NUMBER_SHADE * width
    text.draw(canvas, str(value), below, style, colour=theme.INK, max_width=room)
    text.draw(canvas, str(value), xy, style, max_width=room)


def leading_seat_box(canvas: Canvas, middle: Point, width: float) -> pygame.Rect:
    """Return the place of the mark of the seat that leads on a temple, on a hexagon with this
    middle and width in pixels."""
    small = is_compact(canvas.screen, width)
    side = round(_LEADS[small] * width)
    box = pygame.Rect(0, 0, side, side)
    box.center = round(middle[0]), round(middle[1] + _LEADS_AT[small] * width)
    return box


def draw_leading_seat(canvas: Canvas, mark: str | None, box: pygame.Rect) -> None:
    """Draw the mark of the seat that leads on a temple, or two bars for a tie (None)."""
    if mark is None:
        ink.blit_centred(canvas.surface, _tie(box.w), box.center)
    else:
        sprites.draw_in(canvas, f"mark_{mark}", box)


def _tie(side: int) -> pygame.Surface:
    """Return a picture of an equals sign on a disc."""

    def paint(large: pygame.Surface) -> None:
        whole = large.get_rect()
        pygame.draw.ellipse(large, theme.INK, whole)
        pygame.draw.ellipse(large, theme.PAPER, whole.inflate(-whole.w // 6, -whole.h // 6))
        for y in (0.36, 0.54):
            pygame.draw.rect(large, theme.INK, [whole.w * part for part in (0.27, y, 0.46, 0.11)])

    return ink.supersampled("tie", (side, side), paint)
