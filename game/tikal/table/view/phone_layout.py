"""The layouts of phones: the board, the seats, and a desk for what can be done now.

Board, ribbon, menu and seats have the same place in every mode; only the desk is divided anew.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from pygame import Rect

from game.tikal.table.shown.shown import Desk
from game.tikal.table.verbs import VERBS
from game.tikal.table.view import table_layout
from game.ui import theme
from game.ui.screen import Screen, grid, row, split, stack

# all in dp

_RIBBON: Final = 46
_SEATS: Final = (74, 56)
"""The heights of seats that lie two side by side; the first one is taken that leaves the desk
enough room."""
_COMFORT: Final = 330
"""The height of a desk with room for everything; the board takes what is left."""
_POINTS: Final = 22
_CONTEXT: Final = 84
"""The least height of the context above the verbs; with less, the verbs lie over the context."""
_ROOMY: Final = 130
"""The height that the context gets before the verbs grow."""
_VERB: Final = 66
"""The greatest height of a verb's button."""
_WORDS: Final = 340
"""The greatest width of the ribbon beside the seats."""
_CHIP: Final = 84
"""The least width of a seat beside the ribbon."""
_BESIDE: Final = (316, 380)
"""The least and the greatest width of the desk beside the board."""
_CELLS: Final = 7
"""The number of equal buttons that would fill the desk's last row. The end of the turn takes the
room of three, or of two where the four tools need more for a finger."""


