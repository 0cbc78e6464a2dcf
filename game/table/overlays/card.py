"""The card beside the board that tells what an overlay shows, with the overlay's buttons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.overlays.overlay import CLOSE, OverlayText, Row, seat_button
from game.ui import sprites, text, theme
from game.ui.screen import Canvas, Screen

_GAP: Final = 5
_TITLE: Final = 26
_ROW: Final = 24
_LOW: Final = 200
_WIDEST: Final = 72
"""In dp: gap, title and row heights, least height of a card with a title, greatest button width."""


@dataclass(frozen=True)
class CardPlan:
    """The layout of the card.

    Attributes:
        title: the rectangle of the title; without height where it has no room.
        room: the rectangle of the rows and the note.
        buttons: the buttons' rectangles, by id.
    """

    title: Rect
    room: Rect
    buttons: Mapping[str, Rect]


def plan_card(screen: Screen, inner: Rect, ids: Sequence[str], seats: int) -> CardPlan:
    """Lay the card out in a rectangle.

    ``ids`` are the buttons of overlays that have no place elsewhere, ``seats`` is the number of
    seats to choose from. The button that closes the overlay is the last of the overlays' buttons.
    """
    gap, side = screen.px(_GAP), min(screen.px(theme.TOUCH), inner.h)
    first = [*ids, CLOSE]
    rows = 1 if inner.w >= len(first) * (side + gap) - gap else 2
    columns = -(-len(first) // rows)
    wide = min(screen.px(_WIDEST) if ids else side, (inner.w + gap) // columns - gap)
    across, down = wide + gap, side + gap
    cells = [
        Rect(inner.x + i % columns * across, inner.y + i // columns * down, wide, side)
        for i in range(len(first))
    ]
    cells[-1].right = inner.right
    y = cells[-1].bottom + gap
    title = Rect(inner.x, inner.y, cells[0].x - gap - inner.x, side)
    if ids:
        # a low card leaves the title to the ribbon
        high = screen.px(_TITLE) if inner.h >= screen.px(_LOW) else 0
        title = Rect(inner.x, y, inner.w, high)
        y += high + gap if high else 0
    buttons = dict(zip(first, cells, strict=True))
    if seats:
        buttons |= _seats(screen, Rect(inner.x, y, inner.w, side), seats, gap)
        y += side + gap
    return CardPlan(title, Rect(inner.x, y, inner.w, max(0, inner.bottom - y)), buttons)


def _seats(screen: Screen, row: Rect, seats: int, gap: int) -> dict[str, Rect]:
    wide = min(screen.px(_WIDEST), (row.w + gap) // seats - gap)
    return {
        seat_button(seat): Rect(row.x + seat * (wide + gap), row.y, wide, row.h)
        for seat in range(seats)
    }


def draw_description(canvas: Canvas, plan: CardPlan, told: OverlayText) -> None:
    """Draw the title, as many rows as fit, and the note if it fits below them."""
    if plan.title.h:
        line = plan.title.midleft
        text.draw(canvas, told.title, line, theme.SUBHEADING, "lm", max_width=plan.title.w)
    y, high = plan.room.y, canvas.px(_ROW)
    for row in told.rows:
        if y + high > plan.room.bottom:
            return
        _draw_row(canvas, Rect(plan.room.x, y, plan.room.w, high), row)
        y += high
    rest = Rect(plan.room.x, y + canvas.px(4), plan.room.w, plan.room.bottom - y - canvas.px(4))
    if told.note and text.paragraph_fits(canvas.screen, told.note, rest, theme.NOTE):
        text.paragraph(canvas, told.note, rest, theme.NOTE)


def _draw_row(canvas: Canvas, box: Rect, row: Row) -> None:
    icon, label, number = row
    side = min(box.h, canvas.px(20))
    left = box.x
    if icon:
        sprites.draw_in(canvas, icon, Rect(left, box.centery - side // 2, side, side))
        left += side + canvas.px(8)
    end = text.draw(canvas, number, box.midright, theme.CHIP, "rm", max_width=box.right - left)
    room = end.left - left - canvas.px(8)
    text.draw(canvas, label, (left, box.centery), theme.NOTE_PLAIN, "lm", max_width=room)
