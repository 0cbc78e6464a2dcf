"""The layouts of windows with room for everything: it lies there in every mode."""

from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.tikal.table.verbs import VERBS
from game.tikal.table.view import table_layout
from game.ui import theme
from game.ui.painting.cells import grid, row, split, stack
from game.ui.screen import Screen

# all in dp

_HINT: Final = 112
"""The width of the button for a hint."""
_END_COLUMNS: Final = 3
"""How many of the tools' columns the end of the turn takes in a drawer."""
_POINTS: Final = (172, 196)
"""The least and the greatest width of the action points beside the verbs."""
_STRIP: Final = 28
"""Their height where they lie above the verbs."""
_BAR: Final = 94
"""The height of the verbs below the board, and the width of the tools beside them."""
_VERB: Final = 66
"""The least width of a verb: its name has room, a longer one of another language too."""
_MOST_CONTEXT: Final = 190
"""The greatest height that the context needs in a high window."""
_BROAD: Final = 1560
"""The width between the margins from which there may be room on both sides of the board."""
_BESIDE: Final = (270, 420)
"""The least and the greatest width beside it."""
_MOST: Final = 0.9 * table_layout.BOARD
"""How much wider than high the board's place stays at least."""
_STOCK: Final = 160
"""The height of what is left."""
_TOUCHED: Final = ("ribbon", "buttons", "tools")
_LEAST: Final = 0.7
"""The part of its height that a band needs at least while others keep theirs."""


