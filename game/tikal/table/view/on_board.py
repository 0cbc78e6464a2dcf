"""The button on a hexagon of the board that lets the party picked up come there."""

from dataclasses import replace
from typing import Final

from pygame import Rect

from game.tikal.table.board import BoardView
from game.tikal.table.board.geometry import HEIGHT
from game.tikal.words.labels import with_price
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Button, Element

_ABOVE: Final = 0.31
"""The height of the room above the numbers in the middle of a hexagon, in widths of the hexagon."""
_BELOW: Final = -0.165
"""Where that room ends: the distance below the hexagon's middle, in its widths (negative:
above)."""
_WIDEST: Final = 116
"""The greatest width of the button in dp."""
_EDGE: Final = 4
"""The margin around the words in dp."""


def place_on_board(screen: Screen, board: BoardView, space: int) -> Rect | None:
    """Return the button's place on a space's hexagon; None while the hexagon is out of sight.

    It lies above the hexagon's numbers, or over them if the hexagon is small, and is no wider than
    the hexagon unless a finger needs more.
    """
    layout, high = board.layout, screen.px(theme.TOUCH)
    x, y = layout.centre(space)
    if not board.rect.collidepoint(x, y):
        return None
    wide = max(high, min(screen.px(_WIDEST), round(HEIGHT * layout.width)))
    rect = Rect(0, 0, wide, high)
    rect.center = round(x), round(y)
    if high <= _ABOVE * layout.width:
        rect.bottom = round(y + _BELOW * layout.width)
    return rect.clamp(board.box)


class OnBoard(Button):
    """A button over hexagons that can be touched themselves. When it appears it waits before it
    takes taps, as a button does that has taken the place of another."""

    covers = True

    @property
    def skin(self) -> panels.Skin:
        return panels.BUTTON_CHOSEN if self.ready and not self.pressed else super().skin

    def elements(self) -> list[Element]:
        """Return the button as an element whose label includes the price."""
        told = str(with_price(self.label, self.note))
        return [replace(one, label=told) for one in super().elements()]

    def draw(self, canvas: Canvas) -> None:
        """Draw the words over the price; where the words do not fit, the icon."""
        plate = self.plate(canvas.screen)
        panels.draw(canvas, plate, self.skin)
        inner = plate.inflate(-2 * canvas.px(_EDGE), -2 * canvas.px(_EDGE))
        upper = Rect(inner.x, inner.y, inner.w, inner.h // 2)
        below = inner.centerx, inner.bottom - inner.h // 4
        style, words, room = self.style, self.label, inner.w
        if text.fits(canvas.screen, words, style, room):
            text.draw(canvas, words, upper.center, style, colour=self._colour(), max_width=room)
        elif isinstance(self.icon, str):
            sprites.draw_in(canvas, self.icon, upper, 1.0 if self.ready else 0.45)
        text.draw(canvas, self.note, below, style, colour=self._colour(), max_width=room)

    def plate(self, screen: Screen) -> Rect:
        """Return the visible part of the button, which is smaller than the part that takes taps."""
        return self.rect.inflate(-screen.px(_EDGE), 0)
