"""The auction's card: the display, who is still in, and the own bid (ux, "Auction")."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.tikal.rules.actions import CHOOSE, PASS, Action, bid
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.state import AUCTION, State
from game.tikal.rules.state import CHOOSE as CHOOSING
from game.tikal.table import words
from game.tikal.table.bidders import cell_of, draw_bidders, situation
from game.tikal.table.board import hexagon_card
from game.tikal.table.players import Player
from game.tikal.table.still_to_come import draw_still_to_come
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen
from game.ui.stepper import Stepper
from game.ui.widgets import RED, Button

MOST_DISPLAYED = 4
_LARGEST = 150
"""A displayed hexagon's side in dp."""
_ONE_ROW = 320
"""The width in dp from which the whole bid lies in one row."""
_WIDE = 560
"""The width in dp from which bidders and words lie beside the display."""
_STILL = 170
"""The height in dp from which what is still to come is shown below the words."""
_HEADING = 26
_WORDS = 52
_BIDDERS = 50
_BIDDERS_LOW = 38


class Displayed(Button):
    """A hexagon of the display as a button."""

    hexagon = 0

    def draw(self, canvas: Canvas) -> None:
        """The hexagon fills the button."""
        panels.draw(canvas, self.rect, self.skin)
        inset = canvas.px(5)
        hexagon_card(canvas, self.rect.inflate(-2 * inset, -2 * inset), self.hexagon, 0)