def lay_broad(screen: Screen, seats: int) -> table_layout.TableLayout:
    """As a wide one; on the board's other side what is left, and what was done."""
    gap, area = screen.px(6), table_layout.inside(screen, screen.px(10))
    spare = (area.w - round(lay_wide(screen, seats).board.h * table_layout.BOARD)) // 2 - gap
    side = max(screen.px(_BESIDE[0]), min(screen.px(_BESIDE[1]), spare))
    wide = lay_wide(screen, seats, side)
    left = Rect(area.x, area.y, side, wide.board.bottom - area.y)
    stock = Rect(left.x, left.y, left.w, min(screen.px(_STOCK), left.h // 3))
    top = stock.bottom + gap
    log = Rect(left.x, top, left.w, left.bottom - top)
    return replace(wide, stock=stock, log=log)


def has_room_beside(screen: Screen) -> bool:
    """True for a window that is much wider than the board would be in it."""
    area = table_layout.inside(screen, screen.px(10))
    board = lay_wide(screen, 2).board
    return area.w >= screen.px(_BROAD) and board.w - screen.px(_BESIDE[0]) >= _MOST * board.h


def lay_wide(screen: Screen, seats: int, beside: int = 0) -> table_layout.TableLayout:
    """Seats beside the board, the verbs and the tools below it; ``beside`` is the width in pixels
    of what lies on either side, where it does on both."""
    px = screen.px
    gap = px(6)
    area = table_layout.inside(screen, px(10))
    side_width = beside or min(px(270), max(px(200), round(area.w * 0.21)), area.w // 3)
    bar = _lay_bar(screen, area, area.w - side_width - gap, gap)
    top = bar.rect.y - gap - area.y
    side = Rect(area.right - side_width, area.y, side_width, top)
    left = area.x + (beside + gap if beside else 0)
    head = Rect(left, area.y, bar.rect.right - left, min(px(theme.TOUCH), area.h // 8))
    ribbon, hint = split(head, px(_HINT), gap)
    ribbon, turn = split(ribbon, px(theme.TOUCH), gap)
    ribbon, log = (
        (ribbon, table_layout.nowhere()) if beside else split(ribbon, px(theme.TOUCH), gap)
    )
    ribbon, overlays = table_layout.beside_ribbon(screen, ribbon, gap)
    board = Rect(left, head.bottom + gap, head.w, side.bottom - head.bottom - gap)
    end = Rect(side.x, bar.rect.y, side_width, bar.rect.h)

    seat_height = min(px(124), (top * 17 // 100) if seats == 4 else top // 5)
    panels = tuple(
        Rect(side.x, side.y + i * (seat_height + gap), side.w, seat_height) for i in range(seats)
    )
    under = panels[-1].bottom + gap
    context = Rect(side.x, under, side.w, max(1, side.bottom - under))

    return table_layout.TableLayout(
        board=board,
        ribbon=ribbon,
        seats=panels,
        context=context,
        card=context.union(end),
        tools={**bar.tools, "log": log, "turn": turn},
        bar=bar.verbs,
        points=bar.points,
        buttons=bar.buttons,
        hint=hint,
        overlays=overlays,
        end=end,
    )


@dataclass(frozen=True)
class _Bar:
    """What lies below the board, and its parts: the action points, the verbs all together and
    each, the tools."""

    rect: Rect
    points: Rect
    verbs: Rect
    buttons: dict[str, Rect]
    tools: dict[str, Rect]


def _lay_bar(screen: Screen, area: Rect, wide: int, gap: int) -> _Bar:
    """At the foot of an area: the points beside the verbs, or above them where they leave these no
    room even in two rows; all verbs in one row where there is room."""
    px = screen.px
    least, most = (px(width) for width in _POINTS)
    across, aside = min(most, max(least, wide // 5)), min(px(_BAR), wide // 4)
    room = wide - aside - gap
    columns, above = len(VERBS), False
    if room - across - gap < _row_of(screen, columns, gap):
        columns //= 2
        above = room - across - gap < _row_of(screen, columns, gap)
    strip = px(_STRIP) + gap if above else 0
    rect = Rect(area.x, 0, wide, min(px(_BAR) + strip, area.h // 3))
    rect.bottom = area.bottom
    points = Rect(rect.x, rect.y, wide if above else across, strip - gap if above else rect.h)
    start = rect.x if above else points.right + gap
    verbs = Rect(start, rect.y + strip, rect.x + room - start, rect.h - strip)
    tools = Rect(rect.right - aside, verbs.y, aside, verbs.h)
    cells = grid(verbs, columns, len(VERBS) // columns, gap)
    buttons, named = (
        zip(VERBS, cells, strict=True),
        zip(table_layout.TOOLS, grid(tools, 2, 2, gap), strict=True),
    )
    return _Bar(rect, points, verbs, dict(buttons), dict(named))


def _row_of(screen: Screen, verbs: int, gap: int) -> int:
    """What so many verbs need side by side."""
    return verbs * (screen.px(_VERB) + gap) - gap


def lay_high(screen: Screen, seats: int) -> table_layout.TableLayout:
    """Everything in bands, one below the other."""
    px, gap = screen.px, screen.px(6)
    area = table_layout.inside(screen, px(8))
    # a window lower than all of this shrinks every band alike and leaves a third to the board
    room = area.h - 6 * gap
    heights = _squeezed(_heights(screen), room * 2 / 3)
    # what the board cannot use is the context's
    spare = room - sum(heights.values()) - round(area.w / table_layout.BOARD)
    heights["context"] += max(0, min(spare, px(_MOST_CONTEXT) - heights["context"]))
    heights["board"] = max(1, room - sum(heights.values()))
    order = ("ribbon", "board", "seats", "context", "points", "buttons", "tools")
    bands = stack(area, {name: heights[name] for name in order}, gap)
    ribbon, hint = split(bands["ribbon"], px(_HINT), gap)
    ribbon, turn = split(ribbon, max(ribbon.h, px(theme.TOUCH)), gap)
    ribbon, log = split(ribbon, turn.w, gap)
    ribbon, overlays = table_layout.beside_ribbon(screen, ribbon, gap)
    tools = row(bands["tools"], len(table_layout.TOOLS) + _END_COLUMNS, gap)
    return table_layout.TableLayout(
        board=bands["board"],
        ribbon=ribbon,
        seats=tuple(row(bands["seats"], seats, gap)),
        context=bands["context"],
        card=bands["context"].union(bands["buttons"]),
        tools={**dict(zip(table_layout.TOOLS, tools, strict=False)), "log": log, "turn": turn},
        points=bands["points"],
        buttons=dict(zip(VERBS, row(bands["buttons"], len(VERBS), gap), strict=True)),
        hint=hint,
        overlays=overlays,
        end=tools[-_END_COLUMNS].union(tools[-1]),
    )


def _heights(screen: Screen) -> dict[str, int]:
    """What the bands need but for the board."""
    needed = {"ribbon": 46, "seats": 92, "context": 190, "points": 28, "buttons": 80, "tools": 48}
    return {name: screen.px(height) for name, height in needed.items()}


def _squeezed(heights: dict[str, int], room: float) -> dict[str, int]:
    """Heights that fit: what is touched stays as high as a finger needs, the rest is made smaller
    alike; in a tiny window everything is."""
    kept = sum(heights[name] for name in _TOUCHED)
    whole = sum(heights.values())
    part = min(1.0, (room - kept) / (whole - kept))
    if part < _LEAST:
        part, kept = room / whole, 0
    return {
        name: height if kept and name in _TOUCHED else max(1, int(height * part))
        for name, height in heights.items()
    }
