"""A seat where there is room for a chip only: its mark, its points, the least of all the rest."""

from __future__ import annotations

from collections.abc import Sequence
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
"""Between two counts in dp."""


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
    end = _draw_treasures(canvas, row, state.treasures[seat])
    counts = {
        "icon_member": state.workers[seat],
        "icon_camp": state.camps_left[seat],
        "icon_guard": state.guards_left[seat],
    }
    x, gap = row.x, canvas.px(_APART)
    for name, count in counts.items():
        icon = Rect(x, row.y, row.h, row.h)
        beside = icon.right + canvas.px(3), row.centery
        width = text.measure(canvas.screen, str(count), theme.CHIP)[0]
        if x > row.x and beside[0] + width > end:
            return
        sprites.draw_in(canvas, name, icon, 1.0 if count else 0.35)
        x = text.draw(canvas, str(count), beside, theme.CHIP, "lm").right + gap


def _draw_treasures(canvas: Canvas, row: Rect, kinds: Sequence[int]) -> int:
    """What they pay, where there are any; returns where that begins."""
    if not any(kinds):
        return row.right
    end = row.right, row.centery
    note = text.draw(canvas, treasure_note(kinds), end, theme.CHIP, "rm", theme.INK_SOFT)
    wafer = Rect(note.left - row.h - canvas.px(2), row.y, row.h, row.h)
    sprites.draw_in(canvas, "wafer_back", wafer)
    return wafer.left - canvas.px(_APART)
