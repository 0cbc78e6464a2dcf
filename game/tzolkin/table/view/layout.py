"""Which layout a window has: with the whole train of gears, or a phone's."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from game.table import ids as table_ids
from game.table.overlay import ROOM
from game.tzolkin.rules.data.expansion import PROPHECIES_DRAWN
from game.tzolkin.table import ids
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.table.view.places import GAP, Places, TableFacts, in_end, nowhere
from game.ui import theme
from game.ui.mirror import placed_for_hand
from game.ui.screen import Screen, grid, row, split, stack

# Windows with room for the whole train of gears and everything around it; lengths in dp.

_MARGIN: Final = 10
_BAR: Final = 94
_HINT: Final = 96
_CAPTIONED: Final = 52
"""The width of a button beside the ribbon, with a word below its sign."""
_WORDS: Final = 400
"""The smallest width of the ribbon with a button for each overlay beside it."""
_SIDE: Final = (236, 300)
"""The smallest and the greatest width of a column beside the board."""
_PART: Final = 0.205
"""The width of the column beside the board, as a part of the window's."""
_BROAD: Final = 1560
"""The width between the margins from which the log lies at the board's other side."""
_INFO: Final = 150
"""The smallest height of the panel that explains a thing."""
_LOG: Final = 200
"""The smallest height of the log."""
_LOG_EDGES: Final = 36
"""The width of the log beside its buttons for the seats whose turns can be listed."""
_SEAT: Final = 132
_PROPHECIES: Final = 52
_TOOLS: Final = (
    table_ids.TOOL_UNDO,
    table_ids.TOOL_REDO,
    table_ids.TOOL_RESTART,
    table_ids.TOOL_MENU,
)
_AHEAD: Final = (table_ids.TOOL_LOG, ids.TOOL_VIEW)

# The width and height of the train and of the corners that its gears leave free, in modules.

_TRAIN: Final = (52.0, 44.2)
_LEFT: Final = (16.6, 10.3)
_RIGHT: Final = (14.0, 9.9)
_TILES: Final = 0.26
"""The width of the tiles beside the train, as a part of the board's."""
_MOST_TILES: Final = 240
"""The width in dp that the tiles need; they get more if the train leaves it."""
_HIGHEST_TILE: Final = 0.44
"""The greatest height of a tile of two side by side, as a part of the width of both."""
_TILE_TITLES: Final = 44
"""The height of the titles above the tiles, in dp."""


def lay_out_wide(screen: Screen, table: TableFacts) -> Places:
    """Lay out a landscape window: seats beside the board, the tray below it.

    In a broad window the log lies on the board's other side.
    """
    px, gap = screen.px, screen.px(GAP)
    area = screen.safe.inflate(-2 * px(_MARGIN), -2 * px(_MARGIN))
    bar_top = area.bottom - px(_BAR)
    above = Rect(area.x, area.y, area.w, bar_top - gap - area.y)
    beside, left, column = _columns(screen, above, table)
    foot = Rect(area.x, bar_top, left.right - area.x, px(_BAR))
    head = Rect(left.x, left.y, left.w, px(theme.TOUCH))
    board = Rect(left.x, head.bottom + gap, left.w, left.bottom - head.bottom - gap)
    tray, tools = split(foot, 2 * px(theme.TOUCH) + gap, gap)
    end = Rect(column.x, bar_top, column.w, px(_BAR))
    seats = min(table.seats * (px(_SEAT) + gap) - gap, column.h - px(_INFO) - gap)
    ribbon, buttons = _beside_ribbon(screen, head, with_log=not beside.w)
    buttons |= dict(zip(_TOOLS, grid(tools, 2, 2, gap), strict=True))
    gears, parts = _on_board(screen, board, table)
    parts["seats"] = Rect(column.x, column.y, column.w, seats)
    below = column.y + seats + gap
    rest = Rect(column.x, below, column.w, column.bottom - below)
    info, log = (rest, beside) if beside.w else _info_and_log(screen, rest)
    return Places(
        board=board,
        gears=gears,
        page=_page(gears, max(parts["temples"].bottom, parts["technologies"].bottom), gap),
        ribbon=ribbon,
        parts=parts,
        tray=tray,
        buttons=buttons | in_end(screen, end) | _in_tray(screen, tray),
        info=info,
        card=info,
        log=log,
    )


