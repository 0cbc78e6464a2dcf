"""What a layout of the table says."""

from dataclasses import dataclass, field
from typing import Final

from pygame import Rect

from game.tikal.table.board import WORLD
from game.ui.screen import Screen

TOOLS: Final = ("undo", "redo", "restart", "menu")
BOARD: Final = WORLD.w / WORLD.h
"""How much wider than high the board is."""
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
    the context, ``end`` is where turns are ended, ``ends`` says whether the button is there now.
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
    end: Rect = field(default_factory=nowhere)
    ends: bool = True


def inside(screen: Screen, edge: int) -> Rect:
    """The window less its margin; a window too small for any of it shows a part."""
    area = screen.safe.inflate(-2 * edge, -2 * edge)
    return Rect(area.x, area.y, max(_LEAST, area.w), max(_LEAST, area.h))
