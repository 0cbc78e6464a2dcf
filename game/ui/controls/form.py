"""The widgets of a scene: hit test, keyboard focus, and what has to be redrawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pygame import Rect

from game.platform.node import Act, Node
from game.ui import input, panels
from game.ui.controls.said import Said
from game.ui.controls.settling import Settling
from game.ui.screen import Canvas
from game.ui.sound import TAP, speaker
from game.ui.widgets import Appearance, Element, Widget

NEXT = {"tab": 1, "down": 1, "right": 1, "up": -1, "left": -1}


class Form:
    """Passes gestures to its widgets. Later widgets lie over earlier ones.

    Attributes:
        widgets: all widgets, the uppermost last.
        escape: called on Escape; None leaves the key to the scene.
        denied: called with the reason when a widget that is not enabled is touched; None for
            nothing.
        focus: the widget with the keyboard focus; None for none.
    """

    def __init__(self, escape: Callable[[], None] | None = None) -> None:
        self.widgets: list[Widget] = []
        self.escape = escape
        self.denied: Callable[[Said], None] | None = None
        self.focus: Widget | None = None
        self._by_keyboard = False
        self._settling = Settling()
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

    def nodes(self) -> list[Node]:
        """Return all visible widgets as nodes for assistive software."""
        return [node for widget in self.widgets if widget.visible for node in widget.nodes()]

    def act(self, act: Act) -> bool:
        """Do what assistive software asks of a widget; return False if none has that node.

        Guards against a finger's slips do not hold it up.
        """
        for widget in self.widgets:
            ids = [node.id for root in widget.nodes() for node in root.walk()]
            if widget.visible and act.id in ids:
                self._act(widget, act)
                return True
        return False

    def _act(self, widget: Widget, act: Act) -> None:
        if act.kind == "focus":
            self.set_focus(widget, by_keyboard=True)
        elif not widget.enabled:
            self.deny(widget)
        else:
            self._settling.work(widget)
            speaker.play(TAP)
            widget.act(act)

    def at(self, pos: input.Pos) -> Widget | None:
        """Return the uppermost visible widget at a pixel, or None."""
        for widget in reversed(self.widgets):
            if widget.visible and widget.takes(pos):
                return widget
        return None

    def handle(self, gesture: input.Gesture) -> bool:
        """Pass a gesture to a widget; return False if none took it, so that it is the scene's."""
        match gesture:
            case input.Hover(pos):
                return self._hover(None if pos is None else self.at(pos))
            case input.Press(pos):
                return self._press(self.at(pos))
            case input.Release():
                return self._press_only(None)
            case input.Tap(pos):
                return self._tap(self.at(pos), pos)
            case input.SecondaryTap(pos):
                return self.second(pos) or self.at(pos) is not None
            case input.Drag(start, pos, _, phase):
                return self._drag(start, pos, phase)
            case input.Key():
                return self._key(gesture)
            case input.Typed(letters):
                focus = self.focus
                return focus is not None and focus.enabled and focus.typed(letters)
        return False

    def set_focus(self, widget: Widget | None, by_keyboard: bool = False) -> None:
        """Move the keyboard focus to a widget, or to none.

        The focus ring is drawn only if the keyboard moved it there.
        """
        self.focus = widget
        self._by_keyboard = by_keyboard
        for one in self.widgets:
            one.focused = one is widget

    def second(self, pos: input.Pos) -> bool:
        """Run the second action of the widget at a pixel; return True if it has one.

        Called when a hold with a tooltip is released, and on a click of the right mouse button.
        """
        hit = self.at(pos)
        if not (hit and hit.enabled and hit.second):
            return False
        speaker.play(TAP)
        hit.second()
        return True

    def renew(self, wait: float) -> None:
        """Let all widgets wait anew before they take a tap; see ``Settling.renew``.

        A touch beside all widgets waits for this many seconds.
        """
        self._settling.renew(wait)

    def strike(self, widget: Widget) -> bool:
        """Work the widget that the last key stands for, unless the key was a slip; return True."""
        if self._settling.meant_by_key(widget):
            self._work(widget, widget.rect.center)
        return True

    def update(self, now: float) -> bool:
        """Move on to this time (monotonic seconds); return True if a widget looks different."""
        changed = max((widget.update(now) for widget in self.widgets), default=False)
        self._settling.watch(self.widgets, now)
        return self._let_wait() or changed

    def _let_wait(self) -> bool:
        """Update ``waits`` of all widgets; return True if any has changed."""
        changed = False
        for widget in self.widgets:
            waits = widget.binds and widget.visible and not self._settling.rests(widget)
            changed |= waits != widget.waits
            widget.waits = waits
        return changed

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Draw the widgets one by one, to fill the caches."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(canvas)
                yield

    def note(self) -> None:
        """Remember how all visible widgets look now: the window is about to be drawn."""
        self._seen = {one: one.sight for one in self.widgets if one.visible}

    def changes(self) -> list[Rect]:
        """Return the old and new rectangles of widgets whose look has changed since ``note``."""
        before = self._seen
        self.note()
        now = self._seen
        gone = [Rect(sight.place) for one, sight in before.items() if now.get(one) != sight]
        come = [Rect(sight.place) for one, sight in now.items() if before.get(one) != sight]
        return gone + come

    def draw(self, canvas: Canvas) -> None:
        """Draw the visible widgets within the canvas's clip, and the keyboard's focus ring."""
        for widget in self.widgets:
            if widget.visible and panels.seen(canvas, widget.rect):
                widget.draw(canvas)
        if self._by_keyboard and self.focus and self.focus.visible:
            self.focus.draw_focus(canvas)

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
        self._settling.press(held)
        self.set_focus(held if held and held.enabled else None)
        self._press_only(held)
        return held is not None

    def _tap(self, hit: Widget | None, pos: input.Pos) -> bool:
        """Handle a tap; return True if it is used up, also by a tap that came too early."""
        meant = self._settling.meant(hit)
        if hit and not hit.enabled:
            self.deny(hit)
        elif hit and meant:
            self._work(hit, pos)
        return hit is not None or not meant

    def _work(self, widget: Widget, pos: input.Pos) -> None:
        """Work a widget by a tap, with its sound."""
        self._settling.work(widget)
        speaker.play(TAP)
        widget.tap(pos)

    def deny(self, widget: Widget) -> None:
        """Report why a widget is not enabled, if it has a reason and ``denied`` is set."""
        if self.denied and widget.why:
            self.denied(widget.why)

    def _drag(self, start: input.Pos, pos: input.Pos, phase: input.Phase) -> bool:
        """Handle a drag: one that begins and ends on the same widget counts as a tap on it."""
        held = self.at(start)
        if held is None:
            return False
        inside = held.takes(pos) and phase is not input.Phase.CANCEL
        self._press_only(held if inside and phase is not input.Phase.END else None)
        if inside and phase is input.Phase.END:
            self._tap(held, pos)
        return True

    def _key(self, key: input.Key) -> bool:
        self._settling.strike(key.name)
        focus = self.focus
        if focus and focus.visible and focus.enabled and focus.key(key):
            return True
        if key.name in ("return", "enter", "space") and focus and focus.visible and focus.enabled:
            return self.strike(focus)
        if key.name == "escape" and self.escape:
            self.escape()
            return True
        if key.name in NEXT and not key.ctrl:
            return self._step(-1 if key.shift and key.name == "tab" else NEXT[key.name])
        return False

    def _step(self, step: int) -> bool:
        """Move the keyboard focus to the next (1) or previous (-1) widget; False if none can."""
        ring = [widget for widget in self.widgets if widget.visible and widget.enabled]
        if not ring:
            return False
        place = ring.index(self.focus) + step if self.focus in ring else min(step, 0)
        self.set_focus(ring[place % len(ring)], by_keyboard=True)
        return True
