"""The picture of a table: it draws what is shown, and knows where everything lies."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Generic

from pygame import Rect

from game.table.kept import CachedPicture
from game.table.log.panel import LogPanel
from game.table.modes.look import ButtonState
from game.table.modes.mode import ShownT, ThingT
from game.table.telling import ToldStep
from game.ui.controls.explaining import Tooltip
from game.ui.controls.form import Form
from game.ui.input import Gesture, Pos
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Element


class Picture(ABC, Generic[ShownT, ThingT]):
    """Draws what is shown and the animations over it.

    What lies around the board is cached; the board, the log's lines and animations are not, and are
    drawn in every redraw.

    Attributes:
        log: the log beside the board; its rectangle is empty where there is no room.
        kept: the cached picture of what lies around the board.
    """

    def __init__(self, screen: Screen, form: Form, log: LogPanel) -> None:
        self.log = log
        self.kept = CachedPicture(self._paint_around)
        self._screen, self._form = screen, form
        self._shown: ShownT | None = None
        self._carried: tuple[ThingT, Pos] | None = None

    @property
    def shown(self) -> ShownT:
        """The value that was shown last.

        Raises:
            RuntimeError: nothing has been shown yet.
        """
        if self._shown is None:
            raise RuntimeError("nothing has been shown yet")
        return self._shown

    @abstractmethod
    def show(self, shown: ShownT, still: bool) -> Sequence[Rect]:
        """Show a new value; return the rectangles around the board that look different.

        Under reduced motion (``still``) it is shown at once, without an animation.
        """

    @abstractmethod
    def layout(self, screen: Screen) -> None:
        """Lay everything out for a window."""

    def change(self, part: Rect | None) -> None:
        """Mark a part of the cached picture as out of date; None for all of it."""
        self.kept.change(self._screen.rect if part is None else part)

    def turn(self) -> None:
        """Turn the board round."""

    def forget(self) -> None:
        """Forget what the last player was asking about, as somebody else decides now."""

    def reveal(self, step: ToldStep) -> None:
        """Move the view to what a step touched."""

    # places and hit tests

    @property
    @abstractmethod
    def ribbon(self) -> Rect:
        """The rectangle of the ribbon, which says what is to be done."""

    @property
    @abstractmethod
    def notes(self) -> Rect:
        """The rectangle of toasts."""

    @property
    @abstractmethod
    def bare(self) -> Rect:
        """The rectangle of the board, with what reaches over its edge; nothing in it is cached."""

    @property
    @abstractmethod
    def buttons(self) -> Mapping[str, Rect]:
        """The rectangles of all buttons that have a place now, by id."""

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """The states of all visible buttons, by id."""
        return self.shown.looks

    @property
    def covered(self) -> Sequence[Rect]:
        """The rectangles of a card that hides buttons below it, except those in ``holds``."""
        return ()

    @property
    def holds(self) -> Collection[str]:
        """The rooms (the part of an id before "/") of the buttons that lie on that card."""
        return ()

    @abstractmethod
    def pick(self, pos: Pos) -> ThingT | None:
        """Return the thing at a pixel; None beside everything."""

    def grip(self, pos: Pos) -> ThingT | None:
        """Return the thing on which a drag begins at a pixel; None on a button."""
        return None if self._form.at(pos) else self.pick(pos)

    def carry(self, what: ThingT | None, pos: Pos) -> Rect:
        """Draw a thing as carried at a pixel; None to carry nothing any more.

        Returns the rectangle to redraw: where it is drawn now, and where it was drawn before.
        """
        before = self._carried_box
        self._carried = None if what is None else (what, pos)
        return before.union(self._carried_box) if before.w else self._carried_box

    @property
    def _carried_box(self) -> Rect:
        """The rectangle of what is carried; empty if nothing is."""
        return self._box_of(*self._carried) if self._carried else Rect(0, 0, 0, 0)

    def _box_of(self, what: ThingT, pos: Pos) -> Rect:  # noqa: ARG002
        """Return the rectangle of a thing carried at a pixel; empty where it is not drawn."""
        return Rect(0, 0, 0, 0)

    def steer(self, gesture: Gesture) -> bool | ThingT:  # noqa: ARG002
        """Move the view by a gesture.

        Returns True if the gesture moved the view, False if it was not meant for that, and a thing
        if the view was moved to that.
        """
        return False

    def explains(self, pos: Pos, held: bool) -> Tooltip | None:  # noqa: ARG002
        """Return the tooltip for what lies at a pixel, or None.

        ``held`` is True for a finger that holds it, False for the mouse.
        """
        return None

    def elements(self) -> list[Element]:
        """Return what can be touched and is no widget."""
        return []

    # animations

    @property
    @abstractmethod
    def moves(self) -> bool:
        """True while an animation runs."""

    @property
    def passed(self) -> int:
        """The number of steps of the animation that are over."""
        return 0

    @abstractmethod
    def set_in_motion(self, played: Sequence[Any], lasting: float) -> None:
        """Animate actions that were played; an animation that still runs ends.

        ``lasting`` is the factor on the duration of animations that have a speed of their own.
        """

    @abstractmethod
    def skip(self) -> None:
        """End all animations."""

    @abstractmethod
    def update(self, now: float) -> tuple[Sequence[Rect], bool]:
        """Advance the animations.

        Returns the rectangles in which something has moved, and whether anything else looks
        different.
        """

    def lives(self, now: float) -> Rect | None:  # noqa: ARG002
        """Return the rectangle in which ambient animations have moved on; None for none."""
        return None

    # drawing

    @abstractmethod
    def draw(self, canvas: Canvas, still: bool) -> None:
        """Draw everything; under reduced motion (``still``) without ambient animations."""

    @abstractmethod
    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """Draw what takes long the first time, part by part (see ``Scene.prepare``)."""

    def prepare_next(self) -> Iterator[None]:
        """Make what will be seen once no animation runs any more, part by part."""
        return iter(())

    def ahead(self, canvas: Canvas) -> Iterator[None]:  # noqa: ARG002
        """Draw what a touch may show, part by part, into a canvas that nobody sees."""
        return iter(())

    @abstractmethod
    def _paint_around(self, canvas: Canvas) -> Iterator[None]:
        """Paint the visible part of what is cached, part by part."""

    def leave(self) -> None:
        """Free the memory of cached pictures."""
        self.kept.leave()
        self.log.lines.leave()
