"""The rectangles of everything on the plain table, for a window."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pygame import Rect

from game.table import ids as table_ids
from game.table.modes.deciding import TAKE
from game.table.modes.watching import LEAVE, SEND
from game.table.plain.shown import BACK, END, NEXT, PREVIOUS
from game.ui import theme
from game.ui.mirror import placed_for_hand
from game.ui.screen import Screen, row, split, stack

# sizes in dp, except fractions

_MARGIN: Final = 10
_CLOSE: Final = 5
"""The margin on compact screens."""
_GAP: Final = 6
_FOOT: Final = 52
_SEAT: Final = 44
_COLUMN: Final = (300, 420)
"""The least and the greatest width of the column beside the position."""
_BESIDE: Final = 0.31
"""The width of that column, as a fraction of the window's."""
_LOG: Final = 240
"""The width of the log, and its least height below the choices."""
_BROAD: Final = 1400
"""The least width of a window that has the log beside the position."""
_UNDER: Final = 0.45
"""In narrower windows: the height of the log, as a fraction of the place of the choices."""
_HALF: Final = 0.5
"""The position's fraction of the width of a low window."""
_BOARD: Final = 0.56
"""The position's fraction of the height of a high window that is left for it and the choices."""
_CHOICES: Final = 108
"""The least height of the choices in a high window."""
_TWO: Final = 88
"""The width of a button with words at the lower end of the choices."""
_TOOLS: Final = (table_ids.TOOL_UNDO, table_ids.TOOL_REDO, table_ids.TOOL_RESTART, table_ids.HINT)
_HEAD: Final = (table_ids.TOOL_MENU, table_ids.TOOL_LOG)
_END: Final = (END, TAKE, table_ids.WATCH_SKIP, SEND)
_LAST: Final = (table_ids.WATCH_PAUSE, LEAVE, table_ids.LOOK_ON_LEAVE)


def nowhere() -> Rect:
    """Return an empty rectangle, for what has no room."""
    return Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Places:
    """The rectangles of everything, in device pixels; an empty one for what has no room.

    Attributes:
        ribbon: the ribbon, which says what is to be done.
        position: the board, and lines of text about the position.
        seats: the players.
        choices: the choices, or what is told instead of them.
        buttons: the buttons, by id.
        log: the log.
        high: True if the seats lie one below the other.
    """

    ribbon: Rect
    position: Rect
    seats: Rect
    choices: Rect
    buttons: Mapping[str, Rect]
    log: Rect = field(default_factory=nowhere)
    high: bool = False


def place(screen: Screen, seats: int, wanted: int) -> Places:
    """Return the places of everything in a window.

    The position lies beside everything else, in a high window above it. There it has the height
    ``wanted`` in pixels, at which fingers can touch a board, if there is room.
    """
    lay = partial(_place, seats=seats, wanted=wanted)
    return placed_for_hand(screen, lay, ("choices",))


def _place(screen: Screen, seats: int, wanted: int) -> Places:
    if screen.portrait:
        return _lay_high(screen, wanted)
    return _lay_low(screen) if screen.compact else _lay_wide(screen, seats)


def _lay_high(screen: Screen, wanted: int) -> Places:
    px, gap = screen.px, screen.px(_GAP)
    area = _within(screen, _MARGIN - 2)
    high = {"head": px(theme.TOUCH), "seats": px(_SEAT), "foot": px(_FOOT)}
    room = area.h - sum(high.values()) - 4 * gap
    high["position"] = min(max(round(_BOARD * room), wanted), room - px(_CHOICES))
    if screen.compact:
        high["position"] = max(high["position"], room - 2 * px(_CHOICES))
    high["choices"] = room - high["position"]
    order = ("head", "position", "seats", "choices", "foot")
    bands = stack(area, {name: high[name] for name in order}, gap)
    ribbon, buttons = _beside(screen, bands["head"], _HEAD)
    buttons |= _foot(screen, bands["foot"]) | _in_choices(screen, bands["choices"])
    return Places(ribbon, bands["position"], bands["seats"], bands["choices"], buttons)


