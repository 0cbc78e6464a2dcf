"""A seat's panel as a chip, where there is little room: the mark, the points, and what else fits;
and what chips and large panels have in common.

The own seat has a wider chip than the others, with all counts.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.players import Player
from game.tikal.rules.scoring import treasure_points
from game.tikal.rules.state import State
from game.tikal.table import ids
from game.tikal.table.words import TREASURE_MOTIFS
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.theme import TextStyle

_WAFERS_APART = 5
"""The greatest distance between two wafers in dp."""
_DOT = 0.18
"""The side of a dot that counts wafers, in heights of their row."""
_WIDEST: Final = 190
_HIGHEST: Final = 60
"""A seat's panel narrower than ``_WIDEST`` and lower than this, in dp, is a chip."""
_OWN: Final = 150
"""The width in dp of a chip that has room for all counts."""
_PAD: Final = 12
_ICON: Final = 10
"""The least side of an icon in dp; the note on treasures gives way if icons would be smaller."""
_APART: Final = 8
"""The distance between two counts in dp."""
_BESIDE: Final = 3
"""The distance in dp between an icon and its number, and the least one to the next icon."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """What a seat's panel shows. ``score`` may count up while the position is scored.

    ``score_after_bid`` is the score after the seat's bid in an auction is paid, None without a bid.
    ``hidden`` has the ids of what is left out: the supplies, the payout.
    """

    state: State
    seat: int
    player: Player
    score: int
    active: bool
    score_after_bid: int | None = None
    hidden: Collection[str] = ()


def is_chip(screen: Screen, rect: Rect) -> bool:
    """Return True for a panel too small for all that is public about a seat."""
    return rect.w < screen.px(_WIDEST) and rect.h < screen.px(_HIGHEST)


def widen_own_chip(screen: Screen, seats: Sequence[Rect], own: int) -> tuple[Rect, ...]:
    """Return the places of chips in a row with the own one widened to hold all counts, as far as
    the others stay wide enough for a finger. Panels that are no chips in one row stay as they
    are."""
    first, last, others = seats[0], seats[-1], len(seats) - 1
    in_row = all(seat.y == first.y and is_chip(screen, seat) for seat in seats)
    if not in_row or not others:
        return tuple(seats)
    gap, places, x = seats[1].x - first.right, [], float(first.x)
    room = last.right - first.x - gap * others
    widest = min(screen.px(_OWN), room - screen.px(theme.TOUCH) * others)
    if widest <= seats[own].w:
        return tuple(seats)
    other = (room - widest) / others
    for number in range(len(seats)):
        wide = widest if number == own else other
        places.append(Rect(round(x), first.y, round(x + wide) - round(x), first.h))
        x += wide + gap
    return tuple(places)


def draw_chip(canvas: Canvas, rect: Rect, shown: SeatInfo) -> None:
    """Draw a chip: the mark, the name if it fits, the treasures of a wide one, and the points;
    below them the counts of workers, camps and guards, and what treasures pay."""
    px = canvas.px
    inner = rect.inflate(-px(_PAD), -px(8))
    above = Rect(inner.x, inner.y, inner.w, inner.h * 3 // 5)
    below = Rect(inner.x, above.bottom, inner.w, inner.bottom - above.bottom)
    mark = Rect(above.x, above.y, above.h, above.h).inflate(-px(3), -px(3))
    sprites.draw_in(canvas, f"mark_{shown.player.mark}", mark)
    left = mark.right + px(4)
    both = f"{shown.score} → {shown.score_after_bid}"
    wide = text.measure(canvas.screen, both, theme.NUMBER)[0]
    if shown.score_after_bid is not None and wide > above.right - left:
        _draw_bid(canvas, above, below, shown)
        return
    ends = draw_score(canvas, (above.right - px(_BESIDE), above.centery), shown, theme.NUMBER)
    room, name = ends - px(4) - left, shown.player.name
    kinds = shown.state.treasures[shown.seat]
    taken = above.h * sum(map(bool, kinds)) if rect.w >= px(_OWN) else 0
    if text.fits(canvas.screen, name, theme.LABEL, room - taken):
        begin = left, above.centery
        drawn = text.draw(canvas, name, begin, theme.LABEL, "lm", max_width=room - taken)
        left, room = drawn.right + px(_BESIDE), room - drawn.w - px(_BESIDE)
    if taken:
        draw_treasures(canvas, Rect(left, above.y, room, above.h), kinds)
    _draw_counts(canvas, below, shown)


def draw_score(canvas: Canvas, xy: tuple[int, int], shown: SeatInfo, style: TextStyle) -> int:
    """Draw the points, with the points that the standing bid would leave: below in a large panel,
    else beside.

    Returns the left edge of what was drawn, in pixels.
    """
    (right, middle), px = xy, canvas.px
    colour = theme.RUST if shown.active else theme.INK
    if shown.score_after_bid is None:
        return text.draw(canvas, str(shown.score), xy, style, "rm", colour).left
    if large := style is theme.NUMBER_BIG:
        middle += px(4)
    after = text.draw(canvas, str(shown.score_after_bid), (right, middle), style, "rm", colour)
    end = (right, middle - px(17)) if large else (after.left - px(3), middle)
    sign, small = theme.LABEL, theme.NUMBER
    if large:
        sign, small = (text.in_row(canvas.screen, one, px(17)) for one in (sign, theme.CHIP))
    arrow, owned = text.draw(canvas, "→", end, sign, "rm"), str(shown.score)
    before = text.draw(canvas, owned, (arrow.left - px(3), end[1]), small, "rm")
    return min(before.left, after.left)


def _draw_bid(canvas: Canvas, above: Rect, below: Rect, shown: SeatInfo) -> None:
    """Draw the points and what the bid would leave in two rows, where one row is too narrow."""
    text.draw(canvas, str(shown.score), above.midright, theme.NUMBER, "rm", theme.INK_SOFT)
    after = text.draw(canvas, str(shown.score_after_bid), below.midright, theme.CHIP, "rm")
    text.draw(canvas, "→", (after.left - canvas.px(3), below.centery), theme.LABEL, "rm")


def _draw_counts(canvas: Canvas, row: Rect, shown: SeatInfo) -> None:
    """Draw the counts of workers, camps and guards as far as they fit, and at the end what
    treasures pay."""
    state, seat = shown.state, shown.seat
    counts = {
        "icon_member": state.workers[seat],
        "icon_camp": state.camps_left[seat],
        "icon_guard": state.guards_left[seat],
    }
    pays = any(state.treasures[seat]) and ids.PAYOUT not in shown.hidden
    note = treasure_note(state.treasures[seat]) if pays else ""
    side = _icon_side(canvas.screen, row, str(counts["icon_member"]), note)
    if side < canvas.px(_ICON):
        note, side = "", _icon_side(canvas.screen, row, str(counts["icon_member"]))
    end = _draw_payout(canvas, row, note, side)
    x, top = row.x, row.centery - side // 2
    for name, count in counts.items() if ids.SUPPLIES not in shown.hidden else ():
        beside = x + side + canvas.px(_BESIDE), row.centery
        width = text.measure(canvas.screen, str(count), theme.CHIP)[0]
        if x > row.x and beside[0] + width > end:
            return
        sprites.draw_in(canvas, name, Rect(x, top, side, side), 1.0 if count else 0.35)
        x = text.draw(canvas, str(count), beside, theme.CHIP, "lm").right + canvas.px(_APART)


def _draw_payout(canvas: Canvas, row: Rect, note: str, side: int) -> int:
    """Draw what the treasures pay, if ``note`` says so; return the left edge of it, in pixels."""
    if not note:
        return row.right
    end = row.right, row.centery
    drawn = text.draw(canvas, note, end, theme.CHIP, "rm", theme.INK_SOFT)
    left = drawn.left - side - canvas.px(_BESIDE)
    sprites.draw_in(canvas, "wafer_back", Rect(left, row.centery - side // 2, side, side))
    return left - canvas.px(_APART)


def _icon_side(screen: Screen, row: Rect, *numbers: str) -> int:
    """Return the side of the icons, one before each number, which take their width first; empty
    numbers are left out."""
    there = [text.measure(screen, number, theme.CHIP)[0] for number in numbers if number]
    apart = screen.px(_BESIDE) * (2 * len(there) - 1)
    return max(1, min(row.h, (row.w - sum(there) - apart) // len(there)))


def draw_treasures(canvas: Canvas, row: Rect, kinds: Sequence[int]) -> None:
    """Draw a wafer for every kind that the seat owns, and below it a dot for each treasure of the
    kind."""
    for kind, box in wafer_boxes(canvas.screen, row, kinds).items():
        side = dot_side(row, box)
        sprites.draw_in(canvas, f"wafer_{TREASURE_MOTIFS[kind]}", box)
        step = side + canvas.px(1)
        x = box.centerx - (kinds[kind] * step - canvas.px(1)) // 2
        for i in range(kinds[kind]):
            dot = Rect(x + i * step, row.bottom - side, side, side)
            panels.pill(canvas, dot, theme.INK, theme.INK, 1)


def wafer_boxes(screen: Screen, row: Rect, kinds: Sequence[int]) -> dict[int, Rect]:
    """Return the place of the wafer of each kind that is owned, by kind, with room for dots
    below."""
    owned = [kind for kind, count in enumerate(kinds) if count]
    most = row.h - round(row.h * _DOT) - screen.px(1)
    step = min(most + screen.px(_WAFERS_APART), row.w // max(1, len(owned)))
    side = max(1, min(most, step - screen.px(1)))
    return {kind: Rect(row.x + i * step, row.y, side, side) for i, kind in enumerate(owned)}


def dot_side(row: Rect, wafer: Rect) -> int:
    """Return the side in pixels of the dots below a wafer; three dots stay apart from those of the
    next one."""
    return max(2, min(round(row.h * _DOT), wafer.w // 4))


def treasure_note(kinds: Sequence[int]) -> str:
    """Return the points of a seat's treasures as a note, such as "+6"."""
    return f"+{treasure_points(list(kinds))}"