def lay_out_portrait_phone(
    screen: Screen, seats: int, desk: Desk, ratio: float
) -> table_layout.TableLayout:
    """Return the layout of an upright phone: bands one below the other, the board as wide as the
    window. ``ratio`` is the board's of width to height."""
    px, gap = screen.px, screen.px(6)
    area = table_layout.window_area(screen, px(8))
    head = min(px(_RIBBON), area.h // 6)
    board = min(round(area.w / ratio), area.h * 45 // 100)
    room = area.h - head - board - 3 * gap
    columns, high = _seats(screen, seats, room, gap)
    table = min(room - high, px(_COMFORT))
    heights = {"head": head, "board": board + room - high - table, "seats": high, "desk": table}
    bands = stack(area, heights, gap)
    rest, menu = split(bands["head"], max(head, px(theme.TOUCH)), gap)
    rest, log = split(rest, px(theme.TOUCH), gap)
    ribbon, overlays = table_layout.split_ribbon(screen, rest, gap)
    cells = grid(bands["seats"], columns, -(-seats // columns), gap)
    panels = (*cells[: seats - 1], cells[seats - 1].union(cells[-1]))
    place = bands["desk"]
    tools = {"menu": menu, "log": log}
    layout = table_layout.TableLayout(
        bands["board"], ribbon, panels, place, place, tools, overlay_buttons=overlays
    )
    layout = replace(layout, notes=ribbon.unionall([*overlays.values(), log]))
    return _DESKS[desk](screen, layout, gap)


def _seats(screen: Screen, seats: int, room: int, gap: int) -> tuple[int, int]:
    """Return how many seats lie side by side, and the height of all rows, so that the desk keeps
    its room."""
    rows = -(-seats // 2)
    for one in _SEATS:
        high = rows * (screen.px(one) + gap) - gap
        if room - high >= screen.px(_COMFORT):
            return 2, high
    return seats, min(screen.px(theme.TOUCH), room // 3)


def lay_out_landscape_phone(
    screen: Screen, seats: int, desk: Desk, ratio: float
) -> table_layout.TableLayout:
    """Return the layout of a phone held across: ribbon, seats and menu in a row, below it the
    board, as high as can be, and the desk. ``ratio`` is the board's of width to height."""
    px, gap = screen.px, screen.px(4)
    area = table_layout.window_area(screen, px(5))
    head = Rect(area.x, area.y, area.w, min(px(theme.TOUCH), area.h // 4))
    rest, menu = split(head, max(head.h, px(theme.TOUCH)), gap)
    rest, log = split(rest, menu.w, gap)
    words = min(px(_WORDS), max(rest.w * 2 // 5, rest.w - seats * (px(_CHIP) + gap)))
    ribbon, panels = split(rest, rest.w - gap - words, gap)
    ribbon, overlays = table_layout.split_ribbon(screen, ribbon, gap)
    top = head.bottom + gap
    below = Rect(area.x, top, area.w, max(1, area.bottom - top))
    least, most = (px(width) for width in _BESIDE)
    beside = max(least, min(most, area.w - gap - round(below.h * ratio)))
    board, place = split(below, min(beside, area.w // 2), gap)
    cells = tuple(row(panels, seats, gap))
    tools = {"menu": menu, "log": log}
    layout = table_layout.TableLayout(
        board, ribbon, cells, place, place, tools, overlay_buttons=overlays
    )
    layout = replace(layout, notes=ribbon.unionall(list(overlays.values())))
    return _DESKS[desk](screen, layout, gap)


def _for_card(
    screen: Screen, layout: table_layout.TableLayout, gap: int
) -> table_layout.TableLayout:
    """Divide the desk for a card alone."""
    _context, foot = _over_foot(screen, layout.card, gap)
    _cells, end = _foot(screen, foot, gap)
    return replace(layout, end_button=end, has_end_button=False)


def _for_watched(
    screen: Screen, layout: table_layout.TableLayout, gap: int
) -> table_layout.TableLayout:
    """Divide the desk for the others' steps, the action points above them."""
    points, context = _under_points(screen, layout.card, gap)
    return replace(_for_card(screen, layout, gap), points=points, context=context)


def _for_hand(
    screen: Screen, layout: table_layout.TableLayout, gap: int
) -> table_layout.TableLayout:
    """Divide the desk for the hexagon in hand, undo and a hint below it."""
    context, foot = _over_foot(screen, layout.card, gap)
    (*tools, hint), end = _foot(screen, foot, gap)
    there = layout.tools | _named(tools)
    return replace(
        layout, context=context, tools=there, hint_button=hint, end_button=end, has_end_button=False
    )


def _for_read(
    screen: Screen, layout: table_layout.TableLayout, gap: int
) -> table_layout.TableLayout:
    """Divide the desk for a card to be read, with undo and the end of the turn below it, where the
    end of the turn waits."""
    context, foot = _over_foot(screen, layout.card, gap)
    (*tools, hint), end = _foot(screen, foot, gap)
    there = layout.tools | _named(tools)
    return replace(layout, context=context, tools=there, hint_button=hint, end_button=end)


def _for_actions(
    screen: Screen, layout: table_layout.TableLayout, gap: int
) -> table_layout.TableLayout:
    """Divide the desk for a turn; where the verbs would lie over the context they are put away."""
    layout = _for_drawer(screen, layout, gap)
    return replace(layout, verbs={}) if layout.drawer_button.w else layout


def _for_drawer(
    screen: Screen, layout: table_layout.TableLayout, gap: int
) -> table_layout.TableLayout:
    """Divide the desk for a turn: action points, what is chosen, the verbs, undo, the end of the
    turn. Where the verbs have no room below the context they lie over it."""
    desk, foot = _over_foot(screen, layout.card, gap)
    points, desk = _under_points(screen, desk, gap)
    (*tools, fourth), end = _foot(screen, foot, gap)
    layout = replace(layout, points=points, tools=layout.tools | _named(tools), end_button=end)
    px = screen.px
    verb = max(px(theme.TOUCH), min(px(_VERB), (desk.h - px(_ROOMY) - 2 * gap) // 2))
    verbs = Rect(desk.x, desk.bottom - 2 * verb - gap, desk.w, 2 * verb + gap)
    if verbs.y - gap - desk.y < px(_CONTEXT):
        over = desk.inflate(-px(12), -px(12))
        return replace(layout, context=desk, verbs=_verbs(over, gap), drawer_button=fourth)
    context = Rect(desk.x, desk.y, desk.w, verbs.y - gap - desk.y)
    return replace(layout, context=context, verbs=_verbs(verbs, gap), hint_button=fourth)


_DESKS: Final[
    Mapping[Desk, Callable[[Screen, table_layout.TableLayout, int], table_layout.TableLayout]]
] = {
    Desk.CARD: _for_card,
    Desk.WATCHED: _for_watched,
    Desk.HAND: _for_hand,
    Desk.READ: _for_read,
    Desk.ACTIONS: _for_actions,
    Desk.DRAWER: _for_drawer,
}


def _under_points(screen: Screen, area: Rect, gap: int) -> tuple[Rect, Rect]:
    """Return the strip of the action points, and the area below it."""
    points = Rect(area.x, area.y, area.w, min(screen.px(_POINTS), area.h // 6))
    top = points.bottom + gap
    return points, Rect(area.x, top, area.w, max(1, area.bottom - top))


def _over_foot(screen: Screen, area: Rect, gap: int) -> tuple[Rect, Rect]:
    """Return the area above the desk's last row, and that row."""
    high = min(screen.px(theme.TOUCH), area.h // 4)
    foot = Rect(area.x, area.bottom - high, area.w, high)
    return Rect(area.x, area.y, area.w, max(1, area.h - high - gap)), foot


def _foot(screen: Screen, foot: Rect, gap: int) -> tuple[list[Rect], Rect]:
    """Return four buttons wide enough for a finger each, and the end of the turn."""
    least = min(screen.px(theme.TOUCH), foot.w // (_CELLS - 1) - gap)
    side = max(least, (foot.w - (_CELLS - 1) * gap) // _CELLS)
    cells = [
        Rect(foot.x + i * (side + gap), foot.y, side, foot.h)
        for i in range(len(table_layout.TOOLS))
    ]
    left = cells[-1].right + gap
    return cells, Rect(left, foot.y, max(1, foot.right - left), foot.h)


def _named(cells: list[Rect]) -> dict[str, Rect]:
    return dict(zip(table_layout.TOOLS, cells, strict=False))


def _verbs(area: Rect, gap: int) -> dict[str, Rect]:
    return dict(zip(VERBS, grid(area, len(VERBS) // 2, 2, gap), strict=True))
