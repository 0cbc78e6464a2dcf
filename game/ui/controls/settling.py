"""What a finger can mean: only what was there when it came down, and not what has just taken the
place of something else, for the eye is slower than the hand."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import pygame

from game.ui import theme
from game.ui.widgets import Widget


class _Place(NamedTuple):
    """A widget as it is seen: one made anew at the same place is the same one."""

    id: str
    binds: bool
    covers: bool
    box: tuple[int, int, int, int]

    @property
    def wait(self) -> float:
        """Seconds in which it takes no tap."""
        return theme.SETTLE_BINDING if self.binds else theme.SETTLE


class Settling:
    """Watches which widgets can be touched, and since when.

    What binds waits longer, and as long again after each tap, be it taken or too early: whoever
    taps along in one spot does a thing once, and then never gets through.
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

    def renew(self, wait: float) -> None:
        """Everything is new to the eye: another scene was here, or it is another player's turn.
        What lies beside all widgets waits for so many seconds."""
        self._since, self._wait = None, wait

    def watch(self, widgets: Iterable[Widget], now: float) -> None:
        """Looks at what can be touched at this time (monotonic seconds)."""
        before, self._now = self._since, now
        there = {_place(widget) for widget in widgets if widget.visible}
        if before is None:
            self._since = dict.fromkeys(there, now)
            self._rests = now + self._wait
            return
        if there == before.keys():
            return
        gone = [pygame.Rect(place.box) for place in before.keys() - there]
        self._since = {
            place: before[place] if place in before else self._begun(place, gone) for place in there
        }

    def press(self, widget: Widget | None) -> None:
        """A finger came down on a widget, or beside all of them."""
        self._beside = self._since is not None and self._now >= self._rests
        place = _place(widget) if widget and widget.enabled else None
        self._held = place if widget and place and self._settled(widget) else None

    def meant(self, widget: Widget | None) -> bool:
        """Whether the finger that came down last means this widget, or what lies beside them."""
        return self._beside if widget is None else _place(widget) == self._held

    def rests(self, widget: Widget) -> bool:
        """True for what has been there long enough to be meant."""
        place = _place(widget)
        since = None if self._since is None else self._since.get(place)
        return since is not None and self._now - since >= place.wait

    def work(self, widget: Widget) -> None:
        """A widget does what it is for; what binds waits then before it does more."""
        place = _place(widget)
        if widget.binds and self._since and place in self._since:
            self._since[place] = self._now

    def strike(self, key: str) -> None:
        """A key was struck."""
        self._again = key == self._struck
        self._soon = self._again and self._now - self._struck_at < theme.SETTLE_BINDING
        self._struck, self._struck_at = key, self._now

    def meant_by_key(self, widget: Widget) -> bool:
        """Whether the key that was struck last means this widget: another key than the one before
        is no slip, and what does not bind waits for no key."""
        if not (widget.binds and self._again):
            return True
        return self._settled(widget) and not self._soon

    def _settled(self, widget: Widget) -> bool:
        """Whether it can be meant; what binds begins to wait anew if it cannot."""
        rests, place = self.rests(widget), _place(widget)
        if self._since and place in self._since and widget.binds and not rests:
            self._since[place] = self._now
        return rests

    def _begun(self, place: _Place, gone: list[pygame.Rect]) -> float:
        """Since when a new one can be touched: at once where nothing else was."""
        replaces = place.covers or pygame.Rect(place.box).collidelist(gone) >= 0
        return self._now if replaces else self._now - place.wait


def _place(widget: Widget) -> _Place:
    x, y, width, height = widget.rect
    return _Place(widget.id, widget.binds, widget.covers, (x, y, width, height))
