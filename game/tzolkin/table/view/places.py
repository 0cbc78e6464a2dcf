"""Where everything on the table lies in a window."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pygame import Rect

from game.tzolkin.rules.setup import Options
from game.ui.screen import Screen

GAP = 6
"""Between what lies side by side, in dp."""


def nowhere() -> Rect:
    """The place of what has no room."""
    return Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Places:
    """Rectangles in device pixels; what has no room is nowhere.

    Attributes:
        board: the frame in which the gears lie.
        gears: the gears themselves.
        tracks: True where they are unrolled.
        ribbon: the line that says what is to be done.
        parts: temples, technologies, tiles and so on, by name.
        tray, info: what is chosen, and what is asked about.
        buttons: by id.
        drawers: what is shown one at a time, in ``drawer``; a tab each.
        over: True where the drawer lies over the gears while it is open.
        log: what was done, where there is room for it.
        card: where it is told that the device goes on; its rows lie in the tray where they have no
            room there, unless the tray is a part of it.
        page: the gears but for what lies in their corners: for the rows of unrolled gears, and for
            large cards over the gears.
        paper: what temples and tiles lie on beside the board.
        notes: where notes in passing lie; nowhere for the ribbon.
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
    """What the places follow from beside the window: who plays, and with what."""

    seats: int
    options: Options

    @property
    def parts(self) -> tuple[str, ...]:
        """What there is beside the gears, the seats apart."""
        extra = ("prophecies",) if self.options.prophecies else ()
        return ("temples", "technologies", "buildings", "monuments", *extra)


Place = Callable[[Screen, TableFacts], Places]
"""Says where everything lies."""
