"""The auction's card: the display, who is still in, and the own bid (ux, "Auction")."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.scenes.table import words
from game.scenes.table.board import hexagon_card
from game.scenes.table.players import Player
from game.tikal.actions import CHOOSE, PASS, Action, bid
from game.tikal.components import HEXAGONS
from game.tikal.state import AUCTION, State
from game.tikal.state import CHOOSE as CHOOSING
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas, Screen
from game.ui.widgets import RED, Button

MOST_DISPLAYED = 4


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

    ``play`` gets the actions, ``look`` the number of a hexagon to be shown large.
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
        self.rect = Rect(0, 0, 0, 0)
        self.points = 1
        self._play = play
        self._look = look
        self._row = Rect(0, 0, 0, 0)
        self.displayed = [Displayed("", "", partial(self._tap, i)) for i in range(MOST_DISPLAYED)]
        self.less = Button("bid/less", _("Bid less"), partial(self.change, -1), "icon_minus")
        self.more = Button("bid/more", _("Bid more"), partial(self.change, 1), "icon_plus")
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

    def show(self, state: State) -> None:
        """Set everything from a position; a new bidder starts from the least bid."""
        self.state = state
        self.points = state.bids.high + 1 if state.bids else 1
        for i, button in enumerate(self.displayed):
            button.visible = self.open and i < len(state.display)
            if button.visible:
                button.hexagon = state.display[i]
                button.id = f"display/{HEXAGONS[button.hexagon].id}"
                button.label = words.hexagon(button.hexagon)
        for control in (self.less, self.more, self.drop_out, self.place):
            control.visible = state.phase == AUCTION
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
        self.place.note = _("would leave {points}").format(points=max(0, owned - self.points))

    def _bid(self) -> None:
        self._play([bid(self.points)])

    def _tap(self, i: int) -> None:
        hexagon = self.state.display[i]
        if self.state.phase == CHOOSING:
            self._play([CHOOSE[hexagon]])
        else:
            self._look(hexagon)

    def place_in(self, rect: Rect, screen: Screen) -> None:
        """Lay the card out: a heading, the display, who is in, the bid, its buttons."""
        px = screen.px
        self.rect = rect
        inner = rect.inflate(-px(28), -px(24))
        button = min(px(theme.BUTTON_HEIGHT), inner.h // 4)
        gap = px(theme.GAP)
        y = inner.y + px(26)
        height = max(1, inner.bottom - y - px(30) - 2 * (button + gap) - gap)
        count = max(1, len(self.state.display))
        side = min(height, px(150), (inner.w - (count - 1) * gap) // count)
        for i, one in enumerate(self.displayed):
            one.rect = Rect(inner.x + i * (side + gap), y, side, side)
        self._row = Rect(inner.x, y + side + gap, inner.w, px(28))
        bottom = inner.bottom - button
        half = (inner.w - gap) // 2
        self.drop_out.rect = Rect(inner.x, bottom, half, button)
        self.place.rect = Rect(inner.right - half, bottom, half, button)
        top = bottom - gap - button
        self.less.rect = Rect(inner.x, top, button, button)
        self.more.rect = Rect(inner.right - button, top, button, button)

    def draw(self, canvas: Canvas) -> None:
        """The card; its buttons are drawn by the scene's form."""
        panels.draw(canvas, self.rect, panels.PARCHMENT)
        px = canvas.px
        place = (self.rect.x + px(14), self.rect.y + px(24))
        room = self.rect.w - px(28)
        if self.state.phase == CHOOSING:
            title = _("Choose a hexagon")
        else:
            turn = len(self.state.had_turn) + 1
            title = _("Auction of turn {turn} of {turns}").format(turn=turn, turns=self.state.seats)
        text.draw(canvas, title, place, theme.SUBHEADING, "lm", max_width=room)
        self._draw_bidders(canvas)
        if self.state.phase == AUCTION:
            between = (self.less.rect.right + self.more.rect.x) // 2, self.less.rect.centery
            text.draw(canvas, str(self.points), between, theme.NUMBER_BIG)

    def _draw_bidders(self, canvas: Canvas) -> None:
        """Every seat's mark: lit while it is in, with the highest bid beside its bidder."""
        bids = self.state.bids
        side, x = self._row.h - canvas.px(4), self._row.x
        for seat, player in enumerate(self.players):
            still_in = bids is not None and seat in bids.still_in
            box = Rect(x, self._row.y, side, side)
            sprites.draw_in(canvas, f"mark_{player.mark}", box, 1.0 if still_in else 0.3)
            word = self._standing(seat)
            drawn = text.draw(
                canvas, word, (box.right + canvas.px(4), box.centery), theme.NOTE, "lm"
            )
            x = max(drawn.right, box.right) + canvas.px(10)

    def _standing(self, seat: int) -> str:
        bids = self.state.bids
        if seat in self.state.had_turn:
            return _("done")
        if bids is None:
            return ""
        if seat == bids.high_bidder:
            return str(bids.high)
        return "" if seat in bids.still_in else _("out")
