"""The layouts of windows with room for everything, the same in every mode."""

from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.tikal.table.verbs import VERBS
from game.tikal.table.view import table_layout
from game.ui import theme
from game.ui.screen import Screen, grid, row, split, stack

# all in dp

_HINT: Final = 112
"""The width of the hint button."""
_END_COLUMNS: Final = 3
"""How many columns of the tools' row the end of the turn takes in a high window."""
_POINTS: Final = (172, 196)
"""The least and the greatest width of the action points beside the verbs."""
_STRIP: Final = 28
"""The height of the action points where they lie above the verbs."""
_BAR: Final = 94
"""The height of the verbs below the board, and the width of the tools beside them."""
_VERB: Final = 66
"""The least width of a verb's button, enough for its name in any language."""
_MOST_CONTEXT: Final = 190
"""The greatest height that the context needs in a high window."""
_BROAD: Final = 1560
"""The least width of the window, less its margins, for panels on both sides of the board."""
_BESIDE: Final = (270, 420)
"""The least and the greatest width of the panels on either side of the board."""
_MOST: Final = 0.9 * table_layout.BOARD_RATIO
"""The least ratio of width to height that the board's place keeps."""
_STOCK: Final = 160
"""The height of the stock's panel."""
_TOUCHED: Final = ("ribbon", "buttons", "tools")
_LEAST: Final = 0.7
"""The least part of its height to which a band may shrink before those with buttons shrink, too."""


def lay_out_very_wide(screen: Screen, seats: int) -> table_layout.TableLayout:
    """Return the layout of a very wide window: that of a wide one, with the stock and the log on
    the board's other side."""
    gap, area = screen.px(6), table_layout.window_area(screen, screen.px(10))
    spare = (
        area.w - round(lay_out_wide(screen, seats).board.h * table_layout.BOARD_RATIO)
    ) // 2 - gap
    side = max(screen.px(_BESIDE[0]), min(screen.px(_BESIDE[1]), spare))
    wide = lay_out_wide(screen, seats, side)
    left = Rect(area.x, area.y, side, wide.board.bottom - area.y)
    stock = Rect(left.x, left.y, left.w, min(screen.px(_STOCK), left.h // 3))
    top = stock.bottom + gap
    log = Rect(left.x, top, left.w, left.bottom - top)
    return replace(wide, stock=stock, log=log)


def is_very_wide(screen: Screen) -> bool:
    """Return True for a window much wider than its board would be."""
    area = table_layout.window_area(screen, screen.px(10))
    board = lay_out_wide(screen, 2).board
    return area.w >= screen.px(_BROAD) and board.w - screen.px(_BESIDE[0]) >= _MOST * board.h


def lay_out_wide(screen: Screen, seats: int, beside: int = 0) -> table_layout.TableLayout:
    """Return the layout of a wide window: seats beside the board, verbs and tools below it.

    ``beside`` is the width in pixels of the panels on each side of the board; 0 for the seats on
    one side only.
    """
    px = screen.px
    gap = px(6)
    area = table_layout.window_area(screen, px(10))
    side_width = beside or min(px(270), max(px(200), round(area.w * 0.21)), area.w // 3)
    bar = _lay_bar(screen, area, area.w - side_width - gap, gap)
    top = bar.rect.y - gap - area.y
    side = Rect(area.right - side_width, area.y, side_width, top)
    left = area.x + (beside + gap if beside else 0)
    head = Rect(left, area.y, bar.rect.right - left, min(px(theme.TOUCH), area.h // 8))
    ribbon, hint = split(head, px(_HINT), gap)
    ribbon, turn = split(ribbon, px(theme.TOUCH), gap)
    ribbon, log = (
        (ribbon, table_layout.empty_rect()) if beside else split(ribbon, px(theme.TOUCH), gap)
    )
    ribbon, overlays = table_layout.split_ribbon(screen, ribbon, gap)
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
        verbs=bar.buttons,
        hint_button=hint,
        overlay_buttons=overlays,
        end_button=end,
    )


@dataclass(frozen=True)
class _Bar:
    """The bar below the board: its rectangle, the action points, the room of all verbs, each verb,
    and the tools."""

    rect: Rect
    points: Rect
    verbs: Rect
    buttons: dict[str, Rect]
    tools: dict[str, Rect]


def _lay_bar(screen: Screen, area: Rect, wide: int, gap: int) -> _Bar:
    """Return the bar at the foot of an area. The verbs lie in one row where there is room, else in
    two. The points lie beside them, or above if even two rows have no room."""
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
    """Return the width in pixels of so many verbs side by side."""
    return verbs * (screen.px(_VERB) + gap) - gap


def lay_out_tall(screen: Screen, seats: int) -> table_layout.TableLayout:
    """Return the layout of a high window, in bands one below the other."""
    px, gap = screen.px, screen.px(6)
    area = table_layout.window_area(screen, px(8))
    # in a low window the bands shrink, and the board keeps a third of the height
    room = area.h - 6 * gap
    heights = _squeezed(_heights(screen), room * 2 / 3)
    # height that the board cannot use goes to the context
    spare = room - sum(heights.values()) - round(area.w / table_layout.BOARD_RATIO)
    heights["context"] += max(0, min(spare, px(_MOST_CONTEXT) - heights["context"]))
    heights["board"] = max(1, room - sum(heights.values()))
    order = ("ribbon", "board", "seats", "context", "points", "buttons", "tools")
    bands = stack(area, {name: heights[name] for name in order}, gap)
    ribbon, hint = split(bands["ribbon"], px(_HINT), gap)
    ribbon, turn = split(ribbon, max(ribbon.h, px(theme.TOUCH)), gap)
    ribbon, log = split(ribbon, turn.w, gap)
    ribbon, overlays = table_layout.split_ribbon(screen, ribbon, gap)
    tools = row(bands["tools"], len(table_layout.TOOLS) + _END_COLUMNS, gap)
    return table_layout.TableLayout(
        board=bands["board"],
        ribbon=ribbon,
        seats=tuple(row(bands["seats"], seats, gap)),
        context=bands["context"],
        card=bands["context"].union(bands["buttons"]),
        tools={**dict(zip(table_layout.TOOLS, tools, strict=False)), "log": log, "turn": turn},
        points=bands["points"],
        verbs=dict(zip(VERBS, row(bands["buttons"], len(VERBS), gap), strict=True)),
        hint_button=hint,
        overlay_buttons=overlays,
        end_button=tools[-_END_COLUMNS].union(tools[-1]),
    )


def _heights(screen: Screen) -> dict[str, int]:
    """Return the height in pixels of every band but the board's."""
    needed = {"ribbon": 46, "seats": 92, "context": 190, "points": 28, "buttons": 80, "tools": 48}
    return {name: screen.px(height) for name, height in needed.items()}


def _squeezed(heights: dict[str, int], room: float) -> dict[str, int]:
    """Return heights that fit in ``room``: bands with buttons keep theirs, the others shrink alike;
    in a tiny window all do."""
    kept = sum(heights[name] for name in _TOUCHED)
    whole = sum(heights.values())
    part = min(1.0, (room - kept) / (whole - kept))
    if part < _LEAST:
        part, kept = room / whole, 0
    return {
        name: height if kept and name in _TOUCHED else max(1, int(height * part))
        for name, height in heights.items()
    }
