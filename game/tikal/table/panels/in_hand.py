"""The hexagon in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.tikal.table import ids
from game.tikal.table.board import hexagon_card
from game.tikal.table.board.geometry import Seen
from game.tikal.table.panels.part import Context, inside, lies_flat, picture_in
from game.tikal.table.panels.stack.stock import (
    bars_of,
    draw_in_bar,
    draw_stock,
    explained_in_bar,
    explained_stock,
    stock_height,
)
from game.tikal.table.shown.cards import InHand
from game.tikal.words.places import STONES
from game.ui import text, theme
from game.ui.controls.explaining import Explained
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


# heights in dp

_TITLE: Final = 26
_WORDS: Final = 48
"""What the words beside the hexagon need."""
_LEAST: Final = 24
"""Above what height the hexagon is pictured."""
_PICTURE: Final = 94
"""What the hexagon has before what is left is told below it."""


class InHandPart(Context[InHand]):
    """Its kind, the hexagon as it is turned, and how many treasures come with it; what is left of
    everything in the room of the verbs, or below the hexagon where that room is the panel's. Where
    it has no room either a button shows it instead of the hexagon.
    """

    def covers(self, screen: Screen, places: Places) -> Sequence[Rect]:  # noqa: ARG002
        return bars_of(places)

    def room(self, screen: Screen, places: Places) -> Rect:
        inner, stock = super().room(screen, places), self._stock(screen, places)
        if stock and not lies_flat(inner):
            inner.h -= stock.h
            if lies_flat(inner):  # the hexagon lies above the buttons all the same
                inner.h -= screen.px(theme.TOUCH + theme.GAP)
        if button := self._button(screen, places):
            inner.w = button.x - screen.px(theme.GAP) - inner.x
        return inner

    def buttons(self, screen: Screen, places: Places) -> Mapping[str, Rect]:
        button = self._button(screen, places)
        stock = {ids.STOCK: button} if button else {}
        picture, _told = self._parts(screen, self.room(screen, places))
        return stock | ({ids.ROTATE_HAND: picture} if picture.h > screen.px(_LEAST) else {})

    def _parts(self, screen: Screen, inner: Rect) -> tuple[Rect, Rect]:
        """Where the hexagon is and where the words."""
        return _parts(inner, screen.px(_TITLE), screen.px(theme.TOUCH + theme.GAP))

    def _button(self, screen: Screen, places: Places) -> Rect | None:
        """In the corner, where it is nowhere told what is left."""
        if bars_of(places) or self._stock(screen, places):
            return None
        inner, side = inside(screen, places.context), screen.px(theme.TOUCH)
        return Rect(inner.right - side, inner.y, side, side)

    def _stock(self, screen: Screen, places: Places) -> Rect | None:
        """Where in the panel it is told what is left; None where it is told elsewhere, or there is
        no room for it."""
        inner, high = inside(screen, places.context), stock_height(screen)
        foot = screen.px(theme.TOUCH + theme.GAP)
        _picture, told = _parts(inner, 0, 0)
        above = screen.px(_WORDS if lies_flat(inner) else _TITLE + _PICTURE)
        if bars_of(places) or inner.h - above - foot < high:
            return None
        return Rect(told.x, inner.bottom - foot - high, told.w, high)

    def draw_card(self, canvas: Canvas, places: Places) -> None:
        draw_in_bar(canvas, places, self.panel.stock)
        if stock := self._stock(canvas.screen, places):
            draw_stock(canvas, stock, self.panel.stock)

    def explained(self, screen: Screen, places: Places) -> Sequence[Explained]:
        told = _("The hexagon in hand. Its stones are half of what a step across a border costs.")
        room = self.room(screen, places)
        if self.panel.shows_stock:
            return explained_stock(screen, _rows(screen, room))
        hand = Explained(room, told, STONES)
        stock = self._stock(screen, places)
        below = explained_stock(screen, stock) if stock else ()
        return [hand, *below, *explained_in_bar(screen, places)]

    def fill(self, canvas: Canvas, inner: Rect, seen: Seen) -> None:
        if self.panel.shows_stock:
            draw_stock(canvas, _rows(canvas.screen, inner), self.panel.stock)
            return
        panel, px = self.panel, canvas.px
        picture, told = self._parts(canvas.screen, inner)
        if picture.h > px(_LEAST):
            hexagon_card(canvas, picture, panel.hexagon, seen.rotation(panel.rotation))
        heading = (told.centerx, told.y + px(9))
        text.draw(canvas, panel.kind, heading, theme.SUBHEADING, max_width=told.w)
        if panel.treasures and lies_flat(inner) and inner.h >= px(22 + 22 + theme.TOUCH):
            note = _("treasures: {count}").format(count=panel.treasures)
            under = (heading[0], heading[1] + px(22))
            text.draw(canvas, note, under, theme.NOTE, max_width=told.w)


def _rows(screen: Screen, inner: Rect) -> Rect:
    """The part of the panel in which it stands what is left, the rows close together."""
    most = stock_height(screen) + screen.px(theme.GAP)
    return Rect(inner.x, inner.y, inner.w, min(inner.h, most))


def _parts(inner: Rect, title: int, buttons: int) -> tuple[Rect, Rect]:
    """Where the picture is and where the words: side by side, or one below the other."""
    if lies_flat(inner):
        picture = picture_in(inner)
        return picture, Rect(picture.right, inner.y, inner.right - picture.right, inner.h)
    return Rect(inner.x, inner.y + title, inner.w, inner.h - title - buttons), inner
