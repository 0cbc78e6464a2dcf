"""What is carried by a drag, from where it lies to where it is let go."""

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

# A scene that is a picture of a table: what of it is drawn anew, and when.


class Pictured(Scene):
    """Shows a picture, and keeps all of it that has not changed.

    Attributes:
        picture: what is seen.
        log: what was done, beside it where there is room.
    """

    picture: Picture[Any, Any]
    log: LogPanel

    _moved: tuple[Rect, ...] = ()
    _first: Iterator[None] = iter(())

    @property
    def notes(self) -> Rect:
        """In the ribbon, or over it and buttons beside it: neither the board nor the seats are
        covered."""
        return self.picture.notes

    def redraw(self, part: Rect | None = None) -> None:
        """Everything there is to be drawn anew, also what is kept around the board: as soon as
        there is time, for no frame has all of it to paint."""
        if part is None:
            self.form.note()
        self.picture.change(part)
        self._explaining.renew()

    def redraw_board(self, part: Rect | None = None) -> None:
        """Only what is never kept: the board and what moves, or a part of it."""
        self._moved = (*self._moved, self.picture.bare if part is None else part)

    def redraw_log(self) -> None:
        """Only the lines of the log beside it are."""
        self._moved = (*self._moved, self.log.rect)
        self._explaining.renew()

    def put_off(self) -> None:
        """This frame had enough to do: what it changed is drawn in a later one."""
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
        """The buttons, what else can be touched, then the lines of the log."""
        return super().elements() + self.picture.elements() + self.log.elements()


@dataclass(frozen=True, slots=True)
class Carried:
    """Something under a finger or the mouse.

    Attributes:
        what: it.
        start: what the drag began on.
        onto: what it is held over; None beside everything.
        left: True once it has been elsewhere than where the drag began: a finger that slips on the
            spot carries nothing.
    """

    what: Any
    start: Any
    onto: Any
    left: bool = False

    def over(self, onto: Any) -> Carried:  # noqa: ANN401 (each game has its own things)
        """The same over something."""
        return replace(self, onto=onto, left=self.left or onto != self.start)


class Carrying(Pictured, MatchScene):
    """A drag that begins on what can be carried (``Mode.carries``) carries it; every other one is
    left alone. Nothing has happened until it is let go, and nothing happens where the drag is
    broken off."""

    _carried: Carried | None = None
    _broken_off = False
    """Escape has ended a drag whose finger is still down."""

    @abstractmethod
    def refresh(self) -> None:
        """Show all that there is to be seen and touched in the mode as it is now."""

    @property
    def _seen_mode(self) -> AnyMode:
        """The mode as it is seen, with what is carried."""
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
        """Nothing comes of what is left of it."""
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
        """Takes up what the drag begins on, if that can be carried."""
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
        """A finger that only slipped has tapped."""
        self._put_back()
        if carried.left:
            super().handle(replace(drag, phase=Phase.CANCEL))
            self._follow(self.mode.drop(carried.what, carried.onto))
            self._have_arrived()
        else:
            super().handle(drag)

    def _have_arrived(self) -> None:
        """Who was carried need not be seen going there once more."""
        if self.picture.moves:
            self.picture.skip()
            self.refresh()

    def _put_back(self) -> None:
        """Nothing is carried any more."""
        if self._carried is not None:
            self._carried = None
            self.redraw_board(self.picture.carry(None, (0, 0)))
            self.refresh()

    def _check_carried(self) -> None:
        """Puts back what cannot be carried any more: time has brought something else, or a dialog
        lies above."""
        carried = self._carried
        if carried and (
            self.stage.top is not self or self.mode.carries(carried.start) != carried.what
        ):
            self._put_back()
