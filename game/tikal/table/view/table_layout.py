"""What a layout of the table says."""

from dataclasses import dataclass, field
from typing import Final

from pygame import Rect

from game.table.overlays.overlay import ROOM
from game.tikal.table.board import WORLD
from game.tikal.table.overlays import OVERLAYS
from game.ui import theme
from game.ui.painting.cells import row, split
from game.ui.screen import Screen

TOOLS: Final = ("undo", "redo", "restart", "menu")
BOARD: Final = WORLD.w / WORLD.h
"""How much wider than high the board is."""
_WORDS: Final = 400
"""What the ribbon's words need in dp; where they have less one button opens all overlays."""
_LEAST: Final = 40
"""Pixels below which nothing shrinks any more."""


def nowhere() -> Rect:
    """The place of what has no room or no use."""
    return Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class TableLayout:
    """Rectangles in device pixels; what has no room or no use is nowhere.

    ``seats`` holds one panel a seat, ``context`` what is known of the chosen hexagon or the one
    in hand, ``card`` the context with what lies below it and is of no use during a scoring or an
    auction, ``bar`` what lies beside the card and is of no use then either, ``points`` the action
    points, ``buttons`` and ``tools`` are by name, ``drawer`` opens the buttons where they lie over
    the context, ``overlays`` are the buttons of overlays by their ids, ``end`` is where turns are
    ended, ``ends`` says whether the button is there now, ``strip`` is what a film is run by,
    ``notes`` where notes in passing lie if the ribbon has no room for them. Where a window is very
    wide, ``stock`` always shows what is left, and ``log`` what was done; in others a tool opens
    the log.
    """

    board: Rect
    ribbon: Rect
    seats: tuple[Rect, ...]
    context: Rect
    card: Rect
    tools: dict[str, Rect]
    bar: Rect = field(default_factory=nowhere)
    points: Rect = field(default_factory=nowhere)
    buttons: dict[str, Rect] = field(default_factory=dict)
    drawer: Rect = field(default_factory=nowhere)
    hint: Rect = field(default_factory=nowhere)
    overlays: dict[str, Rect] = field(default_factory=dict)
    end: Rect = field(default_factory=nowhere)
    ends: bool = True
    strip: Rect = field(default_factory=nowhere)
    notes: Rect = field(default_factory=nowhere)
    stock: Rect = field(default_factory=nowhere)
    log: Rect = field(default_factory=nowhere)


def inside(screen: Screen, edge: int) -> Rect:
    """The window less its margin; a window too small for any of it shows a part."""
    area = screen.safe.inflate(-2 * edge, -2 * edge)
    return Rect(area.x, area.y, max(_LEAST, area.w), max(_LEAST, area.h))


def beside_ribbon(screen: Screen, ribbon: Rect, gap: int) -> tuple[Rect, dict[str, Rect]]:
    """What is left of the ribbon, and the buttons of overlays beside it: one for each, or one for
    all of them."""
    side = max(ribbon.h, screen.px(theme.TOUCH))
    ids = [one.button for one in OVERLAYS]
    if ribbon.w - len(ids) * (side + gap) < screen.px(_WORDS):
        ids = [ROOM]
    words, cells = split(ribbon, len(ids) * (side + gap) - gap, gap)
    return words, dict(zip(ids, row(cells, len(ids), gap), strict=True))
