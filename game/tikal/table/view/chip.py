"""A seat where there is room for a chip only: its mark, its points, the least of all the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.tikal.table.view.seat_plan import treasure_note
from game.ui import sprites, text, theme
from game.ui.screen import Canvas, Screen

if TYPE_CHECKING:
    from game.tikal.table.view.seats import Seat

_WIDEST: Final = 190
_HIGHEST: Final = 60
"""Up to this size in dp a seat's panel is a chip."""
_APART: Final = 8
"""Between two counts in dp, where there is room."""
_BESIDE: Final = 3
"""Between an icon and its number in dp, and the least to the next icon."""


def is_chip(screen: Screen, rect: Rect) -> bool:
    """True for a panel too small for all that is public about a seat."""
    return rect.w < screen.px(_WIDEST) and rect.h < screen.px(_HIGHEST)


def draw_chip(canvas: Canvas, rect: Rect, shown: Seat) -> None:
    """Mark, name where it can be read, points; below them workers to come and treasures."""
    px = canvas.px
    inner = rect.inflate(-px(14), -px(8))
    above = Rect(inner.x, inner.y, inner.w, inner.h * 3 // 5)
    below = Rect(inner.x, above.bottom, inner.w, inner.bottom - above.bottom)
    mark = Rect(above.x, above.y, above.h, above.h).inflate(-px(3), -px(3))
    sprites.draw_in(canvas, f"mark_{shown.player.mark}", mark)
    points = str(shown.score) if shown.left is None else f"→ {shown.left}"
    colour = theme.RUST if shown.active else theme.INK
    end = above.right, above.centery
    drawn = text.draw(canvas, points, end, theme.NUMBER, "rm", colour)
    left = mark.right + px(4)
    room, name = drawn.left - px(4) - left, shown.player.name
    if text.fits(canvas.screen, name, theme.LABEL, room):
        text.draw(canvas, name, (left, above.centery), theme.LABEL, "lm", max_width=room)
    _draw_below(canvas, below, shown)


def _draw_below(canvas: Canvas, row: Rect, shown: Seat) -> None:
    """Treasures at the end; before them workers, and camps and guards as far as they have room."""
    state, seat = shown.state, shown.seat
    counts = {
        "icon_member": state.workers[seat],
        "icon_camp": state.camps_left[seat],
        "icon_guard": state.guards_left[seat],
    }
    note = treasure_note(state.treasures[seat]) if any(state.treasures[seat]) else ""
    side = _icon_side(canvas.screen, row, str(counts["icon_member"]), note)
    end = _draw_treasures(canvas, row, note, side)
    x, top = row.x, row.centery - side // 2
    for name, count in counts.items():
        beside = x + side + canvas.px(_BESIDE), row.centery
        width = text.measure(canvas.screen, str(count), theme.CHIP)[0]
        if x > row.x and beside[0] + width > end:
            return
        sprites.draw_in(canvas, name, Rect(x, top, side, side), 1.0 if count else 0.35)
        x = text.draw(canvas, str(count), beside, theme.CHIP, "lm").right + canvas.px(_APART)


def _draw_treasures(canvas: Canvas, row: Rect, note: str, side: int) -> int:
    """What they pay, where there are any; returns where that begins."""
    if not note:
        return row.right
    end = row.right, row.centery
    drawn = text.draw(canvas, note, end, theme.CHIP, "rm", theme.INK_SOFT)
    left = drawn.left - side - canvas.px(_BESIDE)
    sprites.draw_in(canvas, "wafer_back", Rect(left, row.centery - side // 2, side, side))
    return left - canvas.px(_APART)


def _icon_side(screen: Screen, row: Rect, *numbers: str) -> int:
    """How large icons may be, one before each of the numbers that there are: these come first."""
    there = [text.measure(screen, number, theme.CHIP)[0] for number in numbers if number]
    apart = screen.px(_BESIDE) * (2 * len(there) - 1)
    return max(1, min(row.h, (row.w - sum(there) - apart) // len(there)))
