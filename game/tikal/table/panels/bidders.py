"""The row of bidders: each seat's mark with a word below it."""

from collections.abc import Sequence

from pygame import Rect

from game.tikal.table.shown.auction import Bidder
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas

_FADED = 0.35


def draw_bidders(canvas: Canvas, area: Rect, bidders: Sequence[Bidder]) -> None:
    """Draw every seat's mark over its standing, side by side; the highest bid in gold under its
    bidder."""
    line = canvas.px(18)
    side = min(canvas.px(30), area.h - line)
    for seat, bidder in enumerate(bidders):
        cell = cell_of(area, seat, len(bidders))
        box = Rect(cell.centerx - side // 2, cell.y, side, side)
        sprites.draw_in(canvas, f"mark_{bidder.player.mark}", box, 1.0 if bidder.waits else _FADED)
        below = (cell.centerx, box.bottom + line // 2 + canvas.px(1))
        if bidder.bid is not None:
            chip = Rect(0, 0, min(cell.w, canvas.px(34)), line)
            chip.center = below
            panels.pill(canvas, chip, theme.GOLD_BRIGHT, theme.INK, 1.5)
            text.draw(canvas, str(bidder.bid), below, theme.CHIP)
        else:
            room = cell.w - canvas.px(4)
            colour = theme.RUST if bidder.acts else None
            text.draw(canvas, bidder.standing, below, theme.NOTE, colour=colour, max_width=room)


def cell_of(area: Rect, seat: int, seats: int) -> Rect:
    """Return a seat's part of the row of bidders."""
    width = area.w // seats
    return Rect(area.x + seat * width, area.y, width, area.h)
