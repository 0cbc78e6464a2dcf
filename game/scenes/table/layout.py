"""Where everything on the table lies, worked out from the window's size alone."""

import itertools
from dataclasses import dataclass

from pygame import Rect

from game.ui.screen import Screen

ACTIONS = ("enter", "move", "dig", "recover", "exchange", "camp", "guard", "shuttle")
"""The action buttons in their order, by verb."""
LEAST = 40
"""Pixels below which nothing shrinks any more."""
TOOLS = ("undo", "redo", "restart", "menu")


@dataclass(frozen=True)
class TableLayout:
    """Rectangles in device pixels.

    ``seats`` holds one panel a seat, ``context`` what is known of the chosen hexagon or the one
    in hand, ``points`` the action points, ``buttons`` and ``tools`` are by name.
    """

    board: Rect
    ribbon: Rect
    seats: tuple[Rect, ...]
    context: Rect
    points: Rect
    buttons: dict[str, Rect]
    tools: dict[str, Rect]
    end: Rect


def lay_out(screen: Screen, seats: int) -> TableLayout:
    """Seats beside the board in a wide window, below it in a high one."""
    return _portrait(screen, seats) if screen.portrait else _landscape(screen, seats)


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


def _landscape(screen: Screen, seats: int) -> TableLayout:
    px, safe = screen.px, screen.safe
    gap = px(6)
    area = _inside(safe, px(10))
    bar_height = min(px(92), area.h // 3)
    side_width = min(px(270), max(px(200), round(area.w * 0.21)), area.w // 3)
    top = area.h - bar_height - gap
    side = Rect(area.right - side_width, area.y, side_width, top)
    ribbon = Rect(area.x, area.y, area.w - side_width - gap, min(px(38), area.h // 8))
    board = Rect(area.x, ribbon.bottom + gap, ribbon.w, side.bottom - ribbon.bottom - gap)
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
        points,
        dict(zip(ACTIONS, _row(middle, len(ACTIONS), gap), strict=True)),
        dict(zip(TOOLS, _grid(tools, 2, 2, gap), strict=True)),
        end,
    )


def _portrait(screen: Screen, seats: int) -> TableLayout:
    px, safe = screen.px, screen.safe
    gap = px(6)
    area = _inside(safe, px(8))
    wide = area.w > px(600)
    seat_height, context_height = (px(92), px(190)) if wide else (px(74), px(116))
    columns = seats if wide else 2
    seat_rows = -(-seats // columns)
    heights = {
        "ribbon": px(46),
        "seats": seat_rows * (seat_height + gap) - gap,
        "context": context_height,
        "points": px(28),
        "buttons": px(80) if wide else px(138),
        "tools": px(48),
    }
    # a window lower than all of this shrinks every band alike and leaves a third to the board
    room = area.h - 6 * gap
    squeeze = min(1.0, room * 2 / 3 / sum(heights.values()))
    heights = {name: round(height * squeeze) for name, height in heights.items()}
    board_height = max(1, room - sum(heights.values()))

    bands: dict[str, Rect] = {}
    y = area.y
    for name in ("ribbon", "board", "seats", "context", "points", "buttons", "tools"):
        height = max(1, heights.get(name, board_height))
        bands[name] = Rect(area.x, y, area.w, height)
        y += height + gap
    button_rows = 1 if wide else 2
    tool_cells = _row(bands["tools"], len(TOOLS) + 3, gap)
    end = tool_cells[-3].union(tool_cells[-1])
    return TableLayout(
        bands["board"],
        bands["ribbon"],
        tuple(_grid(bands["seats"], columns, seat_rows, gap)[:seats]),
        bands["context"],
        bands["points"],
        dict(
            zip(
                ACTIONS,
                _grid(bands["buttons"], len(ACTIONS) // button_rows, button_rows, gap),
                strict=True,
            )
        ),
        dict(zip(TOOLS, tool_cells, strict=False)),
        end,
    )
