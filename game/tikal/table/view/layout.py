"""Where everything on the table lies, worked out from the window's size alone."""

import itertools
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.tikal.table.board import WORLD
from game.tikal.table.verbs import VERBS
from game.ui import theme
from game.ui.screen import Screen

LEAST = 40
"""Pixels below which nothing shrinks any more."""
TOOLS = ("undo", "redo", "restart", "menu")
HINT: Final = 112
"""The width in dp of the button for a hint."""
END_COLUMNS: Final = 3
"""How many of the tools' columns the end of the turn takes in a drawer."""
MOST_CONTEXT: Final = 190
"""The greatest height in dp that the context needs in a high window."""


_TOUCHED: Final = ("buttons", "tools")
_LEAST: Final = 0.75
"""The part of its height that a band needs at least while others keep theirs."""
BESIDE: Final = (334, 350)
"""The least and greatest width in dp of everything beside the board of a low window."""


@dataclass(frozen=True)
class TableLayout:
    """Rectangles in device pixels.

    ``seats`` holds one panel a seat, ``context`` what is known of the chosen hexagon or the one
    in hand, ``card`` the context with what lies below it and is of no use during a scoring or an
    auction, ``points`` the action points, ``buttons`` and ``tools`` are by name. ``hint`` is empty
    where there is no room for it beside the menu.
    """

    board: Rect
    ribbon: Rect
    seats: tuple[Rect, ...]
    context: Rect
    card: Rect
    points: Rect
    buttons: dict[str, Rect]
    tools: dict[str, Rect]
    hint: Rect
    end: Rect


def lay_out(screen: Screen, seats: int) -> TableLayout:
    """Seats beside the board in a wide window, below it in a high one.

    In a low window everything is beside the board, which takes the whole height.
    """
    if screen.portrait:
        return _portrait(screen, seats)
    return _low(screen, seats) if screen.compact else _landscape(screen, seats)


def _inside(safe: Rect, edge: int) -> Rect:
    """The window less its margin; a window too small for any of it shows a part."""
    area = safe.inflate(-2 * edge, -2 * edge)
    return Rect(area.x, area.y, max(LEAST, area.w), max(LEAST, area.h))


def _row(area: Rect, count: int, gap: int) -> list[Rect]:
    """Rectangles of equal width side by side, filling the area."""
    edges = [area.x + round(i * (area.w + gap) / count) for i in range(count + 1)]
    return [Rect(a, area.y, max(1, b - a - gap), area.h) for a, b in itertools.pairwise(edges)]


def _grid(area: Rect, columns: int, rows: int, gap: int) -> list[Rect]:
    """Cells of equal size, row by row, filling the area."""
    edges = [area.y + round(i * (area.h + gap) / rows) for i in range(rows + 1)]
    bands = [Rect(area.x, a, area.w, max(1, b - a - gap)) for a, b in itertools.pairwise(edges)]
    return [cell for band in bands for cell in _row(band, columns, gap)]


def _with_hint(head: Rect, width: int, gap: int) -> tuple[Rect, Rect]:
    """The ribbon, and beside it the button for a hint."""
    hint = Rect(head.right - width, head.y, width, head.h)
    return Rect(head.x, head.y, max(1, hint.x - gap - head.x), head.h), hint


