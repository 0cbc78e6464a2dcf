"""The card of an auction: the display, who is still in, and the own bid (ux, "Auction")."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.tikal.table.panels.bidders import cell_of, draw_bidders
from game.tikal.table.panels.card import PanelCard
from game.tikal.table.panels.stack.still_to_come import draw_ahead, explained_ahead
from game.tikal.table.panels.stack.stock import draw_stock, explained_stock, stock_height
from game.tikal.table.shown.auction import Auction
from game.tikal.table.things import Displayed, Thing
from game.tikal.words.places import AUCTION, BIDDING
from game.ui import panels, text, theme
from game.ui.controls.explaining import Tooltip
from game.ui.i18n import gettext as _
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words

_STILL = 170
"""The least height in dp in which what is still to come is shown with a picture, below the
words."""
_STOCK = 240
"""The least width in dp beside the display in which the stock is shown."""
_AROUND = 10
"""How much higher in dp the stock's card is than a displayed hexagon."""
_FOOT = 40
"""The least height in dp for a note below the buttons."""
_TOLD = 110
"""The least width in dp beside the display for a note on what it is for."""


class AuctionCard(PanelCard[Auction]):
    """The card that takes the context's place while a turn is auctioned and a hexagon chosen."""

    @property
    def covers(self) -> Sequence[Rect]:
        return self.places.auction.rects

    @property
    def _displayed(self) -> Mapping[Thing, Rect]:
        return {
            Displayed(hexagon): rect
            for hexagon, rect in zip(self.view.display, self.places.auction.displayed, strict=False)
        }

    def pick(self, pos: Pos) -> Thing | None:
        there = self._displayed.items()
        return next((thing for thing, rect in there if rect.collidepoint(pos)), None)

    def place_of(self, thing: Thing) -> Rect | None:
        return self._displayed.get(thing) or super().place_of(thing)

    def draw_card(self, canvas: Canvas) -> None:
        plan = self.places.auction
        for rect, skin in zip(plan.rects, (panels.PARCHMENT, panels.DARK), strict=False):
            panels.draw(canvas, rect, skin)
        if plan.heading.h:
            left, room = (plan.heading.x, plan.heading.y + canvas.px(9)), plan.heading.w
            text.draw(canvas, self.panel.title, left, theme.SUBHEADING, "lm", max_width=room)
        draw_bidders(canvas, plan.bidders, self.panel.bidders)
        self._draw_words(canvas)
        if self.panel.points is not None:
            between = (plan.less.right + plan.more.x) // 2, plan.less.centery
            text.draw(canvas, str(self.panel.points), between, theme.NUMBER_BIG)
        if card := self._stock:
            panels.draw(canvas, card, panels.PARCHMENT_DIM)
            draw_stock(canvas, _in_stock(canvas.screen, card), self.panel.stock)
        elif plan.beside and plan.told.w >= canvas.px(_TOLD):
            self._draw_told(canvas, plan.told)
        if (foot := self._foot) and card:
            text.paragraph(canvas, _("Tap a hexagon on display to see it large."), foot, theme.NOTE)

    @property
    def _foot(self) -> Rect | None:
        """The room below the pause and skip buttons, where an own bid would be placed; None if
        there is too little of it, or nobody is watched."""
        plan, px = self.places.auction, self.screen.px
        top, bottom = plan.skip.bottom + px(theme.GAP), plan.place.bottom
        if not self.panel.watched or bottom - top < px(_FOOT):
            return None
        return Rect(plan.pause.x, top, plan.skip.right - plan.pause.x, bottom - top)

    @property
    def explained(self) -> Sequence[Tooltip]:
        plan, bidders, screen = self.places.auction, self.panel.bidders, self.screen
        turns = _("Each turn of a round is auctioned, but the last: whoever is left takes it.")
        told = [Tooltip(plan.heading, turns, AUCTION)] if plan.heading.h else []
        told += [
            Tooltip(cell_of(plan.bidders, seat, len(bidders)), one.told, BIDDING)
            for seat, one in enumerate(bidders)
        ]
        words, rest = self._shared
        told.append(Tooltip(words, self.panel.situation, BIDDING))
        if rest and self._pictures(rest):
            told += explained_ahead(screen, rest, self.panel.stock, self.places)
        elif rest:
            told += explained_stock(screen, _at_foot(screen, rest))
        if card := self._stock:
            told += explained_stock(screen, _in_stock(screen, card))
        if self.panel.points is not None:
            made = _("What you would bid; every point of it is one of your points.")
            told.append(Tooltip(plan.less.union(plan.more), made, BIDDING))
        return told

    def _pictures(self, rest: Rect) -> bool:
        """Return True if what is still to come is shown with a picture."""
        return rest.h >= self.screen.px(_STILL) or bool(self.places.layout.stock.w)

    @property
    def _stock(self) -> Rect | None:
        """The place of the stock beside the display; None while somebody here chooses, where there
        is too little room, or if the stock is shown elsewhere."""
        plan, px = self.places.auction, self.screen.px
        if self._shared[1] or self.places.layout.stock.w:
            return None
        beside = plan.beside and (self.panel.watched or not self.panel.chooses)
        if beside and plan.told.w >= px(_STOCK):
            return plan.told.inflate(0, px(_AROUND))
        return None

    @property
    def _shared(self) -> tuple[Rect, Rect | None]:
        """The place of the situation in words, and that of what is still to come; None for the
        latter while somebody bids, or without room."""
        plan, screen = self.places.auction, self.screen
        room = plan.words.copy()
        if self.panel.watched:
            room.h = plan.skip.y - screen.px(theme.GAP) - room.y
        elif self.panel.chooses:
            room.h = plan.rects[0].bottom - screen.px(14) - room.y
            room.w = max(room.right, plan.place.right) - room.x
        if self.panel.watched and room.h >= screen.px(_STILL) and (foot := self._foot):
            return foot, room
        used = _height(screen, room, self.panel.situation, theme.NOTE)
        rest = Rect(room.x, room.y + used, room.w, room.h - used)
        room.h = used
        return room, rest if self.panel.points is None and rest.h >= stock_height(screen) else None

    def _draw_words(self, canvas: Canvas) -> None:
        words, rest = self._shared
        _paragraph(canvas, words, self.panel.situation, theme.NOTE)
        if rest and self._pictures(rest):
            draw_ahead(canvas, rest, self.panel.stock, self.places)
        elif rest:
            draw_stock(canvas, _at_foot(canvas.screen, rest), self.panel.stock)

    def _draw_told(self, canvas: Canvas, area: Rect) -> None:
        """Draw what the display is for, beside it."""
        heading = (area.x, area.y + canvas.px(12))
        title, style, colour = _("On display"), theme.SUBHEADING, theme.CREAM
        text.draw(canvas, title, heading, style, "lm", colour, max_width=area.w)
        takes = self.panel.chooses and not self.panel.watched
        hint = _("Tap the one to take.") if takes else _("Tap one to see it large.")
        below = canvas.px(24)
        under = Rect(area.x, area.y + below, area.w, area.h - below)
        _paragraph(canvas, under, hint, theme.NOTE_LIGHT)


def _at_foot(screen: Screen, rest: Rect) -> Rect:
    """Return the foot of an area, as high as the rows of the stock."""
    high = stock_height(screen)
    return Rect(rest.x, rest.bottom - high, rest.w, high)


def _in_stock(screen: Screen, card: Rect) -> Rect:
    return card.inflate(-screen.px(20), -screen.px(4))


def _height(screen: Screen, area: Rect, words: Words, style: theme.TextStyle) -> int:
    """Return the height in pixels of a note with the gap below it; 0 if it does not fit."""
    lines = text.wrap(screen, words, style, max(1, area.w))
    high = len(lines) * round(text.measure(screen, "", style)[1] * 1.04)
    return 0 if high > area.h else high + screen.px(theme.GAP)


def _paragraph(canvas: Canvas, area: Rect, words: Words, style: theme.TextStyle) -> None:
    """Draw a note, if all of its lines fit."""
    if _height(canvas.screen, area, words, style):
        lines = text.wrap(canvas.screen, words, style, max(1, area.w))
        text.draw_lines(canvas, lines, area.topleft, style)
