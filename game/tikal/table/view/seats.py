"""The seats' panels, with everything public about each player (ux, "The table")."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import pairwise

from pygame import Rect

from game.players.opponents import computer_name
from game.table.things import Seat
from game.tikal.rules.scoring import Breakdown, breakdown
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.rules.turns import is_to_score
from game.tikal.table import ids
from game.tikal.table.panels.card import RectPart
from game.tikal.table.shown.shown import Shown
from game.tikal.table.view.seat_chip import SeatInfo, draw_chip, draw_score, draw_treasures, is_chip
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.text import fitting_style
from game.ui.theme import TextStyle

_COMPUTER = 18
"""The side in dp of the icon that marks a computer player."""


class SeatPanel(RectPart):
    """The panel of one seat.

    Attributes:
        hidden: the ids of its parts that are hidden: the supplies, the payout.
    """

    def __init__(self, seat: int) -> None:
        self.seat, self.thing = seat, Seat(seat)
        self.hidden: Collection[str] = ()

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        seat, active = self.seat, self.seat == shown.seat
        own = shown.players[seat], shown.scores[seat], active, shown.scores_after_bid[seat]
        draw_seat(canvas, self.rect, SeatInfo(shown.view, seat, *own, hidden=self.hidden))


def draw_seat(canvas: Canvas, rect: Rect, shown: SeatInfo) -> None:
    """Draw one seat's panel."""
    panels.draw(canvas, rect, panels.PARCHMENT_ACTIVE if shown.active else panels.PARCHMENT_DIM)
    if is_chip(canvas.screen, rect):
        draw_chip(canvas, rect, shown)
        return
    layout = lay_out_seat(canvas.screen, rect, shown.hidden)
    if layout.large:
        sprites.draw_in(canvas, f"leader_{shown.player.mark}", layout.figure)
        if computer_name(shown.player.kind):
            side = canvas.px(_COMPUTER)
            corner = layout.figure.x + canvas.px(4), layout.figure.y + canvas.px(4)
            sprites.draw_in(canvas, "icon_computer", Rect(corner, (side, side)))
        styles = theme.HEADING, theme.NUMBER_BIG
    else:
        sprites.draw_in(canvas, f"mark_{shown.player.mark}", layout.figure)
        high = layout.figure.h >= canvas.px(16)
        styles = theme.SUBHEADING if high else theme.LABEL, theme.NUMBER
    ends = layout.head.left, layout.head.right, layout.head.y
    _draw_name_and_score(canvas, ends, shown, *styles)
    if layout.supplies.w:
        _draw_supplies(canvas, layout.supplies, shown)
    draw_treasures(canvas, layout.treasures, shown.state.treasures[shown.seat])
    if layout.payout.w and is_to_score(shown.state, shown.seat):
        _draw_payout(canvas, layout, breakdown(shown.state, shown.seat))


def _draw_name_and_score(
    canvas: Canvas, ends: tuple[int, int, int], shown: SeatInfo, name: TextStyle, style: TextStyle
) -> None:
    left, right, middle = ends
    room = draw_score(canvas, (right, middle), shown, style) - left - canvas.px(6)
    words = shown.player.name
    style = fitting_style(canvas.screen, words, name, room)
    text.draw(canvas, words, (left, middle), style, "lm", max_width=room)


