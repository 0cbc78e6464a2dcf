"""The parts of the table's scene that redraw the picture and that carry things by drag."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from pygame import Rect

from game.table.log.panel import LogPanel
from game.table.modes.mode import AnyMode
from game.table.picture import Picture
from game.table.scene.match import MatchScene
from game.ui import theme
from game.ui.controls.explaining import Tooltip
from game.ui.input import Drag, Gesture, Key, Phase, Pos
from game.ui.scene import Scene
from game.ui.screen import Canvas
from game.ui.widgets import Element

# The redrawing of a table's picture: which parts of it, and when.


class Pictured(Scene):
    """A scene that shows a table's picture and keeps what has not changed.

    Attributes:
        picture: the picture of the table.
        log: the log beside the board; its rectangle is empty where there is no room.
    """

    picture: Picture[Any, Any]
    log: LogPanel

    _moved: tuple[Rect, ...] = ()
    _first: Iterator[None] = iter(())

    @property
    def notes(self) -> Rect:
        """The rectangle for toasts: in the ribbon, or over it and the buttons beside it.

        Toasts cover neither the board nor the seats.
        """
        return self.picture.notes

    def redraw(self, part: Rect | None = None) -> None:
        """Redraw a part of the window, or all of it, with what is kept around the board.

        The kept part is painted in slices over the next frames, as one frame has no time for all of
        it.
        """
        if part is None:
            self.form.note()
        self.picture.change(part)
        self._explaining.renew()

    def redraw_board(self, part: Rect | None = None) -> None:
        """Redraw a part of what is never kept: the board and what moves, or all of that."""
        self._moved = (*self._moved, self.picture.bare if part is None else part)

    def redraw_log(self) -> None:
        """Redraw the log's lines beside the board."""
        self._moved = (*self._moved, self.log.rect)
        self._explaining.renew()

    def put_off(self) -> None:
        """Leave painting to a later frame, as this one had enough to do."""
        self._first = self._before_drawing()

    def _before_drawing(self) -> Iterator[None]:
        yield
        yield from self.picture.prepare_next()

    def update(self, now: float) -> None:
        super().update(now)
        hurries = self.stage.portion < math.inf
        for _part in self._first:
            if hurries:
                return
        seconds = theme.PAINTING_SLICE if hurries else math.inf
        mended = self.picture.kept.mend(self.stage.screen, seconds)
        for part in (*self._moved, *mended):
            self.changed.add(part)
        self._moved = ()

    def lives(self, now: float) -> Rect | None:
        return self.picture.lives(now)

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, self.stage.still)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        yield from self.picture.prepare(canvas)

    def explains(self, pos: Pos, held: bool) -> Tooltip | None:
        return self.log.explains(pos) or self.picture.explains(pos, held)

    def elements(self) -> list[Element]:
        """Return the widgets, what else can be touched on the table, then the log's lines."""
        return super().elements() + self.picture.elements() + self.log.elements()


@dataclass(frozen=True, slots=True)
class Carried:
    """A thing that is carried by a finger or the mouse.

    Attributes:
        what: the thing that is carried.
        start: the thing on which the drag began.
        onto: the thing that it is held over; None beside everything.
        left: True once it was held over anything but ``start``: a finger that only slips carries
            nothing.
    """

    what: Any
    start: Any
    onto: Any
    left: bool = False

    def over(self, onto: Any) -> Carried:  # noqa: ANN401 (each game has its own things)
        """Return the same held over ``onto``."""
        return replace(self, onto=onto, left=self.left or onto != self.start)


class Carrying(Pictured, MatchScene):
    """Carries things by drag.

    A drag that begins on a thing that can be carried (``Mode.carries``) carries it; every other
    drag is left to the scene. Nothing is played before the thing is dropped, and nothing at all if
    the drag is cancelled.
    """

    _carried: Carried | None = None
    _broken_off = False
    """True after Escape has ended a drag whose finger is still down."""

    @abstractmethod
    def refresh(self) -> None:
        """Show everything that can be seen and touched in the present mode."""

    @property
    def _seen_mode(self) -> AnyMode:
        """The mode to draw: with what is carried held over the thing below it."""
        carried = self._carried
        if carried is None or not carried.left:
            return self.mode
        return self.mode.held_over(carried.what, carried.onto)

    def handle(self, gesture: Gesture) -> None:
        if self._broken_off and isinstance(gesture, Drag):
            self._end_broken_off(gesture)
        elif self._carried is None:
            super().handle(gesture)
            if isinstance(gesture, Drag) and gesture.phase is Phase.BEGIN:
                self._lift(gesture)
        elif isinstance(gesture, Drag):
            self._carry(self._carried, gesture)
        elif isinstance(gesture, Key) and gesture.name == "escape":
            self._put_back()
            self._broken_off = True
        else:
            super().handle(gesture)

    def _end_broken_off(self, drag: Drag) -> None:
        """Ignore the rest of a drag that Escape has ended."""
        if drag.phase in (Phase.END, Phase.CANCEL):
            self._broken_off = False
            super().handle(replace(drag, phase=Phase.CANCEL))

    def _carry(self, carried: Carried, drag: Drag) -> None:
        if drag.phase is Phase.CANCEL:
            self._put_back()
            super().handle(drag)
        elif drag.phase is Phase.MOVE:
            self._move(carried, drag.pos)
        else:
            self._let_go(carried.over(self.picture.pick(drag.pos)), drag)

    def _lift(self, drag: Drag) -> None:
        """Pick up what the drag begins on, if it can be carried."""
        start = self.picture.grip(drag.start)
        what = None if start is None else self.mode.carries(start)
        if what is not None:
            self._carried = Carried(what, start, start)
            self._move(self._carried, drag.pos)

    def _move(self, carried: Carried, pos: Pos) -> None:
        moved = carried.over(self.picture.pick(pos))
        if moved != carried:
            self._carried = moved
            self.refresh()
        if moved.left:
            self.redraw_board(self.picture.carry(moved.what, pos))

    def _let_go(self, carried: Carried, drag: Drag) -> None:
        """Drop what is carried; a drag that never left its start is handled as a tap."""
        self._put_back()
        if carried.left:
            super().handle(replace(drag, phase=Phase.CANCEL))
            self._follow(self.mode.drop(carried.what, carried.onto))
            self._have_arrived()
        else:
            super().handle(drag)

    def _have_arrived(self) -> None:
        """Skip the animation: what was dropped need not be seen travelling once more."""
        if self.picture.moves:
            self.picture.skip()
            self.refresh()

    def _put_back(self) -> None:
        """Carry nothing any more, and redraw."""
        if self._carried is not None:
            self._carried = None
            self.redraw_board(self.picture.carry(None, (0, 0)))
            self.refresh()

    def _check_carried(self) -> None:
        """Stop carrying if the mode no longer allows it, or if a dialog lies above."""
        carried = self._carried
        if carried and (
            self.stage.top is not self or self.mode.carries(carried.start) != carried.what
        ):
            self._put_back()