class AuctionCard:
    """Takes the context's place while a turn is auctioned and a hexagon chosen.

    In a wide window the display lies in the bar of the actions, which nobody has then. ``play``
    gets the actions, ``look`` the number of a hexagon to be shown large.
    """

    def __init__(
        self,
        state: State,
        players: Sequence[Player],
        play: Callable[[list[Action]], None],
        look: Callable[[int], None],
    ) -> None:
        self.state = state
        self.players = players
        self.rects: list[Rect] = []
        self.points = 1
        self._watching = False
        self._play = play
        self._look = look
        self._display = self._heading = self._bidders = self._words = Rect(0, 0, 0, 0)
        self.displayed = [Displayed("", "", partial(self._tap, i)) for i in range(MOST_DISPLAYED)]
        self.less = Stepper("bid/less", _("Bid less"), partial(self.change, -1), "icon_minus")
        self.more = Stepper("bid/more", _("Bid more"), partial(self.change, 1), "icon_plus")
        self.less.icon_only = self.more.icon_only = True
        self.drop_out = Button("bid/pass", _("Pass"), lambda: play([PASS]))
        style = theme.TextStyle("head", 18, theme.CREAM)
        self.place = Button("bid/place", "", self._bid, look=RED, style=style)

    @property
    def buttons(self) -> list[Button]:
        """All of its buttons, in the order of the keyboard."""
        return [*self.displayed, self.less, self.more, self.drop_out, self.place]

    @property
    def open(self) -> bool:
        """True while the card is shown."""
        return self.state.phase in (AUCTION, CHOOSING)

    def show(self, state: State, watching: bool = False) -> None:
        """Set everything from a position; a new bidder starts from the least bid.

        While others are watched the display can be looked at, but nothing done.
        """
        self.state, self._watching = state, watching
        self.points = state.bids.high + 1 if state.bids else 1
        for i, button in enumerate(self.displayed):
            button.visible = self.open and i < len(state.display)
            if button.visible:
                button.hexagon = state.display[i]
                button.id = f"display/{HEXAGONS[button.hexagon].id}"
                button.label = words.hexagon(button.hexagon)
        for control in (self.less, self.more, self.drop_out, self.place):
            control.visible = state.phase == AUCTION and not watching
        self._refresh()

    def change(self, step: int) -> None:
        """Bid more or less, within what the rules allow."""
        if self.state.bids:
            most = self.state.score[self.state.seat]
            self.points = max(self.state.bids.high + 1, min(most, self.points + step))
            self._refresh()

    def _refresh(self) -> None:
        state = self.state
        if state.bids is None:
            return
        owned = state.score[state.seat]
        self.less.enabled = self.points > state.bids.high + 1
        self.more.enabled = self.points < owned
        self.place.enabled = self.points <= owned
        self.place.label = _("Bid {points}").format(points=self.points)
        self.place.note = (
            _("{points} → {left}").format(points=owned, left=owned - self.points)
            if self.place.enabled
            else _("you have {points}").format(points=owned)
        )

    def bidder(self, seat: int) -> Rect:
        """Where a seat's mark and bid are."""
        return cell_of(self._bidders, seat, len(self.players))

    def left(self, seat: int) -> int | None:
        """The points that a seat would have after paying its bid, None while it bids nothing."""
        bids, owned = self.state.bids, self.state.score[seat]
        if bids and seat == self.state.seat and self.points <= owned and not self._watching:
            return owned - self.points
        return owned - bids.high if bids and seat == bids.high_bidder else None

    def _bid(self) -> None:
        self._play([bid(self.points)])

    def _tap(self, i: int) -> None:
        hexagon = self.state.display[i]
        if self.state.phase == CHOOSING and not self._watching:
            self._play([CHOOSE[hexagon]])
        else:
            self._look(hexagon)

    def place_in(self, card: Rect, bar: Rect, screen: Screen) -> None:
        """Lay it out in the card, the display in the bar where that lies beside the card."""
        px = screen.px
        inner = card.inflate(-px(28), -px(24) if card.h > px(200) else -px(16))
        gap = px(theme.GAP if card.h > px(200) else 4)
        beside = not card.contains(bar)
        self.rects = [card, bar] if beside else [card]
        top, bottom = inner.y, self._place_bid(inner, gap, px)
        room = bottom - top
        least = px(_BIDDERS_LOW) + (0 if beside else px(theme.TOUCH) + gap)
        high = px(_HEADING) if room >= px(_HEADING) + least else 0
        self._heading = Rect(inner.x, top, inner.w, high)
        row = bar.inflate(-px(24), -px(16))
        area = Rect(inner.x, top + high, inner.w, max(1, bottom - top - high))
        if not beside:
            row, area = self._share(area, gap, px)
        self._place_display(row, px)
        high = max(1, min(px(_BIDDERS), area.h))
        self._bidders = Rect(area.x, area.y, area.w, high)
        top = area.y + high + gap
        self._words = Rect(area.x, top, area.w, max(0, bottom - top))

    def _share(self, area: Rect, gap: int, px: Callable[[float], int]) -> tuple[Rect, Rect]:
        """The display's row and what is left for bidders and words: below, beside if it is wide."""
        row, rest = area.copy(), area.copy()
        if area.w >= px(_WIDE):
            row.w = area.w * 3 // 5
            row.h = self._side(row, px)
            rest.x, rest.w = row.right + 2 * gap, area.right - row.right - 2 * gap
            return row, rest
        roomy = area.h >= px(_BIDDERS) + gap + px(theme.TOUCH)
        row.h -= px(_BIDDERS if roomy else _BIDDERS_LOW) + gap
        row.h -= px(_WORDS) if row.h > px(_WORDS + theme.TOUCH) else 0
        row.h = self._side(row, px)
        rest.y, rest.h = row.bottom + gap, area.bottom - row.bottom - gap
        return row, rest

    def _place_bid(self, inner: Rect, gap: int, px: Callable[[float], int]) -> int:
        """The bid at the foot, in one row or two; returns where the room above it ends."""
        button = min(px(theme.BUTTON_HEIGHT), max(px(theme.TOUCH), inner.h // 5), inner.h // 3)
        low = Rect(inner.x, inner.bottom - button, inner.w, button)
        high = low.move(0, -gap - button)
        if inner.w >= px(_ONE_ROW):
            high = Rect(low.x, low.y, low.w * 2 // 5, low.h)
            low.x, low.w = high.right + gap, low.w - high.w - gap
        half = (low.w - gap) // 2
        self.drop_out.rect = Rect(low.x, low.y, half, button)
        self.place.rect = Rect(low.right - half, low.y, half, button)
        self.less.rect = Rect(high.x, high.y, button, button)
        self.more.rect = Rect(high.right - button, high.y, button, button)
        return high.y - gap

    def _side(self, row: Rect, px: Callable[[float], int]) -> int:
        """The side of a displayed hexagon, so that a whole round's have room."""
        count = self.state.seats
        return max(1, min(row.h, px(_LARGEST), (row.w - (count - 1) * px(theme.GAP)) // count))

    def _place_display(self, row: Rect, px: Callable[[float], int]) -> None:
        """The hexagons from the left on, a heading in what is left of the row."""
        side, step = self._side(row, px), self._side(row, px) + px(theme.GAP)
        for i, one in enumerate(self.displayed):
            one.rect = Rect(row.x + i * step, row.centery - side // 2, side, side)
        left = row.x + self.state.seats * step + px(theme.GAP)
        self._display = Rect(left, row.y, max(0, row.right - left), row.h)

    def draw(self, canvas: Canvas) -> None:
        """The card; its buttons are drawn by the scene's form."""
        for rect, skin in zip(self.rects, (panels.PARCHMENT, panels.DARK), strict=False):
            panels.draw(canvas, rect, skin)
        choosing = self.state.phase == CHOOSING
        title = _("Turn {turn} of {turns}") if choosing else _("Auction of turn {turn} of {turns}")
        title = title.format(turn=len(self.state.had_turn) + 1, turns=self.state.seats)
        if self._heading.h:
            left = (self._heading.x, self._heading.y + canvas.px(9))
            style, room = theme.SUBHEADING, self._heading.w
            text.draw(canvas, title, left, style, "lm", max_width=room)
        draw_bidders(canvas, self._bidders, self.state, self.players)
        words_room = self._words.copy()
        if self._watching:
            words_room.h = self.place.rect.y - canvas.px(theme.GAP) - words_room.y
        elif choosing:
            words_room.h = self.rects[0].bottom - canvas.px(14) - words_room.y
        used = _paragraph(canvas, words_room, situation(self.state, self.players), theme.NOTE)
        words_room.y, words_room.h = words_room.y + used, words_room.h - used
        if (choosing or self._watching) and words_room.h >= canvas.px(_STILL):
            draw_still_to_come(canvas, words_room, self.state)
        if not (choosing or self._watching):
            between = (self.less.rect.right + self.more.rect.x) // 2, self.less.rect.centery
            text.draw(canvas, str(self.points), between, theme.NUMBER_BIG)
        self._draw_display_words(canvas)

    def _draw_display_words(self, canvas: Canvas) -> None:
        """What the display is for, beside it where there is room."""
        area = self._display
        if len(self.rects) < 2 or area.w < canvas.px(110):
            return
        heading = (area.x, area.y + canvas.px(12))
        title = _("On display")
        style, colour = theme.SUBHEADING, theme.CREAM
        text.draw(canvas, title, heading, style, "lm", colour, max_width=area.w)
        hint = (
            _("Tap the one to take.")
            if self.state.phase == CHOOSING and not self._watching
            else _("Tap one to see it large.")
        )
        below = canvas.px(24)
        area = Rect(area.x, area.y + below, area.w, area.h - below)
        _paragraph(canvas, area, hint, theme.NOTE_LIGHT)


def _paragraph(canvas: Canvas, area: Rect, words: str, style: theme.TextStyle) -> int:
    """The lines of a note, none rather than a part of them; returns the height they take."""
    lines = text.wrap(canvas.screen, words, style, max(1, area.w))
    step = round(text.measure(canvas.screen, "", style)[1] * 1.04)
    if len(lines) * step > area.h:
        return 0
    return text.draw_lines(canvas, lines, area.topleft, style) + canvas.px(theme.GAP)
