"""The card of the hexagon in hand."""

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from game.tikal.table import ids
from game.tikal.table.board import draw_hexagon_card
from game.tikal.table.panels.card import ContextCard
from game.tikal.table.panels.stock import (
    draw_stock,
    draw_stock_in_bar,
    free_bars,
    stock_bar_tooltips,
    stock_height,
    stock_tooltips,
)
from game.tikal.table.shown.cards import HandShown
from game.tikal.table.things import Hand, Thing
from game.tikal.table.view.table_layout import inside_margin, is_flat, picture_rect
from game.tikal.words.rulebook_sections import STONES
from game.ui import text, theme
from game.ui.controls.tooltips import Tooltip
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


class InHandCard(ContextCard[HandShown]):
    """The card of the hexagon in hand: its kind, the hexagon in its rotation, and how many
    treasures come with it.

    The stock is shown in the room of the verbs, or below the hexagon where that room is the
    panel's. Where neither has room, a button shows the stock in place of the hexagon.
    """

    @property
    def covered(self) -> Sequence[Rect]:
        return free_bars(self.places)

    @property
    def content_rect(self) -> Rect:
        px, inner, stock = self.screen.px, super().content_rect, self._stock
        if stock and not is_flat(inner):
            inner.h -= stock.h
            if is_flat(inner):  # keep the hexagon above the buttons all the same
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
        picture, _words = self._parts(self.content_rect)
        return picture if picture.h > self.screen.px(_LEAST) else None

    def _parts(self, inner: Rect) -> tuple[Rect, Rect]:
        """Return the places of the hexagon and of the words."""
        px = self.screen.px
        return _parts(inner, px(_TITLE), px(theme.TOUCH + theme.GAP))

    @property
    def _button(self) -> Rect | None:
        """The place of the button for the stock, in the corner; None where the stock is shown, or
        hidden."""
        if ids.STOCK in self.places.hidden or free_bars(self.places) or self._stock:
            return None
        inner, side = super().content_rect, self.screen.px(theme.TOUCH)
        return Rect(inner.right - side, inner.y, side, side)

    @property
    def _stock(self) -> Rect | None:
        """The place of the stock in the panel; None where it is shown elsewhere, is hidden, or has
        no room."""
        screen, places = self.screen, self.places
        if ids.STOCK in places.hidden:
            return None
        inner, high = inside_margin(screen, places.context), stock_height(screen)
        foot = screen.px(theme.TOUCH + theme.GAP)
        _picture, words = _parts(inner, 0, 0)
        above = screen.px(_WORDS if is_flat(inner) else _TITLE + _PICTURE)
        if free_bars(places) or inner.h - above - foot < high:
            return None
        return Rect(words.x, inner.bottom - foot - high, words.w, high)

    def draw_card(self, canvas: Canvas) -> None:
        draw_stock_in_bar(canvas, self.places, self.panel.stock)
        if stock := self._stock:
            draw_stock(canvas, stock, self.panel.stock)

    @property
    def tooltips(self) -> Sequence[Tooltip]:
        explanation = _(
            "The hexagon in hand. Its stones are half of what a step across a border costs."
        )
        screen, stock = self.screen, self._stock
        if self.panel.shows_stock:
            return stock_tooltips(screen, _rows(screen, self.content_rect))
        hand = Tooltip(self.content_rect, explanation, STONES)
        below = stock_tooltips(screen, stock) if stock else ()
        return [hand, *below, *stock_bar_tooltips(screen, self.places)]

    def draw_content(self, canvas: Canvas, inner: Rect) -> None:
        panel, px = self.panel, canvas.px
        if self.view.hand != panel.hexagon:
            return  # the hexagon is still on its way
        if panel.shows_stock:
            draw_stock(canvas, _rows(canvas.screen, inner), panel.stock)
            return
        _picture, words = self._parts(inner)
        if self._picture:
            rotation = self.places.hexagon_view.rotation(panel.rotation)
            draw_hexagon_card(canvas, self._picture, panel.hexagon, rotation)
        heading = (words.centerx, words.y + px(9))
        text.draw(canvas, panel.kind, heading, theme.SUBHEADING, max_width=words.w)
        if panel.treasures and is_flat(inner) and inner.h >= px(22 + 22 + theme.TOUCH):
            note = _("treasures: {count}").format(count=panel.treasures)
            under = (heading[0], heading[1] + px(22))
            text.draw(canvas, note, under, theme.NOTE, max_width=words.w)


def _rows(screen: Screen, inner: Rect) -> Rect:
    """Return the part of the panel that the stock takes, its rows close together."""
    most = stock_height(screen) + screen.px(theme.GAP)
    return Rect(inner.x, inner.y, inner.w, min(inner.h, most))


def _parts(inner: Rect, title: int, buttons: int) -> tuple[Rect, Rect]:
    """Return the places of picture and words: side by side in a flat panel, else the words around
    the picture."""
    if is_flat(inner):
        picture = picture_rect(inner)
        return picture, Rect(picture.right, inner.y, inner.right - picture.right, inner.h)
    return Rect(inner.x, inner.y + title, inner.w, inner.h - title - buttons), inner
