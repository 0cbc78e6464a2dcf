"""The widgets of a scene: hit test, keyboard focus, and redrawing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from pygame import Rect

from game.platform.node import Act, Node
from game.ui import input, panels
from game.ui.controls.focus import Focus, Stop, leads_on
from game.ui.controls.tap_guard import TapGuard
from game.ui.element import Element
from game.ui.screen import Canvas
from game.ui.sentence import RuleText
from game.ui.sound import TAP, speaker
from game.ui.widgets import Appearance, Widget

_WORKING = ("return", "enter", "space")
"""The keys that work what has the keyboard focus."""


class Form:
    """Passes gestures to its widgets. Later widgets lie over earlier ones.

    Attributes:
        widgets: all widgets, the uppermost last.
        escape: called on Escape; None leaves the key to the scene.
        on_denied: called with the reason when a widget that is not enabled is touched; None for
            nothing.
        things: returns what the keyboard reaches beside the widgets: the scene's other elements.
        on_thing: called with the id of one of these that a key works.
    """

    def __init__(self, escape: Callable[[], None] | None = None) -> None:
        self.widgets: list[Widget] = []
        self.escape = escape
        self.on_denied: Callable[[RuleText], None] | None = None
        self.things: Callable[[], Sequence[Element]] = tuple
        self.on_thing: Callable[[str], None] | None = None
        self._focus = Focus()
        self._guard = TapGuard()
        self._seen: dict[Widget, Appearance] = {}

    def __getitem__(self, id: str) -> Widget:
        """Return the widget with this id; KeyError if there is none."""
        for widget in self.widgets:
            if widget.id == id:
                return widget
        raise KeyError(id)

    def elements(self) -> list[Element]:
        """Return the elements of all visible widgets."""
        return [one for widget in self.widgets if widget.visible for one in widget.elements()]

    def nodes(self, known: Collection[str] = ()) -> list[Node]:
        """Return all visible widgets but those with these ids as nodes for assistive software."""
        there = (one for one in self.widgets if one.visible and one.id not in known)
        return [node for widget in there for node in widget.nodes()]

    def act(self, act: Act) -> bool:
        """Do what assistive software asks of a widget; return False if none has that node.

        Guards against a finger's slips do not hold it up.
        """
        widget = self.widget_of(act.id)
        if widget:
            self._act(widget, act)
        return widget is not None

    def widget_of(self, id: str) -> Widget | None:
        """Return the visible widget that has this element, or None."""
        for widget in self.widgets:
            if widget.visible and any(one.id == id for one in widget.elements()):
                return widget
        return None

    def _act(self, widget: Widget, act: Act) -> None:
        if not widget.enabled:
            self.report_denied(widget)
        else:
            self._guard.note_action(widget)
            if act.kind == "press":
                speaker.play(TAP)
            widget.act(act)

    def widget_at(self, pos: input.Pos) -> Widget | None:
        """Return the uppermost visible widget at a pixel, or None."""
        for widget in reversed(self.widgets):
            if widget.visible and widget.contains(pos):
                return widget
        return None

    def handle(self, gesture: input.Gesture) -> bool:
        """Pass a gesture to a widget; return False if none took it, so that it is the scene's."""
        match gesture:
            case input.Hover(pos):
                return self._hover(None if pos is None else self.widget_at(pos))
            case input.Press(pos):
                return self._press(self.widget_at(pos))
            case input.Release():
                return self._press_only(None)
            case input.Tap(pos):
                return self._tap(self.widget_at(pos), pos)
            case input.SecondaryTap(pos):
                return self.run_secondary_action(pos) or self.widget_at(pos) is not None
            case input.Drag(start, pos, _, phase):
                return self._drag(start, pos, phase)
            case input.Key():
                return self._key(gesture)
            case input.Typed(letters):
                focus = self.focus
                return focus is not None and focus.enabled and focus.type_text(letters)
        return False

    def set_focus(self, widget: Widget | None, by_keyboard: bool = False) -> None:
        """Move the keyboard focus to a widget, or to none.

        The focus ring is drawn only if the keyboard moved it there.
        """
        self._put_focus(widget, by_keyboard)

    def go_to(self, id: str) -> bool:
        """Move the keyboard to the widget that has this element, or to this thing.

        Returns False, doing nothing, if neither is there.
        """
        things = (one for one in self.things() if one.enabled and one.id == id)
        stop = self.widget_of(id) or next(things, None)
        if stop:
            self._put_focus(stop, by_keyboard=True)
        return stop is not None

    def stops(self) -> list[Stop]:
        """Return what the keyboard reaches now: the widgets, then the other things."""
        there = [widget for widget in self.widgets if widget.visible and widget.enabled]
        return [*there, *(thing for thing in self.things() if thing.enabled)]

    def _put_focus(self, stop: Stop | None, by_keyboard: bool) -> None:
        self._focus.put_on(stop, by_keyboard=by_keyboard)
        self._mark_focused()

    def _mark_focused(self) -> None:
        for one in self.widgets:
            one.focused = one is self.focus

    @property
    def focus(self) -> Widget | None:
        """The widget with the keyboard focus; None for none."""
        return self._focus.widget

    @property
    def focus_id(self) -> str:
        """The id of what has the keyboard focus, a widget or another thing; empty for nothing."""
        return self._focus.id

    @property
    def focus_ring(self) -> Rect | None:
        """The rectangle around which the keyboard's focus ring is drawn; None for no ring."""
        return self._focus.rect if self._focus.by_keyboard else None

    @property
    def focus_place(self) -> Rect | None:
        """The rectangle of what has the keyboard focus, however it came there; None for nothing."""
        return self._focus.rect

    @property
    def focus_label(self) -> str:
        """The name of what has the keyboard focus; empty for nothing."""
        stop = self._focus.widget or self._focus.thing
        return stop.label if stop else ""

    @property
    def is_written_in(self) -> bool:
        """True while a text field has the keyboard focus."""
        return self.focus is not None and self.focus.role == "textbox"

    @property
    def is_on_thing(self) -> bool:
        """True while a thing that is no widget has the keyboard focus."""
        return self._focus.thing is not None

    def leave_things(self) -> None:
        """Take the keyboard focus from a thing that is no widget, so that keys mean others."""
        if self.is_on_thing:
            self.set_focus(None)

    def run_secondary_action(self, pos: input.Pos) -> bool:
        """Run the second action of the widget at a pixel; return True if it has one.

        Called when a hold with a tooltip is released, and on a click of the right mouse button.
        """
        hit = self.widget_at(pos)
        if not (hit and hit.enabled and hit.secondary_action):
            return False
        speaker.play(TAP)
        hit.secondary_action()
        return True

    def wait_on(self) -> None:
        """Let what binds and takes no tap yet wait anew, since something moves."""
        self._guard.wait_on()

    def restart_waits(self, wait: float) -> None:
        """Let all widgets wait anew before they take a tap; see ``TapGuard.restart``.

        A touch beside all widgets waits for this many seconds.
        """
        self._guard.restart(wait)

    def activate_by_key(self, widget: Widget) -> bool:
        """Work the widget that the last key stands for, unless the key was a slip; return True."""
        if self._guard.accepts_key(widget):
            self._work(widget, widget.rect.center)
        return True

    def update(self, now: float) -> bool:
        """Move on to this time (monotonic seconds); return True if a widget looks different."""
        changed = max((widget.update(now) for widget in self.widgets), default=False)
        self._guard.update(self.widgets, now)
        if self._focus.follow(self.widgets, self.things):
            self._mark_focused()
            changed = True
        return self._let_wait() or changed

    def _let_wait(self) -> bool:
        """Update ``is_waiting`` of all widgets; return True if any has changed."""
        changed = False
        for widget in self.widgets:
            waits = widget.binds and widget.visible and not self._guard.is_settled(widget)
            changed |= waits != widget.is_waiting
            widget.is_waiting = waits
        return changed

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Draw the widgets one by one, to fill the caches."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(canvas)
                yield

    def remember_appearances(self) -> None:
        """Remember how all visible widgets look now: the window is about to be drawn."""
        self._seen = {one: one.appearance for one in self.widgets if one.visible}

    def take_changed_rects(self) -> list[Rect]:
        """Return the old and new rectangles of widgets that look different since the last call."""
        before = self._seen
        self.remember_appearances()
        now = self._seen
        gone = [Rect(sight.place) for one, sight in before.items() if now.get(one) != sight]
        come = [Rect(sight.place) for one, sight in now.items() if before.get(one) != sight]
        return gone + come

    def draw(self, canvas: Canvas) -> None:
        """Draw the visible widgets within the canvas's clip."""
        for widget in self.widgets:
            if widget.visible and panels.seen(canvas, widget.rect):
                widget.draw(canvas)

    def _hover(self, over: Widget | None) -> bool:
        """Mark the hovered widget; return True if that has changed."""
        changed = False
        for widget in self.widgets:
            hovered = widget is over and widget.enabled
            changed |= hovered != widget.hovered
            widget.hovered = hovered
        return changed

    def _press_only(self, held: Widget | None) -> bool:
        """Mark this widget, and no other, as pressed; return True if that has changed."""
        changed = False
        for widget in self.widgets:
            pressed = widget is held and widget.enabled
            changed |= pressed != widget.pressed
            widget.pressed = pressed
        return changed

    def _press(self, held: Widget | None) -> bool:
        self._guard.note_press(held)
        self.set_focus(held if held and held.enabled else None)
        self._press_only(held)
        return held is not None

    def _tap(self, hit: Widget | None, pos: input.Pos) -> bool:
        """Handle a tap; return True if it is used up, also by a tap that came too early."""
        meant = self._guard.accepts_tap(hit)
        if hit and not hit.enabled:
            self.report_denied(hit)
        elif hit and meant:
            self._work(hit, pos)
        return hit is not None or not meant

    def _work(self, widget: Widget, pos: input.Pos) -> None:
        """Work a widget by a tap, with its sound."""
        self._guard.note_action(widget)
        speaker.play(TAP)
        widget.tap(pos)

    def report_denied(self, widget: Widget) -> None:
        """Report why a widget is not enabled, if it has a reason and ``on_denied`` is set."""
        if self.on_denied and widget.disabled_reason:
            self.on_denied(widget.disabled_reason)

    def _drag(self, start: input.Pos, pos: input.Pos, phase: input.Phase) -> bool:
        """Handle a drag: one that begins and ends on the same widget counts as a tap on it."""
        held = self.widget_at(start)
        if held is None:
            return False
        inside = held.contains(pos) and phase is not input.Phase.CANCEL
        self._press_only(held if inside and phase is not input.Phase.END else None)
        if inside and phase is input.Phase.END:
            self._tap(held, pos)
        return True

    def _key(self, key: input.Key) -> bool:
        self._guard.note_key(key.name)
        focus = self.focus
        if focus and focus.visible and focus.enabled and focus.key(key):
            return True
        if key.name in _WORKING and focus and focus.visible and focus.enabled:
            return self.activate_by_key(focus)
        if key.name in _WORKING and self._focus.thing and self.on_thing:
            self.on_thing(self._focus.thing.id)
            return True
        if key.name == "escape" and self.escape:
            self.escape()
            return True
        return leads_on(key) and self._move_focus(key)

    def _move_focus(self, key: input.Key) -> bool:
        """Move the keyboard focus to where a key leads; return False if nothing can have it."""
        stops = self.stops()
        if stop := self._focus.next_stop(key, stops):
            self._put_focus(stop, by_keyboard=True)
        return bool(stops)
