"""The picture of a table: it is fed what is shown, and knows where everything lies."""

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
    """Draws what is shown, and what moves over it. What lies around the board is kept; the board,
    the log's lines and what moves are drawn whenever they are seen.

    Attributes:
        log: what was done, beside it where there is room.
        kept: what lies around the board, as it was painted last.
    """

    def __init__(self, screen: Screen, form: Form, log: LogPanel) -> None:
        self.log = log
        self.kept = CachedPicture(self._paint_around)
        self._screen, self._form = screen, form
        self._shown: ShownT | None = None
        self._carried: tuple[ThingT, Pos] | None = None

    @property
    def shown(self) -> ShownT:
        """What was shown last.

        Raises:
            RuntimeError: nothing has been shown yet.
        """
        if self._shown is None:
            raise RuntimeError("nothing has been shown yet")
        return self._shown

    @abstractmethod
    def show(self, shown: ShownT, still: bool) -> Sequence[Rect]:
        """This is what there is to be seen from now on, and under reduced motion (``still``) at
        once; where that looks different around the board."""

    @abstractmethod
    def layout(self, screen: Screen) -> None:
        """Everything anew for this window."""

    def change(self, part: Rect | None) -> None:
        """What is kept is not right any more in this part, or anywhere."""
        self.kept.change(self._screen.rect if part is None else part)

    def turn(self) -> None:
        """The board is seen in its other way."""

    def forget(self) -> None:
        """Somebody else decides: nothing is asked about any more."""

    def reveal(self, step: ToldStep) -> None:
        """What a step touched is moved into sight."""

    # where everything lies

    @property
    @abstractmethod
    def ribbon(self) -> Rect:
        """The line that says what is to be done."""

    @property
    @abstractmethod
    def notes(self) -> Rect:
        """Where notes in passing lie."""

    @property
    @abstractmethod
    def bare(self) -> Rect:
        """Where the board lies, with what reaches over its edge: nothing of that is kept."""

    @property
    @abstractmethod
    def buttons(self) -> Mapping[str, Rect]:
        """Where every button lies that has a place now."""

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """How every button looks that can be seen."""
        return self.shown.looks

    @property
    def covered(self) -> Sequence[Rect]:
        """Where a card lies over buttons, but for those that it
        holds: by the rooms of their ids."""
        return ()

    @property
    def holds(self) -> Collection[str]:
        """The rooms of the buttons that lie on that card."""
        return ()

    @abstractmethod
    def pick(self, pos: Pos) -> ThingT | None:
        """What lies at a pixel; None beside everything."""

    def grip(self, pos: Pos) -> ThingT | None:
        """What a drag begins on there; None on a button."""
        return None if self._form.at(pos) else self.pick(pos)

    def carry(self, what: ThingT | None, pos: Pos) -> Rect:
        """Something is carried under a finger or the mouse there; None, for nothing any more. Where
        that is seen, or was until now."""
        before = self._carried_box
        self._carried = None if what is None else (what, pos)
        return before.union(self._carried_box) if before.w else self._carried_box

    @property
    def _carried_box(self) -> Rect:
        """Where what is carried is drawn; nowhere without."""
        return self._box_of(*self._carried) if self._carried else Rect(0, 0, 0, 0)

    def _box_of(self, what: ThingT, pos: Pos) -> Rect:  # noqa: ARG002
        """Where something that is carried there is drawn; nowhere where it need not be."""
        return Rect(0, 0, 0, 0)

    def steer(self, gesture: Gesture) -> bool | ThingT:  # noqa: ARG002
        """True if a gesture moved what is seen; what it leads to where that is something."""
        return False

    def explains(self, pos: Pos, held: bool) -> Tooltip | None:  # noqa: ARG002
        """What there is to say of what lies there, to a finger that holds it or to the mouse."""
        return None

    def elements(self) -> list[Element]:
        """What can be touched and is no widget."""
        return []

    # motion

    @property
    @abstractmethod
    def moves(self) -> bool:
        """True while something is on its way."""

    @property
    def passed(self) -> int:
        """How many steps of it are over."""
        return 0

    @abstractmethod
    def set_in_motion(self, played: Sequence[Any], lasting: float) -> None:
        """Show how actions come about; what moved before ends. What has a pace of its own lasts
        this part of its time."""

    @abstractmethod
    def skip(self) -> None:
        """Ends what moves."""

    @abstractmethod
    def update(self, now: float) -> tuple[Sequence[Rect], bool]:
        """Plays on what moves: where anything has moved, and whether anything else looks different
        with it."""

    def lives(self, now: float) -> Rect | None:  # noqa: ARG002
        """Where idle life has moved on."""
        return None

    # drawing

    @abstractmethod
    def draw(self, canvas: Canvas, still: bool) -> None:
        """Everything; under reduced motion (``still``) without idle life."""

    @abstractmethod
    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """Draws what takes long the first time, part by part (``Scene.prepare``)."""

    def prepare_next(self) -> Iterator[None]:
        """Makes what will be seen once nothing moves any more, part by part."""
        return iter(())

    def ahead(self, canvas: Canvas) -> Iterator[None]:  # noqa: ARG002
        """Draws what a touch may bring, part by part, for nobody to see."""
        return iter(())

    @abstractmethod
    def _paint_around(self, canvas: Canvas) -> Iterator[None]:
        """What is kept, part by part; what can be seen of it."""

    def leave(self) -> None:
        """Gives back what it kept to be drawn from."""
        self.kept.leave()
        self.log.lines.leave()
