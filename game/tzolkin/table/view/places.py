"""The rectangles of everything on the table in a window."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from pygame import Rect

from game.table import ids as table_ids
from game.table.ids import PLAN_ALL, PLAN_CLOSE, PLAN_STEP
from game.table.modes.deciding import TAKE
from game.tzolkin.rules.setup import Options
from game.tzolkin.table import ids
from game.ui import theme
from game.ui.screen import Screen, grid, row, split

GAP = 6
"""The gap between things side by side, in dp."""
_TWO = 130
"""The least width of two buttons with words, in dp."""
_CORNER: Final = 0.3
"""The part of the board's width that is free at its upper right where the temples lie elsewhere."""


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

    @property
    def in_tray(self) -> dict[str, Rect]:
        """The buttons that lie in the tray."""
        return {id: rect for id, rect in self.buttons.items() if self.tray.contains(rect)}

    def help_bands(self, needs_drawer: bool) -> tuple[Rect, ...]:
        """Return where help may lie, the best first: neither over the ribbon nor over what is
        played with.

        It lies over the log, or in the board's free corner. On phones it lies over the drawer, or,
        if it speaks of that or something in it is to be chosen (``needs_drawer``), over the ribbon.
        Where drawers lie over the gears, it lies over their tabs and the seats.
        """
        if self.log.w:
            return (Rect(*self.log.topleft, self.log.w, 0),)
        if not self.drawers:
            wide = round(self.board.w * _CORNER)
            return (Rect(self.board.right - wide, self.board.y, wide, 0),)
        if self.over:
            tab = self.buttons[ids.drawer(self.drawers[0])]
            return (Rect(self.board.x, tab.y, self.board.w, 0),)
        over_drawer = Rect(*self.drawer.topleft, self.drawer.w, 0)
        return (self.notes,) if needs_drawer else (over_drawer, self.notes)


@dataclass(frozen=True)
class TableFacts:
    """What the places depend on besides the window.

    Attributes:
        seats: the number of seats.
        options: the options of the rules.
        only: the names of the parts that are wanted beside the gears; None for all.
    """

    seats: int
    options: Options
    only: Collection[str] | None = None

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of the parts beside the gears, without the seats."""
        extra = ("prophecies",) if self.options.prophecies else ()
        parts = ("temples", "technologies", "buildings", "monuments", *extra)
        return tuple(one for one in parts if self.only is None or one in self.only)

    @property
    def drawers(self) -> tuple[str, ...]:
        """The names of the parts that a phone has in drawers: what one seat has is the last."""
        return (*self.parts, "seat") if self.only is None else self.parts

    @property
    def has_tiles(self) -> bool:
        """True if tiles lie beside the gears."""
        return not {"buildings", "monuments", "prophecies"}.isdisjoint(self.parts)


LayoutFunction = Callable[[Screen, TableFacts], Places]
"""A function that returns the places for a window."""


# Buttons that lie alike in every layout.


def in_end(screen: Screen, end: Rect) -> dict[str, Rect]:
    """Return the rectangle of the red button, for all its ids, and those of a plan's buttons."""
    red = (ids.END_TURN, ids.DO, table_ids.WATCH_SKIP, table_ids.WATCH_STEP, ids.GO_ON, TAKE)
    return dict.fromkeys(red, end) | _of_plan(screen, end)


def _of_plan(screen: Screen, end: Rect) -> dict[str, Rect]:
    """Return the rectangles of a plan's buttons: in one line, or in two if there is room.

    All steps are left out where two buttons have no room beside each other.
    """
    gap, side = screen.px(GAP), min(screen.px(theme.TOUCH), end.h)
    away = end.w - side - 2 * gap  # wider than the tools beside it, of whose row it is none
    if end.h >= 2 * side + gap:
        upper, lower = grid(end, 1, 2, gap)
        close, every = split(upper, away, gap)
        return {PLAN_CLOSE: close, PLAN_ALL: every, PLAN_STEP: lower, ids.LAST_STEP: lower}
    close, rest = split(end, away, gap)
    if rest.w < screen.px(_TWO):
        return {PLAN_CLOSE: close, PLAN_STEP: rest, ids.LAST_STEP: rest}
    every, step = row(rest, 2, gap)
    return {PLAN_CLOSE: close, PLAN_ALL: every, PLAN_STEP: step, ids.LAST_STEP: rest}
