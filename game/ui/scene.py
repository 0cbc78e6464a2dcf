"""The base of all scenes and dialogs, which a stage shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.platform import LoadingState, platform
from game.platform.node import Act, Node
from game.ui import panels
from game.ui.controls.form import Form
from game.ui.controls.tooltips import Tooltip, TooltipTracker, draw_tooltip
from game.ui.element import Element, node_of
from game.ui.input import (
    Gesture,
    Key,
    Pos,
    Press,
    Tap,
    asks_for_keys,
    changes_looks_only,
    key_names,
)
from game.ui.screen import Canvas, DirtyRects, Screen
from game.ui.stage import BackgroundTask, Stage

if TYPE_CHECKING:
    from game.ui.shortcuts import Shortcut

__all__ = ["BackgroundTask", "Scene", "Stage"]

EXPLAIN_KEY: Final = "f3"
"""The key that explains what has the keyboard focus."""


class Scene:
    """One screen of the game. Subclasses place things in layout() and paint them in draw().

    The form gets every gesture first; gesture() gets those that no widget took. Call redraw()
    after any visible change: only what has been reported as changed is drawn again.

    Attributes:
        allows_rulebook: True if the rulebook may be opened over the scene.
        has_rulebook: True if ``open_rulebook`` opens one.
        keys_first: True if its keys come before what has the keyboard focus.
        about: what tells it from another scene of its class that may come after it; else empty.
        dirty_rects: the rectangles that have to be drawn again.
    """

    allows_rulebook = True
    has_rulebook = False
    keys_first = False
    about = ""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.screen = stage.screen
        self.form = Form()
        self.form.things = self.other_elements
        self.form.on_thing = self._work_thing
        self._ring: pygame.Rect | None = None
        self._explaining = TooltipTracker()
        self.dirty_rects = DirtyRects()
        self.dirty_rects.add(self.screen.rect)

    def redraw(self, part: pygame.Rect | None = None) -> None:
        """Ask for the whole window, or this part of it, to be drawn again."""
        if part is None:
            self.form.remember_appearances()
        self.dirty_rects.add(self.screen.rect if part is None else part)
        self._explaining.refresh()

    def redraw_widgets(self) -> None:
        """Ask for the widgets that look different now to be drawn again."""
        for place in self.form.take_changed_rects():
            self.redraw(panels.reach(self.screen, place))

    def on_widget_action(self) -> None:
        """React to a widget that acted, on a touch or by itself: redraw the whole window."""
        self.redraw()

    def layout(self, screen: Screen) -> None:
        """Place everything; called before the first draw and on each change of the window."""
        self.screen = screen

    def handle(self, gesture: Gesture) -> None:
        """Pass a gesture to the tooltip, the form, or gesture(), whichever takes it first.

        The tap that ends a hold with a tooltip works no widget; see ``Widget.secondary_action``.
        """
        if self._explaining.takes_rule_link(gesture):
            if isinstance(gesture, Tap):
                self._look_up_explained()
            return
        held = self._explaining.take(gesture)
        if held is not None:
            self._second(held)
        elif self.keys_first and self._take_shortcut(gesture):
            pass
        elif not self.form.handle(gesture):
            if isinstance(gesture, Press):
                self.redraw_widgets()  # a widget may have lost the keyboard focus
            if not (self._take_shortcut(gesture) or self._take_common_key(gesture)):
                self.gesture(gesture)
        elif changes_looks_only(gesture):
            self.redraw_widgets()
        else:
            self.on_widget_action()

    def shortcuts(self) -> Sequence[Shortcut]:
        """Return what keys do here, beside those that every scene has.

        The keys act by it, and the list of keys is made of it.
        """
        return ()

    def _take_shortcut(self, gesture: Gesture) -> bool:
        """Do what a key stands for here; return False if it stands for nothing."""
        names = key_names(gesture)
        shortcuts = self.shortcuts() if names else ()
        for name in names:
            for one in shortcuts:
                if name in one.keys:
                    one.work(name)
                    return True
        return False

    def _take_common_key(self, gesture: Gesture) -> bool:
        """Do what a key means in every scene; return False if it means nothing."""
        if asks_for_keys(gesture):
            self.list_keys()
        elif gesture == Key(EXPLAIN_KEY):
            self._explain_focus()
        else:
            return False
        return True

    def list_keys(self) -> None:
        """List what keys do here, once that list is loaded."""
        if platform.loading_state() is LoadingState.LOADED:
            from game.ui.keys_dialog import KeysDialog  # noqa: PLC0415 (the title does not need it)

            self.stage.push(KeysDialog(self.stage, self))

    def _explain_focus(self) -> None:
        """Show the tooltip of what has the keyboard focus, until another key or a touch."""
        if place := self.form.focus_place:
            told = self._explained_at(place.center, held=True)
            self._explaining.show(told or Tooltip(place, self.form.focus_label))

    def _look_up_explained(self) -> None:
        """Open the rulebook at the tooltip's rule."""
        if shown := self._explaining.shown:
            self._explaining.hide()
            self.stage.open_rulebook(shown.rule)

    def _second(self, held: Pos) -> None:
        """End a hold with a tooltip here: run the second action of what was held."""
        if self.form.run_secondary_action(held) or self.release_hold(held):
            self._explaining.hide()
            self.on_widget_action()

    def gesture(self, gesture: Gesture) -> None:
        """Handle a gesture that no widget took."""

    def release_hold(self, pos: Pos) -> bool:  # noqa: ARG002
        """React to the end of a hold, beside the widgets, that showed a tooltip.

        Returns True if that has done something.
        """
        return False

    @property
    def busy(self) -> bool:
        """True while it needs every frame for work that cannot be seen yet."""
        return False

    def update(self, now: float) -> None:
        """Move on to this time (monotonic seconds)."""
        if self.form.update(now):
            self.on_widget_action()
        self._redraw_ring()
        if self._explaining.watch(self._explained_at, now, self.screen):
            self.dirty_rects.add(self.screen.rect)

    def _redraw_ring(self) -> None:
        """Redraw what lies under the focus ring where it was and where it is now."""
        before, now = self._ring, self.form.focus_ring
        if now != before:
            for ring in filter(None, (before, now)):
                self.dirty_rects.add(panels.reach(self.screen, ring))
            self._ring = now.copy() if now else None

    def _explained_at(self, pos: Pos, held: bool) -> Tooltip | None:
        """Return the tooltip of the widget, or of the other thing, at a place; None for none.

        Holding a widget that repeats while held shows no tooltip.
        """
        widget = self.form.widget_at(pos)
        if widget is None:
            return self.tooltip_at(pos, held)
        told = "" if held and widget.repeats else widget.tooltip
        return Tooltip(widget.rect, told, widget.rule) if told else None

    def tooltip_at(self, pos: Pos, held: bool) -> Tooltip | None:  # noqa: ARG002
        """Return the tooltip of something that is no widget; None for none.

        ``held`` is True for a finger or button held there, False for the mouse resting there.
        """
        return None

    def draw_tooltip(self, canvas: Canvas) -> None:
        """Draw the tooltip over everything, if there is one."""
        if self._explaining.shown and self._explaining.card:
            draw_tooltip(canvas, self._explaining.card)

    @property
    def explained(self) -> str:
        """The words of the tooltip that is shown; empty for none."""
        from game.ui.punctuation import one_after_another  # noqa: PLC0415 (not for the first picture)

        shown = self._explaining.shown
        return one_after_another(str(shown.words).split("\n")) if shown else ""

    @property
    def rule(self) -> str:
        """The rule of the tooltip, or else of the focused widget; empty for none."""
        explained = self._explaining.shown
        return explained.rule if explained else self.form.focus.rule if self.form.focus else ""

    def open_rulebook(self, rule: str) -> None:
        """Open the rulebook at a rule, if the scene has a rulebook; empty for its beginning."""

    @property
    def toast_rect(self) -> pygame.Rect | None:
        """The rectangle for toasts; None to place them near the window's top."""
        return None

    def animate_idle(self, now: float) -> pygame.Rect | None:  # noqa: ARG002
        """Return where the idle animation has to be drawn again; None for nowhere.

        Idle animation does not keep the app's loop awake.
        """
        return None

    def prepare(self, canvas: Canvas) -> Iterator[pygame.Rect | None]:
        """Draw, part by part, what takes long the first time and is kept in caches then.

        Meanwhile the stage shows the old picture, and takes some steps in every frame. A step
        yields the rectangle in which the canvas is as it will be shown, so that a stretched
        picture can be made sharp there; None if there is no such rectangle.
        """
        yield from self.form.prepare(canvas)
        self.draw(canvas)
        yield None

    def prepare_ahead(self, blank: Callable[[], Canvas]) -> Iterator[None]:  # noqa: ARG002
        """Draw, part by part and off the screen, what the next touch may show, to fill the caches.

        ``blank`` gives the canvas to draw on. The stage takes a step in each turn of the loop in
        which nothing happens, and begins anew after each change.
        """
        return iter(())

    def draw(self, canvas: Canvas) -> None:
        """Paint the scene; the base paints the widgets and the focus ring."""
        self.form.draw(canvas)
        self.draw_focus(canvas)

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the ring around what has the keyboard focus, if a key moved it there."""
        if ring := self.form.focus_ring:
            panels.focus_ring(canvas, ring)

    def leave(self) -> None:
        """Free what it kept for drawing; called when the scene is not shown any more."""

    def elements(self) -> list[Element]:
        """Return everything that can be touched now."""
        return self.form.elements()

    def other_elements(self) -> list[Element]:
        """Return what can be touched now and is no widget."""
        widgets = {one.id for one in self.form.elements()}
        return [one for one in self.elements() if one.id not in widgets]

    def _work_thing(self, id: str) -> None:
        """Do what a touch on an element does that is no widget."""
        self.act(Act(id, "press"))

    # for assistive software

    @property
    def title(self) -> str:
        """What the scene is, as its heading; empty for none."""
        return ""

    def nodes(self) -> list[Node]:
        """Return what the scene says and offers, in the order of reading.

        The base returns what can be touched: the widgets, then all else.
        """
        from game.ui.nodes import ids_in  # noqa: PLC0415 (the title does not need it)

        nodes = self.form.nodes()
        ids = ids_in(nodes)
        return nodes + [node_of(one) for one in self.elements() if one.id not in ids]

    @property
    def next_id(self) -> str:
        """The id of what is to be done next; empty where that is not known."""
        return ""

    def act(self, act: Act) -> None:
        """Do what assistive software asks for with one of the scene's nodes."""
        if act.kind == "focus":
            self.form.go_to(act.id)
            self.redraw_widgets()
        elif self.form.act(act):
            self.on_widget_action()
        elif act.kind == "press":
            place = next((one.rect for one in self.elements() if one.id == act.id), None)
            if place:
                self.gesture(Tap(place.center))
