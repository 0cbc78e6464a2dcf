"""Hexagons: their pictures, their stones, the island's shadow, and a single one drawn large."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.tikal.rules import components
from game.tikal.rules.board import SIDE_NAMES
from game.tikal.rules.state import NONE, State
from game.tikal.table.board import ink, labels
from game.tikal.table.board.geometry import HEIGHT, HexagonView, Layout, Point
from game.ui import sprites, theme
from game.ui.painting.surfaces import transparent_surface
from game.ui.screen import Canvas

_JUNGLES: Final = tuple(f"jungle_{letter}" for letter in "abcdef")
_SHADOW_COARSER: Final = 12
_SHADOW_DROP: Final[Point] = (0.03, 0.075)
_SHADOW_ALPHA: Final = 165
_AT_ONCE: Final = 8
"""The number of hexagons that are drawn in one part."""


def sprite_name(hexagon: int, value: int, wafers: int) -> str:
    """Return the sprite of a hexagon with this number on its temple, or this many wafers on it."""
    kind = components.HEXAGON_KINDS[hexagon]
    if kind == components.TEMPLE:
        return f"temple_{value}"
    if kind == components.TREASURE:
        return f"ruin_{wafers}"
    if kind == components.JUNGLE:
        return _JUNGLES[hexagon % len(_JUNGLES)]
    return "camp" if kind == components.BASE_CAMP else "volcano"


def new_sprite_name(hexagon: int) -> str:
    """Return the sprite of a hexagon as it comes from the stack."""
    return sprite_name(
        hexagon, components.HEXAGONS[hexagon].value, components.HEXAGONS[hexagon].masks
    )


def draw_stones(canvas: Canvas, stones: Sequence[int], xy: Point, width: float) -> None:
    """Draw the stones of a hexagon with its middle at xy, counted clockwise from north."""
    for side, count in enumerate(stones):
        if count:
            sprites.draw(canvas, f"stones_{SIDE_NAMES[side]}_{count}", xy, width)


def draw_hexagon(
    canvas: Canvas, hexagon: int, rotation: int, xy: Point, width: float, *, alpha: float = 1
) -> None:
    """Draw a hexagon from the stack, its middle at xy. The stones turn with the rotation, the art
    does not."""
    draw_without_number(canvas, hexagon, rotation, xy, width, alpha=alpha)
    if components.HEXAGONS[hexagon].value:
        labels.draw_number(
            canvas, components.HEXAGONS[hexagon].value, labels.number_at(canvas, xy, width), width
        )


def draw_without_number(
    canvas: Canvas, hexagon: int, rotation: int, xy: Point, width: float, *, alpha: float = 1
) -> None:
    """Draw a hexagon from the stack without its number."""
    sprites.draw(canvas, new_sprite_name(hexagon), xy, width, alpha)
    draw_stones(canvas, components.STONES[hexagon][rotation], xy, width)


def draw_space(
    canvas: Canvas, state: State, space: int, xy: Point, width: float, *, seen: HexagonView
) -> None:
    """Draw an explored hexagon as it is now, with its stones and its number, its middle at xy."""
    _draw_ground(canvas, state, space, xy, width)
    draw_stones(canvas, seen.stones(state.stones(space)), xy, width)
    if state.value[space]:
        labels.draw_number(canvas, state.value[space], labels.number_at(canvas, xy, width), width)


def _draw_ground(canvas: Canvas, state: State, space: int, xy: Point, width: float) -> None:
    sprites.draw(canvas, _present_sprite(state, space), xy, width)


def _present_sprite(state: State, space: int) -> str:
    """Return the sprite of an explored hexagon as it is now."""
    return sprite_name(state.hexagon[space], state.value[space], len(state.ruin_treasures[space]))


def scale_hexagons(state: State, spaces: Sequence[int], width: float) -> Iterator[None]:
    """Scale the pictures of the explored hexagons on these spaces ahead, one by one."""
    for space in explored_spaces(state, spaces):
        sprites.scaled(_present_sprite(state, space), width)
        yield


def draw_island(canvas: Canvas, state: State, layout: Layout, spaces: Sequence[int]) -> None:
    """Draw the explored hexagons on these spaces over their shadow."""
    draw_shadow(canvas, explored_spaces(state, spaces), layout)
    for _part in draw_hexagons(canvas, state, layout, spaces):
        pass


def draw_hexagons(
    canvas: Canvas, state: State, layout: Layout, spaces: Sequence[int]
) -> Iterator[None]:
    """Draw the explored hexagons on these spaces, part by part. Stones lie over all trees."""
    there = explored_spaces(state, sorted(spaces, key=lambda one: layout.spot(one)[1]))
    for count, space in enumerate(there, 1):
        _draw_ground(canvas, state, space, layout.centre(space), layout.width)
        if count % _AT_ONCE == 0:
            yield
    for space in there:
        stones = layout.seen(canvas.screen).stones(state.stones(space))
        draw_stones(canvas, stones, layout.centre(space), layout.width)
    yield


def explored_spaces(state: State, spaces: Sequence[int]) -> list[int]:
    """Return those of the spaces that have a hexagon."""
    return [space for space in spaces if state.hexagon[space] != NONE]


def draw_shadow(canvas: Canvas, spaces: Sequence[int], layout: Layout) -> None:
    """Draw one soft shadow under all of these hexagons: drawn coarsely, then stretched.

    The coarse picture's grid is fixed to the board, so that shadows on neighbouring squares of the
    ground fit together.
    """
    k = max(1, round(layout.width / _SHADOW_COARSER))
    drop = layout.moved(
        layout.x + _SHADOW_DROP[0] * layout.width, layout.y + _SHADOW_DROP[1] * layout.width
    )
    area = _surrounding(spaces, drop).clip(canvas.surface.get_rect())
    if not area.w or not area.h:
        return
    left, top = (
        math.floor((edge - start) / k) - 2
        for edge, start in ((area.x, layout.x), (area.y, layout.y))
    )
    coarse = transparent_surface((area.w // k + 5, area.h // k + 5))
    coarse.fill((*theme.ISLAND_SHADOW, 0))
    corner = (drop.x - layout.x) / k - left, (drop.y - layout.y) / k - top
    shrunk = Layout(*corner, layout.width / k, layout.turned)
    for space in spaces:
        # round down, since pygame rounds negative coordinates towards zero
        corners = [(math.floor(x), math.floor(y)) for x, y in shrunk.corners(space)]
        pygame.draw.polygon(coarse, (*theme.ISLAND_SHADOW, _SHADOW_ALPHA), corners)
    soft, shift = ink.enlarged(coarse, k)
    at = round(layout.x + left * k) + shift, round(layout.y + top * k) + shift
    canvas.surface.blit(soft, at)


def _surrounding(spaces: Sequence[int], layout: Layout) -> pygame.Rect:
    """Return a rectangle around these hexagons and a margin; an empty one for none."""
    whole = pygame.Rect(0, 0, 0, 0)
    for space in spaces:
        box = pygame.Rect(0, 0, round(layout.width * 1.2), round(layout.width))
        box.center = round(layout.centre(space)[0]), round(layout.centre(space)[1])
        whole = whole.union(box) if whole.w else box
    return whole


# A single hexagon drawn large: the one in hand, on display, or chosen.

_HEADROOM = 0.13
_SKIRT = 0.05
"""The room for trees and temples above a hexagon, and for its edge below, in its widths."""


def draw_hexagon_card(canvas: Canvas, rect: pygame.Rect, hexagon: int, rotation: int) -> None:
    """Draw a hexagon with its stones and number, as large as fits into the rectangle."""
    draw_hexagon(canvas, hexagon, rotation, *_fitted(rect))


def draw_space_card(
    canvas: Canvas, rect: pygame.Rect, state: State, space: int, seen: HexagonView
) -> None:
    """Draw an explored hexagon as it lies on the board, without the pieces on it."""
    draw_space(canvas, state, space, *_fitted(rect), seen=seen)


def _fitted(rect: pygame.Rect) -> tuple[Point, float]:
    """Return the middle and the width of the largest hexagon in a rectangle, in pixels."""
    width = min(rect.w / 1.02, rect.h / (HEIGHT + _HEADROOM + _SKIRT))
    return (rect.centerx, rect.centery + (_HEADROOM - _SKIRT) / 2 * width), width
