"""The device goes from one player to the next: whose turn it is, and what happened meanwhile."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.news import Interlude
from game.table.players import Player
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas

_WIDEST: Final = 460
_HEAD: Final = 64
_LINE: Final = 24
"""Sizes in dp."""


@dataclass(frozen=True, slots=True)
class HandOver(Interlude):
    """Somebody else at this device is to act, who has not looked since action number ``since``."""

    seat: int
    since: int


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody did, in words."""

    player: Player
    words: str


def draw_hand_over(canvas: Canvas, area: Rect, player: Player, told: Sequence[Told]) -> None:
    """A card in the middle of an area: whose turn it is, what the others did, and that a tap takes
    it away. The latest lines are seen where there is no room for all."""
    px = canvas.px
    card = Rect(0, 0, min(px(_WIDEST), area.w - px(12)), 0)
    foot, pad = px(theme.TOUCH), px(14)
    most = max(0, (area.h - px(12) - 2 * pad - px(_HEAD) - foot) // px(_LINE))
    lines = list(told[-most:]) if most else []
    card.h = min(area.h, 2 * pad + px(_HEAD) + len(lines) * px(_LINE) + foot)
    card.center = area.center
    panels.draw(canvas, card, panels.PARCHMENT_ACTIVE)
    inner = card.inflate(-2 * pad, -2 * pad)
    _draw_head(canvas, Rect(inner.x, inner.y, inner.w, px(_HEAD)), player)
    for i, one in enumerate(lines):
        first = not i or lines[i - 1].player != one.player
        row = Rect(inner.x, inner.y + px(_HEAD) + i * px(_LINE), inner.w, px(_LINE))
        _draw_line(canvas, row, one, first=first)
    below = inner.centerx, inner.bottom - foot // 2 + px(4)
    text.draw(canvas, _("Tap to begin"), below, theme.SUBHEADING, "mm", theme.RUST, inner.w)


def _draw_head(canvas: Canvas, row: Rect, player: Player) -> None:
    px = canvas.px
    mark = Rect(row.x, row.y, px(46), px(46))
    sprites.draw_in(canvas, f"mark_{player.mark}", mark)
    left, room = mark.right + px(12), row.right - mark.right - px(12)
    title = _("{player}'s turn").format(player=player.name)
    style = style_for(canvas.screen, title, theme.DISPLAY, room)
    text.draw(canvas, title, (left, mark.centery), style, "lm", max_width=room)


def _draw_line(canvas: Canvas, row: Rect, told: Told, *, first: bool) -> None:
    """Marked where somebody else begins."""
    px = canvas.px
    if first:
        side = px(18)
        mark = Rect(row.x, row.centery - side // 2, side, side)
        sprites.draw_in(canvas, f"mark_{told.player.mark}", mark)
    left = row.x + px(26)
    words = told.words[0].upper() + told.words[1:]
    text.draw(canvas, words, (left, row.centery), theme.BODY, "lm", max_width=row.right - left)
