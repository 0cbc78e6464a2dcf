"""What every layout of the table consists of."""

from dataclasses import dataclass, field
from typing import Final

from pygame import Rect

from game.table.overlay import ROOM
from game.tikal.table.board import WORLD
from game.tikal.table.overlays import OVERLAYS
from game.ui import theme
from game.ui.screen import Screen, row, split

TOOLS: Final = ("undo", "redo", "restart", "menu")
BOARD_RATIO: Final = WORLD.w / WORLD.h
"""The board's ratio of width to height."""
_WORDS: Final = 400
"""The least width of the ribbon's words in dp; with less, one button opens all overlays."""
_LEAST: Final = 40
"""The least side of the area in pixels, however small the window is."""


def empty_rect() -> Rect:
    """Return the empty rectangle, the place of what has no room or no use."""
    return Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of the table in device pixels; what has no room or no use is empty.

    Attributes:
        board: the board.
        ribbon: the strip with the headline and the hint line.
        seats: one panel a seat.
        context: the panel of the hexagon that is chosen or in hand.
        card: the context with the area below it that has no use during a scoring or an auction.
        tools: the tools, by name.
        bar: the area beside the card that has no use then either.
        points: the action points.
        verbs: the buttons of the verbs, by name.
        drawer_button: the button that opens the verbs where they lie over the context.
        hint_button: the button that asks for a hint.
        overlay_buttons: the buttons of overlays, by id.
        end_button: where turns are ended.
        has_end_button: whether the button that ends turns is there now.
        replay_strip: the controls of a replay.
        notes: where notes in passing lie if the ribbon has no room for them.
        stock: what is left, always shown in a very wide window.
        log: the log, always shown in a very wide window; in others a tool opens it.
    """

    board: Rect
    ribbon: Rect
    seats: tuple[Rect, ...]
    context: Rect
    card: Rect
    tools: dict[str, Rect]
    bar: Rect = field(default_factory=empty_rect)
    points: Rect = field(default_factory=empty_rect)
    verbs: dict[str, Rect] = field(default_factory=dict)
    drawer_button: Rect = field(default_factory=empty_rect)
    hint_button: Rect = field(default_factory=empty_rect)
    overlay_buttons: dict[str, Rect] = field(default_factory=dict)
    end_button: Rect = field(default_factory=empty_rect)
    has_end_button: bool = True
    replay_strip: Rect = field(default_factory=empty_rect)
    notes: Rect = field(default_factory=empty_rect)
    stock: Rect = field(default_factory=empty_rect)
    log: Rect = field(default_factory=empty_rect)


def window_area(screen: Screen, edge: int) -> Rect:
    """Return the window less its margin, with at least ``_LEAST`` pixels a side."""
    area = screen.safe.inflate(-2 * edge, -2 * edge)
    return Rect(area.x, area.y, max(_LEAST, area.w), max(_LEAST, area.h))


def split_ribbon(screen: Screen, ribbon: Rect, gap: int) -> tuple[Rect, dict[str, Rect]]:
    """Return what is left of the ribbon, and the buttons of overlays beside it: one for each
    overlay, or one for all."""
    side = max(ribbon.h, screen.px(theme.TOUCH))
    ids = [one.button for one in OVERLAYS]
    if ribbon.w - len(ids) * (side + gap) < screen.px(_WORDS):
        ids = [ROOM]
    words, cells = split(ribbon, len(ids) * (side + gap) - gap, gap)
    return words, dict(zip(ids, row(cells, len(ids), gap), strict=True))


def inside_margin(screen: Screen, context: Rect) -> Rect:
    """Return the room of a panel inside its margin."""
    low = context.h < screen.px(100)
    return context.inflate(-screen.px(24), -screen.px(12 if low else 18))


def is_flat(rect: Rect) -> bool:
    """Return True for a panel much wider than high, in which the picture lies beside the words."""
    return rect.w > rect.h * 1.5


def picture_rect(flat: Rect) -> Rect:
    """Return the picture's place in a flat panel."""
    return Rect(flat.x, flat.y, min(flat.w * 2 // 5, round(flat.h * 1.12)), flat.h)