def _draw_supplies(canvas: Canvas, row: Rect, shown: SeatInfo) -> None:
    """Draw the workers, leader, camps and guards that are still in supply."""
    state, seat = shown.state, shown.seat
    leader = state.leader[seat] == IN_SUPPLY
    shown_as = [
        ("icon_member", str(state.workers[seat]), bool(state.workers[seat])),
        ("icon_leader", "", leader),
        ("icon_camp", str(state.camps_left[seat]), state.camps_left[seat] > 0),
        ("icon_guard", str(state.guards_left[seat]), state.guards_left[seat] > 0),
    ]
    side = min(row.h, canvas.px(22), round(1.4 * row.w / sum(SUPPLY_SHARES)))
    for (name, number, there), room in zip(shown_as, supply_boxes(row), strict=True):
        box = Rect(room.x, row.centery - side // 2, side, side)
        sprites.draw_in(canvas, name, box, 1.0 if there else 0.35)
        text.draw(canvas, number, (box.right + canvas.px(2), row.centery), theme.NUMBER, "lm")


def _draw_payout(canvas: Canvas, layout: SeatLayout, paid: Breakdown) -> None:
    """Draw what the position would pay now: in all and, in a large panel, for temples and
    treasures."""
    row = layout.payout
    parts = [("icon_score", f"+{paid.total}")]
    if layout.large:
        parts += [("icon_temple", str(paid.temple_points)), ("icon_treasure", str(paid.treasures))]
    side = min(row.h, canvas.px(17 if layout.large else 13))
    for i, ((icon, points), own) in enumerate(zip(parts, payout_boxes(layout), strict=True)):
        box = Rect(own.x, row.centery - side // 2, side, side)
        sprites.draw_in(canvas, icon, box)
        beside = (box.right + canvas.px(2), row.centery)
        colour = theme.INK_SOFT if i else theme.RUST
        room = own.right - beside[0] - canvas.px(1)
        text.draw(canvas, points, beside, theme.CHIP, "lm", colour, max_width=room)


# The layout of a seat's panel.

_SUPPLIES = 190
"""The greatest width in dp of the row of supplies in a small panel."""


SUPPLY_SHARES = (3.3, 1.6, 2.5, 2.5)
"""The shares of workers, leader, camps and guards in the row of supplies: wide enough for two
digits beside the workers, for none beside the leader."""
_PAYOUT_SHARES = (0.0, 0.4, 0.7, 1.0)
"""The edges of the points in all, for temples, and for treasures, in parts of their row."""
_PAYOUT = 40
"""The width in dp of the points to come in a low panel."""
_BEFORE_PAYOUT = 4


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """The rectangles of a seat's panel, in device pixels.

    Attributes:
        large: True where there is room for a portrait.
        figure: the portrait in a large panel, else the mark.
        head: name and points; a line without height, at their middle.
        supplies: the counts of workers, leader, camps and guards still in supply; without width
            where they are hidden.
        treasures: the wafers, with a dot below each for every treasure of its kind.
        payout: what the position would pay now; without width where it has no room or is hidden.
    """

    large: bool
    figure: Rect
    head: Rect
    supplies: Rect
    treasures: Rect
    payout: Rect


def lay_out_seat(screen: Screen, rect: Rect, hidden: Collection[str] = ()) -> SeatLayout:
    """Return the layout of a panel in this rectangle, with these parts of it hidden; treasures take
    the room of what is."""
    large = rect.h >= screen.px(84) and rect.w >= screen.px(150)
    layout = (_large if large else _small)(screen, rect)
    nowhere = Rect(0, 0, 0, 0)
    bare = large and {ids.SUPPLIES, ids.PAYOUT} <= {*hidden}
    return replace(
        layout,
        supplies=nowhere if ids.SUPPLIES in hidden else layout.supplies,
        treasures=layout.supplies.union(layout.treasures) if bare else layout.treasures,
        payout=nowhere if ids.PAYOUT in hidden else layout.payout,
    )


def _large(screen: Screen, rect: Rect) -> SeatLayout:
    """Return the layout with a portrait on the left."""
    px = screen.px
    portrait = Rect(rect.x + px(4), rect.y + px(4), min(px(88), rect.w // 3), rect.h - px(8))
    left = portrait.right + px(4)
    width = rect.right - px(14) - left
    return SeatLayout(
        True,
        portrait,
        Rect(left, rect.y + round(rect.h * 0.22), width, 0),
        Rect(left, rect.y + round(rect.h * 0.35), width, min(px(20), round(rect.h * 0.19))),
        Rect(left, rect.y + round(rect.h * 0.54), width, round(rect.h * 0.22)),
        Rect(left, rect.y + round(rect.h * 0.78), width, round(rect.h * 0.16)),
    )


def _small(screen: Screen, rect: Rect) -> SeatLayout:
    """Return the layout in low rows: mark, name and points; supplies; treasures, beside the
    supplies if there is no third row."""
    px = screen.px
    inner = rect.inflate(-px(16), -px(10) if rect.h > px(60) else -px(8))
    count = 3 if inner.h >= px(46) else 2
    rows = [
        Rect(inner.x, inner.y + i * inner.h // count, inner.w, inner.h // count)
        for i in range(count)
    ]
    if count == 2:
        rows[1].w = inner.w * 3 // 5
        left = rows[1].right + px(6)
        rows.append(Rect(left, rows[1].y, inner.right - left, rows[1].h))
    rows[1].w = min(rows[1].w, px(_SUPPLIES))
    mark = Rect(rows[0].x, rows[0].y, rows[0].h, rows[0].h).inflate(-px(2), -px(2))
    left = mark.right + px(6)
    head = Rect(left, mark.centery + px(1), rows[0].right - left, 0)
    if count == 2:
        return SeatLayout(False, mark, head, rows[1], rows[2], Rect(rows[2].topright, (0, 0)))
    paid = Rect(rows[2].right - px(_PAYOUT), rows[2].y, px(_PAYOUT), rows[2].h)
    rows[2].w -= px(_PAYOUT + _BEFORE_PAYOUT)
    return SeatLayout(False, mark, head, rows[1], rows[2], paid)


def supply_boxes(row: Rect) -> list[Rect]:
    """Return the room of workers, leader, camps and guards, side by side."""
    unit, x, boxes = row.w / sum(SUPPLY_SHARES), float(row.x), []
    for share in SUPPLY_SHARES:
        boxes.append(Rect(round(x), row.y, round(share * unit), row.h))
        x += share * unit
    return boxes


def payout_boxes(layout: SeatLayout) -> list[Rect]:
    """Return the room of the points in all and, in a large panel, of those for temples and for
    treasures."""
    row, shares = layout.payout, _PAYOUT_SHARES if layout.large else (0.0, 1.0)
    edges = [row.x + round(share * row.w) for share in shares]
    return [Rect(left, row.y, right - left, row.h) for left, right in pairwise(edges)]
