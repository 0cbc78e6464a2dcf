"""Protection against taps that were meant for something else.

A tap counts only for the widget that was there when the finger came down, and not for a widget
that has just taken the place of another: the eye is slower than the hand.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Set
from typing import NamedTuple

import pygame

from game.ui import theme
from game.ui.hands import hands
from game.ui.widgets import Widget


class _Place(NamedTuple):
    """A widget's identity for the player: one made anew with the same values is the same one."""

    id: str
    binds: bool
    covers: bool
    box: tuple[int, int, int, int]

    @property
    def wait(self) -> float:
        """Seconds after its appearance in which it takes no tap."""
        return hands.wait(theme.SETTLE_BINDING if self.binds else theme.SETTLE)


class TapGuard:
    """Watches which widgets can be touched, and since when.

    A widget that binds waits longer, and as long again after each tap, whether that was taken or
    came too early. So whoever taps quickly in one spot starts its action once at most.
    """

    def __init__(self) -> None:
        self._since: dict[_Place, float] | None = None
        self._held: _Place | None = None
        self._beside = True
        self._wait = theme.SETTLE
        self._rests = 0.0
        self._struck = ""
        self._struck_at = -math.inf
        self._again = self._soon = False
        self._now = 0.0

    def restart(self, wait: float) -> None:
        """Let all widgets wait anew: another scene was here, or it is another player's turn.

        A touch beside all widgets waits for this many seconds.
        """
        self._since, self._wait = None, wait

    def update(self, widgets: Iterable[Widget], now: float) -> None:
        """Note which widgets are visible at this time (monotonic seconds)."""
        before, self._now = self._since, now
        there = {_place(widget) for widget in widgets if widget.visible}
        if before is None:
            self._since = dict.fromkeys(there, now)
            self._rests = now + hands.wait(self._wait)
            return
        if there == before.keys():
            return
        gone = before.keys() - there
        self._since = {
            place: before[place] if place in before else self._begun(place, gone) for place in there
        }

    def wait_on(self) -> None:
        """Let what binds and still waits begin anew: something moves, and the eye follows it."""
        since = self._since or {}
        for place, begun in since.items():
            if place.binds and self._now - begun < place.wait:
                since[place] = self._now

    def note_press(self, widget: Widget | None) -> None:
        """Note that a finger came down on a widget, or beside all of them (None)."""
        self._beside = self._since is not None and self._now >= self._rests
        place = _place(widget) if widget and widget.enabled else None
        self._held = place if widget and place and self._settled(widget) else None

    def accepts_tap(self, widget: Widget | None) -> bool:
        """Return True if the last press counts for this widget, or (None) beside all widgets."""
        return self._beside if widget is None else _place(widget) == self._held

    def is_settled(self, widget: Widget) -> bool:
        """Return True if the widget has been there long enough to take a tap."""
        place = _place(widget)
        since = None if self._since is None else self._since.get(place)
        return since is not None and self._now - since >= place.wait

    def note_action(self, widget: Widget) -> None:
        """Note that a widget acts now; one that binds waits again then."""
        place = _place(widget)
        if widget.binds and self._since and place in self._since:
            self._since[place] = self._now

    def note_key(self, key: str) -> None:
        """Note that a key was pressed."""
        self._again = key == self._struck
        self._soon = self._again and self._now - self._struck_at < hands.wait(theme.SETTLE_BINDING)
        self._struck, self._struck_at = key, self._now

    def accepts_key(self, widget: Widget) -> bool:
        """Return True if the last key counts for this widget.

        Only the same key pressed again can be a slip, and only for a widget that binds.
        """
        if not (widget.binds and self._again):
            return True
        return self._settled(widget) and not self._soon

    def _settled(self, widget: Widget) -> bool:
        """Return True if it takes a tap; one that binds and does not starts to wait anew."""
        rests, place = self.is_settled(widget), _place(widget)
        if self._since and place in self._since and widget.binds and not rests:
            self._since[place] = self._now
        return rests

    def _begun(self, place: _Place, gone: Set[_Place]) -> float:
        """Return since when a new widget counts as present.

        One where nothing else was takes a tap at once, unless it covers other things, or binds and
        has moved: it may take taps beside its box, too.
        """
        boxes = [pygame.Rect(one.box) for one in gone]
        moved = place.binds and any(one.id == place.id for one in gone)
        replaces = place.covers or moved or pygame.Rect(place.box).collidelist(boxes) >= 0
        return self._now if replaces else self._now - place.wait


def _place(widget: Widget) -> _Place:
    x, y, width, height = widget.rect
    return _Place(widget.id, widget.binds, widget.covers, (x, y, width, height))
