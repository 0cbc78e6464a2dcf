"""The card of an auction: the display, who is still in, and the own bid (ux, "Auction")."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.tikal.table.panels.card import PanelCard
from game.tikal.table.panels.still_to_come import draw_upcoming, upcoming_tooltips
from game.tikal.table.panels.stock import draw_stock, stock_height, stock_tooltips
from game.tikal.table.shown.auction import AuctionShown, Bidder
from game.tikal.table.things import Displayed, Thing
from game.tikal.words.rulebook_sections import AUCTION, BIDDING
from game.ui import panels, sprites, text, theme
from game.ui.controls.tooltips import Tooltip
from game.ui.i18n import gettext as _
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words

# The row of bidders: each seat's mark with a word below it.

_FADED = 0.35


def draw_bidders(canvas: Canvas, area: Rect, bidders: Sequence[Bidder]) -> None:
    """Draw every seat's mark over its standing, side by side; the highest bid in gold under its
    bidder."""
    line = canvas.px(18)
    side = min(canvas.px(30), area.h - line)
    for seat, bidder in enumerate(bidders):
        cell = bidder_cell(area, seat, len(bidders))
        box = Rect(cell.centerx - side // 2, cell.y, side, side)
        sprites.draw_in(
            canvas, f"mark_{bidder.player.mark}", box, 1.0 if bidder.is_still_in else _FADED
        )
        below = (cell.centerx, box.bottom + line // 2 + canvas.px(1))
        if bidder.bid is not None:
            chip = Rect(0, 0, min(cell.w, canvas.px(34)), line)
            chip.center = below
            panels.pill(canvas, chip, theme.GOLD_BRIGHT, theme.INK, 1.5)
            text.draw(canvas, str(bidder.bid), below, theme.CHIP)
        else:
            room = cell.w - canvas.px(4)
            colour = theme.RUST if bidder.is_to_act else None
            text.draw(canvas, bidder.standing, below, theme.NOTE, colour=colour, max_width=room)


def bidder_cell(area: Rect, seat: int, seats: int) -> Rect:
    """Return a seat's part of the row of bidders."""
    width = area.w // seats
    return Rect(area.x + seat * width, area.y, width, area.h)


_UPCOMING_HEIGHT = 170
"""The least height in dp in which what is still to come is shown with a picture, below the
words."""
_STOCK_WIDTH = 240
"""The least width in dp beside the display in which the stock is shown."""
_AROUND = 10
"""How much higher in dp the stock's card is than a displayed hexagon."""
_FOOT_HEIGHT = 40
"""The least height in dp for a note below the buttons."""
_NOTE_WIDTH = 110
"""The least width in dp beside the display for a note on what it is for."""


