"""The layouts of phones: the gears unrolled as tracks, the rest in drawers."""

from typing import Final

from pygame import Rect

from game.table import ids as table_ids
from game.table.modes.handing import TAKE
from game.table.overlays.overlay import ROOM
from game.tzolkin.table import ids
from game.tzolkin.table.view.places import GAP, Places, TableFacts
from game.ui import theme
from game.ui.painting.cells import row, split, stack
from game.ui.screen import Screen

# all lengths in dp

_RIBBON: Final = 46
_TRACKS: Final = 376
"""The height of the calendar and six rows of tracks."""
_LEAST_TRACKS: Final = 268
_DRAWER: Final = 132
_SEATS: Final = 46
_GOODS: Final = 36
_TRAY: Final = 60
_FOOT: Final = 48
_SIDE: Final = 300
_COVERED: Final = (ROOM, table_ids.TOOL_LOG, ids.TOOL_VIEW)
"""Buttons beside the ribbon that a passing note may cover: it takes no touch, and they can wait."""
_TOOLS: Final = (
    table_ids.TOOL_UNDO,
    table_ids.TOOL_REDO,
    table_ids.TOOL_RESTART,
    table_ids.TOOL_MENU,
)


def lay_upright(screen: Screen, table: TableFacts) -> Places:
    """Lay out a portrait phone: everything in bands.

    If a drawer has no room below the tracks, it lies over them.
    """
    px, gap = screen.px, screen.px(GAP)
    area = screen.safe.inflate(-2 * px(8), -2 * px(8))
    heights = {"head": _RIBBON, "tabs": theme.TOUCH, "seats": _SEATS, "goods": _GOODS}
    high = {name: px(dp) for name, dp in (heights | {"tray": _TRAY, "foot": _FOOT}).items()}
    room = area.h - sum(high.values()) - 7 * gap
    over = room < px(_LEAST_TRACKS) + px(_DRAWER)
    high["drawer"] = 0 if over else max(px(_DRAWER), room - px(_TRACKS))
    high["board"] = room - high["drawer"] + (gap if over else 0)
    order = ("head", "board", "tabs", "drawer", "seats", "goods", "tray", "foot")
    bands = stack(area, {name: high[name] for name in order if high[name]}, gap)
    ribbon, buttons = _beside_ribbon(screen, bands["head"])
    notes = ribbon.unionall([buttons[id] for id in _COVERED])
    drawers = (*table.parts, "seat")
    buttons |= _tabs(bands["tabs"], drawers, gap) | _foot(screen, bands["foot"], gap)
    return Places(
        board=bands["board"],
        gears=bands["board"],
        page=bands["board"],
        ribbon=ribbon,
        parts={"seats": bands["seats"], "goods": bands["goods"]},
        tray=bands["tray"],
        card=bands["seats"].union(bands["tray"]),
        buttons=buttons | _in_tray(screen, bands["tray"]),
        tracks=True,
        notes=notes,
        drawers=drawers,
        drawer=bands["board"] if over else bands["drawer"],
        over=over,
    )


def lay_across(screen: Screen, table: TableFacts) -> Places:
    """Lay out a landscape phone: the tracks at the left, the drawer at the right."""
    px, gap = screen.px, screen.px(4)
    area = screen.safe.inflate(-2 * px(5), -2 * px(5))
    left, right = split(area, min(px(_SIDE) + (area.w - px(660)) // 4, area.w // 2), gap)
    head = px(theme.TOUCH)
    bands = stack(
        left, {"head": head, "board": left.h - head - px(_TRAY) - 2 * gap, "tray": px(_TRAY)}, gap
    )
    beside = stack(
        right,
        {
            "seats": px(_SEATS),
            "goods": px(_GOODS),
            "tabs": px(theme.TOUCH),
            "drawer": right.h - px(_SEATS + _GOODS + theme.TOUCH + _FOOT) - 4 * gap,
            "foot": px(_FOOT),
        },
        gap,
    )
    ribbon, buttons = _beside_ribbon(screen, bands["head"])
    notes = ribbon.unionall([buttons[id] for id in _COVERED])
    drawers = (*table.parts, "seat")
    buttons |= _tabs(beside["tabs"], drawers, gap) | _foot(screen, beside["foot"], gap)
    return Places(
        board=bands["board"],
        gears=bands["board"],
        page=bands["board"],
        ribbon=ribbon,
        parts={"seats": beside["seats"], "goods": beside["goods"]},
        tray=bands["tray"],
        card=beside["seats"].union(beside["goods"]),
        buttons=buttons | _in_tray(screen, bands["tray"]),
        tracks=True,
        notes=notes,
        drawers=drawers,
        drawer=beside["drawer"],
    )


def _beside_ribbon(screen: Screen, head: Rect) -> tuple[Rect, dict[str, Rect]]:
    gap, side = screen.px(GAP), screen.px(theme.TOUCH)
    ribbon, buttons = head, {}
    for id in (table_ids.HINT, ids.TOOL_VIEW, table_ids.TOOL_LOG, ROOM):
        ribbon, buttons[id] = split(ribbon, side, gap)
    return ribbon, buttons


def _tabs(area: Rect, drawers: tuple[str, ...], gap: int) -> dict[str, Rect]:
    cells = row(area, len(drawers), gap)
    return {ids.drawer(name): rect for name, rect in zip(drawers, cells, strict=True)}


def _foot(screen: Screen, area: Rect, gap: int) -> dict[str, Rect]:
    side = screen.px(theme.TOUCH)
    tools = Rect(area.x, area.y, len(_TOOLS) * (side + gap) - gap, area.h)
    cells = row(tools, len(_TOOLS), gap)
    left = tools.right + gap
    end = Rect(left, area.y, area.right - left, area.h)
    red = (ids.END_TURN, ids.DO, table_ids.WATCH_SKIP, table_ids.WATCH_STEP, ids.GO_ON, TAKE)
    return dict(zip(_TOOLS, cells, strict=False)) | dict.fromkeys(red, end)


def _in_tray(screen: Screen, tray: Rect) -> dict[str, Rect]:
    inner = tray.inflate(-2 * screen.px(6), -2 * screen.px(6))
    _rest, last = split(inner, screen.px(84), screen.px(GAP))
    return {table_ids.WATCH_PAUSE: last, ids.PUT_DOWN: last, ids.LOOK_AT_TABLE: last}
