"""The gears as pictures: the wheels, which turn, and their dials, which do not."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

import pygame
from pygame import Rect

from game.tzolkin.rules.data import board
from game.tzolkin.rules.state import State
from game.tzolkin.table.board import geometry, train_layout
from game.tzolkin.table.board.geometry import ADDENDUM, Point
from game.tzolkin.table.board.geometry import rotated as turned_by
from game.tzolkin.table.board.train_layout import Layout
from game.tzolkin.table.signs import drawing, sign
from game.tzolkin.words import names
from game.ui import sprites, text, theme
from game.ui.painting.surfaces import SurfaceCache, transparent_surface
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

# A cache of pictures of still parts; each is kept until what it shows changes.

_kept = SurfaceCache()


def draw_cached(
    canvas: Canvas,
    layout: Layout,
    box: Rect,
    key: Hashable,
    paint: Callable[[Canvas, Layout], None],
) -> None:
    """Draw a part into a box, painting it only if no picture with this key is cached.

    ``paint`` gets a transparent canvas of the box's size, and the train's layout on it. It has to
    paint on something opaque with a dark edge, because the blending darkens the edge once more.
    """
    if not box.colliderect(canvas.surface.get_clip()):
        return

    def make() -> pygame.Surface:
        picture = transparent_surface(box.size)
        paint(Canvas(picture, canvas.screen), layout.moved(-box.x, -box.y))
        picture.premul_alpha_ip()  # letters leave colour in fully transparent pixels
        return picture

    picture = _kept.get((layout, canvas.screen, key), make)
    canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


# The dial inside each gear: space numbers, emblem, name and skulls.

READABLE: Final = 7.5
"""The smallest letter height in dp at which words are drawn.

Below it they are left out: a whole train on a phone is only an overview.
"""
_NUMBER: Final = 1.0
"""The height of a space's number. All lengths in this file are in modules."""
_NAME: Final = (
    (-1.55, -0.15, 3.1, 1.6),
    (-2.02, -0.15, 4.05, 1.6),
    (-2.15, -0.15, 4.3, 1.6),
)
"""Places for a gear's name: each is used if the name does not fit those before it.

They are larger and larger, and come near the numbers.
"""
_LONG_NAME: Final = ((-1.95, -1.95, 3.9, 2.95),)
_LETTERS: Final = 0.85
_NICHE: Final = 1.26
_SKULL: Final = 1.35
"""The width of a crystal skull with its shadow."""
_SUPPLY: Final = (1.5, 1.3)
_INWARDS: Final = 0.2
"""How much further inwards a number of two figures lies, in modules."""
_DOT: Final = 0.26
_EDGE: Final = 0.1


DIALS: Final = tuple(f"tzolkin/dial_{name}" for name in board.GEARS)
"""Each gear's dial, with the sign of its place in relief; Chichen Itza's has niches instead."""


def draw_dial(canvas: Canvas, layout: Layout, gear: int, state: State) -> None:
    """Draw everything inside a gear."""
    half = geometry.radius(gear) - geometry.DIAL
    box = layout.square_around(geometry.middle(gear), half + _EDGE)
    shown = (state.offered_spaces, state.skulls_left) if gear == board.CHICHEN else ()
    key = gear, names.gear(gear), shown
    draw_cached(canvas, layout, box, key, lambda on, there: _paint(on, there, gear, state))


def _paint(canvas: Canvas, layout: Layout, gear: int, state: State) -> None:
    side = 2 * (geometry.radius(gear) - geometry.DIAL + _EDGE) * layout.module
    sprites.draw(canvas, DIALS[gear], layout.at(geometry.middle(gear)), side)
    _draw_numbers(canvas, layout, gear)
    if gear == board.CHICHEN:
        _draw_niches(canvas, layout, state)
        _draw_name(canvas, layout, gear, _LONG_NAME)
        _draw_supply(canvas, layout, state)
    else:
        _draw_name(canvas, layout, gear, _NAME)


def _draw_numbers(canvas: Canvas, layout: Layout, gear: int) -> None:
    """Draw the number of each space, which is its cost; draw a dot where no worker can stand."""
    far = geometry.radius(gear) - geometry.NUMBERS
    for space in range(board.TEETH[gear]):
        at = geometry.space_point(gear, space, far - _INWARDS * (space > 9))
        if space <= board.LAST_SPACE[gear]:
            text.draw(canvas, str(space), layout.at(at), style(canvas, layout, _NUMBER))
        else:
            sprites.draw(canvas, "tzolkin/dot", layout.at(at), _DOT * layout.module)


