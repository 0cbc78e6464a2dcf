"""The rectangles of everything on the table in a window."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pygame import Rect

from game.tzolkin.rules.setup import Options
from game.ui.screen import Screen

GAP = 6
"""The gap between things side by side, in dp."""


def nowhere() -> Rect:
    """Return the empty rectangle of what has no room."""
    return Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Places:
    """The rectangles of everything, in device pixels; what has no room has an empty one.

    Attributes:
        board: the frame in which the gears lie.
        gears: the gears themselves.
        tracks: True if the gears are unrolled at first.
        ribbon: the line that says what is to be done.
        parts: temples, technologies, tiles and so on, by name.
        tray, info: what is chosen, and the explanation of a thing.
        buttons: by id.
        drawers: the names of parts shown one at a time in ``drawer``, each with a tab.
        over: True if the open drawer lies over the gears.
        log: what was done, if there is room for it.
        card: the card of news when the device goes on; its rows lie in the tray if they have no
            room on it, unless the tray is a part of it.
        page: the gears without what lies in their corners: for rows of unrolled gears, and for
            large cards.
        paper: the ground of temples and tiles beside the board.
        notes: where passing notes lie; if empty, they lie on the ribbon.
    """

    board: Rect
    gears: Rect
    ribbon: Rect
    parts: Mapping[str, Rect]
    tray: Rect
    buttons: Mapping[str, Rect]
    info: Rect = field(default_factory=nowhere)
    tracks: bool = False
    drawers: tuple[str, ...] = ()
    drawer: Rect = field(default_factory=nowhere)
    over: bool = False
    paper: Rect = field(default_factory=nowhere)
    card: Rect = field(default_factory=nowhere)
    page: Rect = field(default_factory=nowhere)
    log: Rect = field(default_factory=nowhere)
    notes: Rect = field(default_factory=nowhere)


@dataclass(frozen=True)
class TableFacts:
    """What the places depend on besides the window: the number of seats, and the options."""

    seats: int
    options: Options

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of the parts beside the gears, without the seats."""
        extra = ("prophecies",) if self.options.prophecies else ()
        return ("temples", "technologies", "buildings", "monuments", *extra)


LayoutFunction = Callable[[Screen, TableFacts], Places]
"""A function that returns the places for a window."""
