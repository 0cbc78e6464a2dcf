"""The auction's card: the display, who is still in, and the own bid (ux, "Auction")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.table.players import Player
from game.tikal.rules.hidden import View
from game.tikal.rules.state import CHOOSE
from game.tikal.table.panels.auction_plan import AuctionPlan
from game.tikal.table.panels.bidders import draw_bidders, situation
from game.tikal.table.panels.panel import Panel
from game.tikal.table.panels.still_to_come import draw_still_to_come
from game.tikal.table.panels.stock import draw_stock
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places

_STILL = 170
"""The height in dp from which what is still to come is shown below the words."""
_STOCK = 240
"""The width in dp from which a bidder is told what is left beside the display."""
_AROUND = 10
"""How much higher in dp its card is than a displayed hexagon."""
_TOLD = 110
"""The width in dp from which it is told what the display is for."""


def left_by(view: View, points: int | None = None) -> list[int | None]:
    """The points that every seat would have after paying its bid, None while it bids nothing.

    The seat to act is about to bid so many ``points``.
    """
    left: list[int | None] = [None] * view.seats
    if bids := view.bids:
        if bids.high:
            left[bids.high_bidder] = view.score[bids.high_bidder] - bids.high
        if points is not None and points <= view.score[view.seat]:
            left[view.seat] = view.score[view.seat] - points
    return left


@dataclass(frozen=True)
class Auction(Panel):
    """Takes the context's place while a turn is auctioned and a hexagon chosen.

    Attributes:
        points: what the player to act would bid, None where nobody here bids.
        watched: True while others bid and choose.
    """

    view: View
    players: tuple[Player, ...]
    points: int | None = None
    watched: bool = False

    def covers(self, places: Places) -> Sequence[Rect]:
        return places.auction.rects

    def draw_card(self, canvas: Canvas, places: Places) -> None:
        plan = places.auction
        for rect, skin in zip(plan.rects, (panels.PARCHMENT, panels.DARK), strict=False):
            panels.draw(canvas, rect, skin)
        if plan.heading.h:
            left, room = (plan.heading.x, plan.heading.y + canvas.px(9)), plan.heading.w
            text.draw(canvas, self._title, left, theme.SUBHEADING, "lm", max_width=room)
        draw_bidders(canvas, plan.bidders, self.view, self.players)
        self._draw_words(canvas, plan)
        if self.points is not None:
            between = (plan.less.right + plan.more.x) // 2, plan.less.centery
            text.draw(canvas, str(self.points), between, theme.NUMBER_BIG)
        if len(plan.rects) > 1 and self.points is not None and plan.told.w >= canvas.px(_STOCK):
            card = plan.told.inflate(0, canvas.px(_AROUND))
            panels.draw(canvas, card, panels.PARCHMENT_DIM)
            draw_stock(canvas, card.inflate(-canvas.px(20), -canvas.px(4)), self.view)
        elif len(plan.rects) > 1 and plan.told.w >= canvas.px(_TOLD):
            self._draw_told(canvas, plan.told)

    @property
    def _chooses(self) -> bool:
        return self.view.phase == CHOOSE

    @property
    def _title(self) -> str:
        title = (
            _("Turn {turn} of {turns}") if self._chooses else _("Auction of turn {turn} of {turns}")
        )
        return title.format(turn=len(self.view.had_turn) + 1, turns=self.view.seats)

    def _draw_words(self, canvas: Canvas, plan: AuctionPlan) -> None:
        """How it stands, and what is still to come where there is nothing to bid with."""
        room = plan.words.copy()
        if self.watched:
            room.h = plan.skip.y - canvas.px(theme.GAP) - room.y
        elif self._chooses:
            room.h = plan.rects[0].bottom - canvas.px(14) - room.y
        used = _paragraph(canvas, room, situation(self.view, self.players), theme.NOTE)
        room.y, room.h = room.y + used, room.h - used
        if self.points is None and room.h >= canvas.px(_STILL):
            draw_still_to_come(canvas, room, self.view)

    def _draw_told(self, canvas: Canvas, area: Rect) -> None:
        """What the display is for, beside it."""
        heading = (area.x, area.y + canvas.px(12))
        title, style, colour = _("On display"), theme.SUBHEADING, theme.CREAM
        text.draw(canvas, title, heading, style, "lm", colour, max_width=area.w)
        takes = self._chooses and not self.watched
        hint = _("Tap the one to take.") if takes else _("Tap one to see it large.")
        below = canvas.px(24)
        under = Rect(area.x, area.y + below, area.w, area.h - below)
        _paragraph(canvas, under, hint, theme.NOTE_LIGHT)


def _paragraph(canvas: Canvas, area: Rect, words: str, style: theme.TextStyle) -> int:
    """The lines of a note, none rather than a part of them; returns the height they take."""
    lines = text.wrap(canvas.screen, words, style, max(1, area.w))
    step = round(text.measure(canvas.screen, "", style)[1] * 1.04)
    if len(lines) * step > area.h:
        return 0
    return text.draw_lines(canvas, lines, area.topleft, style) + canvas.px(theme.GAP)
