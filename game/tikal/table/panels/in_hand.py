"""The hexagon in hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.tikal.rules.components import HEXAGONS
from game.tikal.table import words
from game.tikal.table.board import hexagon_card
from game.tikal.table.panels.panel import Context, lies_flat
from game.ui import text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas

if TYPE_CHECKING:
    pass


@dataclass(frozen=True)
class InHand(Context):
    """Its kind, the hexagon as it is turned, and how many treasures come with it."""

    rotation: int

    def fill(self, canvas: Canvas, inner: Rect) -> None:
        hexagon, px = self.view.hand, canvas.px
        picture, told = _parts(inner, px(26), px(theme.TOUCH + theme.GAP))
        if picture.h > px(24):
            hexagon_card(canvas, picture, hexagon, self.rotation)
        heading = (told.centerx, told.y + px(9))
        text.draw(canvas, words.hexagon(hexagon), heading, theme.SUBHEADING, max_width=told.w)
        masks = HEXAGONS[hexagon].masks
        if masks and lies_flat(inner) and inner.h >= px(22 + 22 + theme.TOUCH):
            note = _("treasures: {count}").format(count=masks)
            under = (heading[0], heading[1] + px(22))
            text.draw(canvas, note, under, theme.NOTE, max_width=told.w)


def _parts(inner: Rect, title: int, buttons: int) -> tuple[Rect, Rect]:
    """Where the picture is and where the words: side by side, or one below the other."""
    if lies_flat(inner):
        picture = Rect(inner.x, inner.y, inner.w * 2 // 5, inner.h)
        return picture, Rect(picture.right, inner.y, inner.right - picture.right, inner.h)
    return Rect(inner.x, inner.y + title, inner.w, inner.h - title - buttons), inner
