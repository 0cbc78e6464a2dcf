"""The parts of the table's scene that redraw, carry things, and handle touches."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from pygame import Rect

from game.platform.node import Act, Node
from game.table import nodes
from game.table.buttons import Buttons
from game.table.log.panel import LogPanel
from game.table.modes import Outcome
from game.table.modes.mode import AnyMode, Shown
from game.table.picture import Picture
from game.table.scene.match import MatchScene
from game.table.scene.second_touch import waits_for_second
from game.table.words import NODES, who_is_who
from game.ui import theme
from game.ui.controls.tooltips import Tooltip
from game.ui.element import Element
from game.ui.input import Drag, Gesture, Hover, Key, Phase, Pos, Press, SecondaryTap, Tap
from game.ui.nodes import group, ids_in
from game.ui.scene import Scene
from game.ui.screen import Canvas
from game.ui.sentence import RuleText, lines


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
    def toast_rect(self) -> Rect:
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
            self.form.remember_appearances()
        self.picture.invalidate(part)
        self._explaining.refresh()

    def redraw_board(self, part: Rect | None = None) -> None:
        """Redraw a part of what is never kept: the board and what moves, or all of that."""
        self._moved = (*self._moved, self.picture.board_area if part is None else part)

    def redraw_log(self) -> None:
        """Redraw the log's lines beside the board."""
        self._moved = (*self._moved, self.log.rect)
        self._explaining.refresh()

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
        mended = self.picture.cache.repair(self.stage.screen, seconds)
        for part in (*self._moved, *mended):
            self.dirty_rects.add(part)
        self._moved = ()

    def animate_idle(self, now: float) -> Rect | None:
        return self.picture.lives(now)

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, self.stage.reduced_motion)
        self.draw_focus(canvas)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        yield from self.picture.prepare(canvas)

    def tooltip_at(self, pos: Pos, held: bool) -> Tooltip | None:
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
        if self.picture.is_animating:
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


class Touching(Carrying):
    """Hands every gesture to the mode and carries out the outcome.

    Attributes:
        controls: the table's buttons.
        ends_motion: the gestures that end a running animation, as the player begins something.
    """

    controls: Buttons
    ends_motion: ClassVar[tuple[type[Gesture], ...]] = (Press, SecondaryTap, Key)
    _pointed: Any = None

    def _show(self, shown: Shown) -> None:
        """Show a frozen value; around the board, only parts that differ are painted again."""
        for part in self.picture.show(shown, self.stage.reduced_motion):
            self.redraw(part)

    def press(self, button: str) -> None:
        """Press a button, by its id."""
        tool = self._tools.get(button)
        tool() if tool else self._follow(self._pressed(button))

    # for assistive software

    @property
    def title(self) -> str:
        """Who plays which colour."""
        people = self.session.people
        named = [(player.name, player.mark) for player in self.players]
        you = named.pop(min(people)) if len(people) == 1 else None
        return str(who_is_who(you, tuple(named)))

    def nodes(self) -> list[Node]:
        """Return what is to be done, the table's buttons, all that lies on it, and the log."""
        things, ribbon = self.table_nodes(), self.mode.aloud or self.picture.shown.words
        buttons = map(self._as_asked, self.form.nodes(ids_in(things)))
        return [
            nodes.ribbon(ribbon, self.picture.ribbon),
            *group("actions", NODES["actions"], buttons),
            *things,
            *self.log.nodes(),
        ]

    def _as_asked(self, button: Node) -> Node:
        """Return a button's node; one that waits for its second press says so."""
        waits = self._touched_once.asks_about(button.id)
        return button._replace(name=str(waits_for_second(button.name))) if waits else button

    def table_nodes(self) -> list[Node]:
        """Return what lies on the table, in the order of reading."""
        return []

    def thing_of(self, id: str) -> Any:  # noqa: ANN401, ARG002
        """Return the thing that a node stands for; None if it stands for none."""
        return None

    def act(self, act: Act) -> None:
        """Do what is asked for: with a thing on the table what a touch on it does."""
        thing = self.thing_of(act.id) if act.kind == "press" else None
        if thing is None or self.form.widget_of(act.id):
            super().act(act)
        else:
            self.touch(thing)

    def _pressed(self, button: str) -> Outcome:
        """Return the outcome of a button in the present mode."""
        return self.kit.overlaid.outcome_of_button(self.mode, button)

    def touch(self, thing: Any) -> None:  # noqa: ANN401 (each game has its own things)
        """Touch a thing on the table."""
        self._follow(self._touched(thing))

    def _touched(self, thing: Any) -> Outcome:  # noqa: ANN401
        """Return the outcome of a touch on a thing."""
        return self.mode.touch(thing)

    def gesture(self, gesture: Gesture) -> None:
        """Handle a gesture that no widget has taken: on the log or on the board."""
        picture = self.picture
        if self.log.take(gesture):
            self.redraw_log()
        elif steered := picture.steer(gesture):
            self._steered() if steered is True else self._follow(self._touched(steered))
        else:
            self._gesture(gesture)

    def _gesture(self, gesture: Gesture) -> None:
        """Handle a gesture that moves neither the log's lines nor the board."""
        picture = self.picture
        match gesture:
            case Tap(pos) if picture.ribbon.collidepoint(pos):
                self._answer(RuleText(lines(tuple(filter(None, picture.shown.words)))))
            case Tap(pos):
                self.touch_at(pos)
            case SecondaryTap(pos) if (carried := self.mode.carried) is not None:
                self._follow(self.mode.drop(carried, picture.pick(pos)))
            case Hover(pos) if self.kit.tracks_mouse:
                self._point_at(None if pos is None else picture.pick(pos))

    def _steered(self) -> None:
        """Redraw the board, which is seen from elsewhere now."""
        self.redraw_board()

    def touch_at(self, pos: Pos) -> None:
        """Touch the thing at a pixel.

        The second of two quick taps is ignored where it would do more than the first.
        """
        thing = self.picture.pick(pos)
        if not self._slips.is_double(thing):
            self.touch(thing)

    def _point_at(self, thing: Any) -> None:  # noqa: ANN401
        """Show what changes where the mouse points at a thing, or at None."""
        if thing != self._pointed:
            self._pointed, shown = thing, self.mode.shown(thing)
            if shown != self.picture.shown:
                self._show(shown)
                self.redraw_board()

    def handle(self, gesture: Gesture) -> None:
        """Handle any gesture; one that begins an action ends a running animation first."""
        if self.picture.is_animating and isinstance(gesture, self.ends_motion):
            self.picture.skip()
            self.refresh()
        super().handle(gesture)
        if isinstance(gesture, Hover) and gesture.pos and self.form.widget_at(gesture.pos):
            self._point_at(None)  # the mouse is on a button: no thing is pointed at

    def release_hold(self, pos: Pos) -> bool:
        """Drop what is picked up at the end of a hold.

        Returns False, doing nothing, where a drop would do no more than a tap.
        """
        carried, there = self.mode.carried, self.picture.pick(pos)
        if carried is None or not self.mode.offer(carried, there):
            return False
        self._follow(self.mode.drop(carried, there))
        return True
