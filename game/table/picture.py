"""The picture of a table: it draws what is shown, knows where all of it lies, and animates."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

from pygame import Rect

from game.table.log.panel import LogPanel
from game.table.modes.mode import ButtonState, ShownT, ThingT
from game.table.telling import ActionReport
from game.ui.controls.form import Form
from game.ui.controls.tooltips import Tooltip
from game.ui.element import Element
from game.ui.input import Gesture, Pos
from game.ui.painting.animation import Timeline
from game.ui.painting.surfaces import Layer, Painter
from game.ui.screen import Canvas, DirtyRects, Screen

# The cached picture of all that lies around the board; only what changes is painted again.

_KEY: Final = "around"
_ROWS: Final = 256
"""The greatest height of a band that is painted at once, in device pixels."""


class CachedPicture:
    """A picture that is painted once and then repaired where it has become out of date."""

    def __init__(self, paint: Painter) -> None:
        self._paint = paint
        self._layer = Layer()
        self._stale = DirtyRects()
        self._mended: list[Rect] = []

    def invalidate(self, part: Rect) -> None:
        """Mark a part of the window as out of date."""
        self._stale.add(part)

    def repair(self, screen: Screen, seconds: float) -> list[Rect]:
        """Paint parts that are out of date, band by band: one, and more until ``seconds`` are over.

        Returns the repaired rectangles once everything is up to date. Returns nothing while more is
        left to paint, so that no button is shown half painted.
        """
        end, bands = time.perf_counter() + seconds, _bands(self._stale.take_all())
        for band in bands:
            self._layer.patch(screen, _KEY, self._paint, [band])
            self._mended.append(band)
            if time.perf_counter() >= end:
                break
        for band in bands:
            self._stale.add(band)
        if self._stale:
            return []
        mended, self._mended = self._mended, []
        return mended

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        self._layer.draw(canvas, _KEY, self._paint)

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Paint all of it, part by part, unless it is up to date, and draw it."""
        if self._stale.take_all():
            self._layer.clear()
        yield from self._layer.prepare(canvas, _KEY, self._paint)
        self.draw(canvas)

    def keep_in_cache(self) -> None:
        """Keep the picture in the cache as if it had just been drawn."""
        self._layer.hold()

    def leave(self) -> None:
        """Free the picture's memory."""
        self._layer.clear()


def _bands(parts: Iterable[Rect]) -> Iterator[Rect]:
    """Split rectangles into bands of at most ``_ROWS`` rows, the topmost first."""
    for part in sorted(parts, key=lambda part: part.top):
        for top in range(part.top, part.bottom, _ROWS):
            yield Rect(part.x, top, part.w, min(_ROWS, part.bottom - top))


# An animation whose steps run one after another.


class AnimationStep(Protocol):
    """A step of an animation."""

    @property
    def length(self) -> float:
        """The duration at normal speed, in seconds."""


StepT = TypeVar("StepT", bound=AnimationStep)


class StepAnimation(Generic[StepT]):
    """Plays steps in order, with a pause of ``wait`` seconds after each.

    With ``still`` none of them is played, but all are counted.

    Attributes:
        step: the step that runs now; None between steps and at the end.
        progress: how far that step is, from 0 to 1.
        passed: how many steps are over.
        changed: True if the last update began or ended a step.
    """

    def __init__(self, steps: Sequence[StepT] = (), wait: float = 0.0, still: bool = False) -> None:
        self.step: StepT | None = None
        self.progress = 0.0
        self.steps_done = 0
        self.changed = False
        self._timeline = Timeline(still)
        for step in steps:
            self._timeline.then(partial(self._play, step), step.length, wait)

    @property
    def done(self) -> bool:
        """True when all steps are over."""
        return self._timeline.done

    def update(self, now: float) -> bool:
        """Advance to ``now`` (monotonic seconds); return True if a step runs or has just ended."""
        step, passed = self.step, self.steps_done
        self._timeline.update(now)
        self.changed = self.step is not step or self.steps_done != passed
        return self.changed or self.step is not None

    def skip(self) -> None:
        """End all steps at once."""
        self._timeline.skip()

    def _play(self, step: StepT, progress: float) -> None:
        over = progress >= 1
        self.step, self.progress = None if over else step, progress
        self.steps_done += over


class Picture(ABC, Generic[ShownT, ThingT]):
    """Draws what is shown and the animations over it.

    What lies around the board is cached; the board, the log's lines and animations are not, and are
    drawn in every redraw.

    Attributes:
        log: the log beside the board; its rectangle is empty where there is no room.
        cache: the cached picture of what lies around the board.
        draw_extra: draws what only a particular table has beside the board, such as a lesson's
            card.
    """

    def __init__(self, screen: Screen, form: Form, log: LogPanel) -> None:
        self.log = log
        self.cache = CachedPicture(self._paint_around)
        self.draw_extra: Callable[[Canvas], None] = lambda _canvas: None
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

    def invalidate(self, part: Rect | None) -> None:
        """Mark a part of the cached picture as out of date; None for all of it."""
        self.cache.invalidate(self._screen.rect if part is None else part)

    def turn(self) -> None:
        """Turn the board round."""

    def forget(self) -> None:
        """Forget what the last player was asking about, as somebody else decides now."""

    def reveal(self, step: ActionReport) -> None:
        """Move the view to what a step touched."""

    # places and hit tests

    def seat_rect(self, seat: int) -> Rect | None:  # noqa: ARG002
        """Return the rectangle of a seat's panel; None if it has no place in the window."""
        return None

    @property
    @abstractmethod
    def ribbon(self) -> Rect:
        """The rectangle of the ribbon, which says what is to be done."""

    @property
    @abstractmethod
    def notes(self) -> Rect:
        """The rectangle of toasts."""

    @property
    def help_bands(self) -> Sequence[Rect]:
        """The rectangles where help of a first game may begin, the best first; it grows downwards
        from there."""
        return (self.notes,)

    @property
    def needed(self) -> Sequence[Rect]:
        """The rectangles of the board that are touched to go on, which help must not cover."""
        return ()

    @property
    @abstractmethod
    def board_area(self) -> Rect:
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
    def card_rooms(self) -> Collection[str]:
        """The rooms (the part of an id before "/") of the buttons that lie on that card."""
        return ()

    @abstractmethod
    def pick(self, pos: Pos) -> ThingT | None:
        """Return the thing at a pixel; None beside everything."""

    def grip(self, pos: Pos) -> ThingT | None:
        """Return the thing on which a drag begins at a pixel; None on a button."""
        return None if self._form.widget_at(pos) else self.pick(pos)

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

    @property
    def named_parts(self) -> Mapping[str, Rect]:
        """The rectangles of what a lesson can name and nobody can touch, by id."""
        return {}

    # animations

    @property
    @abstractmethod
    def is_animating(self) -> bool:
        """True while an animation runs."""

    @property
    def steps_done(self) -> int:
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
        self.cache.leave()
        self.log.lines.leave()
