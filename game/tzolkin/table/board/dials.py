"""The dial inside each gear, which does not turn: space numbers, emblem, name and skulls."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.tzolkin.rules.data.board import ACTIONS, CHICHEN, LAST_SPACE, TEETH
from game.tzolkin.rules.state import State
from game.tzolkin.table.board.geometry import plates, train
from game.tzolkin.table.board.geometry.layout import Layout
from game.tzolkin.table.board.kept import draw_kept
from game.tzolkin.table.signs import drawing, sign
from game.tzolkin.table.signs.spaces import EMBLEMS
from game.tzolkin.words import names
from game.ui import sprites, text, theme
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

READABLE: Final = 7.5
"""The smallest letter height in dp at which words are drawn.

Below it they are left out: a whole train on a phone is only an overview.
"""
_NUMBER: Final = 1.0
_EMBLEM: Final = (-0.85, 1.45)
"""The emblem's offset below the gear's middle, and its height.

All lengths in this file are in modules.
"""
_NAME: Final = ((-2.02, -0.15, 4.05, 1.6), (-2.15, -0.15, 4.3, 1.6))
"""Two places for a gear's name: the second is used if the name does not fit the first.

The second is larger, and comes near the numbers.
"""
_LONG_NAME: Final = ((-1.95, -1.95, 3.9, 2.95),)
_LETTERS: Final = 0.85
_NICHE: Final = 1.2
_SKULL: Final = 1.05
_SUPPLY: Final = (1.5, 1.3)
_DOT: Final = 0.26
_EDGE: Final = 0.1


def draw_dial(canvas: Canvas, layout: Layout, gear: int, state: State) -> None:
    """Draw everything inside a gear."""
    half = train.radius(gear) - train.DIAL
    box = layout.around(train.middle(gear), half + _EDGE)
    shown = (state.offered, state.skulls_left) if gear == CHICHEN else ()
    key = gear, names.gear(gear), shown
    draw_kept(canvas, layout, box, key, lambda on, there: _paint(on, there, gear, state))


def _paint(canvas: Canvas, layout: Layout, gear: int, state: State) -> None:
    side = 2 * (train.radius(gear) - train.DIAL) * layout.module
    sprites.draw(canvas, "tzolkin/dial", layout.at(train.middle(gear)), side)
    _draw_numbers(canvas, layout, gear)
    if gear == CHICHEN:
        _draw_niches(canvas, layout, state)
        _draw_name(canvas, layout, gear, _LONG_NAME)
        _draw_supply(canvas, layout, state)
    else:
        down, high = _EMBLEM
        x, y = train.middle(gear)
        drawing.icon(canvas, EMBLEMS[gear], layout.around((x, y + down), high / 2))
        _draw_name(canvas, layout, gear, _NAME)


def _draw_numbers(canvas: Canvas, layout: Layout, gear: int) -> None:
    """Draw the number of each space, which is its cost; draw a dot where no worker can stand."""
    far = train.radius(gear) - train.NUMBERS
    for space in range(TEETH[gear]):
        at = train.spot(gear, space, far)
        if space <= LAST_SPACE[gear]:
            text.draw(canvas, str(space), layout.at(at), style(canvas, layout, _NUMBER))
        else:
            sprites.draw(canvas, "tzolkin/dot", layout.at(at), _DOT * layout.module)


def _draw_name(canvas: Canvas, layout: Layout, gear: int, places: Sequence[plates.Box]) -> None:
    """Draw the gear's name in the first of the boxes that it fits.

    The boxes are relative to the gear's middle. Draws nothing if the name fits none of them or
    would be too small to read.
    """
    x, y = train.middle(gear)
    letters, name = style(canvas, layout, _LETTERS, "head"), names.gear(gear)
    boxes = [layout.box((x + left, y + top, w, h)) for left, top, w, h in places]
    box = next(
        (one for one in boxes if text.paragraph_fits(canvas.screen, name, one, letters)), None
    )
    if box and letters.size >= READABLE:
        text.paragraph(canvas, name, box, letters, "mm")


def _draw_niches(canvas: Canvas, layout: Layout, state: State) -> None:
    """Draw a niche for each action of Chichen Itza, with the skull that lies on it."""
    far = train.radius(CHICHEN) - train.NICHES
    for space in range(1, ACTIONS[CHICHEN] + 1):
        at = train.spot(CHICHEN, space, far)
        sprites.draw(canvas, "tzolkin/niche", layout.at(at), _NICHE * layout.module)
        if state.offered >> space & 1:
            drawing.icon(canvas, sign.SKULL, layout.around(at, _SKULL / 2))


def _draw_supply(canvas: Canvas, layout: Layout, state: State) -> None:
    """Draw how many skulls are left in the supply."""
    down, high = _SUPPLY
    x, y = layout.at(train.middle(CHICHEN))
    box = Rect(0, 0, layout.length(4 * high), layout.length(1.2 * high))
    box.center = round(x), round(y + down * layout.module)
    left = ((sign.Sign(sign.SKULL), sign.Sign("", str(state.skulls_left))),)
    drawing.draw(canvas, box, left, layout.length(high))


def style(canvas: Canvas, layout: Layout, modules: float, family: str = "num") -> TextStyle:
    """Return a text style whose letters are this many modules high."""
    return TextStyle(family, modules * layout.module / canvas.screen.scale, theme.INK)