class AuctionCard(PanelCard[AuctionShown]):
    """The card that takes the context's place while a turn is auctioned and a hexagon chosen."""

    @property
    def covered(self) -> Sequence[Rect]:
        return self.places.auction.papers

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
        layout = self.places.auction
        for rect, skin in zip(layout.papers, (panels.PARCHMENT, panels.DARK), strict=False):
            panels.draw(canvas, rect, skin)
        if layout.heading.h:
            left, room = (layout.heading.x, layout.heading.y + canvas.px(9)), layout.heading.w
            text.draw(canvas, self.panel.title, left, theme.SUBHEADING, "lm", max_width=room)
        draw_bidders(canvas, layout.bidders, self.panel.bidders)
        self._draw_words(canvas)
        if self.panel.points is not None:
            between = (layout.less.right + layout.more.x) // 2, layout.less.centery
            text.draw(canvas, str(self.panel.points), between, theme.NUMBER_BIG)
        if card := self._stock:
            panels.draw(canvas, card, panels.PARCHMENT_DIM)
            draw_stock(canvas, _stock_area(canvas.screen, card), self.panel.stock)
        elif layout.display_in_bar and layout.display_note.w >= canvas.px(_NOTE_WIDTH):
            self._draw_display_note(canvas, layout.display_note)
        if (foot := self._foot) and card:
            text.paragraph(canvas, _("Tap a hexagon on display to see it large."), foot, theme.NOTE)

    @property
    def _foot(self) -> Rect | None:
        """The room below the pause and skip buttons, where an own bid would be placed; None if
        there is too little of it, or nobody is watched."""
        layout, px = self.places.auction, self.screen.px
        top, bottom = layout.skip.bottom + px(theme.GAP), layout.place.bottom
        if not self.panel.is_watched or bottom - top < px(_FOOT_HEIGHT):
            return None
        return Rect(layout.pause.x, top, layout.skip.right - layout.pause.x, bottom - top)

    @property
    def tooltips(self) -> Sequence[Tooltip]:
        layout, bidders, screen = self.places.auction, self.panel.bidders, self.screen
        turns = _("Each turn of a round is auctioned, but the last: whoever is left takes it.")
        tooltips = [Tooltip(layout.heading, turns, AUCTION)] if layout.heading.h else []
        tooltips += [
            Tooltip(bidder_cell(layout.bidders, seat, len(bidders)), one.explanation, BIDDING)
            for seat, one in enumerate(bidders)
        ]
        words, rest = self._words_and_rest
        tooltips.append(Tooltip(words, self.panel.situation, BIDDING))
        if rest and self._has_picture(rest):
            tooltips += upcoming_tooltips(screen, rest, self.panel.stock, self.places)
        elif rest:
            tooltips += stock_tooltips(screen, _at_foot(screen, rest))
        if card := self._stock:
            tooltips += stock_tooltips(screen, _stock_area(screen, card))
        if self.panel.points is not None:
            made = _("What you would bid; every point of it is one of your points.")
            tooltips.append(Tooltip(layout.less.union(layout.more), made, BIDDING))
        return tooltips

    def _has_picture(self, rest: Rect) -> bool:
        """Return True if what is still to come is shown with a picture."""
        return rest.h >= self.screen.px(_UPCOMING_HEIGHT) or bool(self.places.layout.stock.w)

    @property
    def _stock(self) -> Rect | None:
        """The place of the stock beside the display; None while somebody here chooses, where there
        is too little room, or if the stock is shown elsewhere."""
        layout, px = self.places.auction, self.screen.px
        if self._words_and_rest[1] or self.places.layout.stock.w:
            return None
        beside = layout.display_in_bar and (self.panel.is_watched or not self.panel.is_choosing)
        if beside and layout.display_note.w >= px(_STOCK_WIDTH):
            return layout.display_note.inflate(0, px(_AROUND))
        return None

    @property
    def _words_and_rest(self) -> tuple[Rect, Rect | None]:
        """The place of the situation in words, and that of what is still to come; None for the
        latter while somebody bids, or without room."""
        layout, screen = self.places.auction, self.screen
        room = layout.situation.copy()
        if self.panel.is_watched:
            room.h = layout.skip.y - screen.px(theme.GAP) - room.y
        elif self.panel.is_choosing:
            room.h = layout.papers[0].bottom - screen.px(14) - room.y
            room.w = max(room.right, layout.place.right) - room.x
        if self.panel.is_watched and room.h >= screen.px(_UPCOMING_HEIGHT) and (foot := self._foot):
            return foot, room
        used = _height(screen, room, self.panel.situation, theme.NOTE)
        rest = Rect(room.x, room.y + used, room.w, room.h - used)
        room.h = used
        return room, rest if self.panel.points is None and rest.h >= stock_height(screen) else None

    def _draw_words(self, canvas: Canvas) -> None:
        words, rest = self._words_and_rest
        _paragraph(canvas, words, self.panel.situation, theme.NOTE)
        if rest and self._has_picture(rest):
            draw_upcoming(canvas, rest, self.panel.stock, self.places)
        elif rest:
            draw_stock(canvas, _at_foot(canvas.screen, rest), self.panel.stock)

    def _draw_display_note(self, canvas: Canvas, area: Rect) -> None:
        """Draw what the display is for, beside it."""
        heading = (area.x, area.y + canvas.px(12))
        title, style, colour = _("On display"), theme.SUBHEADING, theme.CREAM
        text.draw(canvas, title, heading, style, "lm", colour, max_width=area.w)
        takes = self.panel.is_choosing and not self.panel.is_watched
        hint = _("Tap the one to take.") if takes else _("Tap one to see it large.")
        below = canvas.px(24)
        under = Rect(area.x, area.y + below, area.w, area.h - below)
        _paragraph(canvas, under, hint, theme.NOTE_LIGHT)


def _at_foot(screen: Screen, rest: Rect) -> Rect:
    """Return the foot of an area, as high as the rows of the stock."""
    high = stock_height(screen)
    return Rect(rest.x, rest.bottom - high, rest.w, high)


def _stock_area(screen: Screen, card: Rect) -> Rect:
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