def _columns(screen: Screen, area: Rect, table: TableFacts) -> tuple[Rect, Rect, Rect]:
    """Return the columns for the log, for the board, and for the seats.

    In a broad window log and seats share what gears and tiles leave, but get at least what they
    need. Otherwise, and where only some parts are wanted, the log's column is empty.
    """
    px, gap = screen.px, screen.px(GAP)
    least, most = px(_SIDE[0]), px(_SIDE[1])
    if area.w < px(_BROAD) or table.only is not None:
        left, right = split(area, min(most, max(least, round(area.w * _PART))), gap)
        return nowhere(), left, right
    board = area.h - px(theme.TOUCH) - gap - 2 * px(8)
    gears = board * _TRAIN[0] / _TRAIN[1]
    spare = round(area.w - gears - px(_MOST_TILES) - 3 * gap - 2 * px(8))
    whose = px((table.seats + 1) * theme.TOUCH + _LOG_EDGES)
    log = min(most, max(spare // 2, whose))
    left, right = split(area, min(most, max(least, spare - log)), gap)
    other, left = split(left, left.w - log - gap, gap)
    return other, left, right


def _info_and_log(screen: Screen, area: Rect) -> tuple[Rect, Rect]:
    """Return the room for the explanation and for the log below; the log's may be empty."""
    gap, high = screen.px(GAP), screen.px(_INFO)
    left = area.h - high - gap
    if left < screen.px(_LOG):
        return area, nowhere()
    info = Rect(area.x, area.y, area.w, high)
    return info, Rect(area.x, info.bottom + gap, area.w, left)


def _on_board(screen: Screen, board: Rect, table: TableFacts) -> tuple[Rect, dict[str, Rect]]:
    """Return the train's rectangle, and those of the parts in its corners and beside it.

    Where nothing is wanted in the corners, the train lies in the middle, and the column beside it
    begins at the top.
    """
    gap, inner = screen.px(GAP), board.inflate(-2 * screen.px(8), -2 * screen.px(8))
    tiles = min(round(inner.w * _TILES), screen.px(_MOST_TILES)) if table.has_tiles else 0
    train, column = split(inner, tiles, gap)
    module = min(train.w / _TRAIN[0], train.h / _TRAIN[1])
    gears = Rect(train.x, 0, round(module * _TRAIN[0]), round(module * _TRAIN[1]))
    corners = {"technologies", "temples"}.intersection(table.parts)
    gears.bottom = train.bottom if corners else train.centery + gears.h // 2
    gears.x = gears.x if table.parts else inner.centerx - gears.w // 2
    # the column gets the width that is left
    column = Rect(gears.right + gap, column.y, inner.right - gears.right - gap, column.h)
    high = round(module * _LEFT[1]) + gears.y - inner.y
    technologies = Rect(inner.x, inner.y, round(module * _LEFT[0]), high)
    begin = gears.right - round(module * _RIGHT[0])
    high = round(module * _RIGHT[1]) + gears.y - inner.y
    temples = Rect(begin, inner.y, inner.right - begin, high)
    monuments = table.options.monuments5 if table.seats > 4 else table.seats + 2
    rows = 3 + -(-monuments // 2)
    below = Rect(column.x, temples.bottom + gap, column.w, inner.bottom - temples.bottom - gap)
    if "temples" not in table.parts:
        highest = rows * round(column.w * _HIGHEST_TILE) + screen.px(_TILE_TITLES)
        below = column.inflate(0, min(0, highest - column.h))
    parts = {"technologies": technologies, "temples": temples}
    if table.options.prophecies:
        alone = not {"buildings", "monuments"}.intersection(table.parts)
        high = screen.px(_PROPHECIES) * (PROPHECIES_DRAWN if alone else 1)
        strip = Rect(below.x, below.y, below.w, high)
        parts["prophecies"] = strip
        below = Rect(below.x, strip.bottom + gap, below.w, below.bottom - strip.bottom - gap)
    first = (below.h - gap) * 3 // rows
    parts["buildings"] = Rect(below.x, below.y, below.w, first)
    top = below.y + first + gap
    parts["monuments"] = Rect(below.x, top, below.w, below.bottom - top)
    return gears, parts


def _page(gears: Rect, corners: int, gap: int) -> Rect:
    """Return the gears without the corners, which end at the pixel row ``corners``."""
    top = corners + gap
    return Rect(gears.x, top, gears.w, gears.bottom - top)


def _beside_ribbon(
    screen: Screen, head: Rect, *, with_log: bool = True
) -> tuple[Rect, dict[str, Rect]]:
    """Return the ribbon, and the buttons at its right, with or without one for the log."""
    gap = screen.px(GAP)
    wide = screen.px(_CAPTIONED)
    ribbon, hint = split(head, screen.px(_HINT), gap)
    buttons = {table_ids.HINT: hint}
    for id in _AHEAD if with_log else _AHEAD[1:]:
        ribbon, buttons[id] = split(ribbon, wide, gap)
    few = ribbon.w - len(OVERLAYS) * (wide + gap) < screen.px(_WORDS)
    for id in [ROOM] if few else [one.button for one in reversed(OVERLAYS)]:
        ribbon, buttons[id] = split(ribbon, wide, gap)
    return ribbon, buttons


def _in_tray(screen: Screen, tray: Rect, margin: int = 10, width: int = 110) -> dict[str, Rect]:
    """Return the buttons at the tray's right end: to pause others' turns, or to leave something."""
    inner = tray.inflate(-2 * screen.px(margin), -2 * screen.px(margin))
    _rest, last = split(inner, screen.px(width), screen.px(GAP))
    return {table_ids.WATCH_PAUSE: last, ids.PUT_DOWN: last, ids.LOOK_AT_TABLE: last}


def lay_out_tall(screen: Screen, table: TableFacts) -> Places:
    """Lay out a portrait window with room: everything in bands, one below the other."""
    px, gap = screen.px, screen.px(GAP)
    area = screen.safe.inflate(-2 * px(_MARGIN), -2 * px(_MARGIN))
    tiles = 2 if table.options.prophecies else 1
    heights = {"head": px(46), "seats": px(92), "tray": px(84), "foot": px(50)}
    room = area.h - sum(heights.values()) - 5 * gap
    board = min(round((area.w - 2 * px(8)) * _TRAIN[1] / _TRAIN[0]) + 2 * px(8), room * 77 // 100)
    heights |= {"board": board, "tiles": room - board}
    order = ("head", "board", "tiles", "seats", "tray", "foot")
    bands = stack(area, {name: heights[name] for name in order}, gap)
    ribbon, buttons = _beside_ribbon(screen, bands["head"])
    inner = bands["board"].inflate(-2 * px(8), -2 * px(8))
    module = min(inner.w / _TRAIN[0], inner.h / _TRAIN[1])
    gears = Rect(0, 0, round(module * _TRAIN[0]), round(module * _TRAIN[1]))
    gears.midbottom = inner.midbottom
    corner = round(module * _LEFT[1])
    parts = {"technologies": Rect(inner.x, inner.y, round(module * _LEFT[0]), corner)}
    if tiles == 2:
        wide = round(module * _RIGHT[0])
        parts["prophecies"] = Rect(inner.right - wide, inner.y, wide, round(module * _RIGHT[1]))
    paper = bands["tiles"].inflate(-2 * px(10), -2 * px(8))
    temples, right = split(paper, paper.w * 56 // 100, 2 * gap)
    temples = temples if {"buildings", "monuments"}.intersection(table.parts) else paper
    right = right if "temples" in table.parts else paper
    parts["temples"] = temples
    half = (right.h - gap) // 2
    parts["buildings"] = Rect(right.x, right.y, right.w, half)
    parts["monuments"] = Rect(right.x, right.bottom - half, right.w, half)
    parts["seats"] = bands["seats"]
    cells = row(bands["foot"], 8, gap)
    end = cells[4].unionall(cells[5:])
    tools = dict(zip(_TOOLS, cells, strict=False))
    return Places(
        board=bands["board"],
        gears=gears,
        page=_page(gears, parts["technologies"].bottom, gap),
        ribbon=ribbon,
        parts=parts,
        paper=bands["tiles"],
        tray=bands["tray"],
        card=bands["tray"],
        buttons=buttons | tools | in_end(screen, end) | _in_tray(screen, bands["tray"]),
    )


# Phones: the gears unrolled as tracks, the rest in drawers; lengths in dp.

_RIBBON: Final = 46
_TRACKS: Final = 376
"""The height of the calendar and six rows of tracks."""
_LEAST_TRACKS: Final = 268
_DRAWER: Final = 132
_SEATS: Final = 46
_GOODS: Final = 36
_TRAY: Final = 60
_FOOT: Final = 48
_PHONE_SIDE: Final = 300
_COVERED: Final = (ROOM, table_ids.TOOL_LOG, ids.TOOL_VIEW)
"""Buttons beside the ribbon that a passing note may cover: it takes no touch, and they can wait."""


def lay_out_phone_upright(screen: Screen, table: TableFacts) -> Places:
    """Lay out a portrait phone: everything in bands.

    If a drawer has no room below the tracks, it lies over them.
    """
    px, gap = screen.px, screen.px(GAP)
    area = screen.safe.inflate(-2 * px(8), -2 * px(8))
    drawers = table.drawers
    heights = {"head": _RIBBON, "seats": _SEATS, "goods": _GOODS, "tray": _TRAY, "foot": _FOOT}
    heights |= {"tabs": theme.TOUCH} if drawers else {}
    high = {name: px(dp) for name, dp in heights.items()}
    room = area.h - sum(high.values()) - (len(high) + 1) * gap
    over = not drawers or room < px(_LEAST_TRACKS) + px(_DRAWER)
    high["drawer"] = 0 if over else max(px(_DRAWER), room - px(_TRACKS))
    high["board"] = room - high["drawer"] + (gap if over else 0)
    order = ("head", "board", "tabs", "drawer", "seats", "goods", "tray", "foot")
    bands = stack(area, {name: high[name] for name in order if high.get(name)}, gap)
    ribbon, buttons = _phone_ribbon(screen, bands["head"])
    notes = ribbon.unionall([buttons[id] for id in _COVERED])
    buttons |= _foot(screen, bands["foot"], gap)
    buttons |= _tabs(bands["tabs"], drawers, gap) if drawers else {}
    return Places(
        board=bands["board"],
        gears=bands["board"],
        page=bands["board"],
        ribbon=ribbon,
        parts={"seats": bands["seats"], "goods": bands["goods"]},
        tray=bands["tray"],
        card=bands["seats"].union(bands["tray"]),
        buttons=buttons | _in_tray(screen, bands["tray"], margin=6, width=84),
        tracks=True,
        notes=notes,
        drawers=drawers,
        drawer=bands["board"] if over else bands["drawer"],
        over=over,
    )


def lay_out_phone_across(screen: Screen, table: TableFacts) -> Places:
    """Lay out a landscape phone: the tracks at the left, the drawer at the right."""
    px, gap = screen.px, screen.px(4)
    area = screen.safe.inflate(-2 * px(5), -2 * px(5))
    left, right = split(area, min(px(_PHONE_SIDE) + (area.w - px(660)) // 4, area.w // 2), gap)
    head = px(theme.TOUCH)
    bands = stack(
        left, {"head": head, "board": left.h - head - px(_TRAY) - 2 * gap, "tray": px(_TRAY)}, gap
    )
    drawers = table.drawers
    heights = {"seats": _SEATS, "goods": _GOODS, "foot": _FOOT}
    heights |= {"tabs": theme.TOUCH} if drawers else {}
    high = {name: px(dp) for name, dp in heights.items()}
    high["drawer"] = right.h - sum(high.values()) - len(high) * gap
    order = ("seats", "goods", "tabs", "drawer", "foot")
    beside = stack(right, {name: high[name] for name in order if name in high}, gap)
    ribbon, buttons = _phone_ribbon(screen, bands["head"])
    notes = ribbon.unionall([buttons[id] for id in _COVERED])
    buttons |= _foot(screen, beside["foot"], gap)
    buttons |= _tabs(beside["tabs"], drawers, gap) if drawers else {}
    return Places(
        board=bands["board"],
        gears=bands["board"],
        page=bands["board"],
        ribbon=ribbon,
        parts={"seats": beside["seats"], "goods": beside["goods"]},
        tray=bands["tray"],
        card=beside["seats"].union(beside["goods"]),
        buttons=buttons | _in_tray(screen, bands["tray"], margin=6, width=84),
        tracks=True,
        notes=notes,
        drawers=drawers,
        drawer=beside["drawer"],
    )


def _phone_ribbon(screen: Screen, head: Rect) -> tuple[Rect, dict[str, Rect]]:
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
    return dict(zip(_TOOLS, cells, strict=False)) | in_end(screen, end)


_NARROW: Final = 616
"""The greatest width in dp of a portrait window that gets the phone's layout."""


def choose_layout(screen: Screen, table: TableFacts) -> Places:
    """Return the layout that suits the window, for the hand that plays."""
    return placed_for_hand(screen, partial(_chosen, table=table), ("board", "paper", "tray"))


def _chosen(screen: Screen, table: TableFacts) -> Places:
    """Return the layout for the right hand: roomy or for a phone, portrait or landscape."""
    if screen.portrait:
        narrow = screen.safe.w <= screen.px(_NARROW)
        places = (lay_out_phone_upright if narrow else lay_out_tall)(screen, table)
    else:
        places = (lay_out_phone_across if screen.compact else lay_out_wide)(screen, table)
    return places if table.only is None else _with_parts(places, table.parts)


def _with_parts(places: Places, parts: Collection[str]) -> Places:
    """Return the places with only these parts beside the gears and the seats."""
    kept = {name: places.parts[name] for name in places.parts if name in (*parts, "seats", "goods")}
    paper = places.paper if any(map(places.paper.colliderect, kept.values())) else nowhere()
    return replace(places, parts=kept, paper=paper)