def _lay_low(screen: Screen) -> Places:
    px, gap = screen.px, screen.px(_CLOSE - 1)
    left, right = split(area := _within(screen, _CLOSE), round(_HALF * screen.safe.w), gap)
    head = px(theme.TOUCH)
    bands = stack(left, {"head": head, "position": area.h - head - gap}, gap)
    seats, foot = px(_SEAT), px(_FOOT - 4)
    rest = area.h - seats - foot - 2 * gap
    beside = stack(right, {"seats": seats, "choices": rest, "foot": foot}, gap)
    ribbon, buttons = _beside(screen, bands["head"], _HEAD)
    buttons |= _foot(screen, beside["foot"]) | _in_choices(screen, beside["choices"])
    return Places(ribbon, bands["position"], beside["seats"], beside["choices"], buttons)


def _lay_wide(screen: Screen, seats: int) -> Places:
    px, gap = screen.px, screen.px(_GAP)
    area = _within(screen, _MARGIN)
    least, most = map(px, _COLUMN)
    column = max(least, min(most, round(_BESIDE * area.w)))
    left, right = split(area, column, gap)
    head = px(theme.TOUCH)
    ribbon, buttons = _beside(screen, Rect(left.topleft, (left.w, head)), (table_ids.TOOL_MENU,))
    below = Rect(left.x, left.y + head + gap, left.w, left.h - head - gap)
    log = nowhere()
    if area.w >= px(_BROAD):
        below, log = split(below, px(_LOG), gap)
    else:
        ribbon, more = _beside(screen, ribbon, (table_ids.TOOL_LOG,))
        buttons |= more
    foot = px(_FOOT)
    high = seats * (px(_SEAT) + gap) - gap
    rest = area.h - high - foot - 2 * gap
    beside = stack(right, {"seats": high, "choices": rest, "foot": foot}, gap)
    choices = beside["choices"]
    if not log.w and (low := round(_UNDER * rest)) >= px(_LOG):
        choices, log = _above(choices, low, gap)
        ribbon = ribbon.union(buttons.pop(table_ids.TOOL_LOG))
    buttons |= _foot(screen, beside["foot"]) | _in_choices(screen, choices)
    return Places(ribbon, below, beside["seats"], choices, buttons, log, high=True)


def _within(screen: Screen, margin: float) -> Rect:
    return screen.safe.inflate(-2 * screen.px(margin), -2 * screen.px(margin))


def _above(area: Rect, low: int, gap: int) -> tuple[Rect, Rect]:
    """Return an area without its lower end, and that end, ``low`` pixels high."""
    end = Rect(area.x, area.bottom - low, area.w, low)
    return Rect(area.x, area.y, area.w, area.h - low - gap), end


def _beside(screen: Screen, head: Rect, ids_: tuple[str, ...]) -> tuple[Rect, dict[str, Rect]]:
    """Return an area without the buttons at its right end, and these buttons by id."""
    buttons = {}
    for id in ids_:
        head, buttons[id] = split(head, screen.px(theme.TOUCH), screen.px(_GAP))
    return head, buttons


def _foot(screen: Screen, area: Rect) -> dict[str, Rect]:
    """Return the rectangles of the tools, and of the button that ends a turn or goes on, by id."""
    gap, side = screen.px(_GAP), screen.px(theme.TOUCH)
    wide = len(_TOOLS) * (side + gap) - gap
    cells = row(Rect(area.x, area.y, wide, area.h), len(_TOOLS), gap)
    left = area.x + wide + gap
    end = Rect(left, area.y, area.right - left, area.h)
    return dict(zip(_TOOLS, cells, strict=True)) | dict.fromkeys(_END, end)


def _in_choices(screen: Screen, choices: Rect) -> dict[str, Rect]:
    """Return the rectangles of the buttons within the choices, by id.

    The button that goes back is at the upper right, buttons with words at the lower right; the
    button for the previous page is beside them.
    """
    px, side, pad = screen.px, screen.px(theme.TOUCH), screen.px(_CLOSE + 1)
    inner = choices.inflate(-2 * pad, -2 * pad)
    back = Rect(inner.right - side, inner.y, side, side)
    words = Rect(inner.right - px(_TWO), inner.bottom - side, px(_TWO), side)
    after = Rect(inner.right - px(_TWO), inner.bottom - side, px(_TWO), side)
    before = after.move(-after.w - px(_GAP), 0)
    return {
        BACK: back,
        NEXT: after,
        PREVIOUS: before,
        **dict.fromkeys(_LAST, words),
    }