def _landscape(screen: Screen, seats: int) -> TableLayout:
    px, safe = screen.px, screen.safe
    gap = px(6)
    area = _inside(safe, px(10))
    bar_height = min(px(94), area.h // 3)
    side_width = min(px(270), max(px(200), round(area.w * 0.21)), area.w // 3)
    top = area.h - bar_height - gap
    side = Rect(area.right - side_width, area.y, side_width, top)
    head = Rect(area.x, area.y, area.w - side_width - gap, min(px(theme.TOUCH), area.h // 8))
    ribbon, hint = _with_hint(head, px(HINT), gap)
    board = Rect(area.x, head.bottom + gap, head.w, side.bottom - head.bottom - gap)
    bar = Rect(area.x, area.bottom - bar_height, board.w, bar_height)
    end = Rect(side.x, bar.y, side_width, bar_height)

    seat_height = min(px(124), (top * 17 // 100) if seats == 4 else top // 5)
    panels = tuple(
        Rect(side.x, side.y + i * (seat_height + gap), side.w, seat_height) for i in range(seats)
    )
    under = panels[-1].bottom + gap
    context = Rect(side.x, under, side.w, max(1, side.bottom - under))

    points = Rect(bar.x, bar.y, min(px(196), bar.w // 5), bar.h)
    tools_width = min(px(94), bar.w // 6)
    tools = Rect(bar.right - tools_width, bar.y, tools_width, bar.h)
    middle = Rect(points.right + gap, bar.y, tools.x - points.right - 2 * gap, bar.h)
    return TableLayout(
        board,
        ribbon,
        panels,
        context,
        context.union(end),
        points,
        dict(zip(VERBS, _row(middle, len(VERBS), gap), strict=True)),
        dict(zip(TOOLS, _grid(tools, 2, 2, gap), strict=True)),
        hint,
        end,
    )


def _portrait(screen: Screen, seats: int) -> TableLayout:
    px = screen.px
    gap = px(6)
    area = _inside(screen.safe, px(8))
    wide = area.w > px(600)
    heights = _heights(screen, seats, wide) | {"ribbon": px(46)}
    # a window lower than all of this shrinks every band alike and leaves a third to the board
    room = area.h - 6 * gap
    heights = _squeezed(heights, room * 2 / 3)
    # what the board cannot use is the context's
    spare = room - sum(heights.values()) - round(area.w * WORLD.h / WORLD.w)
    heights["context"] += max(0, min(spare, px(MOST_CONTEXT) - heights["context"]))
    heights["board"] = max(1, room - sum(heights.values()))
    order = ("ribbon", "board", "seats", "context", "points", "buttons", "tools")
    bands = _bands(area, {name: heights[name] for name in order}, gap)
    if wide:
        bands["ribbon"], bands["hint"] = _with_hint(bands["ribbon"], px(HINT), gap)
    return _drawer(bands, seats, seats if wide else 2, 1 if wide else 2, gap)


def _heights(screen: Screen, seats: int, wide: bool) -> dict[str, int]:
    """What the bands of a drawer need."""
    px, gap = screen.px, screen.px(6)
    rows = 1 if wide else -(-seats // 2)
    return {
        "seats": rows * (px(92 if wide else 74) + gap) - gap,
        "context": px(190 if wide else 116),
        "points": px(28),
        "buttons": px(80 if wide else 138),
        "tools": px(48),
    }


def _low(screen: Screen, seats: int) -> TableLayout:
    px = screen.px
    gap = px(4)
    area = _inside(screen.safe, px(5))
    least, most = (px(width) for width in BESIDE)
    width = min(max(least, min(most, area.w * 43 // 100)), area.w // 2)
    side = Rect(area.right - width, area.y, width, area.h)
    rows = -(-seats // 2)
    heights = {
        "seats": rows * (px(56) + gap) - gap,
        "context": px(84),
        "points": px(22),
        "buttons": 2 * px(theme.TOUCH) + gap,
        "tools": px(theme.TOUCH),
    }
    room = area.h - (len(heights) - 1) * gap
    heights = _squeezed(heights, room)
    heights["context"] += max(0, room - sum(heights.values()))
    left = Rect(area.x, area.y, max(1, area.w - width - gap), area.h)
    ribbon = Rect(left.x, left.y, left.w, min(px(44), left.h // 4))
    top = ribbon.bottom + gap
    board = Rect(left.x, top, left.w, max(1, left.bottom - top))
    bands = _bands(side, heights, gap) | {"ribbon": ribbon, "board": board}
    return _drawer(bands, seats, 2, 2, gap)


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


def _bands(area: Rect, heights: dict[str, int], gap: int) -> dict[str, Rect]:
    """Bands of these heights from the area's top down."""
    bands: dict[str, Rect] = {}
    y = area.y
    for name, height in heights.items():
        bands[name] = Rect(area.x, y, area.w, height)
        y += height + gap
    return bands


def _drawer(
    bands: dict[str, Rect], seats: int, columns: int, button_rows: int, gap: int
) -> TableLayout:
    """The layout of everything in bands one below the other."""
    cells = _grid(bands["seats"], columns, -(-seats // columns), gap)
    cells = [*cells[: seats - 1], cells[seats - 1].union(cells[-1])]
    buttons = _grid(bands["buttons"], len(VERBS) // button_rows, button_rows, gap)
    tools = _row(bands["tools"], len(TOOLS) + END_COLUMNS, gap)
    return TableLayout(
        bands["board"],
        bands["ribbon"],
        tuple(cells),
        bands["context"],
        bands["context"].union(bands["buttons"]),
        bands["points"],
        dict(zip(VERBS, buttons, strict=True)),
        dict(zip(TOOLS, tools, strict=False)),
        bands.get("hint", Rect(0, 0, 0, 0)),
        tools[-END_COLUMNS].union(tools[-1]),
    )
