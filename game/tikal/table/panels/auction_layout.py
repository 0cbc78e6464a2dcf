"""The layout of the auction's card, and of the bar of verbs beside it."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect

from game.tikal.table import ids
from game.ui import theme
from game.ui.mirror import turned_within
from game.ui.screen import Screen

MOST_DISPLAYED: Final = 4
_LARGEST: Final = 150
"""The greatest side of a displayed hexagon in dp."""
_ONE_ROW: Final = 320
"""The least width in dp in which all buttons of the bid lie in one row."""
_BESIDE_END: Final = 150
"""The least width in dp beside the place where turns are ended for the buttons that change the
bid."""
_WIDE: Final = 560
"""The least width in dp in which bidders and words lie beside the display."""
_HEADING: Final = 26
_WORDS: Final = 52
_HEXAGON_WITH_WORDS: Final = 76
"""The height of a displayed hexagon in dp from which there are words below it."""
_BIDDERS: Final = 50
_BIDDERS_LOW: Final = 38


@dataclass(frozen=True)
class AuctionLayout:
    """The rectangles of the auction's card, in device pixels.

    Attributes:
        papers: the card, and the bar if the display lies in it.
        heading: which turn is auctioned; without height where it has no room.
        bidders: who is still in.
        situation: how the auction stands.
        display_note: what the display is for, beside it.
        displayed: the hexagons of a whole round.
        less, more, drop_out, place: the buttons of the bid.
        pause, skip: the buttons that hold and hurry the others; never shown with those of the bid.
    """

    papers: tuple[Rect, ...]
    heading: Rect
    bidders: Rect
    situation: Rect
    display_note: Rect
    displayed: tuple[Rect, ...]
    less: Rect
    more: Rect
    drop_out: Rect
    place: Rect
    pause: Rect
    skip: Rect

    @property
    def display_in_bar(self) -> bool:
        """True if the display lies in the bar."""
        return len(self.papers) > 1

    @property
    def buttons(self) -> dict[str, Rect]:
        """The place of every button, by its id."""
        ranked = {ids.displayed(rank): rect for rank, rect in enumerate(self.displayed)}
        bid = (ids.BID_LESS, self.less), (ids.BID_MORE, self.more)
        ranked |= {ids.AUCTION_PAUSE: self.pause, ids.AUCTION_SKIP: self.skip}
        return ranked | dict(bid) | {ids.BID_PASS: self.drop_out, ids.BID_PLACE: self.place}


def lay_out_auction(screen: Screen, card: Rect, bar: Rect, end: Rect, seats: int) -> AuctionLayout:
    """Return the layout of an auction.

    The display lies in the bar if there is one beside the card, else on the card. Over the place
    where turns are ended (``end``) lie only buttons that bind.
    """
    px = screen.px
    inner = card.inflate(-px(28), -px(24) if card.h > px(200) else -px(16))
    gap = px(theme.GAP if card.h > px(200) else 4)
    beside = bar.w > 0
    bid = _bid(screen, inner, end, gap)
    top, bottom = inner.y, min(button.y for button in bid) - gap
    room = bottom - top
    least = px(_BIDDERS_LOW) + (0 if beside else px(theme.TOUCH) + gap)
    high = px(_HEADING) if room >= px(_HEADING) + least else 0
    heading = Rect(inner.x, top, inner.w, high)
    row = bar.inflate(-px(24), -px(16))
    area = Rect(inner.x, top + high, inner.w, max(1, bottom - top - high))
    if not beside:
        row, area = _share(screen, area, gap, seats)
    displayed, note = _display(screen, row, seats)
    high = max(1, min(px(_BIDDERS), area.h))
    bidders = Rect(area.x, area.y, area.w, high)
    top = area.y + high + gap
    situation = Rect(area.x, top, area.w, max(0, bottom - top))
    if bid[2].x == bid[3].x:  # pass lies above place, so the room beside it is free
        wide = area.w - bid[2].w - gap
        left = bid[2].right + gap if screen.left_handed else area.x
        situation = Rect(left, top, wide, max(0, bid[3].y - gap - top))
    papers = (card, bar) if beside else (card,)
    return AuctionLayout(papers, heading, bidders, situation, note, displayed, *bid)


def _share(screen: Screen, area: Rect, gap: int, seats: int) -> tuple[Rect, Rect]:
    """Return the row of the display, and the room left for bidders and words: below it, or beside
    it in a wide area."""
    px, row, rest = screen.px, area.copy(), area.copy()
    if area.w >= px(_WIDE):
        row.w = area.w * 3 // 5
        row.h = _side(screen, row, seats)
        rest.x, rest.w = row.right + 2 * gap, area.right - row.right - 2 * gap
        return row, rest
    roomy = area.h >= px(_BIDDERS) + gap + px(theme.TOUCH)
    row.h -= px(_BIDDERS if roomy else _BIDDERS_LOW) + gap
    row.h -= px(_WORDS) if row.h > px(_WORDS + _HEXAGON_WITH_WORDS) else 0
    row.h = _side(screen, row, seats)
    rest.y, rest.h = row.bottom + gap, area.bottom - row.bottom - gap
    return row, rest


def _bid(
    screen: Screen, inner: Rect, end: Rect, gap: int
) -> tuple[Rect, Rect, Rect, Rect, Rect, Rect]:
    """Return the places of less, more, pass and place at the foot, in one row or two; then those of
    pause and skip, where less and more would be. For the left hand they lie the other way round,
    but less still before more, and pause before skip."""
    if not screen.left_handed:
        return _bid_at_right(screen, inner, end, gap)
    turned = partial(turned_within, inner)
    less, more, *ends, pause, skip = map(turned, _bid_at_right(screen, inner, turned(end), gap))
    return more, less, ends[0], ends[1], skip, pause


def _bid_at_right(
    screen: Screen, inner: Rect, end: Rect, gap: int
) -> tuple[Rect, Rect, Rect, Rect, Rect, Rect]:
    """Return the same places for the right hand."""
    px = screen.px
    button = min(px(theme.BUTTON_HEIGHT), max(px(theme.TOUCH), inner.h // 5), inner.h // 3)
    low = Rect(inner.x, inner.bottom - button, inner.w, button)
    if end.x - inner.x >= px(_BESIDE_END) and end.colliderect(low):
        return _bid_beside(low, end, gap)
    high = low.move(0, -gap - button)
    if inner.w >= px(_ONE_ROW):
        high = Rect(low.x, low.y, low.w * 2 // 5, low.h)
        low.x, low.w = high.right + gap, low.w - high.w - gap
    elif high.colliderect(end):
        high.bottom = end.y
    half, part = (low.w - gap) // 2, (high.w - gap) // 2
    return (
        Rect(high.x, high.y, button, button),
        Rect(high.right - button, high.y, button, button),
        Rect(low.x, low.y, half, button),
        Rect(low.right - half, low.y, half, button),
        Rect(high.x, high.y, part, button),
        Rect(high.right - part, high.y, part, button),
    )


def _bid_beside(low: Rect, end: Rect, gap: int) -> tuple[Rect, Rect, Rect, Rect, Rect, Rect]:
    """Return the same places where turns are ended at the end of the row: pass and place lie there
    and above."""
    size = button = low.h
    place = Rect(end.x, low.y, low.right - end.x, button)
    left = Rect(low.x, low.y, end.x - gap - low.x, button)
    part = (left.w - gap) // 2
    return (
        Rect(left.x, left.y, size, button),
        Rect(left.right - size, left.y, size, button),
        place.move(0, -gap - button),
        place,
        Rect(left.x, left.y, part, button),
        Rect(left.right - part, left.y, part, button),
    )


def _side(screen: Screen, row: Rect, seats: int) -> int:
    """Return the side of a displayed hexagon in pixels, so that those of a whole round fit."""
    px = screen.px
    return max(1, min(row.h, px(_LARGEST), (row.w - (seats - 1) * px(theme.GAP)) // seats))


def _display(screen: Screen, row: Rect, seats: int) -> tuple[tuple[Rect, ...], Rect]:
    """Return the places of the hexagons from the left on, and the rest of the row."""
    side, gap = _side(screen, row, seats), screen.px(theme.GAP)
    top, step = row.centery - side // 2, side + gap
    displayed = (Rect(row.x + i * step, top, side, side) for i in range(MOST_DISPLAYED))
    left = row.x + seats * step + gap
    return tuple(displayed), Rect(left, row.y, max(0, row.right - left), row.h)
