"""The card of the hexagon in hand."""

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from game.tikal.table import ids
from game.tikal.table.board import hexagon_card
from game.tikal.table.panels.card import Context
from game.tikal.table.panels.stack.stock import (
    bars_of,
    draw_in_bar,
    draw_stock,
    explained_in_bar,
    explained_stock,
    stock_height,
)
from game.tikal.table.shown.cards import InHand
from game.tikal.table.things import Hand, Thing
from game.tikal.table.view.table_layout import inside_margin, lies_flat, picture_in
from game.tikal.words.places import STONES
from game.ui import text, theme
from game.ui.controls.explaining import Tooltip
from game.ui.i18n import gettext as _
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen

# heights in dp

_TITLE: Final = 26
_WORDS: Final = 48
"""The height of the words beside the hexagon."""
_LEAST: Final = 24
"""The height above which the hexagon is pictured."""
_PICTURE: Final = 94
"""The height of the hexagon from which the stock is shown below it."""


class InHandCard(Context[InHand]):
    """The card of the hexagon in hand: its kind, the hexagon in its rotation, and how many
    treasures come with it.

    The stock is shown in the room of the verbs, or below the hexagon where that room is the
    panel's. Where neither has room, a button shows the stock in place of the hexagon.
    """

    @property
    def covers(self) -> Sequence[Rect]:
        return bars_of(self.places)

    @property
    def room(self) -> Rect:
        px, inner, stock = self.screen.px, super().room, self._stock
        if stock and not lies_flat(inner):
            inner.h -= stock.h
            if lies_flat(inner):  # keep the hexagon above the buttons all the same
                inner.h -= px(theme.TOUCH + theme.GAP)
        if button := self._button:
            inner.w = button.x - px(theme.GAP) - inner.x
        return inner

    @property
    def buttons(self) -> Mapping[str, Rect]:
        stock = {ids.STOCK: self._button} if self._button else {}
        return stock | ({ids.ROTATE_HAND: self._picture} if self._picture else {})

    def pick(self, pos: Pos) -> Thing | None:
        picture = None if self.panel.shows_stock else self._picture
        return Hand() if picture and picture.collidepoint(pos) else None

    @property
    def _picture(self) -> Rect | None:
        """The place of the hexagon, None without room."""
        picture, _told = self._parts(self.room)
        return picture if picture.h > self.screen.px(_LEAST) else None

    def _parts(self, inner: Rect) -> tuple[Rect, Rect]:
        """Return the places of the hexagon and of the words."""
        px = self.screen.px
        return _parts(inner, px(_TITLE), px(theme.TOUCH + theme.GAP))

    @property
    def _button(self) -> Rect | None:
        """The place of the button for the stock, in the corner; None where the stock is shown."""
        if bars_of(self.places) or self._stock:
            return None
        inner, side = super().room, self.screen.px(theme.TOUCH)
        return Rect(inner.right - side, inner.y, side, side)

    @property
    def _stock(self) -> Rect | None:
        """The place of the stock in the panel; None where it is shown elsewhere or has no room."""
        screen, places = self.screen, self.places
        inner, high = inside_margin(screen, places.context), stock_height(screen)
        foot = screen.px(theme.TOUCH + theme.GAP)
        _picture, told = _parts(inner, 0, 0)
        above = screen.px(_WORDS if lies_flat(inner) else _TITLE + _PICTURE)
        if bars_of(places) or inner.h - above - foot < high:
            return None
        return Rect(told.x, inner.bottom - foot - high, told.w, high)

    def draw_card(self, canvas: Canvas) -> None:
        draw_in_bar(canvas, self.places, self.panel.stock)
        if stock := self._stock:
            draw_stock(canvas, stock, self.panel.stock)

    @property
    def explained(self) -> Sequence[Tooltip]:
        told = _("The hexagon in hand. Its stones are half of what a step across a border costs.")
        screen, stock = self.screen, self._stock
        if self.panel.shows_stock:
            return explained_stock(screen, _rows(screen, self.room))
        hand = Tooltip(self.room, told, STONES)
        below = explained_stock(screen, stock) if stock else ()
        return [hand, *below, *explained_in_bar(screen, self.places)]

    def fill(self, canvas: Canvas, inner: Rect) -> None:
        panel, px = self.panel, canvas.px
        if self.view.hand != panel.hexagon:
            return  # the hexagon is still on its way
        if panel.shows_stock:
            draw_stock(canvas, _rows(canvas.screen, inner), panel.stock)
            return
        _picture, told = self._parts(inner)
        if self._picture:
            rotation = self.places.seen.rotation(panel.rotation)
            hexagon_card(canvas, self._picture, panel.hexagon, rotation)
        heading = (told.centerx, told.y + px(9))
        text.draw(canvas, panel.kind, heading, theme.SUBHEADING, max_width=told.w)
        if panel.treasures and lies_flat(inner) and inner.h >= px(22 + 22 + theme.TOUCH):
            note = _("treasures: {count}").format(count=panel.treasures)
            under = (heading[0], heading[1] + px(22))
            text.draw(canvas, note, under, theme.NOTE, max_width=told.w)


def _rows(screen: Screen, inner: Rect) -> Rect:
    """Return the part of the panel that the stock takes, its rows close together."""
    most = stock_height(screen) + screen.px(theme.GAP)
    return Rect(inner.x, inner.y, inner.w, min(inner.h, most))


def _parts(inner: Rect, title: int, buttons: int) -> tuple[Rect, Rect]:
    """Return the places of picture and words: side by side in a flat panel, else the words around
    the picture."""
    if lies_flat(inner):
        picture = picture_in(inner)
        return picture, Rect(picture.right, inner.y, inner.right - picture.right, inner.h)
    return Rect(inner.x, inner.y + title, inner.w, inner.h - title - buttons), inner
