"""Where everything on the table lies, buttons included: computed once for a window and a use of the
desk."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pygame import Rect

from game.table.ids import HINT, WATCH_PAUSE, WATCH_SKIP
from game.tikal.table import ids
from game.tikal.table.board.geometry import HexagonView
from game.tikal.table.panels.auction_layout import AuctionLayout, lay_out_auction
from game.tikal.table.shown.shown import Desk
from game.tikal.table.view import large_layout
from game.tikal.table.view.phone_layout import lay_out_landscape_phone, lay_out_portrait_phone
from game.tikal.table.view.table_layout import (
    BOARD_RATIO,
    TableLayout,
    inside_margin,
    is_flat,
    picture_rect,
)
from game.ui import theme
from game.ui.mirror import placed_for_hand
from game.ui.screen import Screen

_NARROW: Final = 616
"""The greatest width in dp of a high window that has a phone's layout."""


def lay_out(screen: Screen, seats: int, desk: Desk, ratio: float = BOARD_RATIO) -> TableLayout:
    """Return the layout of the panels for a window, for the hand that plays; ``ratio`` is the
    board's of width to height."""
    return placed_for_hand(screen, partial(_lay_out, seats=seats, desk=desk, ratio=ratio))


def _lay_out(screen: Screen, seats: int, desk: Desk, ratio: float) -> TableLayout:
    """Return the layout of the panels for the right hand.

    Seats lie beside the board in a wide window, below it in a high one; a very wide window has the
    log beside the board, too. On a phone, what has no room gives way to the use of the desk.
    """
    if screen.portrait:
        narrow = screen.safe.w <= screen.px(_NARROW)
        return (
            lay_out_portrait_phone(screen, seats, desk, ratio)
            if narrow
            else large_layout.lay_out_tall(screen, seats)
        )
    if screen.compact:
        return lay_out_landscape_phone(screen, seats, desk, ratio)
    return (
        large_layout.lay_out_very_wide(screen, seats)
        if large_layout.is_very_wide(screen)
        else large_layout.lay_out_wide(screen, seats)
    )


_CONTINUE_WIDTH: Final = 150
"""The greatest width in dp of a button that leads on from what is read."""
_EDGE: Final = 10
"""The distance in dp of that button from the panel's edges."""


@dataclass(frozen=True)
class Places:
    """The rectangles of the table, in device pixels.

    Attributes:
        layout: the panels and the buttons that are always there.
        auction: what lies on the auction's card.
        buttons: the place of every button with a place of its own, by its id; an empty rectangle
            where it has no room.
        hexagon_view: how the board's hexagons are seen.
        hidden: the ids of what is neither shown nor told: the action points, the stock, and the
            supplies and the payout on the seats' panels.
    """

    layout: TableLayout
    auction: AuctionLayout
    buttons: Mapping[str, Rect]
    hexagon_view: HexagonView = field(default_factory=HexagonView)
    hidden: Collection[str] = ()

    @property
    def context(self) -> Rect:
        """The place of the panel for what is chosen or in hand."""
        return self.layout.context

    @property
    def card(self) -> Rect:
        """The place of the cards, such as those of scorings and auctions."""
        return self.layout.card


PlaceAll = Callable[[Screen, int, Desk], Places]
"""A function that returns the places in a window, for a number of seats and a use of the desk."""


def place_all(screen: Screen, seats: int, desk: Desk, ratio: float = BOARD_RATIO) -> Places:
    """Return where everything lies in a window, for a number of seats and a use of the desk, and
    for a board of this ratio of width to height."""
    layout = lay_out(screen, seats, desk, ratio)
    auction = lay_out_auction(screen, layout.card, layout.bar, layout.end_button, seats)
    buttons = {ids.verb(verb): rect for verb, rect in layout.verbs.items()}
    buttons |= {f"tool/{name}": rect for name, rect in layout.tools.items()}
    buttons |= layout.overlay_buttons
    buttons |= {
        HINT: layout.hint_button,
        ids.ACTIONS: layout.drawer_button,
        ids.CONFIRM: layout.end_button,
    }
    buttons |= {ids.END_TURN: layout.end_button} if layout.has_end_button else {}
    go_on = _continue_rect(screen, layout)
    take = _above_bids(screen, go_on, auction)
    buttons |= {"hand-over/take": take, ids.SCORED: go_on}
    buttons |= auction.buttons | _in_context(screen, layout)
    return Places(layout, auction, buttons)


def _continue_rect(screen: Screen, layout: TableLayout) -> Rect:
    """Return the place of the button that leads on from what is read: at the lower right of the
    context, above the button that ends turns, since that one binds."""
    inner = layout.context.inflate(-2 * screen.px(_EDGE), -2 * screen.px(_EDGE))
    high = min(screen.px(theme.TOUCH + 4), inner.h)
    wide = min(screen.px(_CONTINUE_WIDTH), inner.w * 2 // 5)
    return Rect(inner.right - wide, inner.bottom - high, wide, high)


def _above_bids(screen: Screen, rect: Rect, auction: AuctionLayout) -> Rect:
    """Return a place moved above the auction's buttons that bind, if it overlaps them: an auction
    may begin there next."""
    bids = [one for one in (auction.place, auction.drop_out) if one.colliderect(rect)]
    if not bids:
        return rect
    top = min(auction.place.y, auction.drop_out.y)
    return rect.move(0, top - screen.px(theme.GAP) - rect.bottom)


def _before_end(screen: Screen, layout: TableLayout, row: Rect) -> Rect:
    """Return a row cut so that it does not lie over, or above, the button that ends turns."""
    gap, end = screen.px(theme.GAP), layout.end_button
    beside = row.right - gap - end.right if screen.left_handed else end.x - gap - row.x
    if layout.card.contains(end) and screen.px(theme.TOUCH) < beside < row.w:
        row.x += (row.w - beside) * screen.left_handed
        row.w = beside
    return row


def _inside(screen: Screen, context: Rect) -> Rect:
    return context.inflate(-screen.px(24), -screen.px(20))


def _foot(screen: Screen, context: Rect) -> Rect:
    """Return the row of buttons at the foot of the context."""
    inner = _inside(screen, context)
    height = min(screen.px(theme.TOUCH + 4), inner.h)
    return Rect(inner.x, inner.bottom - height, inner.w, height)


def _halves(screen: Screen, row: Rect) -> tuple[Rect, Rect]:
    """Return the two halves of a row, with a gap between."""
    half = (row.w - screen.px(8)) // 2
    return Rect(row.x, row.y, half, row.h), Rect(row.right - half, row.y, half, row.h)


def _in_context(screen: Screen, layout: TableLayout) -> dict[str, Rect]:
    """Return the places of the buttons below the hexagon in hand, or below the others' steps."""
    row = _before_end(screen, layout, _foot(screen, layout.context))
    pause, skip = _halves(screen, row)
    written = inside_margin(screen, layout.context)
    if is_flat(written):
        start = picture_rect(written).right
        row = Rect(start, row.y, row.right - start, row.h)
    return {WATCH_PAUSE: pause, WATCH_SKIP: skip, ids.ROTATE: row}
