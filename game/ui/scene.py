"""Scenes: a screen of the game each, shown by a stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.ui import panels
from game.ui.controls.explaining import Explaining, Tooltip, draw_explained
from game.ui.controls.form import Form
from game.ui.input import Gesture, Pos, Press, Tap, only_points
from game.ui.painting.damage import Damage
from game.ui.screen import Canvas, Screen
from game.ui.stage import Errand, Stage
from game.ui.widgets import Element

__all__ = ["Errand", "Scene", "Stage"]


class Scene:
    """One screen of the game. Subclasses place things in layout and paint them in draw.

    The form gets every gesture first; gesture() gets what it leaves. Call redraw() after any
    change that can be seen. Nothing is drawn while nothing has changed, nor where nothing has.
    What ``leads`` may have the rulebook opened over it.
    """

    leads = True

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.screen = stage.screen
        self.form = Form()
        self._explaining = Explaining()
        self.changed = Damage()
        self.changed.add(self.screen.rect)

    def redraw(self, part: pygame.Rect | None = None) -> None:
        """Asks for the scene, or a part of the window, to be drawn again."""
        if part is None:
            self.form.note()
        self.changed.add(self.screen.rect if part is None else part)
        self._explaining.renew()

    def redraw_widgets(self) -> None:
        """Asks for the widgets that look different now to be drawn again."""
        for place in self.form.changes():
            self.redraw(panels.reach(self.screen, place))

    def touched(self) -> None:
        """A widget was worked, by hand or by time: what it did may be seen anywhere."""
        self.redraw()

    def layout(self, screen: Screen) -> None:
        """Places everything; called before the first draw and on each change of the window."""
        self.screen = screen

    def handle(self, gesture: Gesture) -> None:
        """Gives the gesture to the form, and what the form leaves to gesture(); the end of a hold
        that was answered is no tap."""
        if self._explaining.leads(gesture):
            if isinstance(gesture, Tap):
                self._look_up_explained()
            return
        held = self._explaining.take(gesture)
        if held is not None:
            self._second(held)
        elif not self.form.handle(gesture):
            if isinstance(gesture, Press):
                self.redraw_widgets()  # one may have lost the keyboard
            self.gesture(gesture)
        elif only_points(gesture):
            self.redraw_widgets()
        else:
            self.touched()

    def _look_up_explained(self) -> None:
        """The card leads to the rule that it comes from."""
        if shown := self._explaining.shown:
            self._explaining.put_away()
            self.stage.look_up(shown.rule)

    def _second(self, held: Pos) -> None:
        if self.form.second(held) or self.let_go(held):
            self._explaining.put_away()
            self.touched()

    def gesture(self, gesture: Gesture) -> None:
        """What no widget took."""

    def let_go(self, pos: Pos) -> bool:  # noqa: ARG002
        """A hold beside the widgets that was answered is over; True if that meant something."""
        return False

    @property
    def busy(self) -> bool:
        """True while it works on something from frame to frame that cannot be seen yet."""
        return False

    def update(self, now: float) -> None:
        """Moves on to this time (monotonic seconds)."""
        if self.form.update(now):
            self.touched()
        if self._explaining.watch(self._explained_at, now, self.screen):
            self.changed.add(self.screen.rect)

    def _explained_at(self, pos: Pos, held: bool) -> Tooltip | None:
        """The widget there, or what else is to be seen; a hold that goes on explains nothing."""
        widget = self.form.at(pos)
        if widget is None:
            return self.explains(pos, held)
        told = "" if held and widget.goes_on else widget.remark
        return Tooltip(widget.rect, told, widget.rule) if told else None

    def explains(self, pos: Pos, held: bool) -> Tooltip | None:  # noqa: ARG002
        """What there is to say of what is seen beside the widgets, to a finger that holds it or to
        the mouse that rests there."""
        return None

    def draw_explained(self, canvas: Canvas) -> None:
        """The card over everything, where there is one."""
        if self._explaining.shown and self._explaining.card:
            draw_explained(canvas, self._explaining.card)

    @property
    def rule(self) -> str:
        """The place in the rulebook of what is explained or where the keyboard is."""
        explained = self._explaining.shown
        return explained.rule if explained else self.form.focus.rule if self.form.focus else ""

    def look_up(self, rule: str) -> None:
        """Opens the rulebook at a place, where there is one; empty for its beginning."""

    @property
    def notes(self) -> pygame.Rect | None:
        """The band that notes in passing fill; None for a place near the window's top."""
        return None

    def lives(self, now: float) -> pygame.Rect | None:  # noqa: ARG002
        """Where idle life has moved on and is to be drawn; it gives no reason to stay awake."""
        return None

    def prepare(self, canvas: Canvas) -> Iterator[pygame.Rect | None]:
        """Draws what takes long the first time and is kept then, part by part.

        The stage goes on showing what it showed, and has some parts made in every frame. Yields
        where the canvas is as it will be seen, for a window of another size to be sharp there.
        """
        yield from self.form.prepare(canvas)
        self.draw(canvas)
        yield None

    def ahead(self, blank: Callable[[], Canvas]) -> Iterator[None]:  # noqa: ARG002
        """Draws what a touch may bring, part by part, for nobody to see (``blank`` gives what it is
        drawn on): it is found in the caches then. The stage has a part made in each turn of the
        loop in which nothing happens, and begins anew after each change."""
        return iter(())

    def draw(self, canvas: Canvas) -> None:
        """Paints everything."""
        self.form.draw(canvas)

    def leave(self) -> None:
        """Gives back what it kept to be drawn from: it is not shown any more."""

    def elements(self) -> list[Element]:
        """All that can be touched now."""
        return self.form.elements()