def _draw_name(
    canvas: Canvas, layout: Layout, gear: int, places: Sequence[train_layout.Box]
) -> None:
    """Draw the gear's name in the first of the boxes that it fits, if need be broken at a hyphen.

    The boxes are relative to the gear's middle. Draws nothing if the name fits none of them or
    would be too small to read.
    """
    x, y = geometry.middle(gear)
    letters, name = style(canvas, layout, _LETTERS, "head"), str(names.gear(gear))
    boxes = [layout.box((x + left, y + top, w, h)) for left, top, w, h in places]
    ways = [(words, box) for words in (name, name.replace("-", "-\n")) for box in boxes]
    fitting = [one for one in ways if text.paragraph_fits(canvas.screen, *one, letters)]
    if fitting and letters.size >= READABLE:
        text.paragraph(canvas, *fitting[0], letters, "mm")


def _draw_niches(canvas: Canvas, layout: Layout, state: State) -> None:
    """Draw a niche for each action of Chichen Itza, with the skull that lies on it."""
    far = geometry.radius(board.CHICHEN) - geometry.NICHES
    for space in range(1, board.HIGHEST_ACTION[board.CHICHEN] + 1):
        at = geometry.space_point(board.CHICHEN, space, far)
        sprites.draw(canvas, "tzolkin/niche", layout.at(at), _NICHE * layout.module)
        if state.offered_spaces >> space & 1:
            sprites.draw(canvas, "tzolkin/skull", layout.at(at), _SKULL * layout.module)


def _draw_supply(canvas: Canvas, layout: Layout, state: State) -> None:
    """Draw how many skulls are left in the supply."""
    down, high = _SUPPLY
    x, y = layout.at(geometry.middle(board.CHICHEN))
    box = Rect(0, 0, layout.length(4 * high), layout.length(1.2 * high))
    box.center = round(x), round(y + down * layout.module)
    left = ((sign.Sign(sign.SKULL), sign.Sign("", str(state.skulls_left))),)
    drawing.draw(canvas, box, left, layout.length(high))


def style(canvas: Canvas, layout: Layout, modules: float, family: str = "num") -> TextStyle:
    """Return a text style whose letters are this many modules high."""
    return TextStyle(family, modules * layout.module / canvas.screen.scale, theme.INK, most=0)


CALENDAR: Final = len(board.GEARS)
"""The wheel number of the calendar, which is not a gear."""
PICTURES: Final = tuple(f"tzolkin/wheel_{name}" for name in (*board.GEARS, "calendar"))
# A wheel looks the same after every tooth. So its picture, lit as it lies at rest, is never turned
# by more than half a tooth, and the light on it stays where it is.

_TEETH: Final = (*board.TEETH, geometry.CALENDAR_TEETH)
_SMOOTH: Final = 1.5
"""The largest number of device pixels per CSS pixel at which wheels are rotated smoothly."""
_CLOCKWISE: Final = (-1, -1, -1, -1, -1, 1)


def draw_wheel(canvas: Canvas, layout: Layout, wheel: int, turned: float) -> None:
    """Draw a gear or the calendar, turned by this many days; fractions are allowed."""
    name, part = PICTURES[wheel], turned - round(turned)
    picture, sprite = sprites.scaled(name, wheel_width(layout, wheel)), sprites.info(name)
    factor = wheel_width(layout, wheel) / sprite.unit
    beside = [size / 2 - at * factor for size, at in zip(picture.size, sprite.anchor, strict=True)]
    degrees = part * 360 / _TEETH[wheel] * _CLOCKWISE[wheel]
    if part:
        picture = _rotated(picture, degrees, dense=canvas.screen.ratio > _SMOOTH)
    across, up = turned_by(beside[0], -beside[1], degrees)
    x, y = layout.at(wheel_middle(wheel))
    corner = round(x + across - picture.width / 2), round(y - up - picture.height / 2)
    canvas.surface.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)


def _rotated(picture: pygame.Surface, degrees: float, *, dense: bool) -> pygame.Surface:
    """Return the picture rotated smoothly, or by whole pixels on a dense screen.

    A dense screen has four times the pixels, and nobody sees the difference in motion. Whole pixels
    take less than half the time.
    """
    if dense:
        return pygame.transform.rotate(picture, degrees)
    return pygame.transform.rotozoom(picture, degrees, 1.0)


def wheel_width(layout: Layout, wheel: int) -> float:
    """Return the diameter of the circle through a wheel's tips in pixels; its picture's unit."""
    return 2 * wheel_tip(wheel) * layout.module


def wheel_middle(wheel: int) -> Point:
    """Return the middle of a gear or of the calendar."""
    return (0.0, 0.0) if wheel == CALENDAR else geometry.middle(wheel)


def wheel_tip(wheel: int) -> float:
    """Return the radius of the circle through a wheel's tips, in modules."""
    return _TEETH[wheel] / 2 + ADDENDUM
